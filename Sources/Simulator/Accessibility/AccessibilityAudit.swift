import AutomationModel
import Compositor
import DeviceProtocol
import Foundation

/// Finds the faults of a screen's accessibility: the one audit of UI tests, WebDriver clients and the explorer.
///
/// Source of the rules: Apple's documentation of `XCUIAccessibilityAuditType`; Human Interface Guidelines (targets of 44 points); WCAG 2.2, 1.4.3
/// (contrast). Dynamic Type and traits are not checked.
package struct AccessibilityAudit {
    /// The kinds of faults that are looked for.
    package static let kinds: Set<AutomationIssue.Kind> = [
        .contrast, .hitRegion, .sufficientElementDescription, .textClipped, .elementDetection,
    ]

    private let screen: AuditedScreen
    /// Measures the contrast of the text in an area; nil where there is none to measure.
    private let contrast: ((CGRect) -> Double?)?

    /// - Parameters:
    ///   - root: The elements of the process in front, with their audits.
    ///   - turn: The rotation of the interface on the display.
    ///   - frame: The pixels of the screen, upright; without them contrasts are not measured.
    package init(_ root: ElementNode, turn: DisplayTurn, frame: RenderedFrame?) {
        self.init(root, turn: turn, contrast: frame.map { frame in { TextContrast.ratio(in: $0, frame) } })
    }

    init(_ root: ElementNode, turn: DisplayTurn, contrast: ((CGRect) -> Double?)?) {
        (screen, self.contrast) = (AuditedScreen(root, turn: turn), contrast)
    }

    /// The findings, in the order of the elements.
    package func findings(_ kinds: Set<AutomationIssue.Kind> = Self.kinds) -> [AccessibilityFinding] {
        let contrasts = kinds.contains(.contrast) ? findContrasts() : [:]
        return screen.elements.indices.flatMap { index -> [AccessibilityFinding] in
            guard screen.isVisible(index) else { return [] }
            var found = ownFindings(index).filter { kinds.contains($0.kind) }
            if let low = contrasts[index] { found.append(low) }
            return found
        }
    }

    private func ownFindings(_ index: Int) -> [AccessibilityFinding] {
        let element = screen.elements[index]
        var faults: [AccessibilityFinding.Fault] = []
        if isSmallTarget(index) { faults.append(.hitRegion(element.frame.size)) }
        if lacksDescription(element) { faults.append(.missingDescription) }
        if element.node.audit?.isTruncated == true { faults.append(.textClipped) }
        if isUndetected(index) { faults.append(.notDetected) }
        return faults.map { AccessibilityFinding(element: element.node.id, fault: $0, area: element.frame) }
    }

    // MARK: Targets

    /// A target's least side, in points.
    private static let targetSide = 44.0
    /// The tolerance for rounding.
    private static let slack = 0.5

    /// iOS's own controls, whose size no app chooses.
    private static let ownControls = [
        "UISwitch", "UISegment", "UIStepper", "UIPageControl", "UIDatePicker", "UISlider", "UISearchBar", "UIColorWell", "UITextField",
        "Segment", "Stepper", "Switch", "Slider", "CompactDate", "SearchField", "DisclosureIndicator", "ListAccessory", "Annotation",
        "MapMarker",
    ]
    /// Roles whose elements are rows, running text, or as high as their line.
    private static let otherRoles: Set<String> = ["cell", "link", "slider", "switch"]

    private func isSmallTarget(_ index: Int) -> Bool {
        let element = screen.elements[index], node = element.node
        guard element.isInteractive, node.isEnabled, !element.isInBar, !element.isInAlert, !element.isField,
            !Self.otherRoles.contains(node.role), !Self.ownControls.contains(where: node.className.contains)
        else { return false }
        // What is cut off by an edge of the screen is larger than it looks.
        guard min(element.frame.width, element.frame.height) < Self.targetSide - Self.slack, screen.bounds.contains(element.frame)
        else { return false }
        return node.audit?.hasWholeTarget != true && !isOnlyControlOfRow(index)
    }

    /// Whether the touches of a whole row are a control's.
    private func isOnlyControlOfRow(_ index: Int) -> Bool {
        guard let row = screen.row(of: index), screen.elements[row].frame.height >= Self.targetSide - Self.slack else { return false }
        return screen.elements.indices.count { other in
            screen.elements[other].isInteractive && screen.elements[other].node.role != "cell" && screen.row(of: other) == row
        } == 1
    }

    // MARK: Descriptions

    private func lacksDescription(_ element: AuditedScreen.Element) -> Bool {
        let node = element.node
        guard node.isAccessibilityElement, element.isInteractive || node.role == "image", node.role != "cell", element.name.isEmpty else {
            return false
        }
        return !element.isInBar || node.role == "button"
    }

    /// Texts and controls that are no accessibility elements, nor in one.
    private func isUndetected(_ index: Int) -> Bool {
        let element = screen.elements[index], node = element.node
        guard !node.isAccessibilityElement, node.role == "text" && !element.name.isEmpty || node.role == "button" || element.isField else {
            return false
        }
        return !screen.isInAccessible(index) && !screen.holdsAccessible(index)
    }

    // MARK: Contrast

    /// The size of text, in points, from which less contrast is enough; in bold from the second.
    private static let (large, largeBold) = (18.0, 14.0)
    /// The contrast of ordinary text, and of large text.
    private static let (wanted, wantedLarge) = (4.5, 3.0)
    /// iOS's own secondary colours have a little more.
    private static let pale = 2.9
    /// The tolerance for measuring contrast in pixels.
    private static let tolerance = 0.05
    /// iOS's own controls, whose colours no app chooses.
    private static let ownPickers = ["DatePicker", "Calendar", "UIPicker", "WheelPicker"]

    private func findContrasts() -> [Int: AccessibilityFinding] {
        guard let contrast else { return [:] }
        var found: [Int: AccessibilityFinding] = [:]
        var (checked, pale) = (0, 0)
        for index in screen.elements.indices where hasOwnColours(index) {
            guard let area = screen.textFrame(index)?.intersection(screen.bounds), !area.isNull, area.width >= 4, area.height >= 6,
                let ratio = contrast(area)
            else { continue }
            checked += 1
            let audit = screen.elements[index].node.audit
            let size = audit?.fontSize ?? min(area.height * 0.8, 17)
            let wanted = size >= Self.large || size >= Self.largeBold && audit?.isBold == true ? Self.wantedLarge : Self.wanted
            guard ratio < wanted - Self.tolerance else { continue }
            if ratio < Self.pale { pale += 1 }
            found[index] = AccessibilityFinding(
                element: screen.elements[index].node.id, fault: .contrast(ratio: ratio, wanted: wanted), area: area)
        }
        // Where most texts are pale, something dims the screen for a while.
        return pale < 4 || pale * 2 < checked ? found : [:]
    }

    private func hasOwnColours(_ index: Int) -> Bool {
        let element = screen.elements[index]
        guard element.node.isEnabled, !element.isInBar, !element.isInAlert, !element.isField else { return false }
        return screen.ancestors(of: index).allSatisfy { outer in
            let node = screen.elements[outer].node
            return node.isEnabled && !Self.ownPickers.contains(where: node.className.contains)
        }
    }
}

extension PhoneDriver {
    /// The findings of an audit of what is in front.
    ///
    /// - Throws: `AppFailure` where the process does not answer.
    package func audit(_ kinds: Set<AutomationIssue.Kind> = AccessibilityAudit.kinds) throws -> (
        root: ElementNode, findings: [AccessibilityFinding]
    ) {
        try findHome()
        let root = try session.decodeElements(session.elementsText(isAudit: true))
        let frame = kinds.contains(.contrast) ? try session.frame() : nil
        return (root, AccessibilityAudit(root, turn: turn, frame: frame).findings(kinds))
    }
}
