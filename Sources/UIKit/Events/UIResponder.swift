@_spi(Quince) import QuinceFoundation

/// An object that takes part in the handling of events: it handles them or passes them to the `next` one of its chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
    @preconcurrency @MainActor public override init() { super.init() }

    /// The responder that gets what this one does not handle.
    open var next: UIResponder? { nil }

    // MARK: First responder

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { FirstResponder.current === self }

    /// Makes this object the first to get keys and nil-targeted actions; returns whether it is now.
    @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.make(self) }

    /// Called when the object has become first responder: text inputs begin to be edited.
    func didBecomeFirstResponder() { KeyboardController.shared.update() }

    /// Gives up being first responder; returns whether it is none now.
    @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

    // MARK: Accessibility

    /// The storage of rarely set accessibility properties; nil while none of them is set.
    var knownAccessibilityDetails: AccessibilityDetails? {
        get { associatedAccessibilityDetails }
        set { associatedAccessibilityDetails = newValue }
    }

    // Containers that make their elements one by one override these three.
    open func accessibilityElementCount() -> Int { listedAccessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? {
        listedAccessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// `NSNotFound` for what is not in the container.
    open func index(ofAccessibilityElement element: Any) -> Int {
        listedAccessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }

    /// Whether an assistive technology is at the element; none runs on a simulated device.
    open func accessibilityElementIsFocused() -> Bool { false }

    /// The element's shape on the screen, instead of its frame.
    open var accessibilityPath: UIBezierPath? {
        get { asked(\.path) { knownAccessibilityDetails?.path } }
        set { changeAccessibilityDetails { $0.path = newValue } }
    }
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { asked(\.navigationStyle) { knownAccessibilityDetails?.navigationStyle ?? .automatic } }
        set { changeAccessibilityDetails { $0.navigationStyle = newValue } }
    }
    /// The headers of what is in the container.
    open var accessibilityHeaderElements: [Any]? {
        get { asked(list: \.headerElements) { knownAccessibilityDetails?.headerElements } }
        set { changeAccessibilityDetails { $0.headerElements = newValue } }
    }
    /// The value with how its parts are spoken.
    open var accessibilityAttributedValue: NSAttributedString? {
        get {
            asked(\.attributedValue) {
                knownAccessibilityDetails?.attributedValue.flatMap { $0.string == plainAccessibilityValue ? $0 : nil }
            }
        }
        set {
            changeAccessibilityDetails { $0.attributedValue = newValue }
            plainAccessibilityValue = newValue?.string
        }
    }
    /// The hint with how its parts are spoken.
    open var accessibilityAttributedHint: NSAttributedString? {
        get {
            asked(\.attributedHint) { knownAccessibilityDetails?.attributedHint.flatMap { $0.string == plainAccessibilityHint ? $0 : nil } }
        }
        set {
            changeAccessibilityDetails { $0.attributedHint = newValue }
            plainAccessibilityHint = newValue?.string
        }
    }
    /// The names by which Voice Control users call the element, with speech attributes.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get {
            asked(list: \.attributedUserInputLabels) {
                let known = knownAccessibilityDetails?.attributedInputLabels ?? [], plain = plainAccessibilityInputLabels
                return known.map(\.string) == plain ? known : plain.map { NSAttributedString(string: $0) }
            } ?? []
        }
        set {
            changeAccessibilityDetails { $0.attributedInputLabels = newValue }
            plainAccessibilityInputLabels = (newValue ?? []).map(\.string)
        }
    }
    open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { knownAccessibilityDetails?.directTouchOptions ?? [] }
        set { changeAccessibilityDetails { $0.directTouchOptions = newValue } }
    }
    /// The points at which drags can begin, for assistive technologies; nil for none set.
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { knownAccessibilityDetails?.dragSources }
        set { changeAccessibilityDetails { $0.dragSources = newValue } }
    }
    /// The points at which drops can end, for assistive technologies; nil for none set.
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { knownAccessibilityDetails?.dropPoints }
        set { changeAccessibilityDetails { $0.dropPoints = newValue } }
    }
    /// The elements inside that tests see, instead of those that assistive technologies do.
    open var automationElements: [Any]? {
        get { asked(list: \.automationElements) { knownAccessibilityDetails?.automationElements } }
        set { changeAccessibilityDetails { $0.automationElements = newValue } }
    }

    // MARK: Touches, presses and motion

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesCancelled(presses, with: event) }

    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }

    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Actions

    /// Whether this object performs `action`: by default, whether it has a method of that name.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if let editing = self as? any TextEditing, let action = EditAction(rawValue: action.name) {
            return editing.performsEditAction(action)
        }
        return ObjectRuntime.method(action.name, of: self) != nil
    }

    /// The first responder from here along the chain that performs `action`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// The commands of hardware keys while this object is in the responder chain; nil for none.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// The items of the shortcuts bar above the keyboard of iPads; iPhones have no such bar.
    open var inputAssistantItem: UITextInputAssistantItem { sharedAssistantItem }

    /// Changes the menus of a system; the app and its delegate are asked for the main one.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Brings a command up to date before it is used: its title, attributes and state.
    open func validate(_ command: UICommand) {}

    // MARK: Accessibility

    /// An assistive technology raises the value of an element with the trait `adjustable`. Elements without one do nothing.
    open func accessibilityIncrement() { asked(\.increment) {} }
    /// An assistive technology lowers the value of an element with the trait `adjustable`. Elements without one do nothing.
    open func accessibilityDecrement() { asked(\.decrement) {} }
    /// An assistive technology activates the element. The answer says whether that is done; if not, it taps the element.
    open func accessibilityActivate() -> Bool { asked(\.activate) { false } }
    /// The focus of an assistive technology has come to the element.
    open func accessibilityElementDidBecomeFocused() {}
    /// The focus of an assistive technology has left the element.
    open func accessibilityElementDidLoseFocus() {}
    /// An assistive technology scrolls where the element is; says whether the element has done that.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// People leave a modal view; says whether there was one.
    open func accessibilityPerformEscape() -> Bool { asked(\.performEscape) { false } }
    /// People do the magic tap, which stands for the most important action; says whether there is one.
    open func accessibilityPerformMagicTap() -> Bool { asked(\.magicTap) { false } }
    /// An assistive technology enlarges what stands at `point` of the screen; says whether the element has done that.
    open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
    /// An assistive technology makes what stands at `point` of the screen smaller; says whether the element has done that.
    open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

    // MARK: Input

    /// The view in place of the keyboard while this object is first responder; nil for the keyboard.
    open var inputView: UIView? { nil }
    /// The view above the keyboard while this object is first responder; nil for none.
    open var inputAccessoryView: UIView? { nil }
    /// The keyboard that appears for the responder; the user's preferred one unless overridden.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
    open var textInputContextIdentifier: String? { nil }
    /// Takes up a changed `inputView` or `inputAccessoryView`.
    open func reloadInputViews() { if isFirstResponder { KeyboardController.shared.update() } }

    // MARK: Editing commands

    /// The undo manager for changes made through this object: by default that of the next responder with one.
    open var undoManager: UndoManager? { next?.undoManager }

    /// Whether gestures of three fingers undo, copy and paste while this object is the first responder. A mouse has no three fingers: there are none to switch off.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

    // Menus and keys send these to responders that can perform them: to text fields and text views, and to what overrides them.
    open func cut(_ sender: Any?) { (self as? any TextEditing)?.performEditAction(.cut) }
    open func copy(_ sender: Any?) { (self as? any TextEditing)?.performEditAction(.copy) }
    open func paste(_ sender: Any?) { (self as? any TextEditing)?.performEditAction(.paste) }
    open func delete(_ sender: Any?) { (self as? any TextEditing)?.performEditAction(.delete) }
    open func select(_ sender: Any?) { (self as? any TextEditing)?.performEditAction(.select) }
    open func selectAll(_ sender: Any?) { (self as? any TextEditing)?.performEditAction(.selectAll) }

    // Text views perform these on their selection; responders that show texts of their own override them.
    open func toggleBoldface(_ sender: Any?) { (self as? UITextView)?.toggleTrait(.traitBold) }
    open func toggleItalics(_ sender: Any?) { (self as? UITextView)?.toggleTrait(.traitItalic) }
    open func toggleUnderline(_ sender: Any?) { (self as? UITextView)?.toggleSelectionUnderline() }
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { (self as? UITextView)?.setWritingDirection(.leftToRight) }
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { (self as? UITextView)?.setWritingDirection(.rightToLeft) }
    open func increaseSize(_ sender: Any?) { (self as? UITextView)?.changeFontSize(by: 1) }
    open func decreaseSize(_ sender: Any?) { (self as? UITextView)?.changeFontSize(by: -1) }
    /// Changes the attributes of the selected text, or of text typed next where nothing is selected.
    open func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        (self as? UITextView)?.convertSelection(conversionHandler)
    }
    /// Pastes text in the style of the text around it.
    open func pasteAndMatchStyle(_ sender: Any?) { (self as? any TextEditing)?.performEditAction(.paste) }
    open func find(_ sender: Any?) { (self as? UITextView)?.findInteraction?.presentFindNavigator(showingReplace: false) }
    open func findAndReplace(_ sender: Any?) { (self as? UITextView)?.findInteraction?.presentFindNavigator(showingReplace: true) }
    open func findNext(_ sender: Any?) { (self as? UITextView)?.findInteraction?.findNext() }
    open func findPrevious(_ sender: Any?) { (self as? UITextView)?.findInteraction?.findPrevious() }

    // MARK: Activities

    /// The user activity that this object represents; nil for none.
    open var userActivity: NSUserActivity?
    /// Brings an activity up to date before it is used.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Goes on with an activity.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    // MARK: Nibs

    /// Called after the object was loaded from a nib or storyboard and all its outlets are connected.
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}
}

extension UIResponder {
    nonisolated public class var keyboardWillShowNotification: Notification.Name { Notification.Name("UIKeyboardWillShowNotification") }
    nonisolated public class var keyboardDidShowNotification: Notification.Name { Notification.Name("UIKeyboardDidShowNotification") }
    nonisolated public class var keyboardWillHideNotification: Notification.Name { Notification.Name("UIKeyboardWillHideNotification") }
    nonisolated public class var keyboardDidHideNotification: Notification.Name { Notification.Name("UIKeyboardDidHideNotification") }
    nonisolated public class var keyboardWillChangeFrameNotification: Notification.Name {
        Notification.Name("UIKeyboardWillChangeFrameNotification")
    }
    nonisolated public class var keyboardDidChangeFrameNotification: Notification.Name {
        Notification.Name("UIKeyboardDidChangeFrameNotification")
    }
    nonisolated public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    nonisolated public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    nonisolated public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
    nonisolated public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    nonisolated public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

extension UIResponder {
    /// The responders from this one to the end of the chain.
    package var chain: [UIResponder] { Array(sequence(first: self, next: \.next)) }
}
