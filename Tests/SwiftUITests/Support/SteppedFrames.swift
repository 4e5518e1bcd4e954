@testable import SwiftUI

/// Frames that come only when told to. End them before the test does.
@MainActor final class SteppedFrames {
    private(set) var now = 1000.0

    init() { FrameClock.shared.steppedTime = now }

    func end() { FrameClock.shared.steppedTime = nil }

    /// Lets time pass, and takes what runs to where it then is.
    func pass(_ seconds: Double) {
        now += seconds
        FrameClock.shared.steppedTime = now
        FrameClock.shared.tick()
    }
}
