// What iOS does outside of the app, or for it, besides its own interface.

@available(*, unavailable, message: "not yet in Quince: sharing by iCloud")
@preconcurrency @MainActor open class UICloudSharingController: UIViewController {}

@available(*, unavailable, message: "not yet in Quince: cutting movies")
@preconcurrency @MainActor open class UIVideoEditorController: UINavigationController {}

@available(*, unavailable, message: "not yet in Quince: pictures of the whole document for the screenshot editor")
@preconcurrency @MainActor open class UIScreenshotService: NSObject {}

@available(*, unavailable, message: "not yet in Quince: writing with a pencil into views")
@preconcurrency @MainActor open class UIScribbleInteraction: NSObject {}

@available(*, unavailable, message: "not yet in Quince: writing with a pencil into views")
@preconcurrency @MainActor open class UIIndirectScribbleInteraction: NSObject {}

@available(*, unavailable, message: "not yet in Quince: selecting with a pointer's rectangle")
@preconcurrency @MainActor open class UIBandSelectionInteraction: NSObject {}

@available(*, unavailable, message: "not yet in Quince: activity items of a responder")
@preconcurrency @MainActor open class UIActivityItemsConfiguration: NSObject {}

@available(*, unavailable, message: "iOS 12 and newer: use WKWebView")
@preconcurrency @MainActor open class UIWebView: UIView {}

@available(*, unavailable, message: "iOS 9 and newer: use a UIPopoverPresentationController")
@preconcurrency @MainActor open class UIPopoverController: NSObject {}

@available(*, unavailable, message: "iOS 8 and newer: use UISearchController")
@preconcurrency @MainActor open class UISearchDisplayController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: how much of a page's time is over")
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {}

@available(*, unavailable, message: "not yet in Quince: how much of a page's time is over")
@preconcurrency @MainActor open class UIPageControlTimerProgress: NSObject {}

@available(*, unavailable, message: "iOS 14 and newer: use UIDocumentPickerViewController")
@preconcurrency @MainActor open class UIDocumentMenuViewController: UIViewController {}

@available(*, unavailable, message: "not yet in Quince: extensions with an interface of their own")
@preconcurrency @MainActor open class UIDocumentPickerExtensionViewController: UIViewController {}

@available(*, unavailable, message: "not yet in Quince: guided access")
@preconcurrency @MainActor public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: guided access")
public struct UIGuidedAccessAccessibilityFeature: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

@available(*, unavailable, message: "not yet in Quince: protecting scenes with a passcode")
@preconcurrency @MainActor open class UISceneSystemProtectionManager: NSObject {}

@available(*, unavailable, message: "iOS 13 and newer: use UIContextMenuInteraction")
@preconcurrency @MainActor open class UIPreviewInteraction: NSObject {}

@available(*, unavailable, message: "iOS 13 and newer: use UIContextMenuInteraction")
@preconcurrency @MainActor public protocol UIPreviewInteractionDelegate: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: activity items of a responder")
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {}
