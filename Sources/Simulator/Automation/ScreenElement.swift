import Foundation

/// An element on the screen as tools list it: what a user can read or use, without the views around it.
public struct ScreenElement: Equatable, Sendable {
    /// The number by which tools name the element while it is on the screen; nil for what is only read.
    public internal(set) var reference: Int?
    /// Identifies the element in comparisons of screens; the same while it lives.
    var key = 0
    /// `ElementNode.id`.
    var node: UInt64
    public var role: String
    /// The label, or the visible texts; empty where there is none.
    public var name: String
    public var value: String?
    public var identifier: String?
    public var isEnabled = true
    public var isSelected = false
    public var isFocused = false
    /// In points of the upright interface.
    public var frame: CGRect
    /// The point to touch, in points of the upright interface; nil for the centre of the visible part.
    var activationPoint: CGPoint?
    /// Whether a user can tap or edit it.
    public var isInteractive: Bool
    /// Whether it stands in a row of a list.
    var isInRow = false
    /// Depth below the row that contains it: 0 or 1.
    var level = 0
    /// Groups the rows of one list; nil for what is in no list.
    var list: UInt64?

    init(node: UInt64, role: String, name: String, frame: CGRect, isInteractive: Bool) {
        (self.node, self.role, self.name, self.frame, self.isInteractive) = (node, role, name, frame, isInteractive)
    }

    /// Whether the roles of two are equal, and everything that is shown of them.
    func looksLike(_ other: ScreenElement) -> Bool {
        role == other.role && name == other.name && value == other.value && identifier == other.identifier
            && isEnabled == other.isEnabled && isSelected == other.isSelected && isFocused == other.isFocused
    }
}

extension ScreenElement {
    /// The longest text of an element in a line, in characters.
    private static let longestText = 60

    /// `3 button "Save" #save (disabled)`; `- text "Taps: 0"` for what has no reference.
    public var line: String { String(repeating: "  ", count: level) + (reference.map { "\($0) " } ?? "- ") + description }

    /// `3 button "Save" #save`; `text "Taps: 0"` for what has no reference.
    public var title: String { (reference.map { "\($0) " } ?? "") + description }

    /// `button "Save" #save (disabled)`
    var description: String {
        var text = role
        if !name.isEmpty { text += " " + Self.quoted(name) }
        if let value { text += value.isEmpty ? " (empty)" : " = " + Self.quoted(value) }
        if let identifier, identifier != name { text += " #" + Self.shortened(identifier) }
        var states: [String] = []
        if !isEnabled { states.append("disabled") }
        if isSelected { states.append("selected") }
        if isFocused { states.append("focused") }
        if !states.isEmpty { text += " (\(states.joined(separator: ", ")))" }
        return text
    }

    static func quoted(_ text: String) -> String {
        "\"" + shortened(text).replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }

    static func shortened(_ text: String) -> String {
        let flat = text.replacingOccurrences(of: "\n", with: "⏎")
        return flat.count > longestText ? String(flat.prefix(longestText - 1)) + "…" : flat
    }
}
