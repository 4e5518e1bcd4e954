import StoreModel
import UIKit

extension Product {
    /// What only subscriptions have. Source: Apple's documentation of `Product.SubscriptionInfo`.
    public struct SubscriptionInfo: Hashable, Sendable {
        private let id: String
        private let level: Int
        private let groupName: String
        private let period: StorePeriod
        private let introduction: StoreOffer?
        private let promotions: [StoreOffer]
        private let winBacks: [StoreOffer]
        private let settings: StoreSettingsBox

        init(_ subscription: StoreProduct.Subscription, group: StoreConfiguration.Group?, settings: StoreSettings) {
            (id, level, period) = (subscription.groupID, subscription.level, subscription.period)
            groupName = group?.displayName(Locale.preferredLanguages, fallback: settings.locale) ?? ""
            (introduction, promotions) = (subscription.introductoryOffer, subscription.promotionalOffers)
            winBacks = subscription.winBackOffers
            self.settings = StoreSettingsBox(settings)
        }

        public var subscriptionGroupID: String { id }
        /// The level of service in the group; 1 is the highest.
        public var groupLevel: Int { level }
        /// The group's name in the user's language.
        public var groupDisplayName: String { groupName }
        public var subscriptionPeriod: SubscriptionPeriod { SubscriptionPeriod(period) }
        public var introductoryOffer: SubscriptionOffer? { introduction.map { SubscriptionOffer($0, settings.value) } }
        public var promotionalOffers: [SubscriptionOffer] { promotions.map { SubscriptionOffer($0, settings.value) } }
        public var winBackOffers: [SubscriptionOffer] { winBacks.map { SubscriptionOffer($0, settings.value) } }

        /// Whether the user has never had an introductory offer of the group.
        public var isEligibleForIntroOffer: Bool { get async { await Self.isEligibleForIntroOffer(for: id) } }

        /// Whether the user has never had an introductory offer of a group.
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
            StoreService.shared.purchases.isEligibleForIntroductoryOffer(inGroup: groupID)
        }

        /// The states of the group's subscriptions; empty where the user has never had one.
        ///
        /// - Throws: `StoreKitError`.
        public var status: [Status] { get async throws { try await Self.status(for: id) } }

        /// The states of a group's subscriptions; empty where the user has never had one.
        public static func status(for groupID: String) async throws -> [Status] {
            let service = StoreService.shared
            try StoreKitError.check("Subscription Status", service.configuration?.settings)
            return Status.current(ofGroup: groupID, service).map { [$0] } ?? []
        }

        /// The state of the subscription that a transaction is of.
        public static func status(transactionID: UInt64) async throws -> Status? {
            let service = StoreService.shared
            let group = service.purchases.transactions.first { $0.id == transactionID }?.groupID
            return group.flatMap { Status.current(ofGroup: $0, service) }
        }
    }
}

extension Product.SubscriptionInfo {
    @available(*, unavailable, message: "not yet in Quince: pricing terms of billing plans")
    public var pricingTerms: Never { fatalError() }
}
