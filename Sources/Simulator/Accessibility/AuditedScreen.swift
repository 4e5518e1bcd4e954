import DeviceProtocol
import Foundation

/// The elements of a screen one after the other, parents first, with what audits ask of their places.
struct AuditedScreen {
    struct Element {
        /// Without those below it.
        var node: ElementNode
        /// In points of the upright interface.
        var frame: CGRect
        /// The index of the element that contains it; nil for the application.
        var parent: Int?
        /// Whether it is in a bar of the system's.
        var isInBar = false
        var isInAlert = false

        /// The label, the visible text, or the placeholder; empty without one.
        var name: String { [node.label, node.text, node.placeholder].lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "" }
        var isField: Bool { AuditedScreen.fields.contains(node.role) }
        /// Whether the user can tap or edit it.
        var isInteractive: Bool {
            AuditedScreen.controls.contains(node.role) || isField || node.traits.contains(where: AuditedScreen.controlTraits.contains)
        }
    }

    private(set) var elements: [Element] = []
    let bounds: CGRect
    private let turn: DisplayTurn

    private static let fields: Set<String> = ["textField", "secureTextField", "textView"]
    private static let controls: Set<String> = ["button", "link", "slider", "switch", "cell"]
    private static let controlTraits: Set<String> = ["button", "link", "adjustable", "searchField", "toggleButton", "textEntry"]
    private static let bars: Set<String> = ["navigationBar", "tabBar", "toolbar"]
    /// Deeper trees are read to this depth, as flows do, and to this number of elements.
    private static let (deepest, most) = (500, 4_000)

    init(_ root: ElementNode, turn: DisplayTurn) {
        (self.turn, bounds) = (turn, CGRect(origin: .zero, size: turn.size))
        add(root, parent: nil, isInBar: false, isInAlert: false, depth: 0)
    }

    private mutating func add(_ node: ElementNode, parent: Int?, isInBar: Bool, isInAlert: Bool, depth: Int) {
        guard depth < Self.deepest, elements.count < Self.most else { return }
        var own = node
        own.children = []
        let index = elements.count
        let (isInBar, isInAlert) = (isInBar || Self.bars.contains(node.role), isInAlert || node.role == "alert")
        elements.append(Element(node: own, frame: turn.frame(of: node), parent: parent, isInBar: isInBar, isInAlert: isInAlert))
        for child in node.children { add(child, parent: index, isInBar: isInBar, isInAlert: isInAlert, depth: depth + 1) }
    }

    /// Whether more than an edge of an element is on the screen.
    func isVisible(_ index: Int) -> Bool {
        let visible = elements[index].frame.intersection(bounds)
        return !visible.isNull && visible.width > 1 && visible.height > 1
    }

    /// The area that an element's text takes; nil for what shows none.
    func textFrame(_ index: Int) -> CGRect? {
        let element = elements[index]
        guard element.node.role == "text" || element.node.audit?.fontSize != nil, !element.name.isEmpty else { return nil }
        return element.node.audit?.textFrame.map { turn.upright($0) } ?? element.frame
    }

    /// The elements around one, from the nearest.
    func ancestors(of index: Int) -> some Sequence<Int> {
        sequence(state: index) { [elements] in
            guard let parent = elements[$0].parent else { return nil }
            $0 = parent
            return parent
        }
    }

    /// The row of a list that an element is in.
    func row(of index: Int) -> Int? { ancestors(of: index).first { elements[$0].node.role == "cell" } }

    func isInAccessible(_ index: Int) -> Bool { ancestors(of: index).contains { elements[$0].node.isAccessibilityElement } }

    /// Whether an element contains one that assistive technologies reach.
    func holdsAccessible(_ index: Int) -> Bool {
        elements[(index + 1)...].prefix { ($0.parent ?? -1) >= index }.contains { $0.node.isAccessibilityElement }
    }
}
