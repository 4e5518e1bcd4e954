import Foundation

/// A message of the shop.
struct ShopNotice: Equatable {
    var title: String
    var message: String

    static var pending: ShopNotice {
        ShopNotice(
            title: String(localized: "Waiting for Approval"),
            message: String(localized: "Your purchase is ready as soon as it is approved."))
    }
    static var restored: ShopNotice {
        ShopNotice(title: String(localized: "Purchases Restored"), message: String(localized: "Everything you bought is back."))
    }
    static var nothingToRestore: ShopNotice {
        ShopNotice(
            title: String(localized: "Nothing to Restore"),
            message: String(
                localized: "There is no membership or badge in your account. Court credits stay on the device they were bought on."))
    }
    static var unverified: ShopNotice {
        ShopNotice(title: String(localized: "Not Verified"), message: String(localized: "The App Store did not confirm the purchase."))
    }
    static func failed(_ error: any Error) -> ShopNotice {
        ShopNotice(title: String(localized: "Not Bought"), message: error.localizedDescription)
    }
}
