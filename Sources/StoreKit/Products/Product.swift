import StoreModel
import UIKit

/// Something that the app sells.
///
/// Products come from the StoreKit configuration of the project's scheme. Source: Apple's documentation of `Product`.
public struct Product: Sendable, Identifiable {
    let product: StoreProduct
    let settings: StoreSettings
    private let group: StoreConfiguration.Group?

    package init(_ product: StoreProduct, in configuration: StoreConfiguration) {
        (self.product, settings) = (product, configuration.settings)
        group = configuration.groups.first { $0.id == product.subscription?.groupID }
    }

    /// The product's identifier in the store.
    public var id: String { product.id }
    public var type: ProductType { ProductType(product.kind) }
    /// The name in the user's language; empty where the store has none.
    public var displayName: String { product.displayName(settings) }
    /// The description in the user's language; empty where the store has none.
    public var description: String { product.displayDescription(settings) }
    /// In the currency of the storefront.
    public var price: Decimal { product.price }
    /// The price as the storefront writes it: `$4.99`.
    public var displayPrice: String { PriceFormat(settings).text(price) }
    public var isFamilyShareable: Bool { product.isFamilyShareable }
    /// What only subscriptions have; nil for other products.
    public var subscription: SubscriptionInfo? {
        product.subscription.map { SubscriptionInfo($0, group: group, settings: settings) }
    }
    /// Writes other prices, such as that of a week, as `displayPrice` is written.
    public var priceFormatStyle: Decimal.FormatStyle.Currency { PriceFormat(settings).style }
    /// Writes periods of subscriptions in the store's language: `1 month`.
    public var subscriptionPeriodFormatStyle: _DateComponentsFormatStyle {
        _DateComponentsFormatStyle(style: .wide, locale: PriceFormat(settings).style.locale, fields: [.year, .month, .week, .day])
    }

    /// The product as the store describes it.
    public var jsonRepresentation: Data {
        var fields: [String: Any] = [
            "id": id, "type": type.rawValue, "displayName": displayName, "description": description, "price": "\(price)",
            "displayPrice": displayPrice, "isFamilyShareable": isFamilyShareable,
        ]
        fields["subscriptionGroupID"] = product.subscription?.groupID
        return (try? JSONSerialization.data(withJSONObject: fields, options: .sortedKeys)) ?? Data()
    }

    /// The transaction that entitles the user to the product; nil where nothing does.
    public var currentEntitlement: VerificationResult<Transaction>? {
        get async { await Transaction.currentEntitlement(for: id) }
    }

    /// The transactions that entitle the user to the product.
    public var currentEntitlements: Transaction.Transactions {
        get async { Transaction.currentEntitlements(for: id) }
    }

    /// The newest transaction of the product; nil where the user has never bought it.
    public var latestTransaction: VerificationResult<Transaction>? {
        get async { await Transaction.latest(for: id) }
    }

    /// Loads products.
    ///
    /// - Returns: Those of the identifiers that the store knows, in their order.
    /// - Throws: `StoreKitError`.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String {
        let service = StoreService.shared
        guard let configuration = service.configuration else { return [] }
        try StoreKitError.check("Load Products", configuration.settings)
        var seen: Set<String> = []
        return identifiers.compactMap { id in
            guard seen.insert(id).inserted else { return nil }
            return configuration.product(id).map { Product($0, in: configuration) }
        }
    }
}

extension Product: Hashable {
    public static func == (a: Product, b: Product) -> Bool { a.product == b.product }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Product {
    @available(*, unavailable, message: "not yet in Quince: the format style of a period's unit")
    public var subscriptionPeriodUnitFormatStyle: Never { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: promotions of products in the App Store")
    public enum PromotionInfo {}
    @available(*, unavailable, message: "not yet in Quince: relationships of products")
    public var relationships: Never { fatalError() }
}
