import Testing

@testable import SwiftUI
@testable import UIKit

@MainActor struct PickerTests {
    @MainActor private final class Box { var binding: Binding<Int>? }

    private struct Screen: View {
        let box: Box
        @State private var choice = 2
        var body: some View {
            let _ = box.binding = $choice
            Picker("Number", selection: $choice) {
                ForEach(1..<4) { Text("No. \($0)").tag($0) }
            }
            .pickerStyle(.segmented)
        }
    }

    @Test func segmentsAreTheOptions() throws {
        let box = Box()
        let hosted = Hosted(Screen(box: box))
        let control = try #require(hosted.view.subviews.compactMap { $0 as? UISegmentedControl }.first)
        #expect((0..<3).map { control.titleForSegment(at: $0) } == ["No. 1", "No. 2", "No. 3"])
        #expect(control.selectedSegmentIndex == 1)
        box.binding?.wrappedValue = 3
        hosted.update()
        #expect(control.selectedSegmentIndex == 2)
        control.selectedSegmentIndex = 0
        control.sendActions(for: .valueChanged)
        #expect(box.binding?.wrappedValue == 1)
    }

    private func segments(_ selection: Binding<String?>, includeOptional: Bool) throws -> UISegmentedControl {
        let hosted = Hosted(
            Picker("Letter", selection: selection) {
                ForEach(["a", "b"], id: \.self) { Text($0).tag($0, includeOptional: includeOptional) }
            }
            .pickerStyle(.segmented))
        return try #require(hosted.view.subviews.compactMap { $0 as? UISegmentedControl }.first)
    }

    @Test func optionalSelectionsMatchTagsUnlessToldNotTo() throws {
        var chosen: String? = "b"
        let selection = Binding(get: { chosen }, set: { chosen = $0 })
        let control = try segments(selection, includeOptional: true)
        #expect(control.selectedSegmentIndex == 1)
        control.selectedSegmentIndex = 0
        control.sendActions(for: .valueChanged)
        #expect(chosen == "a")
        #expect(try segments(selection, includeOptional: false).selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func segmentsShowPicturesAndWhatIsWritten() throws {
        let hosted = Hosted(
            Picker("Speed", selection: .constant(1)) {
                Text("½×").accessibilityLabel("Half").tag(0)
                Image(systemName: "hare").accessibilityLabel("Fast").tag(1)
            }
            .pickerStyle(.segmented))
        let control = try #require(hosted.view.subviews.compactMap { $0 as? UISegmentedControl }.first)
        #expect(control.titleForSegment(at: 0) == "½×")
        #expect(control.titleForSegment(at: 1) == nil)
        #expect(control.imageForSegment(at: 1) != nil)
        #expect(control.segments.map(\.view.accessibilityLabel) == ["Half", "Fast"])
    }

    @Test func theCurrentValueMayHaveItsOwnLabel() throws {
        let title = ["Number"][0]
        let hosted = Hosted(
            Picker(title, selection: .constant(1)) {
                Text("One").tag(1)
            } currentValueLabel: {
                Text("First")
            }
            .pickerStyle(.menu))
        let button = try #require(hosted.view.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.configuration?.title == "First")
    }

    @Test func steppersStopAtTheirEnds() throws {
        var value = 9
        let hosted = Hosted(Stepper("Age", value: Binding(get: { value }, set: { value = $0 }), in: 0...10))
        let control = try #require(hosted.view.subviews.compactMap { $0 as? UIStepper }.first)
        control.value = 1
        control.sendActions(for: .valueChanged)
        #expect(value == 10)
        #expect(control.value == 0)
    }
}

/// Menu pickers that are rows of lists.
@MainActor struct RowPickerTests {
    @Test func theRowOfAPickerOpensItsMenu() throws {
        let shown = Windowed(
            Form {
                Picker("Type", selection: .constant(0)) {
                    Text("one").tag(0)
                    Text("two").tag(1)
                }
                Picker("Off", selection: .constant(0)) { Text("one").tag(0) }.disabled(true)
            })
        let list = try #require(shown.list)
        let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? RowCell)
        #expect(cell.row?.host.root.rowAction?.perform != nil)
        let off = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)) as? RowCell)
        #expect(off.row?.host.root.rowAction?.perform == nil)
        shown.window.isHidden = true
    }
}
