import UIKit

/// Asks the user for a rating. Source: Apple's documentation of `SKStoreReviewController`.
@MainActor @preconcurrency open class SKStoreReviewController: NSObject {
    /// Asks the user in the scene in front. As in the Simulator the question comes each time, and the answer goes nowhere.
    @available(*, deprecated, message: "Use AppStore.requestReview(in:)")
    open class func requestReview() { StoreService.shared.dialogs.requestReview(in: nil) }

    /// Asks the user in a scene. As in the Simulator the question comes each time, and the answer goes nowhere.
    open class func requestReview(in windowScene: UIWindowScene) { StoreService.shared.dialogs.requestReview(in: windowScene) }
}
