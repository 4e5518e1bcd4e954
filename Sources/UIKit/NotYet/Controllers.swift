// Rare wishes of controllers and responders.

extension UIViewController {
    @available(*, unavailable, message: "not yet in Quince: locking the pointer")
    public var prefersPointerLocked: Bool { false }
    @available(*, unavailable, message: "not yet in Quince: locking the pointer")
    public var childViewControllerForPointerLock: UIViewController? { nil }
    @available(*, unavailable, message: "not yet in Quince: locking the pointer")
    public func setNeedsUpdateOfPrefersPointerLocked() {}
    @available(*, unavailable, message: "not yet in Quince: extensions with an interface of their own")
    public var extensionContext: NSObject? { nil }
    @available(*, unavailable, message: "not yet in Quince: key commands while another controller is presented")
    public var performsActionsWhilePresentingModally: Bool { true }
    @available(*, unavailable, message: "not yet in Quince: names of interactions in reports of hitches")
    public var interactionActivityTrackingBaseName: String? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "use overrideUserInterfaceStyle")
    public var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
    @available(*, unavailable, message: "iOS 8 and newer: use UISearchController")
    public var searchDisplayController: UISearchDisplayController? { nil }
}

extension UIResponder {
    @available(*, unavailable, message: "not yet in Quince: controllers of input views; use inputView")
    public var inputViewController: UIInputViewController? { nil }
    @available(*, unavailable, message: "not yet in Quince: controllers of input views; use inputAccessoryView")
    public var inputAccessoryViewController: UIInputViewController? { nil }
    @available(*, unavailable, message: "not yet in Quince: keyboards of other apps")
    public class func clearTextInputContextIdentifier(_ identifier: String) {}
    @available(*, unavailable, message: "not yet in Quince: pasting into views; text fields and text views paste")
    public var pasteConfiguration: UIPasteConfiguration? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: pasting into views; text fields and text views paste")
    public func paste(itemProviders: [NSItemProvider]) {}
    @available(*, unavailable, message: "not yet in Quince: pasting into views; text fields and text views paste")
    public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { false }
    @available(*, unavailable, message: "not yet in Quince: text from the camera")
    public func captureTextFromCamera(_ sender: Any?) {}
    @available(*, unavailable, message: "not yet in Quince: activity items of a responder")
    public var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { nil }
        set {}
    }
}

@available(*, unavailable, message: "not yet in Quince: activity items of a responder")
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: pasting into views; text fields and text views paste")
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: locking the pointer")
@preconcurrency @MainActor public final class UIPointerLockState: NSObject {}

extension UIViewController {
    @available(*, unavailable, message: "iOS 9 and newer: use unwind(for:towards:)")
    public func segueForUnwinding(to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?)
        -> UIStoryboardSegue?
    { nil }
    @available(*, unavailable, message: "iOS 8 and newer: use viewWillTransition(to:with:)")
    public func rotatingHeaderView() -> UIView? { nil }
    @available(*, unavailable, message: "iOS 13 and newer: use isModalInPresentation")
    public var isModalInPopover: Bool {
        get { false }
        set {}
    }
}
