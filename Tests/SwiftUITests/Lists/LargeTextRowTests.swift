import Testing
import UIKit

@testable import SwiftUI

/// In the text sizes for accessibility a row's value stands below its label.
@MainActor struct LargeTextRowTests {
    enum Kind: CaseIterable {
        case labeled, menu, link, date, toggle, stepper

        var isStacked: Bool { self != .toggle && self != .stepper }

        @MainActor @ViewBuilder var row: some View {
            switch self {
            case .labeled: LabeledContent("Name") { Marker() }
            case .menu: Picker("Name", selection: .constant(1)) { Text("One").tag(1) }
            case .link: Picker("Name", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.navigationLink)
            case .date: DatePicker("Name", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
            case .toggle: Toggle("Name", isOn: .constant(true))
            case .stepper: Stepper("Name", value: .constant(1))
            }
        }
    }

    private struct Marker: View { var body: some View { Text("Value") } }

    /// The frames of what stands in the row: texts, and UIKit's views.
    private func frames(_ node: LayoutNode) -> [CGRect] {
        if node is TextNode || node is HostedNode { return [node.frameInHost] }
        return node.children.flatMap(frames)
    }

    private func parts(_ kind: Kind, _ size: DynamicTypeSize) throws -> [CGRect] {
        let shown = Windowed(NavigationStack { Form { kind.row }.dynamicTypeSize(size) })
        let list = try #require(shown.list)
        list.layoutIfNeeded()
        let cell = try #require(list.visibleCells.first as? RowCell)
        defer { shown.window.isHidden = true }
        return frames(try #require(cell.row).host.root)
    }

    @Test(arguments: Kind.allCases) func valuesStandBelowTheirLabels(_ kind: Kind) throws {
        let large = try parts(kind, .accessibility3), usual = try parts(kind, .xxxLarge)
        try #require(large.count >= 2 && usual.count >= 2)
        #expect(usual[0].maxX < usual[1].minX, "\(usual)")
        if kind.isStacked {
            #expect(large[0].maxY <= large[1].minY && large[1].minX == large[0].minX, "\(large)")
        } else {
            #expect(large[0].maxX < large[1].minX, "\(large)")
        }
    }

    /// Beside lists there is room.
    @Test func elsewhereTheyStandBesideThem() {
        let hosted = Hosted(LabeledContent("Name", value: "Value").dynamicTypeSize(.accessibility3))
        let found = frames(hosted.view.host.root)
        #expect(found.count == 2 && found[0].maxX < found[1].minX)
    }
}
