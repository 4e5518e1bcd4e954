import QuinceFoundation
import UIKit

/// Source: Apple's documentation of `CPAlertAction`.
@preconcurrency @MainActor open class CPAlertAction: NSObject {
    /// Source: Apple's documentation of `CPAlertAction.Style`.
    public enum Style: UInt, Sendable { case `default` = 0, cancel, destructive }

    public let title: String
    public let style: Style
    public let color: UIColor?
    let handler: (CPAlertAction) -> Void

    public init(title: String, style: Style, handler: @escaping (CPAlertAction) -> Void) {
        (self.title, self.style, color, self.handler) = (title, style, nil, handler)
    }
    public init(title: String, color: UIColor, handler: @escaping (CPAlertAction) -> Void) {
        (self.title, style, self.color, self.handler) = (title, .default, color, handler)
    }
}

/// An alert. Source: Apple's documentation of `CPAlertTemplate`.
@preconcurrency @MainActor open class CPAlertTemplate: CPTemplate {
    public let titleVariants: [String]
    public let actions: [CPAlertAction]
    public class var maximumActionCount: Int { 2 }
    public init(titleVariants: [String], actions: [CPAlertAction]) { (self.titleVariants, self.actions) = (titleVariants, actions) }
}

/// An action sheet. Source: Apple's documentation of `CPActionSheetTemplate`.
@preconcurrency @MainActor open class CPActionSheetTemplate: CPTemplate {
    public let title: String?
    public let message: String?
    public let actions: [CPAlertAction]
    public init(title: String?, message: String?, actions: [CPAlertAction]) {
        (self.title, self.message, self.actions) = (title, message, actions)
    }
}
