import DeviceProtocol
import Foundation

/// The compact list of a screen's elements: a line each, with long lists shortened to a length.
public struct ScreenList: Sendable {
    /// Only elements whose name, value or identifier contains this text, in any case; nil = all.
    public var text: String?
    /// Only elements of this role; nil = all.
    public var role: String?
    /// The length in characters that is not exceeded.
    public var limit: Int

    /// The length of a list without a filter: 400 tokens of 4 characters, less a heading.
    public static let usualLimit = 1_500

    public init(text: String? = nil, role: String? = nil, limit: Int = usualLimit) {
        (self.text, self.role, self.limit) = (text, role, limit)
    }

    /// Returns the elements that the filter admits.
    public func filtered(_ elements: [ScreenElement]) -> [ScreenElement] {
        elements.filter { element in
            if let role, element.role.caseInsensitiveCompare(role) != .orderedSame { return false }
            guard let text, !text.isEmpty else { return true }
            return [element.name, element.value, element.identifier].contains { $0?.localizedCaseInsensitiveContains(text) == true }
        }
    }

    /// Returns the list; what does not fit is counted.
    public func lines(_ elements: [ScreenElement]) -> String {
        let shown = filtered(elements)
        guard !shown.isEmpty else {
            return elements.isEmpty ? "The screen has no elements." : "None of the \(elements.count) elements fits the filter."
        }
        var most = shown.count
        var lines = shown.map(\.line)
        while Self.length(lines) > limit, most > Self.fewestRows {
            most = most > 40 ? 40 : most - 1
            lines = shortened(shown, rows: most)
        }
        return cut(lines, shown.count)
    }

    /// Rows of a list that are shown at least.
    private static let fewestRows = 3
    private static func length(_ lines: [String]) -> Int { lines.reduce(0) { $0 + $1.count + 1 } }

    /// The lines with each list's rows past a number replaced by their count.
    private func shortened(_ elements: [ScreenElement], rows most: Int) -> [String] {
        var lines: [String] = []
        var (list, rows, left): (UInt64?, Int, Int) = (nil, 0, 0)
        func end() {
            if left > 0 { lines.append("… \(left) more in this list: filter by text, or swipe") }
            left = 0
        }
        for element in elements {
            if element.list != list {
                end()
                (list, rows) = (element.list, 0)
            }
            guard element.list != nil else {
                lines.append(element.line)
                continue
            }
            if element.level == 0 { rows += 1 }
            if rows <= most { lines.append(element.line) } else { left += 1 }
        }
        end()
        return lines
    }

    /// The lines up to the limit, and how many elements are left out.
    private func cut(_ lines: [String], _ count: Int) -> String {
        guard Self.length(lines) > limit else { return lines.joined(separator: "\n") }
        var kept: [String] = []
        var length = 0
        let note = "… 99999 more elements: filter by text or role"
        for line in lines {
            guard length + line.count + 1 + note.count + 1 <= limit else { break }
            kept.append(line)
            length += line.count + 1
        }
        let left = count - kept.filter { !$0.hasPrefix("…") }.count
        return (kept + ["… \(left) more elements: filter by text or role"]).joined(separator: "\n")
    }
}

/// The whole element tree as text, indented.
public enum ScreenTree {
    /// - Parameters:
    ///   - depth: Levels that are shown; nil = all.
    ///   - limit: The length in characters past which the rest is counted.
    public static func text(of root: ElementNode, depth: Int? = nil, limit: Int = 60_000) -> String {
        var lines: [String] = []
        var (length, left) = (0, 0)
        func visit(_ node: ElementNode, _ level: Int) {
            let line = String(repeating: "  ", count: min(level, 40)) + self.line(node)
            if length + line.count < limit {
                lines.append(line)
                length += line.count + 1
            } else {
                left += 1
            }
            guard level < min(depth ?? 500, 500) else {
                if !node.children.isEmpty, left == 0 { lines[lines.count - 1] += " … \(count(node) - 1) inside" }
                return
            }
            for child in node.children { visit(child, level + 1) }
        }
        visit(root, 0)
        return lines.joined(separator: "\n") + (left > 0 ? "\n… \(left) more: say a depth, or filter by text or role" : "")
    }

    private static func count(_ node: ElementNode) -> Int { node.children.reduce(1) { $0 + count($1) } }

    private static func line(_ node: ElementNode) -> String {
        var parts = [node.role, node.className]
        if let text = node.text, !text.isEmpty { parts.append(ScreenElement.quoted(text)) }
        if let label = node.label, label != node.text { parts.append("label " + ScreenElement.quoted(label)) }
        if let value = node.value, value != node.text { parts.append("value " + ScreenElement.quoted(value)) }
        if let hint = node.hint { parts.append("hint " + ScreenElement.quoted(hint)) }
        if let identifier = node.identifier { parts.append("#" + ScreenElement.shortened(identifier)) }
        if !node.isEnabled { parts.append("disabled") }
        if node.isSelected { parts.append("selected") }
        if node.isFocused { parts.append("focused") }
        if !node.traits.isEmpty { parts.append("[" + node.traits.joined(separator: " ") + "]") }
        if !node.customActions.isEmpty { parts.append("actions " + node.customActions.map(ScreenElement.quoted).joined(separator: " ")) }
        parts.append(
            "(" + node.frame.map { Int(exactly: $0).map(String.init) ?? String(($0 * 10).rounded() / 10) }.joined(separator: ", ") + ")")
        return parts.joined(separator: " ")
    }
}
