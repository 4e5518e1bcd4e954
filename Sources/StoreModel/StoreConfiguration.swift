import Foundation

/// The products and settings of an Xcode StoreKit configuration (`.storekit`).
public struct StoreConfiguration: Equatable, Sendable {
    /// The file that builds copy the configuration to, in the app's bundle.
    public static let fileName = "_Quince.storekit"
    /// The most bytes that a configuration may have.
    public static let maximumSize = 8 << 20

    public var products: [StoreProduct] = []
    public var groups: [Group] = []
    public var settings = StoreSettings()

    /// Subscriptions of which a user can have one at a time.
    public struct Group: Equatable, Sendable {
        public var id: String
        /// The reference name.
        public var name: String
        public var localizations: [StoreLocalization]

        /// The group's name for the first of `languages` that it has, else for `fallback`, else the first, else the reference name.
        public func displayName(_ languages: [String], fallback: String = "en_US") -> String {
            let texts = StoreLocalization.best(of: localizations, languages, fallback: fallback)
            return texts.map(\.displayName).flatMap { $0.isEmpty ? nil : $0 } ?? name
        }
    }

    public init() {}

    public func product(_ id: String) -> StoreProduct? { products.first { $0.id == id } }

    /// The subscriptions of a group, in the order of the file.
    public func subscriptions(in group: String) -> [StoreProduct] { products.filter { $0.subscription?.groupID == group } }
}

/// The name and description of a product in a language.
public struct StoreLocalization: Equatable, Sendable {
    /// `en_US`
    public var locale: String
    public var displayName: String
    public var description: String
}

/// Something that an app sells.
public struct StoreProduct: Equatable, Sendable {
    /// The kinds of products, with the names that configurations have.
    public enum Kind: String, Codable, Sendable {
        case consumable = "Consumable"
        case nonConsumable = "NonConsumable"
        case nonRenewing = "NonRenewingSubscription"
        case recurring = "RecurringSubscription"
    }

    public struct Subscription: Equatable, Sendable {
        public var groupID: String
        /// The level of service; 1 is the highest.
        public var level: Int
        public var period: StorePeriod
        public var introductoryOffer: StoreOffer?
        public var promotionalOffers: [StoreOffer]
        public var winBackOffers: [StoreOffer]
    }

    public var id: String
    public var kind: Kind
    /// The name that only developers see.
    public var referenceName: String
    public var price: Decimal
    public var isFamilyShareable: Bool
    public var localizations: [StoreLocalization]
    public var subscription: Subscription?

    /// The texts for the first of `languages` that the product has (`de_AT`, `de-AT` or `de`), else for `fallback`, else the first.
    public func texts(_ languages: [String], fallback: String = "en_US") -> StoreLocalization? {
        StoreLocalization.best(of: localizations, languages, fallback: fallback)
    }
}

extension StoreLocalization {
    static func best(of all: [StoreLocalization], _ languages: [String], fallback: String) -> StoreLocalization? {
        func language(_ locale: String) -> Substring { locale.prefix { $0 != "_" && $0 != "-" } }
        for wanted in languages + [fallback] {
            let name = wanted.replacingOccurrences(of: "-", with: "_")
            if let same = all.first(where: { $0.locale.replacingOccurrences(of: "-", with: "_") == name }) { return same }
            if let close = all.first(where: { language($0.locale) == language(name) }) { return close }
        }
        return all.first
    }
}

/// A lower price for the first periods of a subscription.
public struct StoreOffer: Codable, Hashable, Sendable {
    public enum Mode: String, Codable, Sendable {
        case free
        case payAsYouGo
        case payUpFront
    }
    public enum Kind: String, Codable, Sendable { case introductory, promotional, code, winBack }

    /// nil for an introductory offer.
    public var id: String?
    public var kind: Kind
    public var mode: Mode
    /// For each period, or for all where it is paid up front.
    public var price: Decimal
    public var period: StorePeriod
    public var periodCount: Int
}

/// The settings of a configuration that decide how purchases go.
public struct StoreSettings: Equatable, Sendable {
    /// `en_US`
    public var locale = "en_US"
    /// A country in three letters.
    public var storefront = "USA"
    public var timeRate = StoreTimeRate.realTime
    /// Whether purchases go through without questions.
    public var disablesDialogs = false
    public var asksToBuy = false
    public var interruptsPurchases = false
    public var failsTransactions = false
    /// A code of `SKError`.
    public var failure = 0
    public var failsRenewals = false
    public var hasGracePeriod = false
    /// Errors that calls of StoreKit 2 throw, by the names that Xcode has for the calls: `Load Products`, `Purchase`.
    public var errors: [String: Failure] = [:]

    public struct Failure: Equatable, Sendable {
        /// `generic`, or the name of the call's own errors.
        public var type: String
        public var index: Int
    }

    public init() {}

    /// The region of `locale`: `US`.
    public var region: String {
        let parts = locale.split { $0 == "_" || $0 == "-" }
        return parts.dropFirst().last.map(String.init) ?? "US"
    }
}
