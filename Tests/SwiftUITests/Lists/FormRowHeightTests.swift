import Testing
import UIKit

@testable import SwiftUI

/// Heights of the rows of forms on iOS 17, at the standard text size.
@MainActor struct FormRowHeightTests {
    private enum Kind: String, CaseIterable {
        case text, button, link, labeled, field, secure, toggle, stepper, slider, date, time, menu, linkPicker, segments, color

        @MainActor @ViewBuilder var row: some View {
            switch self {
            case .text: Text("Text")
            case .button: Button("Button") {}
            case .link: NavigationLink("Link") { Text("destination") }
            case .labeled: LabeledContent("Name", value: "Value")
            case .field: TextField("Field", text: .constant("text"))
            case .secure: SecureField("Field", text: .constant("text"))
            case .toggle: Toggle("Toggle", isOn: .constant(true))
            case .stepper: Stepper("Stepper", value: .constant(1))
            case .slider: Slider(value: .constant(0.5))
            case .date: DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
            case .time: DatePicker("Time", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .hourAndMinute)
            case .menu: Picker("Picker", selection: .constant(1)) { Text("One").tag(1) }
            case .linkPicker: Picker("Picker", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.navigationLink)
            case .segments: Picker("Picker", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.segmented)
            case .color: ColorPicker("Color", selection: .constant(Color.red))
            }
        }
    }

    private func cells(_ content: some View) throws -> [UICollectionViewCell] {
        let shown = Windowed(NavigationStack { content })
        let list = try #require(shown.list)
        list.layoutIfNeeded()
        return list.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    }

    @Test func rowsOfOneLineAreAllOfOneHeight() throws {
        let cells = try cells(Form { ForEach(Kind.allCases, id: \.self) { $0.row } })
        #expect(cells.count == Kind.allCases.count)
        for (kind, cell) in zip(Kind.allCases, cells) { #expect(cell.frame.height == CGFloat(44), "\(kind)") }
    }

    private func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
        view as? View ?? view.subviews.lazy.compactMap { first(type, in: $0) }.first
    }

    @Test func aSwitchStandsInTheMiddleOfItsRow() throws {
        let cell = try #require(try cells(Form { Toggle("Toggle", isOn: .constant(true)) }).first)
        let control = try #require(first(UISwitch.self, in: cell))
        let frame = control.convert(control.bounds, to: cell)
        #expect(frame.height == CGFloat(31), "\(frame)")
        #expect(abs(frame.midY - 22) < CGFloat(0.4), "\(frame)")
    }

    /// Where something stands below a control, it keeps its room.
    @Test func switchesOneBelowTheOtherDoNotTouch() throws {
        let row = VStack {
            Toggle("One", isOn: .constant(true)); Toggle("Two", isOn: .constant(true))
        }
        let cell = try #require(try cells(Form { row }).first)
        #expect(cell.frame.height == CGFloat(31 + 8 + 31 + 22))
    }
}
