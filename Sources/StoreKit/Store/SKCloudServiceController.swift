import UIKit

/// Whether the app may use the user's music. Source: Apple's documentation of `SKCloudServiceAuthorizationStatus`.
public enum SKCloudServiceAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, restricted, authorized }

@available(*, unavailable, message: "not yet in Quince: Apple Music")
public enum SKCloudServiceController {}
@available(*, unavailable, message: "not yet in Quince: Apple Music")
public enum SKCloudServiceCapability {}
@available(*, unavailable, message: "not yet in Quince: Apple Music")
public enum SKCloudServiceSetupViewController {}
@available(*, unavailable, message: "not yet in Quince: Apple Music")
public enum SKCloudServiceSetupViewControllerDelegate {}
@available(*, unavailable, message: "not yet in Quince: ad attribution")
public enum SKAdNetwork {}
@available(*, unavailable, message: "not yet in Quince: ad attribution")
public enum SKAdImpression {}
@available(*, unavailable, message: "not yet in Quince: promotions of products in the App Store")
public enum SKProductStorePromotionController {}
@available(*, unavailable, message: "not yet in Quince: promotions of products in the App Store")
public enum PurchaseIntent {}
@available(*, unavailable, message: "not yet in Quince: messages of the App Store")
public enum Message {}
@available(*, unavailable, message: "not yet in Quince: purchases outside of the App Store")
public enum ExternalPurchase {}
@available(*, unavailable, message: "not yet in Quince: purchases outside of the App Store")
public enum ExternalPurchaseLink {}
@available(*, unavailable, message: "not yet in Quince: purchases outside of the App Store")
public enum ExternalPurchaseCustomLink {}
@available(*, unavailable, message: "not yet in Quince: links to other stores")
public enum ExternalLinkAccount {}
@available(*, unavailable, message: "not yet in Quince: links to testers")
public enum AppDistributor {}
@available(*, unavailable, message: "not yet in Quince: advanced commerce")
public enum AdvancedCommerceProduct {}
@available(*, unavailable, message: "not yet in Quince: animations of the payment sheet")
public enum PaymentMethodBinding {}
@available(*, unavailable, message: "not yet in Quince: the receipts' seal")
public func SKTerminateForInvalidReceipt() { fatalError() }
