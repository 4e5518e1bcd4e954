import Foundation

/// Finds the faults of a screen that its tree tells of.
enum ScreenChecks {
    /// - Parameter screen: A screen with the audits of its elements.
    static func issues(of screen: ScreenModel, _ variation: PhoneVariation) -> [ScreenIssue] {
        guard !screen.isSystem else { return [] }
        let items = screen.items.filter { item in
            let visible = item.frame.intersection(screen.bounds)
            return !visible.isNull && visible.width > 1 && visible.height > 1
        }
        return clipped(items, screen, variation) + overlapping(items, screen) + smallTargets(items, screen) + missingLabels(items)
    }

    private static func issue(_ kind: FindingKind, _ severity: FindingSeverity, _ message: String, _ item: ScreenItem) -> ScreenIssue {
        ScreenIssue(
            kind: kind, severity: severity, message: message, elementKey: "\(item.key) \(item.place == .row ? 0 : item.ordinal)",
            elementTitle: item.title, frame: item.frame)
    }

    // MARK: Texts

    private static func clipped(_ items: [ScreenItem], _ screen: ScreenModel, _ variation: PhoneVariation) -> [ScreenIssue] {
        items.filter { $0.audit?.isTruncated == true && !$0.isInBar && !$0.isField && !$0.name.isEmpty }.map { item in
            // Rows shorten what is long on purpose; with the largest letters little has room.
            let severity: FindingSeverity = item.place == .row || variation.contentSize != .large ? .note : .warning
            return issue(.clippedText, severity, "“\(item.name.shortened(to: 60))” is cut off: its frame is too small for it", item)
        }
    }

    /// The area that an element's text takes.
    static func textFrame(_ item: ScreenItem, _ screen: ScreenModel) -> CGRect? {
        guard item.isText || item.audit?.fontSize != nil, !item.name.isEmpty else { return nil }
        guard let numbers = item.audit?.textFrame, numbers.count == 4 else { return item.frame }
        return screen.turn.upright(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }

    /// Texts that share less than this of the smaller one's area only touch.
    private static let leastShared = 0.12
    private static let leastSide = 3.0

    private static func overlapping(_ items: [ScreenItem], _ screen: ScreenModel) -> [ScreenIssue] {
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

    /// Controls of iOS itself that are smaller than a target should be.
    private static let ownControls = [
        "UISwitch", "UISegment", "UIStepper", "UIPageControl", "UIDatePicker", "UISlider", "UISearchBar", "UIColorWell", "UITextField",
        "Segment", "Stepper", "Switch", "Slider", "CompactDate", "SearchField", "DisclosureIndicator", "ListAccessory", "Annotation",
        "MapMarker",
    ]
    /// A target's side that Apple's Human Interface Guidelines ask for, in points.
    private static let targetSide = 44.0
    /// Smaller targets are hard to hit.
    private static let hardSide = 30.0

    private static func smallTargets(_ items: [ScreenItem], _ screen: ScreenModel) -> [ScreenIssue] {
        var groups: [[ScreenItem]] = []
        for item in items where isSmallTarget(item, screen) {
            // Controls of one class and size are one fault.
            let index = groups.firstIndex { group in
                group.first.map { $0.className == item.className && size(of: $0) == size(of: item) } ?? false
            }
            if let index { groups[index].append(item) } else { groups.append([item]) }
        }
        return groups.compactMap { group in
            guard let item = group.first else { return nil }
            let others = group.count == 1 ? " is" : " and \(group.count - 1) other\(group.count == 2 ? "" : "s") are"
            return issue(
                .smallTarget, min(item.frame.width, item.frame.height) < hardSide ? .warning : .note,
                "\(item.title)\(others) \(size(of: item)) points; 44 × 44 is the least that is easy to hit", item)
        }
    }

    private static func size(of item: ScreenItem) -> String { "\(Int(item.frame.width.rounded())) × \(Int(item.frame.height.rounded()))" }

    private static func isSmallTarget(_ item: ScreenItem, _ screen: ScreenModel) -> Bool {
        guard item.isInteractive, item.isEnabled, item.place == .content || item.place == .row, item.role != "cell", !item.isField,
            !ownControls.contains(where: item.className.contains), item.role != "slider", item.role != "switch", item.role != "link"
        else { return false }
        // What is cut off by an edge of the screen is larger than it looks.
        guard min(item.frame.width, item.frame.height) < targetSide - 0.5, screen.bounds.contains(item.frame) else { return false }
        return item.audit?.hasWholeTarget != true && !isOnlyControlOfRow(item, screen)
    }

    /// Whether the touches of a whole row are a control's.
    private static func isOnlyControlOfRow(_ item: ScreenItem, _ screen: ScreenModel) -> Bool {
        guard let index = row(of: item, screen), screen.items[index].frame.height >= targetSide - 0.5 else { return false }
        return screen.items.count { $0.isInteractive && $0.role != "cell" && row(of: $0, screen) == index } == 1
    }

    private static func row(of item: ScreenItem, _ screen: ScreenModel) -> Int? {
        var current = item.parent
        while let index = current, screen.items.indices.contains(index) {
            if screen.items[index].role == "cell" { return index }
            current = screen.items[index].parent
        }
        return nil
    }

    private static func missingLabels(_ items: [ScreenItem]) -> [ScreenIssue] {
        items.compactMap { item in
            guard item.isInteractive, item.name.isEmpty, item.role != "cell", !item.isInBar || item.role == "button" else { return nil }
            return issue(.missingLabel, .warning, "\(item.role) has no label, so VoiceOver cannot say what it is", item)
        }
    }
}
