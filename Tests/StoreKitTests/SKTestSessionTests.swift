import Foundation
@_spi(Quince) import QuinceFoundation
import StoreKitTest
import Testing

/// The store of tests.
extension StoreTests {
    @Suite(.serialized) struct SKTestSessionTests {
        private static let text = """
            {"products": [{"productID": "pro", "type": "NonConsumable", "displayPrice": "1"}], "settings": {"_timeRate": 1004},
             "subscriptionGroups": [{"id": "G", "subscriptions": [
               {"productID": "monthly", "displayPrice": "2", "groupNumber": 1, "recurringSubscriptionPeriod": "P1M"}]}]}
            """

        private func session() throws -> SKTestSession {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".storekit")
            try Data(Self.text.utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            let session = try SKTestSession(contentsOf: file)
            session.disableDialogs = true
            session.clearTransactions()
            return session
        }

        @Test func aMissingFileIsAnError() {
            #expect(throws: (any Error).self) { try SKTestSession(configurationFileNamed: "Nothing") }
        }

        @Test func settingsGoBack() throws {
            let session = try session()
            session.timeRate = .oneRenewalEveryTwoSeconds
            (session.askToBuyEnabled, session.storefront) = (true, "DEU")
            #expect(session.timeRate == .oneRenewalEveryTwoSeconds)
            session.resetToDefaultState()
            #expect(session.timeRate == .oneRenewalEveryTenSeconds)
            #expect(!session.askToBuyEnabled)
            #expect(session.storefront == "USA")
        }

        @Test func purchasesAreRefundedAndRemoved() async throws {
            let session = try session()
            let transaction = try await session.buyProduct(identifier: "pro")
            #expect(await Transaction.currentEntitlement(for: "pro") != nil)
            try session.refundTransaction(identifier: UInt(transaction.id))
            #expect(await Transaction.currentEntitlement(for: "pro") == nil)
            #expect(session.allTransactions().map { $0.cancelDate == nil } == [false])
            session.clearTransactions()
            #expect(session.allTransactions().isEmpty)
            await #expect(throws: SKError.self) { try await session.buyProduct(identifier: "nothing") }
        }

        @Test func subscriptionsAreDriven() async throws {
            let session = try session()
            try session.buyProduct(productIdentifier: "monthly")
            try session.forceRenewalOfSubscription(productIdentifier: "monthly")
            let all = session.allTransactions()
            #expect(all.map(\.autoRenewingEnabled) == [false, true])
            try session.disableAutoRenewForTransaction(identifier: all[1].identifier)
            #expect(session.allTransactions().last?.autoRenewingEnabled == false)
            try session.enableAutoRenewForTransaction(identifier: all[1].identifier)
            #expect(session.allTransactions().last?.autoRenewingEnabled == true)
            try session.expireSubscription(productIdentifier: "monthly")
            #expect(try await Product.SubscriptionInfo.status(for: "G").first?.state == .expired)
        }

        @Test func askToBuyIsAnswered() async throws {
            let session = try session()
            session.askToBuyEnabled = true
            let product = try #require(try await Product.products(for: ["pro"]).first)
            for isApproved in [false, true] {
                guard case .pending = try await product.purchase() else { throw StoreKitError.unknown }
                let waiting = try #require(session.allTransactions().first)
                #expect(waiting.pendingAskToBuyConfirmation)
                #expect(waiting.state == .deferred)
                if isApproved {
                    try session.approveAskToBuyTransaction(identifier: waiting.identifier)
                } else {
                    try session.declineAskToBuyTransaction(identifier: waiting.identifier)
                }
                let isEntitled = await Transaction.currentEntitlement(for: "pro") != nil
                #expect(isEntitled == isApproved)
            }
        }

        @Test func failuresHaveTheError() async throws {
            let session = try session()
            (session.failTransactionsEnabled, session.failureError) = (true, .paymentCancelled)
            let product = try #require(try await Product.products(for: ["pro"]).first)
            await #expect(throws: StoreKitError.self) { try await product.purchase() }
        }
    }
}
