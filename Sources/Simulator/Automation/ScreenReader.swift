import DeviceProtocol
import Foundation

/// Reads the element tree of a screen as a flat list of what a user can read or use, in reading order.
struct ScreenReader {
    private let turn: DisplayTurn
    private var elements: [ScreenElement] = []

    /// Deeper trees are read to this depth, as flows do.
    private static let deepest = 500
    /// More elements than this are left out.
    static let mostElements = 5_000

    private init(turn: DisplayTurn) { self.turn = turn }

    /// - Parameter turn: The rotation of the interface on the display.
    static func elements(of root: ElementNode, turn: DisplayTurn) -> [ScreenElement] {
        var reader = ScreenReader(turn: turn)
        reader.read(root, list: nil, isInRow: false, depth: 0)
        return reader.ordered()
    }

    private mutating func read(_ node: ElementNode, list: UInt64?, isInRow: Bool, depth: Int) {
        guard depth < Self.deepest, elements.count < Self.mostElements else { return }
        if !isInRow, node.role == "cell", !node.isAccessibilityElement {
            // A row that holds a list of its own is only its container.
            guard node.children.contains(where: { Self.holdsRow($0, depth: depth) }) else { return readRow(node, list: list, depth: depth) }
        } else if let element = element(node) {
            append(element, list: list, isInRow: isInRow)
        }
        let inner = Self.lists.contains(node.role) ? node.id : list
        for child in node.children { read(child, list: inner, isInRow: isInRow, depth: depth + 1) }
    }

    private static func holdsRow(_ node: ElementNode, depth: Int) -> Bool {
        guard depth < deepest else { return false }
        return node.role == "cell" || node.children.contains { holdsRow($0, depth: depth + 1) }
    }

    private mutating func append(_ element: ScreenElement, list: UInt64?, isInRow: Bool) {
        var element = element
        (element.list, element.isInRow) = (list, isInRow || element.role == "cell")
        if isInRow { element.level = 1 }
        elements.append(element)
    }

    /// A row of a list: one line with its texts, and one for each control in it. A row without texts of its own is its controls alone.
    private mutating func readRow(_ node: ElementNode, list: UInt64?, depth: Int) {
        var cell = plain(node, name: node.label ?? "", isInteractive: true)
        let start = elements.count
        for child in node.children { read(child, list: list, isInRow: true, depth: depth + 1) }
        let inner = elements[start...], texts = inner.filter { !$0.isInteractive }
        let controls = inner.filter(\.isInteractive)
        if cell.name.isEmpty {
            cell.name = texts.map { $0.name.isEmpty ? $0.value ?? "" : $0.name }.filter { !$0.isEmpty }.joined(separator: " · ")
        }
        elements.removeSubrange(start...)
        if !cell.name.isEmpty || controls.isEmpty || cell.identifier != nil {
            append(cell, list: list, isInRow: false)
            elements += controls
        } else {
            for var control in controls {
                control.level = 0
                elements.append(control)
            }
        }
    }

    private static let lists: Set<String> = ["table", "collection"]
    private static let controls: Set<String> = [
        "button", "link", "textField", "secureTextField", "textView", "slider", "switch", "cell",
    ]
    private static let controlTraits: Set<String> = [
        "button", "link", "adjustable", "searchField", "toggleButton", "textEntry", "keyboardKey",
    ]
    private static let containers: Set<String> = ["application", "navigationBar", "toolbar", "tabBar", "table", "collection"]

    /// The list's element for a node; nil for what is only a container.
    private func element(_ node: ElementNode) -> ScreenElement? {
        guard !Self.containers.contains(node.role) else { return nil }
        let isControl = Self.controls.contains(node.role) || node.traits.contains(where: Self.controlTraits.contains)
        let label = node.label ?? node.text ?? ""
        let isNamed = node.identifier != nil && (node.isAccessibilityElement || node.children.isEmpty)
        let isUsable = isControl || isNamed && node.role != "text" || !node.customActions.isEmpty
        guard isUsable || node.isAccessibilityElement || node.role == "alert" || node.text?.isEmpty == false else { return nil }
        guard isUsable || !label.isEmpty || node.value?.isEmpty == false else { return nil }
        return plain(node, name: Self.fields.contains(node.role) ? node.label ?? node.placeholder ?? "" : label, isInteractive: isUsable)
    }

    private static let fields: Set<String> = ["textField", "secureTextField", "textView"]

    private func plain(_ node: ElementNode, name: String, isInteractive: Bool) -> ScreenElement {
        let role = node.traits.contains("header") && node.role == "text" ? "heading" : node.role
        var element = ScreenElement(node: node.id, role: role, name: name, frame: turn.frame(of: node), isInteractive: isInteractive)
        element.value = value(node, name)
        element.identifier = node.identifier
        (element.isEnabled, element.isSelected, element.isFocused) = (node.isEnabled, node.isSelected, node.isFocused)
        element.activationPoint = turn.activationPoint(of: node)
        return element
    }

    private func value(_ node: ElementNode, _ name: String) -> String? {
        if node.role == "switch" { return node.value == "1" ? "on" : node.value == "0" ? "off" : node.value }
        if Self.fields.contains(node.role) { return node.text ?? "" }
        guard let value = node.value, !value.isEmpty, value != name else { return nil }
        return value
    }

    /// The elements from top to bottom, then from the left; what is in a row stays with it.
    private func ordered() -> [ScreenElement] {
        var blocks: [[ScreenElement]] = []
        for element in elements {
            if element.level > 0, !blocks.isEmpty { blocks[blocks.count - 1].append(element) } else { blocks.append([element]) }
        }
        let rowHeight = 8.0
        let places = blocks.enumerated().map { (row: ($1[0].frame.midY / rowHeight).rounded(.down), left: $1[0].frame.minX, index: $0) }
        return places.sorted { ($0.row, $0.left, Double($0.index)) < ($1.row, $1.left, Double($1.index)) }.flatMap { blocks[$0.index] }
    }
}
