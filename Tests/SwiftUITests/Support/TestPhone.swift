import DeviceProtocol
import DeviceRuntime

@testable import UIKit

/// The phone that tests of SwiftUI are written for.
///
/// A process has one device. Tests of UIKit, which may run in the same process, leave theirs behind: an iPad, or a phone with large texts.
@MainActor enum TestPhone {
    static func use() {
        let isLeftBehind = DeviceSettings.current.description != .defaultPhone || DeviceSettings.current.state != DeviceState()
        if isLeftBehind {
            UIApplication.reset()
            DeviceSettings.current.description = .defaultPhone
        }
        // Each thread that works for the main actor has traits of its own.
        if isLeftBehind || UITraitCollection.current != DeviceTraits.initial { ExtensionStart.apply(DeviceState()) }
    }
}
