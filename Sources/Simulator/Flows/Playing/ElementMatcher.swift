import DeviceProtocol
import Foundation

/// Finds elements as Maestro does: texts and ids are regular expressions that match as a whole, whatever the case of letters.
package struct ElementMatcher {
    /// An element on the screen.
    package struct Match: Equatable {
        package var node: ElementNode
        var depth: Int
        /// In points of the display.
        package var frame: CGRect { node.displayFrame }
    }

    /// A selector with all its texts evaluated.
    package final class Resolved {
        package init() {}

        package var text, id: NSRegularExpression?
        package var plainText, plainID: String?
        package var index: Int?
        var isEnabled, isSelected, isChecked, isFocused: Bool?
        /// In points.
        var width, height: Double?
        var tolerance = 0.0
        var traits: [ElementTrait] = []
        var below, above, leftOf, rightOf, childOf, containsChild: Resolved?
        var containsDescendants: [Resolved] = []
        /// The elements that this one is positioned relative to.
        var neighbours: [Resolved] { [below, above, leftOf, rightOf].compactMap { $0 } }
    }

    private let all: [Match]
    private let turn: DisplayTurn
    private var display: CGRect { CGRect(origin: .zero, size: turn.native) }

    /// - Parameter turn: The rotation of the interface on the display; “above” and “beside” refer to the upright interface.
    package init(root: ElementNode, turn: DisplayTurn) {
        self.turn = turn
        var list: [Match] = []
        Self.collect(root, depth: 0, into: &list)
        all = list
    }

    private static func collect(_ node: ElementNode, depth: Int, into list: inout [Match]) {
        guard depth < 500 else { return }
        if node.frame.count == 4 { list.append(Match(node: node, depth: depth)) }
        for child in node.children { collect(child, depth: depth + 1, into: &list) }
    }

    /// The elements a selector describes: the deepest ones, best first; of those beside something, the nearest.
    package func matches(_ selector: Resolved) -> [Match] {
        let visible = all.filter { !$0.frame.isEmpty && $0.frame.intersects(display) && satisfies($0, selector) }
        // An element counts before those that contain it, and of several the one that takes touches.
        let deepest = visible.filter { outer in !visible.contains { $0.node != outer.node && Self.contains(outer.node, $0.node) } }
        guard let index = selector.index else {
            let neighbours = selector.neighbours.flatMap(matches)
            return deepest.enumerated().map { (Self.rank($1), distance($1, neighbours), $0, $1) }.sorted {
                ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2)
            }.map(\.3)
        }
        let ordered = deepest.enumerated().sorted { isBefore($0, $1) }.map(\.element)
        let position = index < 0 ? ordered.count + index : index
        return ordered.indices.contains(position) ? [ordered[position]] : []
    }

    private static func rank(_ match: Match) -> Int { match.node.traits.contains("button") || match.node.role == "button" ? 0 : 1 }

    /// Returns the distance between the centres of an element and the nearest of `others`, in points.
    private func distance(_ match: Match, _ others: [Match]) -> Double {
        others.map { hypot($0.frame.midX - match.frame.midX, $0.frame.midY - match.frame.midY) }.min() ?? 0
    }

    private func isBefore(_ left: (offset: Int, element: Match), _ right: (offset: Int, element: Match)) -> Bool {
        let (a, b) = (turn.upright(left.element.frame), turn.upright(right.element.frame))
        return (a.minY, a.minX, Double(left.offset)) < (b.minY, b.minX, Double(right.offset))
    }

    private static func contains(_ outer: ElementNode, _ inner: ElementNode) -> Bool {
        outer.children.contains { $0.id == inner.id || contains($0, inner) }
    }

    private func satisfies(_ match: Match, _ selector: Resolved) -> Bool {
        let node = match.node
        if let text = selector.text, !Self.matches([node.text, node.label, node.value, node.placeholder], text, selector.plainText) {
            return false
        }
        if let id = selector.id, !Self.matches([node.identifier], id, selector.plainID) { return false }
        if let flag = selector.isEnabled, node.isEnabled != flag { return false }
        if let flag = selector.isSelected, node.isSelected != flag { return false }
        if let flag = selector.isChecked, (node.value == "1" || node.isSelected) != flag { return false }
        if let flag = selector.isFocused, node.isFocused != flag { return false }
        return hasSize(match, selector) && selector.traits.allSatisfy { has($0, match) } && satisfiesRelations(match, selector)
    }

    private func hasSize(_ match: Match, _ selector: Resolved) -> Bool {
        let size = turn.upright(match.frame).size
        // Maestro compares whole points.
        func fits(_ wanted: Double?, _ length: Double) -> Bool { wanted.map { abs(length.rounded() - $0) <= selector.tolerance } ?? true }
        return fits(selector.width, size.width) && fits(selector.height, size.height)
    }

    private func has(_ trait: ElementTrait, _ match: Match) -> Bool {
        let texts = [match.node.text, match.node.label, match.node.value].compactMap { $0 }
        switch trait {
        case .text: return texts.contains { !$0.isEmpty }
        case .longText: return texts.contains { $0.count >= Self.longText }
        case .square:
            return abs(match.frame.width - match.frame.height) <= Self.squareTolerance * max(match.frame.width, match.frame.height)
        }
    }

    /// The characters of a long text, and the part by which the sides of a square may differ, as Maestro's.
    private static let longText = 200
    private static let squareTolerance = 0.03

    private func satisfiesRelations(_ match: Match, _ selector: Resolved) -> Bool {
        func relative(_ other: Resolved?, _ holds: (CGRect, CGRect) -> Bool) -> Bool {
            guard let other else { return true }
            let frame = turn.upright(match.frame)
            return matches(other).contains { holds(frame, turn.upright($0.frame)) }
        }
        func isInside(_ other: Resolved) -> Bool { all.contains { Self.contains($0.node, match.node) && satisfies($0, other) } }
        func hasDescendant(_ other: Resolved) -> Bool { all.contains { Self.contains(match.node, $0.node) && satisfies($0, other) } }
        func hasChild(_ other: Resolved) -> Bool {
            all.contains { candidate in match.node.children.contains { $0.id == candidate.node.id } && satisfies(candidate, other) }
        }
        return relative(selector.below) { $0.minY >= $1.maxY } && relative(selector.above) { $0.maxY <= $1.minY }
            && relative(selector.rightOf) { $0.minX >= $1.maxX } && relative(selector.leftOf) { $0.maxX <= $1.minX }
            && (selector.childOf.map(isInside) ?? true) && (selector.containsChild.map(hasChild) ?? true)
            && selector.containsDescendants.allSatisfy(hasDescendant)
    }

    private static func matches(_ texts: [String?], _ expression: NSRegularExpression, _ plain: String?) -> Bool {
        texts.contains { text in
            guard let text else { return false }
            if text == plain { return true }
            return [text, text.replacingOccurrences(of: "\n", with: " ")].contains { candidate in
                let whole = NSRange(candidate.startIndex..., in: candidate)
                return expression.firstMatch(in: candidate, range: whole)?.range == whole
            }
        }
    }

    /// A regular expression as Maestro reads it; what is none stands for itself.
    package static func expression(_ text: String) -> NSRegularExpression {
        let options: NSRegularExpression.Options = [.caseInsensitive, .dotMatchesLineSeparators, .anchorsMatchLines]
        if let expression = try? NSRegularExpression(pattern: "\\A(?:\(text))\\z", options: options) { return expression }
        let escaped = NSRegularExpression.escapedPattern(for: text)
        // Escaped text is always an expression.
        return try! NSRegularExpression(pattern: "\\A(?:\(escaped))\\z", options: options)
    }

    /// Returns descriptions of the elements on the screen for error messages: texts, labels and ids from top to bottom, at most `limit`.
    func summary(limit: Int = 24) -> [String] {
        var lines: [String] = []
        for match in all where !match.frame.isEmpty && match.frame.intersects(display) {
            let node = match.node
            let words = [node.text, node.label, node.placeholder].compactMap { $0 }.filter { !$0.isEmpty }
            guard !words.isEmpty || node.identifier != nil else { continue }
            var line = words.first.map { "“\($0.replacingOccurrences(of: "\n", with: "⏎"))”" } ?? ""
            if let label = node.label, label != words.first, !label.isEmpty { line += " label “\(label)”" }
            if let identifier = node.identifier { line += " id “\(identifier)”" }
            if !node.isEnabled { line += " (disabled)" }
            lines.append("\(node.role) \(line.trimmingCharacters(in: .whitespaces))")
        }
        guard !lines.isEmpty else { return ["Nothing with a text or an id is visible."] }
        return ["Visible are:"] + lines.prefix(limit).map { "  \($0)" }
            + (lines.count > limit ? ["  … and \(lines.count - limit) more"] : [])
    }
}
