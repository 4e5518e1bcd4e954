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

    private static let turn = DisplayTurn(orientation: .portrait, native: CGSize(width: 393, height: 852))

    private static func node(_ id: UInt64, _ role: String, at frame: [Double], children: [ElementNode] = []) -> ElementNode {
        var node = node(id, role, children: children)
        node.frame = frame
        return node
    }

    @Test func keysAndContainersHaveTypesAndOthersDoNotSeeThem() throws {
        var image = Self.node(5, "button")
        (image.identifier, image.traits) = ("trash", ["button", "imageName"])
        var named = Self.node(6, "scrollView")
        named.identifier = "pages"
        var root = Self.node(
            1, "application",
            children: [
                Self.node(2, "scrollView", children: [Self.node(3, "text", "Inside"), image]), named,
                Self.node(8, "keyboard", children: [Self.node(9, "key")]),
            ])
        let window = try #require(AutomationTree.application(root, turn: Self.turn).children.first)
        #expect(window.children.map(\.type) == [.scrollView, .scrollView, .keyboard])
        #expect(window.children[0].children[1].identifier == "trash")
        #expect(window.children[0].children[1].traits == ["button"])
        #expect(window.children[2].children.map(\.type) == [.key])
        root.removeAutomation()
        #expect(root.children.map(\.id) == [3, 5, 6])
        #expect(root.children.map(\.role) == ["text", "button", "other"])
        #expect(root.children[1].identifier == nil)
        #expect(root.children[1].traits == ["button"])
    }

    @Test func whatTheKeyboardCoversInPartIsTouchedAboveIt() throws {
        let root = Self.node(
            1, "application", at: [0, 0, 393, 852],
            children: [
                Self.node(2, "table", at: [0, 100, 393, 752]), Self.node(3, "button", at: [0, 700, 100, 44]),
                Self.node(4, "button", at: [0, 200, 100, 44]),
                Self.node(8, "keyboard", at: [0, 561, 393, 291], children: [Self.node(9, "key", at: [3, 570, 33, 42])]),
            ])
        var points: [UInt64: CGPoint] = [:]
        AutomationTree.application(root, turn: Self.turn).forEach { points[$0.id] = $0.activationPoint }
        // Half of the table is above already.
        #expect(points[2] == nil)
        #expect(points[3] == nil)
        #expect(points[4] == nil)
        #expect(points[9] == nil)
        let taller = Self.node(
            1, "application", at: [0, 0, 393, 852],
            children: [Self.node(2, "table", at: [0, 361, 393, 491]), Self.node(8, "keyboard", at: [0, 561, 393, 291])])
        AutomationTree.application(taller, turn: Self.turn).forEach { points[$0.id] = $0.activationPoint }
        #expect(points[2] == CGPoint(x: 196.5, y: 461))
    }
}
