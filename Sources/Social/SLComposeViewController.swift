import QuinceFoundation
import UIKit

public let SLServiceTypeTwitter = "com.apple.social.twitter"
public let SLServiceTypeFacebook = "com.apple.social.facebook"
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"

/// Source: Apple's documentation of `SLComposeViewControllerResult`.
public enum SLComposeViewControllerResult: Int, Sendable { case cancelled = 0, done }

/// Writes posts; since iOS 11 no service is there.
///
/// Source: Apple's documentation of `SLComposeViewController`.
@preconcurrency @MainActor open class SLComposeViewController: UIViewController {
    open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }
    open private(set) var serviceType: String!
    open var completionHandler: ((SLComposeViewControllerResult) -> Void)!
    /// nil, as no service is there.
    public init!(forServiceType serviceType: String!) { return nil }
    public required init?(coder: NSCoder) { nil }
    @discardableResult open func setInitialText(_ text: String!) -> Bool { false }
    @discardableResult open func add(_ image: UIImage!) -> Bool { false }
    @discardableResult open func add(_ url: URL!) -> Bool { false }
}
