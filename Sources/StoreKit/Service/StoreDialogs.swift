import StoreModel
import UIKit

/// A purchase, as the user is asked about it.
struct PurchaseQuestion: Sendable, Equatable {
    var name: String
    var description: String
    var app: String
    /// `$4.99`
    var price: String
    /// `per month`; nil where it is paid once.
    var period: String?
    /// The introductory offer that is paid first: `Free for 1 week`.
    var offer: String?
    /// Whether a parent is asked.
    var asksToBuy = false
}

/// The sheets and alerts of the store.
protocol StoreDialogs: Sendable {
    /// Asks the user whether to buy.
    func confirm(_ question: PurchaseQuestion, in scene: UIWindowScene?) async -> Bool
    /// Tells the user something, until they tap the button.
    func tell(title: String, message: String) async
    /// Asks the user why they want their money back.
    ///
    /// - Returns: 1 for an issue of the app, 0 for everything else; nil where the user does not want it.
    func chooseRefundReason(of product: String, in scene: UIWindowScene?) async -> Int?
    /// Shows the user's subscriptions, until they close the sheet.
    ///
    /// - Parameter group: The group whose subscription is shown; nil = all.
    func manageSubscriptions(in scene: UIWindowScene?, group: String?) async
    /// Asks the user for a rating.
    @MainActor func requestReview(in scene: UIWindowScene?)
}
