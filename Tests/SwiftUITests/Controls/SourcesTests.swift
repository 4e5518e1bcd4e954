import Testing
import UIKit

@testable import SwiftUI

/// Controls that stand for several values.
@MainActor struct SourcesTests {
    private struct Alarm: Identifiable {
        let id: Int
        var isOn: Bool
        var sound = "bell"
    }

    @MainActor private final class Alarms { var alarms: [Alarm] = [Alarm(id: 0, isOn: true), Alarm(id: 1, isOn: false)] }

    private struct Look: ToggleStyle {
        let note: (ToggleStyleConfiguration) -> Void
        func makeBody(configuration: Configuration) -> some View {
            note(configuration)
            return configuration.label
        }
    }

    @Test func aToggleOfSeveralValuesSetsThemAll() throws {
        let model = Alarms()
        let alarms = Binding(get: { model.alarms }, set: { model.alarms = $0 })
        var shown: [ToggleStyleConfiguration] = []
        let toggle = Toggle("Alarms", sources: alarms, isOn: \.isOn).toggleStyle(Look { shown.append($0) })
        let hosted = Hosted(toggle)
        let first = try #require(shown.last)
        #expect(!first.isOn)
        #expect(first.isMixed)
        first.$isOn.wrappedValue = true
        #expect(model.alarms.map(\.isOn) == [true, true])
        hosted.view.rootView = toggle
        hosted.update()
        let second = try #require(shown.last)
        #expect(second.isOn)
        #expect(!second.isMixed)
        second.$isOn.wrappedValue = false
        #expect(model.alarms.map(\.isOn) == [false, false])
    }

    @Test func aPickerOfSeveralValuesChoosesForAll() throws {
        let model = Alarms()
        model.alarms[1].sound = "birds"
        let alarms = Binding(get: { model.alarms }, set: { model.alarms = $0 })
        let picker = Picker("Sound", sources: alarms, selection: \.sound) {
            ForEach(["bell", "birds", "waves"], id: \.self) { Text($0).tag($0) }
        }.pickerStyle(.segmented)
        let hosted = Hosted(picker)
        let control = try #require(segments(in: hosted.view))
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 2
        control.sendActions(for: .valueChanged)
        #expect(model.alarms.map(\.sound) == ["waves", "waves"])
    }

    private func segments(in view: UIView) -> UISegmentedControl? {
        view as? UISegmentedControl ?? view.subviews.lazy.compactMap { segments(in: $0) }.first
    }

    /// A tint may be any style; controls that show one colour take its first.
    @Test func tintsMayBeGradients() {
        var environments: [EnvironmentValues] = []
        struct Reader: View {
            @Environment(\.self) var values
            let note: (EnvironmentValues) -> Void
            var body: some View {
                note(values)
                return Color.clear
            }
        }
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        _ = Hosted(
            VStack {
                Reader { environments.append($0) }
                Reader { environments.append($0) }.tint(.green)
            }.tint(gradient))
        let outer = environments.last { $0.tintStyle != nil }
        let inner = environments.last { $0.tintStyle == nil }
        if let outer, case .gradient = TintShapeStyle().paint(in: outer) {} else { Issue.record("The tint is no gradient.") }
        #expect(outer?.tintColor?.cgColor(in: outer ?? EnvironmentValues()) == UIColor.systemRed.cgColor)
        #expect(inner?.tintColor == .green)
    }
}
