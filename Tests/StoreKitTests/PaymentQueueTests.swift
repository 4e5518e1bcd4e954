import Testing
import UIKit

@testable import StoreKit
@testable import StoreModel

/// Keeps what the queue says, and lets a test wait for it.
private final class Observer: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate, @unchecked Sendable {
    let stream: AsyncStream<String>
    private let continuation: AsyncStream<String>.Continuation
    private(set) var transactions: [SKPaymentTransaction] = []
    private(set) var products: [SKProduct] = []

    override init() {
        (stream, continuation) = AsyncStream.makeStream()
        super.init()
    }

    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        self.transactions += transactions
        for transaction in transactions { continuation.yield("\(transaction.payment.productIdentifier) \(transaction.transactionState)") }
    }
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) { continuation.yield("removed") }
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { continuation.yield("restored") }
    func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]) {
        continuation.yield("revoked \(productIdentifiers)")
    }
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        products = response.products
        continuation.yield("products \(response.invalidProductIdentifiers)")
    }
    func requestDidFinish(_ request: SKRequest) { continuation.yield("finished") }
    func request(_ request: SKRequest, didFailWithError error: any Error) { continuation.yield("failed \((error as NSError).code)") }
}

extension StoreTests {
    @MainActor struct PaymentQueueTests {
        private let queue = SKPaymentQueue()
        private let observer = Observer()

        private func load(_ ids: Set<String>) async -> [String] {
            let request = SKProductsRequest(productIdentifiers: ids)
            request.delegate = observer
            request.start()
            var answers: [String] = []
            for await answer in observer.stream {
                answers.append(answer)
                if answer == "finished" || answer.hasPrefix("failed") { break }
            }
            return answers
        }

        @Test func productsAreLoaded() async throws {
            _ = try TestStore()
            #expect(await load(["pro", "x", "monthly"]) == [#"products ["x"]"#, "finished"])
            let pro = try #require(observer.products.first)
            #expect(pro.localizedTitle == "Pro")
            #expect(pro.price == NSDecimalNumber(string: "19.99"))
            let format = NumberFormatter()
            (format.numberStyle, format.locale) = (.currency, pro.priceLocale)
            #expect(format.string(from: pro.price) == "$19.99")
            #expect(observer.products.last?.subscriptionPeriod?.unit == .month)
            #expect(observer.products.last?.introductoryPrice?.paymentMode == .freeTrial)
        }

        @Test func errorsOfTheConfigurationFailRequests() async throws {
            _ = try TestStore { $0.errors["Load Products"] = StoreSettings.Failure(type: "generic", index: 0) }
            #expect(await load(["pro"]) == ["failed 0"])
        }

        private func payment(_ id: String) -> SKPayment {
            let payment = SKMutablePayment()
            payment.productIdentifier = id
            return payment
        }

        @Test func aPaymentIsPurchasedAndFinished() async throws {
            let store = try TestStore()
            queue.add(observer)
            queue.add(payment("pro"))
            var events = observer.stream.makeAsyncIterator()
            #expect(await events.next() == "pro purchasing")
            #expect(await events.next() == "pro purchased")
            #expect(store.user.titles == ["You’re all set."])
            let transaction = try #require(queue.transactions.first)
            #expect(transaction.transactionIdentifier == "0")
            #expect(transaction.error == nil)
            queue.finishTransaction(transaction)
            #expect(await events.next() == "removed")
            #expect(queue.transactions.isEmpty)
            #expect(store.documents.ledger.transactions.map(\.isFinished) == [true])
            queue.restoreCompletedTransactions()
            #expect(await events.next() == "pro restored")
            #expect(await events.next() == "restored")
            #expect(queue.transactions.first?.original?.transactionIdentifier == "0")
            queue.remove(observer)
        }

        @Test(arguments: [(false, false, 2), (true, true, 4)]) func failures(_ confirms: Bool, _ fails: Bool, _ code: Int) async throws {
            let store = try TestStore { ($0.failsTransactions, $0.failure) = (fails, 4) }
            store.user.confirms = confirms
            queue.add(observer)
            queue.add(payment("pro"))
            var events = observer.stream.makeAsyncIterator()
            #expect(await events.next() == "pro purchasing")
            #expect(await events.next() == "pro failed")
            #expect((queue.transactions.first?.error as? SKError)?.code.rawValue == code)
            queue.remove(observer)
        }

        @Test func approvalsAndRefundsReachTheQueue() async throws {
            let store = try TestStore { $0.asksToBuy = true }
            queue.add(observer)
            queue.add(payment("pro"))
            var events = observer.stream.makeAsyncIterator()
            #expect(await events.next() == "pro purchasing")
            #expect(await events.next() == "pro deferred")
            let configuration = try #require(StoreService.shared.configuration)
            var id: UInt64 = 0
            try store.documents.edit { ledger in
                id = try ledger.approve(try #require(ledger.pending.first).id, at: store.clock.now, configuration).id
            }
            store.notify()
            #expect(await events.next() == "pro purchased")
            try store.documents.edit { try $0.refund(id, at: store.clock.now) }
            store.notify()
            #expect(await events.next() == #"revoked ["pro"]"#)
            queue.remove(observer)
        }

        @Test func paymentsAreCopied() {
            let payment = SKMutablePayment()
            (payment.productIdentifier, payment.quantity) = ("a", 2)
            let copy = payment.copy() as? SKPayment
            payment.quantity = 3
            #expect(copy?.quantity == 2)
            #expect(copy is SKMutablePayment == false)
            #expect((copy?.mutableCopy() as? SKMutablePayment)?.productIdentifier == "a")
        }
    }
}
