// Objects of the system that apps hand over or get, besides those beside this file: declared, so that the compiler names what an app would miss.

@available(*, unavailable, message: "not yet in Quince: backgrounds of popovers of one's own")
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView {}

@available(*, unavailable, message: "not yet in Quince: pictures of the whole document for the screenshot editor")
@preconcurrency @MainActor public protocol UIScreenshotServiceDelegate: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: printing")
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {}

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
