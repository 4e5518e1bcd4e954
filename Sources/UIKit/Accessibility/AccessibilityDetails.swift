@_spi(Quince) import QuinceFoundation

/// How an assistive technology goes through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic = 0, separate, combined }

/// Options for VoiceOver on views that handle touches directly.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Silence while people touch.
    public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
    /// Touches count only after the element was activated.
    public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// The rarely set accessibility properties of a responder.
@MainActor final class AccessibilityDetails {
    var path: UIBezierPath?
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var headerElements: [Any]?
    var attributedValue: NSAttributedString?
    var attributedHint: NSAttributedString?
    var attributedInputLabels: [NSAttributedString]?
    var directTouchOptions: UIAccessibilityDirectTouchOptions = []
    var dragSources: [UIAccessibilityLocationDescriptor]?
    var dropPoints: [UIAccessibilityLocationDescriptor]?
    var automationElements: [Any]?
    var largeContent = LargeContent()
    var blocks: AccessibilityBlocks?
}

extension UIResponder {
    private static let detailsKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// The storage of the details for responders that are neither views nor elements.
    var associatedAccessibilityDetails: AccessibilityDetails? {
        get { objc_getAssociatedObject(self, Self.detailsKey) as? AccessibilityDetails }
        set { objc_setAssociatedObject(self, Self.detailsKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    func changeAccessibilityDetails(_ change: (AccessibilityDetails) -> Void) {
        let details = knownAccessibilityDetails ?? AccessibilityDetails()
        knownAccessibilityDetails = details
        change(details)
    }

    /// The texts without attributes, of views and of elements that are none.
    var plainAccessibilityValue: String? {
        get { (self as? UIView)?.accessibilityValue ?? (self as? UIAccessibilityElement)?.accessibilityValue }
        set {
            (self as? UIView)?.accessibilityValue = newValue
            (self as? UIAccessibilityElement)?.accessibilityValue = newValue
        }
    }
    var plainAccessibilityHint: String? {
        get { (self as? UIView)?.accessibilityHint ?? (self as? UIAccessibilityElement)?.accessibilityHint }
        set {
            (self as? UIView)?.accessibilityHint = newValue
            (self as? UIAccessibilityElement)?.accessibilityHint = newValue
        }
    }
    var plainAccessibilityInputLabels: [String] {
        get { (self as? UIView)?.accessibilityUserInputLabels ?? (self as? UIAccessibilityElement)?.accessibilityUserInputLabels ?? [] }
        set {
            (self as? UIView)?.accessibilityUserInputLabels = newValue
            (self as? UIAccessibilityElement)?.accessibilityUserInputLabels = newValue
        }
    }

    var listedAccessibilityElements: [Any]? {
        (self as? UIView)?.accessibilityElements ?? (self as? UIAccessibilityElement)?.accessibilityElements
    }

    /// The elements inside: as they were set, or as a container gives them one by one; nil for what is no container.
    var containedAccessibilityElements: [Any]? {
        if let elements = automationElements ?? listedAccessibilityElements { return elements }
        let count = accessibilityElementCount()
        guard count > 0, count != NSNotFound else { return nil }
        return (0..<count).compactMap { accessibilityElement(at: $0) }
    }
}
