import Compositor
import Foundation
import Simulator

/// Words the faults of a screen's accessibility, and finds texts that overlap.
enum ScreenChecks {
    /// - Parameters:
    ///   - screen: A screen with the audits of its elements.
    ///   - frame: The pixels of the screen; without them contrasts are not measured.
    static func issues(of screen: ScreenModel, _ variation: PhoneVariation, frame: RenderedFrame?) -> [ScreenIssue] {
        guard !screen.isSystem else { return [] }
        let items = Dictionary(screen.items.map { ($0.node, $0) }) { first, _ in first }
        let found = AccessibilityAudit(screen.root, turn: screen.turn, frame: frame).findings().compactMap { finding in
            items[finding.element].map { Found(item: $0, finding: finding) }
        }
        return clipped(found, variation) + overlapping(screen) + smallTargets(found) + missingLabels(found) + lowContrasts(found)
    }

    /// A fault with the element that has it.
    private struct Found {
        var item: ScreenItem
        var finding: AccessibilityFinding
    }

    private static func issue(
        _ kind: FindingKind, _ severity: FindingSeverity, _ message: String, _ item: ScreenItem, frame: CGRect? = nil
    ) -> ScreenIssue {
        ScreenIssue(
            kind: kind, severity: severity, message: message, elementKey: "\(item.key) \(item.place == .row ? 0 : item.ordinal)",
            elementTitle: item.title, frame: frame ?? item.frame)
    }

    /// Elements that look the same have one fault in common.
    private static func groups<Look: Equatable>(_ found: [(look: Look, found: Found)]) -> [(look: Look, found: [Found])] {
        var groups: [(look: Look, found: [Found])] = []
        for (look, each) in found {
            if let index = groups.firstIndex(where: { $0.look == look }) {
                groups[index].found.append(each)
            } else {
                groups.append((look, [each]))
            }
        }
        return groups
    }

    /// ` and 2 others`; empty for one alone.
    private static func others(_ count: Int) -> String { count == 1 ? "" : " and \(count - 1) other\(count == 2 ? "" : "s")" }

    // MARK: Texts

    private static func clipped(_ found: [Found], _ variation: PhoneVariation) -> [ScreenIssue] {
        found.filter { $0.finding.fault == .textClipped }.map(\.item).filter { !$0.isInBar && !$0.isField && !$0.name.isEmpty }.map {
            item in
            // Rows shorten what is long on purpose; with the largest letters little has room.
            let severity: FindingSeverity = item.place == .row || variation.contentSize != .large ? .note : .warning
            return issue(.clippedText, severity, "“\(item.name.shortened(to: 60))” is cut off: its frame is too small for it", item)
        }
    }

    /// The area that an element's text takes.
    private static func textFrame(_ item: ScreenItem, _ screen: ScreenModel) -> CGRect? {
        guard item.isText || item.audit?.fontSize != nil, !item.name.isEmpty else { return nil }
        guard let numbers = item.audit?.textFrame, numbers.count == 4 else { return item.frame }
        return screen.turn.upright(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }

    /// Texts that share less than this of the smaller one's area only touch.
    private static let leastShared = 0.12
    private static let leastSide = 3.0

    private static func overlapping(_ screen: ScreenModel) -> [ScreenIssue] {
        let texts = screen.items.indices.compactMap { index -> (index: Int, frame: CGRect)? in
            let item = screen.items[index]
            guard !item.isInBar, item.isEnabled, let frame = textFrame(item, screen)?.intersection(screen.bounds), !frame.isNull else {
                return nil
            }
            return (index, frame)
        }
        var issues: [ScreenIssue] = []
        for (position, first) in texts.enumerated() {
            for second in texts[(position + 1)...] where !isInside(second.index, first.index, screen) {
                let shared = first.frame.intersection(second.frame)
                guard !shared.isNull, shared.width > leastSide, shared.height > leastSide else { continue }
                let smaller = min(first.frame.width * first.frame.height, second.frame.width * second.frame.height)
                guard shared.width * shared.height > smaller * leastShared else { continue }
                let (one, other) = (screen.items[first.index], screen.items[second.index])
                guard one.place == other.place else { continue }
                var found = issue(
                    .overlappingTexts, .warning, "“\(one.name.shortened(to: 40))” and “\(other.name.shortened(to: 40))” overlap", one)
                (found.frame, found.elementKey) = (first.frame.union(second.frame), found.elementKey + other.key)
                issues.append(found)
            }
        }
        return issues
    }

    /// Whether an element is a part of another.
    private static func isInside(_ index: Int, _ outer: Int, _ screen: ScreenModel) -> Bool {
        var current = screen.items[index].parent
        while let parent = current {
            if parent == outer { return true }
            current = screen.items.indices.contains(parent) ? screen.items[parent].parent : nil
        }
        return false
    }

    // MARK: Controls

    /// Smaller targets are hard to hit, in points.
    private static let hardSide = 30.0

    private static func smallTargets(_ found: [Found]) -> [ScreenIssue] {
        let small = found.compactMap { each -> (look: [String], found: Found)? in
            guard case .hitRegion(let size) = each.finding.fault else { return nil }
            return ([each.item.className, "\(Int(size.width.rounded())) × \(Int(size.height.rounded()))"], each)
        }
        return groups(small).map { look, found in
            let item = found[0].item
            return issue(
                .smallTarget, min(item.frame.width, item.frame.height) < hardSide ? .warning : .note,
                "\(item.title)\(others(found.count)) \(found.count == 1 ? "is" : "are") \(look[1]) points; 44 × 44 is the least that is easy to hit",
                item)
        }
    }

    private static func missingLabels(_ found: [Found]) -> [ScreenIssue] {
        found.filter { $0.finding.fault == .missingDescription }.map(\.item).map { item in
            issue(.missingLabel, .warning, "\(item.role) has no label, so VoiceOver cannot say what it is", item)
        }
    }

    // MARK: Contrast

    /// iOS's own secondary colours have a little more.
    private static let lowRatio = 2.9

    private static func lowContrasts(_ found: [Found]) -> [ScreenIssue] {
        func text(_ ratio: Double) -> String { String(format: "%.1f : 1", ratio) }
        let low = found.compactMap { each -> (look: [String], found: Found)? in
            guard case .contrast(let ratio, let wanted) = each.finding.fault else { return nil }
            return ([text(ratio), text(wanted), ratio < lowRatio ? "low" : ""], each)
        }
        return groups(low).map { look, found in
            let item = found[0].item
            return issue(
                .lowContrast, look[2].isEmpty ? .note : .warning,
                "“\(item.name.shortened(to: 40))”\(others(found.count)): a contrast of \(look[0]) with the background; \(look[1]) is asked for",
                item, frame: found[0].finding.area)
        }
    }
}
