import DeviceProtocol
import Foundation
import Simulator

@testable import Explorer

/// Makes element trees for tests.
enum ScreenBuilder {
    static func node(
        _ role: String, _ label: String? = nil, id: String? = nil, at frame: [Double] = [10, 100, 200, 50], className: String = "UIView",
        _ children: [ElementNode] = []
    ) -> ElementNode {
        var node = ElementNode(id: UInt64(abs("\(role)\(label ?? "")\(frame)".hashValue)), className: className, role: role, frame: frame)
        (node.label, node.identifier, node.children) = (label, id, children)
        node.isAccessibilityElement = role == "button" || role == "text"
        return node
    }

    static func screen(_ children: [ElementNode]) -> ScreenModel {
        let root = node("application", at: [0, 0, 393, 852], children)
        return ScreenModel(root, turn: DisplayTurn(orientation: .portrait, native: CGSize(width: 393, height: 852)))
    }

    static func bar(_ title: String) -> ElementNode {
        node("navigationBar", at: [0, 59, 393, 44], className: "UINavigationBar", [node("text", title, at: [100, 60, 100, 40])])
    }

    static func row(_ name: String, y: Double) -> ElementNode {
        node("cell", at: [0, y, 393, 44], className: "UITableViewCell", [node("text", name, at: [16, y, 200, 44])])
    }
}
