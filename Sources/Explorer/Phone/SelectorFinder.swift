import DeviceProtocol
import Foundation
import Simulator

/// Finds how a flow names an element so that it touches the point that the explorer touched.
struct SelectorFinder {
    private let screen: ScreenModel
    private let matcher: ElementMatcher

    init(_ screen: ScreenModel) {
        self.screen = screen
        matcher = ElementMatcher(root: screen.root, turn: screen.turn)
    }

    /// The selector of an element; its point where neither its identifier nor its text leads to it.
    func selector(of item: ScreenItem) -> FlowSelector {
        if let identifier = item.identifier, let found = find(identifier, item, isIdentifier: true) { return found }
        if let text = item.matchText, let found = find(text, item, isIdentifier: false) { return found }
        return .point(x: Self.whole(item.touch.x), y: Self.whole(item.touch.y))
    }

    private static func whole(_ length: Double) -> Int { Int(min(max(length.isNaN ? 0 : length, 0), 10_000).rounded()) }

    /// Texts that flows would evaluate, and very long ones, name nothing.
    private static let longestText = 120

    private func find(_ text: String, _ item: ScreenItem, isIdentifier: Bool) -> FlowSelector? {
        guard !text.isEmpty, !text.contains("${"), text.count <= Self.longestText else { return nil }
        let resolved = ElementMatcher.Resolved()
        if isIdentifier {
            (resolved.plainID, resolved.id) = (text, ElementMatcher.expression(text))
        } else {
            (resolved.plainText, resolved.text) = (text, ElementMatcher.expression(text))
        }
        func made(_ index: Int?) -> FlowSelector { isIdentifier ? .identifier(text, index: index) : .text(text, index: index) }
        let matches = matcher.matches(resolved)
        if let first = matches.first, isTouch(first, of: item) { return made(nil) }
        for index in matches.indices.prefix(Self.mostAlike) {
            resolved.index = index
            if let match = matcher.matches(resolved).first, isTouch(match, of: item) { return made(index) }
        }
        return nil
    }

    private static let mostAlike = 24

    /// Whether a flow that finds the match touches the element where the explorer does.
    private func isTouch(_ match: ElementMatcher.Match, of item: ScreenItem) -> Bool {
        let area = screen.turn.upright(match.frame).intersection(screen.bounds)
        return !area.isNull && abs(area.midX - item.touch.x) < 1.5 && abs(area.midY - item.touch.y) < 1.5
    }
}
