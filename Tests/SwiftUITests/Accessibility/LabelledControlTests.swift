import Testing
import UIKit

@testable import SwiftUI

@MainActor struct LabelledControlTests {
    @Test func aToggleIsOneElementCalledAsItsLabel() {
        let found = Hosted(Toggle("Wi-Fi", isOn: .constant(true))).found
        #expect(found.map(\.label) == ["Wi-Fi"])
        #expect(found.first?.view is UISwitch)
    }

    @Test func anOwnLabelGoesFirst() {
        #expect(Hosted(Toggle("Wi-Fi", isOn: .constant(true)).accessibilityLabel("Wireless")).found.map(\.label) == ["Wireless"])
    }

    @Test func progressIsOneElement() {
        let found = Hosted(ProgressView("Load", value: 0.5)).found
        #expect(found.map(\.label) == ["Load"])
        #expect(found.first?.view is UIProgressView)
        #expect(Hosted(ProgressView("Wait")).found.map(\.label) == ["Wait"])
    }

    @Test func colorsAndDatesAreCalledAsTheirLabels() {
        #expect(Hosted(ColorPicker("Ink", selection: .constant(.red))).found.map(\.label) == ["Ink"])
    }
}
