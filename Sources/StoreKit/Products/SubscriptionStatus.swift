import StoreModel
import UIKit

extension Product.SubscriptionInfo {
    /// A state of a subscription. Source: Apple's documentation of `Product.SubscriptionInfo.RenewalState`.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let subscribed = RenewalState(rawValue: 1)
        public static let expired = RenewalState(rawValue: 2)
        /// Not paid; the store tries again.
        public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
        /// Not paid; the user keeps what they have while the store tries again.
        public static let inGracePeriod = RenewalState(rawValue: 4)
        /// Refunded.
        public static let revoked = RenewalState(rawValue: 5)

        public var localizedDescription: String {
            switch self {
            case .subscribed: systemText("Subscribed")
            case .expired: systemText("Expired")
            case .inBillingRetryPeriod: systemText("In Billing Retry Period")
            case .inGracePeriod: systemText("In Grace Period")
            case .revoked: systemText("Revoked")
            default: String(rawValue)
            }
        }
    }

    /// The state of a subscription with its newest transaction. Source: Apple's documentation of `Product.SubscriptionInfo.Status`.
    public struct Status: Hashable, Sendable {
        public let state: RenewalState
        public let transaction: VerificationResult<Transaction>
        public let renewalInfo: VerificationResult<RenewalInfo>

        /// nil where the group has no transaction.
        static func current(ofGroup group: String, _ service: StoreService) -> Status? {
            let purchases = service.purchases
            let configuration = service.configuration ?? StoreConfiguration()
            guard let latest = purchases.latest(inGroup: group) else { return nil }
            let state = purchases.state(of: latest, at: service.now(), configuration)
            return Status(
                state: RenewalState(rawValue: state.rawValue), transaction: .verified(Transaction(latest, service)),
                renewalInfo: .verified(RenewalInfo(latest, purchases, configuration, now: service.now())))
        }

        /// The states of all groups, each time one changes.
        public static var updates: Statuses { Statuses(isLive: true) }
        /// The states of all groups that the user has had subscriptions of.
        public static var all: AsyncStream<(groupID: String, statuses: [Status])> {
            let service = StoreService.shared
            let groups = service.purchases.subscriptions.map(\.groupID)
            return AsyncStream { stream in
                for group in groups { if let status = current(ofGroup: group, service) { stream.yield((group, [status])) } }
                stream.finish()
            }
        }

        /// An asynchronous sequence of states. Source: Apple's documentation of `Product.SubscriptionInfo.Status.Statuses`.
        public struct Statuses: AsyncSequence, Sendable {
            public typealias Element = Status
            let isLive: Bool

            public struct AsyncIterator: AsyncIteratorProtocol {
                var transactions: Transaction.Transactions.AsyncIterator
                public mutating func next() async -> Status? {
                    while let result = await transactions.next() {
                        if let group = result.unsafePayloadValue.subscriptionGroupID, let status = current(ofGroup: group, .shared) {
                            return status
                        }
                    }
                    return nil
                }
            }
            public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(transactions: Transaction.updates.makeAsyncIterator()) }
        }
    }

    /// What becomes of a subscription when its period ends. Source: Apple's documentation of `Product.SubscriptionInfo.RenewalInfo`.
    public struct RenewalInfo: Hashable, Sendable {
        /// A reason for which a subscription has ended.
        public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
            public static let billingError = ExpirationReason(rawValue: 2)
            public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
            public static let productUnavailable = ExpirationReason(rawValue: 4)
            public static let unknown = ExpirationReason(rawValue: 5)
        }

        /// Whether the user has agreed to a higher price.
        public enum PriceIncreaseStatus: Hashable, Sendable { case noIncreasePending, pending, agreed }

        /// The product of the newest transaction.
        public let currentProductID: String
        public let originalTransactionID: UInt64
        public let willAutoRenew: Bool
        /// The product that it renews with; nil where it does not.
        public let autoRenewPreference: String?
        public let expirationReason: ExpirationReason?
        public let isInBillingRetry: Bool
        public let gracePeriodExpirationDate: Date?
        public let renewalDate: Date?
        public let renewalPrice: Decimal?
        public let currency: Locale.Currency?
        public let recentSubscriptionStartDate: Date
        public let signedDate: Date
        public let environment = AppStore.Environment.xcode
        public let priceIncreaseStatus = PriceIncreaseStatus.noIncreasePending
        /// The product's offer that the next period is paid with; nil where it is paid in full.
        public let offerType: Transaction.OfferType? = nil
        public let offerID: String? = nil

        init(_ latest: StoredTransaction, _ purchases: StoreLedger, _ configuration: StoreConfiguration, now: Date) {
            let subscription = latest.groupID.flatMap { purchases.subscription(inGroup: $0) }
            let next = subscription.flatMap { $0.willRenew ? configuration.product($0.nextProductID) : nil }
            let state = purchases.state(of: latest, at: now, configuration)
            (currentProductID, originalTransactionID) = (latest.productID, latest.originalID)
            willAutoRenew = subscription?.willRenew ?? false
            autoRenewPreference = next?.id
            expirationReason = subscription?.end.map { ExpirationReason(rawValue: $0.rawValue) }
            isInBillingRetry = state == .inBillingRetryPeriod || state == .inGracePeriod
            gracePeriodExpirationDate = subscription?.billingFailure.flatMap { purchases.graceEnd(of: latest, $0, configuration) }
            renewalDate = next == nil ? nil : latest.expirationDate
            renewalPrice = next?.price
            currency = next.map { _ in Locale.Currency(PriceFormat(configuration.settings).currencyCode) }
            recentSubscriptionStartDate =
                purchases.transactions.last { $0.groupID == latest.groupID && $0.reason == .purchase }?.purchaseDate ?? latest.purchaseDate
            signedDate = now
        }

        /// The App Store's form of it, as its server has it.
        public var jsonRepresentation: Data {
            var fields: [String: Any] = [
                "autoRenewProductId": autoRenewPreference ?? currentProductID, "autoRenewStatus": willAutoRenew ? 1 : 0,
                "productId": currentProductID, "originalTransactionId": String(originalTransactionID), "environment": environment.rawValue,
                "signedDate": Transaction.milliseconds(signedDate), "isInBillingRetryPeriod": isInBillingRetry,
                "recentSubscriptionStartDate": Transaction.milliseconds(recentSubscriptionStartDate),
            ]
            fields["expirationIntent"] = expirationReason?.rawValue
            fields["renewalDate"] = renewalDate.map(Transaction.milliseconds)
            fields["gracePeriodExpiresDate"] = gracePeriodExpirationDate.map(Transaction.milliseconds)
            return (try? JSONSerialization.data(withJSONObject: fields, options: .sortedKeys)) ?? Data()
        }
    }
}
