import Testing
import UIKit

@testable import StoreKit
@testable import StoreModel

extension StoreTests {
    struct ProductTests {
        @Test func productsComeInTheOrderOfTheirIdentifiers() async throws {
            _ = try TestStore()
            let products = try await Product.products(for: ["pro", "nothing", "coins", "pro"])
            #expect(products.map(\.id) == ["pro", "coins"])
            #expect(products.map(\.type) == [.nonConsumable, .consumable])
            #expect(products.map(\.displayName) == ["Pro", "Coins"])
            #expect(products.map(\.displayPrice) == ["$19.99", "$0.99"])
            #expect(products[0].price == Decimal(string: "19.99"))
            #expect(products[0].price.formatted(products[0].priceFormatStyle) == "$19.99")
            #expect(products[0].subscription == nil)
        }

        @Test func withoutAConfigurationThereAreNone() async throws {
            _ = try TestStore(hasConfiguration: false)
            #expect(try await Product.products(for: ["pro"]).isEmpty)
        }

        @Test func pricesFollowTheStorefront() async throws {
            let store = try TestStore { ($0.locale, $0.storefront) = ("de_DE", "DEU") }
            let price = try await store.product("coins").displayPrice
            #expect(price.hasPrefix("0,99"))
            #expect(price.hasSuffix("€"))
            #expect(await Storefront.current?.countryCode == "DEU")
            #expect(await Storefront.current?.currency == Locale.Currency("EUR"))
        }

        @Test func subscriptionsTellTheirPeriodAndOffer() async throws {
            let store = try TestStore()
            let subscription = try #require(try await store.product("monthly").subscription)
            #expect(subscription.subscriptionPeriod == .monthly)
            #expect(subscription.groupDisplayName == "The Club")
            let style = try await store.product("monthly").subscriptionPeriodFormatStyle
            #expect(subscription.subscriptionPeriod.formatted(style) == "1 month")
            #expect(Product.SubscriptionPeriod.everyTwoWeeks.formatted(style) == "2 weeks")
            #expect(Product.SubscriptionPeriod.everySixMonths.formatted(style.locale(Locale(identifier: "de"))) == "6 Monate")
            #expect(subscription.introductoryOffer?.paymentMode == .freeTrial)
            #expect(subscription.introductoryOffer?.period == .weekly)
            #expect(await subscription.isEligibleForIntroOffer)
            #expect(try await subscription.status.isEmpty)
        }

        @Test func errorsOfTheConfigurationAreThrown() async throws {
            _ = try TestStore { $0.errors["Load Products"] = StoreSettings.Failure(type: "generic", index: 1) }
            await #expect(throws: StoreKitError.self) { try await Product.products(for: ["pro"]) }
        }
    }

    struct PurchaseTests {
        @Test func aPurchaseIsASuccess() async throws {
            let store = try TestStore()
            let token = UUID()
            let result = try await store.product("coins").purchase(options: [.quantity(2), .appAccountToken(token)])
            guard case .success(.verified(let transaction)) = result else { throw StoreKitError.unknown }
            #expect(transaction.productID == "coins")
            #expect(transaction.purchasedQuantity == 2)
            #expect(transaction.appAccountToken == token)
            #expect(transaction.environment == .xcode)
            #expect(transaction.purchaseDate == store.clock.now)
            #expect(store.user.questions.map(\.price) == ["$1.98"])
            #expect(store.user.questions.map(\.name) == ["Coins"])
            #expect(store.documents.ledger.transactions.map(\.id) == [transaction.id])
            #expect(await Transaction.unfinished.all().count == 1)
            await transaction.finish()
            #expect(await Transaction.unfinished.all().isEmpty)
            #expect(await Transaction.all.all().isEmpty)
        }

        @Test func whoCancelsGetsNothing() async throws {
            let store = try TestStore()
            store.user.confirms = false
            guard case .userCancelled = try await store.product("pro").purchase() else { throw StoreKitError.unknown }
            #expect(store.documents.ledger.transactions.isEmpty)
        }

        @Test func invalidOptionsAreRefused() async throws {
            let store = try TestStore()
            let pro = try await store.product("pro"), coins = try await store.product("coins")
            await #expect(throws: Product.PurchaseError.invalidQuantity) { try await pro.purchase(options: [.quantity(2)]) }
            await #expect(throws: Product.PurchaseError.invalidQuantity) { try await coins.purchase(options: [.quantity(11)]) }
            let offer = Product.PurchaseOption.promotionalOffer(offerID: "x", keyID: "", nonce: UUID(), signature: Data(), timestamp: 0)
            await #expect(throws: Product.PurchaseError.invalidOfferIdentifier) { try await pro.purchase(options: [offer]) }
            #expect(store.user.questions.isEmpty)
        }

        @Test func purchasesSurviveARelaunch() async throws {
            let store = try TestStore()
            _ = try await store.product("pro").purchase()
            store.relaunch()
            #expect(await Transaction.currentEntitlement(for: "pro") != nil)
            #expect(await Transaction.currentEntitlement(for: "coins") == nil)
            #expect(await Transaction.latest(for: "pro")?.unsafePayloadValue.productID == "pro")
        }

        @Test func whatIsOwnedIsNotBoughtAgain() async throws {
            let store = try TestStore()
            _ = try await store.product("pro").purchase()
            _ = try await store.product("pro").purchase()
            #expect(store.user.questions.count == 1)
            #expect(store.user.titles == ["Pro"])
            #expect(store.documents.ledger.transactions.count == 1)
        }

        @Test func anotherWriterIsNotOverwritten() async throws {
            let store = try TestStore()
            let coins = try await store.product("coins")
            let configuration = try #require(StoreService.shared.configuration)
            let date = store.clock.now
            store.documents.interruptions = [{ _ = $0.purchase(configuration.products[0], at: date, configuration) }]
            _ = try await coins.purchase()
            #expect(store.documents.ledger.transactions.count == 2)
        }

        @Test func askToBuyWaits() async throws {
            let store = try TestStore { $0.asksToBuy = true }
            guard case .pending = try await store.product("pro").purchase() else { throw StoreKitError.unknown }
            #expect(store.user.questions.map(\.asksToBuy) == [true])
            #expect(await Transaction.currentEntitlements.all().isEmpty)
            var updates = Transaction.updates.makeAsyncIterator()
            let configuration = try #require(StoreService.shared.configuration)
            try store.documents.edit { ledger in
                let pending = try #require(ledger.pending.first)
                _ = try ledger.approve(pending.id, at: store.clock.now, configuration)
            }
            store.notify()
            #expect(await updates.next()?.unsafePayloadValue.productID == "pro")
        }

        @Test func failuresAreThrown() async throws {
            let store = try TestStore { ($0.failsTransactions, $0.failure) = (true, 5) }
            let pro = try await store.product("pro")
            await #expect(throws: StoreKitError.self) { try await pro.purchase() }
        }

        @Test func withoutDialogsNobodyIsAsked() async throws {
            let store = try TestStore { $0.disablesDialogs = true }
            guard case .success = try await store.product("pro").purchase() else { throw StoreKitError.unknown }
            #expect(store.user.questions.isEmpty)
        }
    }

    struct TransactionTests {
        @Test func subscriptionsRenewWithTheClock() async throws {
            let store = try TestStore()
            let monthly = try await store.product("monthly")
            _ = try await monthly.purchase()
            #expect(store.user.questions.map(\.offer) == ["Free for 1 week"])
            #expect(store.user.questions.map(\.period) == ["per month"])
            var updates = Transaction.updates.makeAsyncIterator()
            // The first one is the purchase, which the app has not finished.
            #expect(await updates.next()?.unsafePayloadValue.reason == .purchase)
            store.clock.advance(11)
            store.notify()
            let renewal = try #require(await updates.next()?.unsafePayloadValue)
            #expect(renewal.reason == .renewal)
            #expect(renewal.offer == nil)
            let status = try #require(try await monthly.subscription?.status.first)
            #expect(status.state == .subscribed)
            #expect(status.transaction.unsafePayloadValue.id == renewal.id)
            #expect(status.renewalInfo.unsafePayloadValue.willAutoRenew)
            #expect(status.renewalInfo.unsafePayloadValue.autoRenewPreference == "monthly")
            try store.documents.edit { try $0.setRenews(false, group: "G") }
            store.clock.advance(20)
            #expect(try await monthly.subscription?.status.first?.state == .expired)
            #expect(await Transaction.currentEntitlements.all().isEmpty)
        }

        @Test func refundsAreUpdates() async throws {
            let store = try TestStore()
            guard case .success(let result) = try await store.product("pro").purchase() else { throw StoreKitError.unknown }
            await result.unsafePayloadValue.finish()
            var updates = Transaction.updates.makeAsyncIterator()
            #expect(try await Transaction.requestRefund(for: result.unsafePayloadValue.id, in: nil) == .success)
            let update = try #require(await updates.next()?.unsafePayloadValue)
            #expect(update.revocationReason == .other)
            #expect(update.revocationDate == store.clock.now)
            await #expect(throws: Transaction.RefundRequestError.duplicateRequest) {
                try await Transaction.requestRefund(for: update.id, in: nil)
            }
        }

        @Test func signedValuesHaveThreeParts() async throws {
            let store = try TestStore()
            guard case .success(let result) = try await store.product("pro").purchase() else { throw StoreKitError.unknown }
            let parts = result.jwsRepresentation.split(separator: ".", omittingEmptySubsequences: false)
            #expect(parts.count == 3)
            let fields = try #require(try JSONSerialization.jsonObject(with: result.payloadData) as? [String: Any])
            #expect(fields["productId"] as? String == "pro")
            #expect(fields["price"] as? Int == 19990)
            #expect(try result.payloadValue.productID == "pro")
            let unverified = VerificationResult<Int>.unverified(1, .invalidSignature)
            #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) { try unverified.payloadValue }
            #expect(unverified.unsafePayloadValue == 1)
        }

        @Test func reviewsAreRequested() async throws {
            let store = try TestStore()
            await RequestReviewAction()()
            #expect(store.user.reviews == 1)
        }
    }
}
