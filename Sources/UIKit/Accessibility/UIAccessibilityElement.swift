/// Something that assistive technologies see and that is no view: a part of what one view draws. A container lists its elements in
/// `accessibilityElements`. Source of the behaviour: Apple's documentation of `UIAccessibilityElement`.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    /// The view, or the element, that this one is in.
    open weak var accessibilityContainer: AnyObject?
    /// Whether assistive technologies see the element.
    open var isAccessibilityElement = true
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// What tests find the element by; never spoken.
    open var accessibilityIdentifier: String?
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// The element's rectangle in its container's coordinates; where it is set, it goes before the one on the screen and moves with the
    /// container.
    open var accessibilityFrameInContainerSpace = CGRect.zero

    private var frame = CGRect.zero
    let id = AccessibilityValues().id

    /// Makes an element of a container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// The element's rectangle on the screen.
    open var accessibilityFrame: CGRect {
        get {
            guard !accessibilityFrameInContainerSpace.isEmpty, let view = accessibilityContainer as? UIView else { return frame }
            return view.convert(accessibilityFrameInContainerSpace, to: nil)
        }
        set { frame = newValue }
    }

    /// The rectangle as `convert` has it, which takes one in a view's coordinates; nil for an element that is in no view.
    func rectangle(_ convert: (CGRect, UIView) -> CGRect) -> CGRect? {
        if let view = accessibilityContainer as? UIView {
            if !accessibilityFrameInContainerSpace.isEmpty { return convert(accessibilityFrameInContainerSpace, view) }
            return view.window.map { convert(frame, $0) }
        }
        return (accessibilityContainer as? UIAccessibilityElement)?.rectangle { _, view in convert(frame, view.window ?? view) }
    }
}
