import StoreModel
import UIKit

extension Product {
    /// A kind of product. Source: Apple's documentation of `Product.ProductType`.
    public struct ProductType: RawRepresentable, Codable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Used up; may be bought again and again.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// Bought once, for ever.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// For a time that the app itself measures.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        /// Renews until the user cancels it.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")

        init(_ kind: StoreProduct.Kind) {
            self =
                switch kind {
                case .consumable: .consumable
                case .nonConsumable: .nonConsumable
                case .nonRenewing: .nonRenewable
                case .recurring: .autoRenewable
                }
        }

        /// The kind in the user's language.
        public var localizedDescription: String {
            switch self {
            case .consumable: systemText("Consumable")
            case .nonConsumable: systemText("Non-Consumable")
            case .nonRenewable: systemText("Non-Renewing Subscription")
            case .autoRenewable: systemText("Auto-Renewable Subscription")
            default: rawValue
            }
        }
    }
}
