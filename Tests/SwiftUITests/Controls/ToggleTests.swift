import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ToggleTests {
    /// Says in words whether it is on, and is switched by a tap.
    private struct WordStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                configuration.label
                Text(configuration.isOn ? "on" : "off")
            }
        }
    }

    private func press(in view: UIView) -> PressView? {
        (view as? PressView) ?? view.subviews.lazy.compactMap { press(in: $0) }.first
    }

    @Test func stylesShowAndChangeTheValue() throws {
        var isOn = false
        let hosted = Hosted(Toggle("Sound", isOn: Binding(get: { isOn }, set: { isOn = $0 })).toggleStyle(WordStyle()))
        let button = try #require(press(in: hosted.view))
        var spoken: [AccessibilityItem] = []
        hosted.view.host.root.collectAccessibility(into: &spoken)
        #expect(spoken.map(\.spokenLabel) == ["Sound, off"])
        button.action()
        #expect(isOn)
    }

    @Test func switchesBringTheirChangesToTheBinding() throws {
        var isOn = false
        let hosted = Hosted(Toggle("Sound", isOn: Binding(get: { isOn }, set: { isOn = $0 })))
        let control = try #require(hosted.view.subviews.compactMap { $0 as? UISwitch }.first)
        control.isOn = true
        control.sendActions(for: .valueChanged)
        #expect(isOn)
    }

    @Test func hiddenLabelsLeaveTheSwitchAlone() {
        let hosted = Hosted(Toggle("Sound", isOn: .constant(true)).labelsHidden())
        #expect(hosted.view.host.root.firstText == nil)
        // In the middle, on whole pixels.
        #expect(hosted.view.subviews.map { (($0.frame.midX - 150) * 3).rounded() } == [0])
    }

    @Test func buttonsAreTintedWhileTheyAreOn() throws {
        for isOn in [false, true] {
            let hosted = Hosted(Toggle("Bold", isOn: .constant(isOn)).toggleStyle(.button))
            var spoken: [AccessibilityItem] = []
            hosted.view.host.root.collectAccessibility(into: &spoken)
            let first = try #require(spoken.first)
            #expect(first.traits.contains(.selected) == isOn)
        }
    }
}
