@testable import QuartzCore
@testable import UIKit

/// Time that passes only when told to, for what is animated on a device. End it before the test does.
@MainActor final class SteppedTime {
    private(set) var now = 1000.0
    private let device: TestDevice

    init(_ device: TestDevice) {
        self.device = device
        MediaTimeline.current.steppedClock = { [unowned self] in now }
    }

    func end() { MediaTimeline.current.steppedClock = nil }

    /// Commits, lets time pass, ends what is over then, and lets follow what does not wait for time.
    func pass(_ seconds: Double) {
        device.application.runLoop.commit()
        now += seconds
        MediaTimeline.current.scheduler.finish(at: now)
        device.settle()
    }
}
