import DeviceProtocol

/// Accessibility values set by another layer, such as SwiftUI's modifiers, which take precedence over the element's own.
@MainActor package final class AccessibilityOverlay {
    package var label, value, hint, identifier: String?
    package var attributedLabel: NSAttributedString?
    package var addedTraits = UIAccessibilityTraits.none
    package var removedTraits = UIAccessibilityTraits.none
    package var userInputLabels: [String]?
    package var customActions: [UIAccessibilityCustomAction] = []
    package var customContent: [AXCustomContent] = []
    package var customRotors: [UIAccessibilityCustomRotor] = []
    package var chartDescriptor: AXChartDescriptor?
    package var textualContext: UIAccessibilityTextualContext?
    /// From 1 for the highest; nil where headings have no level.
    package var headingLevel: Int?
    /// The point where the element is activated, in the coordinates of its view or its container; nil for the element's own.
    package var activationPoint: CGPoint?
    package var respondsToUserInteraction: Bool?
    /// Actions that replace the element's own: activation, escape, magic tap, adjustment (up or down), scrolling and zooming; nil for none.
    package var activate: (() -> Void)?
    package var escape: (() -> Void)?
    package var magicTap: (() -> Void)?
    package var adjust: ((_ isUp: Bool) -> Void)?
    package var scroll: ((UIAccessibilityScrollDirection) -> Void)?
    package var zoom: ((_ isIn: Bool, _ point: CGPoint) -> Void)?

    /// Facts about the drawn text of what is no label of UIKit's.
    package var audit: (() -> ElementAudit?)?

    /// Called when the focus of assistive technologies comes and goes.
    package var focusChanged: ((Bool) -> Void)?

    package init() {}

    func traits(over own: UIAccessibilityTraits) -> UIAccessibilityTraits { own.union(addedTraits).subtracting(removedTraits) }
}
