import AutomationModel
import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// Elements as XCTest names them.
@Suite struct AutomationTreeTests {
    private static func node(_ id: UInt64, _ role: String, _ text: String? = nil, children: [ElementNode] = []) -> ElementNode {
        var node = ElementNode(id: id, className: "UIView", role: role, frame: [0, 0, 100, 40])
        (node.text, node.children) = (text, children)
        return node
    }

    @Test(arguments: [("alert", "Delete?", ""), ("navigationBar", "", "Delete?"), ("toolbar", "", "")])
    func containersAreCalledByTheirTitles(role: String, label: String, identifier: String) throws {
        let title = Self.node(3, "text", "Delete?")
        let root = Self.node(1, "application", children: [Self.node(2, role, children: [Self.node(4, "button", "OK"), title])])
        let turn = DisplayTurn(orientation: .portrait, native: CGSize(width: 393, height: 852))
        let window = try #require(AutomationTree.application(root, turn: turn).children.first)
        let container = try #require(window.children.first)
        #expect(container.label == label)
        #expect(container.identifier == identifier)
    }

    @Test func identifiersOfAppsStay() throws {
        var bar = Self.node(2, "navigationBar", children: [Self.node(3, "text", "Form")])
        bar.identifier = "bar"
        let root = Self.node(1, "application", children: [bar])
        let application = AutomationTree.application(
            root, turn: DisplayTurn(orientation: .portrait, native: CGSize(width: 393, height: 852)))
        #expect(application.children.first?.children.first?.identifier == "bar")
    }
}
