import DeviceProtocol
import Foundation

/// An element on the screen, as the explorer chooses and checks it.
struct ScreenItem: Equatable, Sendable {
    /// The part of the screen that an element stands in.
    enum Place: String, Sendable { case content, row, navigationBar, tabBar, toolbar, alert }

    /// `ElementNode.id` within its tree.
    var node: UInt64
    var role: String
    var className: String
    /// The label, the visible text, or the placeholder; empty without one.
    var name: String
    var identifier: String?
    /// In points of the upright interface.
    var frame: CGRect
    var place: Place
    var isEnabled: Bool
    var isAccessible: Bool
    var traits: [String]
    /// Whether the user can tap or edit it.
    var isInteractive: Bool
    /// Groups the rows of one look in one list; nil for what is no row.
    var rowGroup: String?
    /// The index of the element that contains it; nil at the top.
    var parent: Int?
    /// The text that a flow finds it by; nil where only its place is known.
    var matchText: String?
    /// The point to touch, in points of the upright interface.
    var touch: CGPoint
    var audit: ElementAudit?
    /// Identifies it among the elements of a screen, together with `ordinal`.
    var key = ""
    /// The number of elements with the same key before it.
    var ordinal = 0

    static let fieldRoles: Set<String> = ["textField", "secureTextField", "textView"]

    var isField: Bool { Self.fieldRoles.contains(role) }
    var isText: Bool { role == "text" }
    /// Whether it belongs to a bar of the system's.
    var isInBar: Bool { place == .navigationBar || place == .tabBar || place == .toolbar }

    /// `button “Save”`
    var title: String {
        let text = name.isEmpty ? (identifier.map { "#" + $0 } ?? "") : "“\(name.shortened(to: 40))”"
        return text.isEmpty ? role : "\(role) \(text)"
    }
}
