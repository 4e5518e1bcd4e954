import QuinceFoundation
import UIKit

/// A page on the display of a car. The device is connected to no car: apps make templates, and nothing shows them, as in Apple's Simulator
/// without a display for CarPlay.
///
/// Source: Apple's documentation of `CPTemplate`.
@preconcurrency @MainActor open class CPTemplate: NSObject {
    open var userInfo: Any?
    open var tabTitle: String?
    open var tabImage: UIImage?
    open var tabSystemItem = UITabBarItem.SystemItem.favorites
    open var showsTabBadge = false
}

/// A page with buttons in its bar. Source: Apple's documentation of `CPBarButtonProviding`.
@preconcurrency @MainActor public protocol CPBarButtonProviding {
    var leadingNavigationBarButtons: [CPBarButton] { get set }
    var trailingNavigationBarButtons: [CPBarButton] { get set }
    var backButton: CPBarButton? { get set }
}

/// Source: Apple's documentation of `CPBarButtonStyle`.
public enum CPBarButtonStyle: Int, Sendable { case none = 0, rounded }

/// Source: Apple's documentation of `CPBarButton`.
@preconcurrency @MainActor open class CPBarButton: NSObject {
    open var isEnabled = true
    open var title: String?
    open var image: UIImage?
    open var buttonStyle = CPBarButtonStyle.none
    let handler: ((CPBarButton) -> Void)?

    public init(title: String, handler: ((CPBarButton) -> Void)? = nil) { (self.title, self.handler) = (title, handler) }
    public init(image: UIImage, handler: ((CPBarButton) -> Void)? = nil) { (self.image, self.handler) = (image, handler) }
}

/// Source: Apple's documentation of `CPTextButtonStyle`.
public enum CPTextButtonStyle: Int, Sendable { case normal = 0, cancel, confirm }

/// Source: Apple's documentation of `CPTextButton`.
@preconcurrency @MainActor open class CPTextButton: NSObject {
    open var title: String
    open var textStyle: CPTextButtonStyle
    let handler: ((CPTextButton) -> Void)?

    public init(title: String, textStyle: CPTextButtonStyle, handler: ((CPTextButton) -> Void)? = nil) {
        (self.title, self.textStyle, self.handler) = (title, textStyle, handler)
    }
}
