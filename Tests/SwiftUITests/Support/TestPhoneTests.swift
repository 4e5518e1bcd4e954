import DeviceProtocol
import DeviceRuntime
import Testing

@testable import SwiftUI
@testable import UIKit

@MainActor struct TestPhoneTests {
    private struct Reader: View {
        let note: (EnvironmentValues) -> Void
        @Environment(\.self) private var values
        var body: some View {
            note(values)
            return Color.clear
        }
    }

    /// Whatever device another test has used, and whichever thread works for the main actor.
    @Test func whatIsShownIsShownOnAPhone() {
        var device = DeviceDescription.defaultPhone
        (device.idiom, device.width, device.height) = (.pad, 820, 1180)
        var state = DeviceState()
        (state.contentSize, state.appearance) = (.accessibilityLarge, .dark)
        DeviceSettings.current.description = device
        ExtensionStart.apply(state)
        var values: [EnvironmentValues] = []
        _ = Hosted(Reader { values.append($0) })
        DeviceSettings.current.description = device
        ExtensionStart.apply(state)
        let windowed = Windowed(Reader { values.append($0) })
        for values in values {
            #expect(values.traits.userInterfaceIdiom == .phone)
            #expect(values.dynamicTypeSize == .large)
            #expect(values.colorScheme == .light)
        }
        #expect(values.count >= 2)
        windowed.window.isHidden = true
    }
}
