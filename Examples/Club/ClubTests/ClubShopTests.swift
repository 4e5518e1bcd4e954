import Foundation
import StoreKit
import StoreKitTest
import Testing

@testable import Club

@MainActor @Suite(.serialized) final class ClubShopTests {
    private let session: SKTestSession
    private let shop = ClubShop(wallet: CreditWallet(defaults: .temporary()))

    init() throws {
        session = try SKTestSession(configurationFileNamed: "Club")
        session.reset()
        session.disableDialogs = true
    }

    private func product(_ product: ClubProduct) throws -> Product {
        try #require((shop.memberships + shop.extras).first { $0.id == product.rawValue })
    }

    @Test func everyProductIsForSale() async {
        await shop.load()
        #expect(shop.loading == .ready)
        #expect(shop.memberships.map(\.id) == ClubProduct.memberships.map(\.rawValue))
        #expect(shop.extras.map(\.id) == ClubProduct.extras.map(\.rawValue))
    }

    @Test func aMembershipIsBought() async throws {
        await shop.load()
        #expect(shop.membership == nil)
        await shop.buy(try product(.monthly))
        #expect(shop.membership?.plan == .monthly)
        #expect(shop.membership?.renews == true)
        #expect(shop.canPay(hours: 2))
    }

    @Test func anUpgradeReplacesTheMembership() async throws {
        await shop.load()
        await shop.buy(try product(.monthly))
        await shop.buy(try product(.yearly))
        #expect(shop.membership?.plan == .yearly)
    }

    @Test func anExpiredMembershipIsGone() async throws {
        await shop.load()
        await shop.buy(try product(.yearly))
        try session.expireSubscription(productIdentifier: ClubProduct.yearly.rawValue)
        await shop.refresh()
        #expect(shop.membership == nil)
    }

    @Test func creditsAreCounted() async throws {
        await shop.load()
        await shop.buy(try product(.credit), quantity: 3)
        #expect(shop.wallet.balance == 4)
        #expect(shop.membership == nil)
    }

    @Test func theBadgeIsForGood() async throws {
        await shop.load()
        await shop.buy(try product(.badge))
        #expect(shop.ownsBadge)
        await shop.restore()
        #expect(shop.notice == .restored)
    }

    @Test func aFailedPurchaseIsReported() async throws {
        await shop.load()
        session.failTransactionsEnabled = true
        await shop.buy(try product(.badge))
        #expect(!shop.ownsBadge)
        #expect(shop.notice?.title == "Not Bought")
    }

    @Test func aPurchaseThatWaitsIsDeliveredLater() async throws {
        session.askToBuyEnabled = true
        await shop.start()
        await shop.buy(try product(.badge))
        #expect(shop.notice == .pending)
        #expect(!shop.ownsBadge)
        let waiting = try #require(session.allTransactions().first)
        try session.approveAskToBuyTransaction(identifier: waiting.identifier)
        try await Task.sleep(for: .seconds(1))
        #expect(shop.ownsBadge)
    }

    @Test func aBookingIsPaidWithACredit() throws {
        let store = BookingStore(file: nil, reminders: nil)
        let booking = Booking(court: .hall, start: .now + 86_400)
        try shop.book(booking, in: store)
        #expect(store.bookings.first?.usesCredit == true)
        #expect(shop.wallet.balance == 0)
        #expect(throws: BookingError.noCredit) { try shop.book(Booking(court: .padel, start: .now + 86_400), in: store) }
        shop.cancel(try #require(store.bookings.first), in: store)
        #expect(shop.wallet.balance == 1)
    }
}
