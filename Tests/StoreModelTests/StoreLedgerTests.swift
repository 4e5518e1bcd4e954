import Foundation
import Testing

@testable import StoreModel

struct StoreLedgerTests {
    private var configuration: StoreConfiguration
    private var ledger = StoreLedger()
    private let start = Date(timeIntervalSince1970: 1_700_000_000)

    init() throws {
        configuration = try StoreConfiguration(Data(StoreConfigurationTests.text.utf8))
        configuration.settings.timeRate = .oneRenewalEveryTenSeconds
    }

    private func at(_ seconds: TimeInterval) -> Date { start.addingTimeInterval(seconds) }

    private mutating func buy(_ id: String, at seconds: TimeInterval = 0, _ terms: PurchaseTerms = PurchaseTerms()) throws
        -> StoredTransaction
    {
        ledger.purchase(try #require(configuration.product(id)), terms, at: at(seconds), configuration)
    }

    @Test mutating func consumablesAreBoughtAgainAndAgain() throws {
        let first = try buy("coins", PurchaseTerms(quantity: 3))
        let second = try buy("coins", at: 1)
        #expect(first.id != second.id)
        #expect(first.quantity == 3)
        #expect(ledger.entitlements(at: at(1), configuration).isEmpty)
    }

    @Test mutating func nonConsumablesAreBoughtOnce() throws {
        let first = try buy("pro")
        #expect(try buy("pro", at: 5) == first)
        #expect(ledger.entitlements(at: at(9), configuration).map(\.productID) == ["pro"])
        try ledger.refund(first.id, reason: 1, at: at(10))
        #expect(ledger.entitlements(at: at(11), configuration).isEmpty)
        #expect(try buy("pro", at: 12).id != first.id)
    }

    @Test mutating func subscriptionsRenew() throws {
        let first = try buy("yearly")
        #expect(first.expirationDate == at(10))
        ledger.advance(to: at(9), configuration)
        #expect(ledger.transactions.count == 1)
        ledger.advance(to: at(25), configuration)
        #expect(ledger.transactions.map(\.purchaseDate) == [at(0), at(10), at(20)])
        #expect(ledger.transactions.map(\.reason) == [.purchase, .renewal, .renewal])
        #expect(Set(ledger.transactions.map(\.originalID)) == [first.id])
        #expect(ledger.entitlements(at: at(25), configuration).map(\.purchaseDate) == [at(20)])
        #expect(ledger.nextChange(after: at(25)) == at(30))
    }

    @Test mutating func subscriptionsThatAreCancelledEnd() throws {
        let first = try buy("yearly")
        try ledger.setRenews(false, group: "G")
        ledger.advance(to: at(30), configuration)
        #expect(ledger.transactions.count == 1)
        #expect(ledger.state(of: first, at: at(5), configuration) == .subscribed)
        #expect(ledger.state(of: first, at: at(30), configuration) == .expired)
        #expect(ledger.subscription(inGroup: "G")?.end == .autoRenewDisabled)
        let again = try buy("yearly", at: 40)
        #expect(again.originalID == first.id)
        #expect(ledger.state(of: again, at: at(41), configuration) == .subscribed)
    }

    @Test mutating func anIntroductoryOfferComesOnce() throws {
        let trial = try buy("monthly")
        #expect(trial.offer?.kind == .introductory)
        #expect(trial.price == 0)
        ledger.advance(to: at(10), configuration)
        let paid = try #require(ledger.transactions.last)
        #expect(paid.offer == nil)
        #expect(paid.price == Decimal(string: "4.99"))
        #expect(!ledger.isEligibleForIntroductoryOffer(inGroup: "G"))
    }

    @Test mutating func anOfferPaidAsYouGoIsRenewed() throws {
        _ = try buy("monthly", PurchaseTerms(offerID: "back"))
        ledger.advance(to: at(45), configuration)
        #expect(ledger.transactions.map { $0.offer?.id } == ["back", "back", "back", nil, nil])
    }

    @Test mutating func anUpgradeIsImmediate() throws {
        let monthly = try buy("monthly")
        let yearly = try buy("yearly", at: 3)
        #expect(yearly.originalID == monthly.id)
        #expect(ledger.transactions.first?.isUpgraded == true)
        #expect(ledger.entitlements(at: at(4), configuration).map(\.productID) == ["yearly"])
    }

    @Test mutating func aDowngradeWaitsForTheEnd() throws {
        let yearly = try buy("yearly")
        #expect(try buy("monthly", at: 3) == yearly)
        #expect(ledger.subscription(inGroup: "G")?.nextProductID == "monthly")
        ledger.advance(to: at(12), configuration)
        #expect(ledger.transactions.last?.productID == "monthly")
    }

    @Test mutating func failedRenewals() throws {
        configuration.settings.failsRenewals = true
        configuration.settings.hasGracePeriod = true
        let first = try buy("yearly")
        ledger.advance(to: at(11), configuration)
        #expect(ledger.state(of: first, at: at(11), configuration) == .inGracePeriod)
        #expect(ledger.entitlements(at: at(11), configuration).count == 1)
        configuration.settings.hasGracePeriod = false
        #expect(ledger.state(of: first, at: at(11), configuration) == .inBillingRetryPeriod)
        configuration.settings.failsRenewals = false
        try ledger.resolveBillingFailure("G", at: at(12), configuration)
        #expect(ledger.transactions.last?.purchaseDate == at(12))
        #expect(ledger.subscription(inGroup: "G")?.billingFailure == nil)
    }

    @Test mutating func aFailedRenewalEndsTheSubscriptionAtLast() throws {
        configuration.settings.failsRenewals = true
        let first = try buy("yearly")
        ledger.advance(to: at(11), configuration)
        ledger.advance(to: at(100), configuration)
        #expect(ledger.state(of: first, at: at(100), configuration) == .expired)
        #expect(ledger.subscription(inGroup: "G")?.end == .billingError)
    }

    @Test(arguments: [StoreTimeRate.oneRenewalEveryTwoSeconds, .realTime]) mutating func anAppThatSleptLongHasTheNewestRenewals(
        _ rate: StoreTimeRate
    ) throws {
        configuration.settings.timeRate = rate
        _ = try buy("monthly")
        let now = at(86400 * 365 * 30)
        ledger.advance(to: now, configuration)
        let last = try #require(ledger.transactions.last)
        #expect(last.isActive(at: now))
        #expect(ledger.transactions.count < 120)
    }

    @Test mutating func renewalsAreNotKeptForEver() throws {
        _ = try buy("yearly")
        for step in 1...15 { ledger.advance(to: at(Double(step) * 1000), configuration) }
        #expect(ledger.transactions.count <= StoreLedger.maximumTransactions)
        #expect(ledger.transactions.first?.reason == .purchase)
    }

    @Test mutating func pendingPurchasesAreApprovedOrDeclined() throws {
        let pro = try #require(configuration.product("pro"))
        let first = ledger.ask(for: pro, PurchaseTerms(), at: at(0))
        let second = ledger.ask(for: pro, PurchaseTerms(), at: at(1))
        #expect(ledger.transactions.isEmpty)
        try ledger.decline(first.id)
        #expect(try ledger.approve(second.id, at: at(2), configuration).productID == "pro")
        #expect(ledger.pending.isEmpty)
        #expect(throws: StoreLedgerError.self) { try ledger.decline(first.id) }
    }

    @Test mutating func expiring() throws {
        _ = try buy("yearly")
        try ledger.expire("yearly", at: at(4))
        #expect(ledger.entitlements(at: at(4), configuration).isEmpty)
        #expect(throws: StoreLedgerError(reason: "there is no running subscription 'yearly'")) { try ledger.expire("yearly", at: at(5)) }
    }

    @Test mutating func forcedRenewals() throws {
        _ = try buy("yearly")
        try ledger.forceRenewal("yearly", at: at(4), configuration)
        #expect(ledger.transactions.map(\.expirationDate) == [at(4), at(14)])
    }

    @Test mutating func aRefundEndsASubscription() throws {
        let first = try buy("yearly")
        try ledger.refund(first.id, at: at(3))
        ledger.advance(to: at(50), configuration)
        #expect(ledger.transactions.count == 1)
        #expect(ledger.state(of: ledger.transactions[0], at: at(4), configuration) == .revoked)
        #expect(throws: StoreLedgerError.self) { try ledger.refund(first.id, at: at(4)) }
    }

    @Test mutating func deletedTransactionsAreGone() throws {
        let first = try buy("yearly")
        try ledger.delete(first.id)
        #expect(ledger.subscriptions.isEmpty)
        #expect(try buy("pro").id > first.id)
        ledger.deleteAll()
        #expect(ledger.transactions.isEmpty)
    }

    @Test mutating func theBinaryFormKeepsEverything() throws {
        _ = try buy("monthly", PurchaseTerms(appAccountToken: UUID()))
        _ = try buy("coins", at: 1)
        _ = ledger.ask(for: try #require(configuration.product("pro")), PurchaseTerms(), at: at(2))
        #expect(try StoreLedger(ledger.encoded()) == ledger)
        #expect(throws: (any Error).self) { try StoreLedger(Data("x".utf8)) }
    }
}
