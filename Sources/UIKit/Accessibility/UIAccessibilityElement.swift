/// Something that assistive technologies see and that is no view: a part of what one view draws. A container lists its elements in
/// `accessibilityElements`. Source of the behaviour: Apple's documentation of `UIAccessibilityElement`.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    /// The view, or the element, that this one is in.
    open weak var accessibilityContainer: AnyObject?
    /// Whether assistive technologies see the element.
    open var isAccessibilityElement: Bool {
        get { asked(\.isElement) { own.isElement } }
        set { own.isElement = newValue }
    }
    open var accessibilityLabel: String? {
        get { asked(\.label) { own.label } }
        set { own.label = newValue }
    }
    open var accessibilityHint: String? {
        get { asked(\.hint) { own.hint } }
        set { own.hint = newValue }
    }
    open var accessibilityValue: String? {
        get { asked(\.value) { own.value } }
        set { own.value = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { asked(\.traits) { own.traits } }
        set { own.traits = newValue }
    }
    /// What tests find the element by; never spoken.
    open var accessibilityIdentifier: String? {
        get { asked(\.identifier) { own.identifier } }
        set { own.identifier = newValue }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { asked(list: \.customActions) { own.customActions } }
        set { own.customActions = newValue }
    }
    /// The label with how its parts are spoken.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { asked(\.attributedLabel) { attributedLabel?.string == accessibilityLabel ? attributedLabel : nil } }
        set { (attributedLabel, accessibilityLabel) = (newValue, newValue?.string) }
    }
    private var attributedLabel: NSAttributedString?
    /// The names by which Voice Control users call the element. The default is the label.
    open var accessibilityUserInputLabels: [String]! {
        get { asked(list: \.userInputLabels) { inputLabels ?? accessibilityLabel.map { [$0] } ?? [] } ?? [] }
        set { inputLabels = newValue }
    }
    private(set) var inputLabels: [String]?
    open var accessibilityLanguage: String? {
        get { asked(\.language) { own.language } }
        set { own.language = newValue }
    }
    open var accessibilityTextualContext: UIAccessibilityTextualContext?
    /// Whether people can do something with the element.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { asked(\.respondsToUserInteraction) { own.responds } }
        set { own.responds = newValue }
    }
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { asked(list: \.customRotors) { own.customRotors } }
        set { own.customRotors = newValue }
    }
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { asked(\.containerType) { own.containerType } }
        set { own.containerType = newValue }
    }
    /// The elements inside, where this is no element but has some.
    open var accessibilityElements: [Any]? {
        get { asked(list: \.elements) { own.elements } }
        set { own.elements = newValue }
    }
    /// Where on the screen the element is touched when it is activated; its middle unless set.
    open var accessibilityActivationPoint: CGPoint {
        get {
            if let point = overlay?.activationPoint, let view = accessibilityContainer as? UIView { return view.convert(point, to: nil) }
            let frame = accessibilityFrame
            return asked(\.activationPoint) { activationPoint ?? CGPoint(x: frame.midX, y: frame.midY) }
        }
        set { activationPoint = newValue }
    }
    private var activationPoint: CGPoint?
    /// The values and actions set by another layer, which take precedence over the element's own; nil for none.
    package var overlay: AccessibilityOverlay?
    /// The element's rectangle in its container's coordinates; where it is set, it goes before the one on the screen and moves with the
    /// container.
    open var accessibilityFrameInContainerSpace = CGRect.zero

    /// What was set, where no block is asked.
    private struct Values {
        var isElement = true
        var label: String?
        var hint: String?
        var value: String?
        var traits = UIAccessibilityTraits.none
        var identifier: String?
        var customActions: [UIAccessibilityCustomAction]?
        var language: String?
        var responds = true
        var customRotors: [UIAccessibilityCustomRotor]?
        var containerType = UIAccessibilityContainerType.none
        var elements: [Any]?
    }
    private var own = Values()

    private var details: AccessibilityDetails?
    override var knownAccessibilityDetails: AccessibilityDetails? {
        get { details }
        set { details = newValue }
    }

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
            if let block = accessibilityBlocks?.frame { return block() }
            if let path = accessibilityPath { return path.bounds }
            guard !accessibilityFrameInContainerSpace.isEmpty, let view = accessibilityContainer as? UIView else { return frame }
            return view.convert(accessibilityFrameInContainerSpace, to: nil)
        }
        set { frame = newValue }
    }

    /// The rectangle as `convert` has it, which takes one in a view's coordinates; nil for an element that is in no view.
    func rectangle(_ convert: (CGRect, UIView) -> CGRect) -> CGRect? {
        if let view = accessibilityContainer as? UIView {
            if !accessibilityFrameInContainerSpace.isEmpty { return convert(accessibilityFrameInContainerSpace, view) }
            return view.window.map { convert(asked(\.frame) { frame }, $0) }
        }
        return (accessibilityContainer as? UIAccessibilityElement)?.rectangle { _, view in convert(frame, view.window ?? view) }
    }

    // MARK: Commands

    open override func accessibilityActivate() -> Bool { overlay?.activate.map { $0() } != nil || super.accessibilityActivate() }
    open override func accessibilityElementDidBecomeFocused() { overlay?.focusChanged?(true) }
    open override func accessibilityElementDidLoseFocus() { overlay?.focusChanged?(false) }
    open override func accessibilityPerformEscape() -> Bool {
        overlay?.escape.map { $0() } != nil || super.accessibilityPerformEscape()
    }
    open override func accessibilityPerformMagicTap() -> Bool {
        overlay?.magicTap.map { $0() } != nil || super.accessibilityPerformMagicTap()
    }
    open override func accessibilityIncrement() { overlay?.adjust?(true) ?? super.accessibilityIncrement() }
    open override func accessibilityDecrement() { overlay?.adjust?(false) ?? super.accessibilityDecrement() }
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        overlay?.scroll.map { $0(direction) } != nil
    }
    open override func accessibilityZoomIn(at point: CGPoint) -> Bool { zoom(true, point) }
    open override func accessibilityZoomOut(at point: CGPoint) -> Bool { zoom(false, point) }

    private func zoom(_ isIn: Bool, _ point: CGPoint) -> Bool {
        let inside = (accessibilityContainer as? UIView)?.convert(point, from: nil) ?? point
        return overlay?.zoom.map { $0(isIn, inside) } != nil
    }
}
