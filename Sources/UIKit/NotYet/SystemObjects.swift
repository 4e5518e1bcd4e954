// Objects of the system that apps hand over or get, besides those beside this file: declared, so that the compiler names what an app would miss.

@available(*, unavailable, message: "not yet in Quince: backgrounds of popovers of one's own")
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView {}

@available(*, unavailable, message: "not yet in Quince: pictures of the whole document for the screenshot editor")
@preconcurrency @MainActor public protocol UIScreenshotServiceDelegate: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: printing")
@preconcurrency @MainActor public protocol UIPrinterPickerControllerDelegate: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: attribution of events to advertisements")
@preconcurrency @MainActor open class UIEventAttribution: NSObject {}

@available(*, unavailable, message: "not yet in Quince: attribution of events to advertisements")
@preconcurrency @MainActor open class UIEventAttributionView: UIView {}

@available(*, unavailable, message: "not yet in Quince: writing with a pencil into views")
@preconcurrency @MainActor public protocol UIScribbleInteractionDelegate: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: writing with a pencil into views")
@preconcurrency @MainActor public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: what stands beside a pointer")
@preconcurrency @MainActor open class UIPointerAccessory: NSObject {}

extension UIWindowScene {
    @available(*, unavailable, message: "not yet in Quince: opening windows from menus")
    @preconcurrency @MainActor open class ActivationAction: NSObject {}

    @available(*, unavailable, message: "not yet in Quince: opening windows from menus")
    @preconcurrency @MainActor open class ActivationConfiguration: NSObject {}

    @available(*, unavailable, message: "not yet in Quince: opening windows from menus")
    @preconcurrency @MainActor open class ActivationInteraction: NSObject {}
}

extension UIScene {
    @available(
        *, unavailable,
        message: "not yet in Quince: which scene takes what comes from outside; scenes are asked in the order they were last used"
    )
    public var activationConditions: UISceneActivationConditions { UISceneActivationConditions() }
    @available(*, unavailable, message: "not yet in Quince: locking the pointer")
    public var pointerLockState: UIPointerLockState? { nil }
}

@available(
    *, unavailable,
    message: "not yet in Quince: which scene takes what comes from outside; scenes are asked in the order they were last used"
)
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {}

extension UIWindowScene {
    @available(*, unavailable, message: "not yet in Quince: pictures of the whole document for the screenshot editor")
    public var screenshotService: UIScreenshotService? { nil }
    @available(*, unavailable, message: "not yet in Quince: activity items of a responder")
    public var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "macOS only: windows of iOS have no buttons to close and minimize them")
    public var windowingBehaviors: UISceneWindowingBehaviors? { nil }
}

@available(*, unavailable, message: "macOS only: windows of iOS have no buttons to close and minimize them")
@preconcurrency @MainActor open class UISceneWindowingBehaviors: NSObject {}

@available(*, unavailable, message: "not yet in Quince: what VoiceOver says of components of pickers; give their rows labels")
@preconcurrency @MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {}

@available(
    *, unavailable, message: "not yet in Quince: what VoiceOver says while a view scrolls; post UIAccessibility.Notification.pageScrolled"
)
@preconcurrency @MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {}

@available(*, unavailable, message: "not yet in Quince: backgrounds of popovers of one's own")
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: pictures with a high dynamic range")
public struct UIImageReader: Sendable {}

@available(
    *, unavailable,
    message: "not yet in Quince: a container for search; present the UISearchController, or set it as a navigation item's searchController"
)
@preconcurrency @MainActor open class UISearchContainerViewController: UIViewController {}

@available(
    *, unavailable, message: "not yet in Quince: typesetting for a language; use the attribute NSAttributedString.Key.languageIdentifier"
)
public struct UITraitTypesettingLanguage: Sendable {}

@available(*, unavailable, message: "macOS only: toolbars of iOS have items of one size")
public struct UITraitToolbarItemPresentationSize: Sendable {}

@available(*, unavailable, message: "not yet in Quince: how far above the screen a pencil is")
public struct UIPencilHoverPose: Sendable {}

extension UIWindow {
    @available(*, unavailable, message: "macOS only: windows of iOS fill what the scene has")
    public var canResizeToFitContent: Bool {
        get { false }
        set {}
    }
    @available(*, unavailable, message: "tvOS only: use safeAreaLayoutGuide")
    public var safeAreaAspectFitLayoutGuide: UILayoutGuide { UILayoutGuide() }
}

extension UIView {
    @available(*, unavailable, message: "not yet in Quince: printing")
    public func viewPrintFormatter() -> UIPrintFormatter { UIPrintFormatter() }
    @available(*, unavailable, message: "iOS 9 and newer: use forFirstBaselineLayout or forLastBaselineLayout")
    public func forBaselineLayout() -> UIView { self }
}
