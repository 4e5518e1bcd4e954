import DeviceProtocol
import Foundation
import Simulator

/// What the explorer knows of the screen in front: its elements, and the signature by which it is known again.
struct ScreenModel: Sendable {
    var items: [ScreenItem] = []
    var signature = ScreenSignature()
    /// The title of the screen, for people.
    var title = ""
    /// In points.
    var size: CGSize
    /// Whether the screen is one of the system's, such as a share sheet: nothing in it is the app's.
    var isSystem = false
    var root: ElementNode
    var turn: DisplayTurn

    /// Deeper trees are read to this depth, as flows do.
    private static let deepest = 500
    /// More elements than this are left out.
    private static let mostItems = 4_000

    /// Reads the tree of a process.
    ///
    /// - Parameter turn: The rotation of the interface on the display.
    init(_ root: ElementNode, turn: DisplayTurn) {
        (self.root, self.turn, size) = (root, turn, turn.size)
        var reader = Reader(turn: turn)
        for child in root.children { reader.read(child, Reader.Context(), depth: 0) }
        items = reader.items
        number()
        signature = ScreenSignature(root)
        isSystem = SystemScreens.holdsOne(root, depth: 0)
        title = makeTitle()
    }

    var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The element of a key; nil where it is not on the screen.
    func item(_ key: String, _ ordinal: Int) -> ScreenItem? { items.first { $0.key == key && $0.ordinal == ordinal } }

    private mutating func number() {
        var seen: [String: Int] = [:]
        for index in items.indices {
            let key = items[index].key
            items[index].ordinal = seen[key] ?? 0
            seen[key, default: 0] += 1
        }
    }

    private func makeTitle() -> String {
        if let alert = items.first(where: { $0.role == "alert" && !$0.name.isEmpty }) { return alert.name }
        let texts = items.filter { $0.isText && !$0.name.isEmpty }
        let title =
            texts.first { $0.place == .alert } ?? texts.last { $0.place == .navigationBar } ?? texts.first { $0.traits.contains("header") }
            ?? texts.first { $0.place == .content } ?? texts.first
        return (title?.name ?? "").shortened(to: 48)
    }

    private struct Reader {
        struct Context {
            var place = ScreenItem.Place.content
            var parent: Int?
            var list: String?
        }

        let turn: DisplayTurn
        var items: [ScreenItem] = []

        init(turn: DisplayTurn) { self.turn = turn }

        mutating func read(_ node: ElementNode, _ context: Context, depth: Int) {
            guard depth < ScreenModel.deepest, items.count < ScreenModel.mostItems, !SystemScreens.isKeyboard(node) else { return }
            var context = context
            switch node.role {
            case "navigationBar": context.place = .navigationBar
            case "tabBar": context.place = .tabBar
            case "toolbar": context.place = .toolbar
            case "alert": context.place = .alert
            case "cell":
                context.place = .row
                context.list = (context.list ?? "") + "/" + ScreenSignature.shape(of: node, isInRow: true).short
            case "table", "collection": context.list = node.className
            default: break
            }
            let index = items.count
            items.append(item(node, context))
            context.parent = index
            for child in node.children { read(child, context, depth: depth + 1) }
        }

        private func item(_ node: ElementNode, _ context: Context) -> ScreenItem {
            let frame = turn.frame(of: node)
            let isCell = node.role == "cell"
            let isField = ScreenItem.fieldRoles.contains(node.role)
            let texts = isField ? [node.label, node.placeholder, node.text] : [node.label, node.text, node.placeholder]
            let own = texts.compactMap { $0 }.first { !$0.isEmpty }
            let text = isCell && own == nil ? firstText(in: node) : nil
            var item = ScreenItem(
                node: node.id, role: node.role, className: node.className, name: own ?? text.map(\.name) ?? "", identifier: node.identifier,
                frame: frame, place: context.place, isEnabled: node.isEnabled, isAccessible: node.isAccessibilityElement,
                traits: node.traits,
                isInteractive: Self.isInteractive(node), rowGroup: isCell ? context.list : nil, parent: context.parent,
                matchText: own ?? text?.name, touch: text?.middle ?? touch(frame), audit: node.audit)
            let varying = isField ? (node.label ?? node.placeholder ?? "") : item.name
            item.key =
                "\(node.role)|\(node.identifier ?? "")|\(node.identifier == nil ? varying.withoutVariables : "")|\(context.place.rawValue)"
            return item
        }

        /// The text that names a row, and the middle of it: flows touch a row there.
        private func firstText(in node: ElementNode) -> (name: String, middle: CGPoint)? {
            for child in node.children where child.frame.count == 4 {
                let text = [child.text, child.label].compactMap { $0 }.first { !$0.isEmpty }
                if let text, !Self.isInteractive(child) { return (text, touch(turn.frame(of: child))) }
                if let found = firstText(in: child) { return found }
            }
            return nil
        }

        private func touch(_ frame: CGRect) -> CGPoint {
            let area = frame.intersection(CGRect(origin: .zero, size: turn.size))
            return area.isNull ? CGPoint(x: frame.midX, y: frame.midY) : CGPoint(x: area.midX, y: area.midY)
        }

        private static let controls: Set<String> = [
            "button", "link", "textField", "secureTextField", "textView", "slider", "switch", "cell",
        ]
        private static let controlTraits: Set<String> = ["button", "link", "adjustable", "searchField", "toggleButton", "textEntry"]

        private static func isInteractive(_ node: ElementNode) -> Bool {
            controls.contains(node.role) || node.traits.contains(where: controlTraits.contains)
        }
    }
}
