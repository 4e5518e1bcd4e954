import DeviceProtocol
import DeviceRuntime
import Foundation
import StoreModel
import UIKit

@testable import StoreKit

/// A host's documents in memory.
final class MemoryDocuments: BrokerLink, @unchecked Sendable {
    private let lock = NSLock()
    private var revision = 0
    private var contents: Data?
    /// Changes that others make, one each time the app is about to write.
    var interruptions: [@Sendable (inout StoreLedger) -> Void] = []
    private(set) var writes = 0

    func answer(_ request: BrokerRequest) throws -> BrokerReply {
        lock.withLock {
            switch request {
            case .document(.purchases, let known):
                return .document(DocumentState(revision: revision, contents: known == revision ? nil : contents))
            case .replaceDocument(.purchases, let known, let new):
                if let interruption = interruptions.popLast() { editLocked(interruption) }
                guard known == revision else { return .conflict }
                (contents, revision, writes) = (new, revision + 1, writes + 1)
                return .document(DocumentState(revision: revision))
            default: return .refused("there is nothing but purchases")
            }
        }
    }

    var ledger: StoreLedger { lock.withLock { contents.flatMap { try? StoreLedger($0) } ?? StoreLedger() } }

    /// Somebody else changes the purchases.
    func edit(_ edit: (inout StoreLedger) throws -> Void) rethrows {
        try lock.withLock {
            var ledger = contents.flatMap { try? StoreLedger($0) } ?? StoreLedger()
            try edit(&ledger)
            (contents, revision) = (try? ledger.encoded(), revision + 1)
        }
    }

    private func editLocked(_ edit: (inout StoreLedger) -> Void) {
        var ledger = contents.flatMap { try? StoreLedger($0) } ?? StoreLedger()
        edit(&ledger)
        (contents, revision) = (try? ledger.encoded(), revision + 1)
    }
}

/// A user who answers at once.
final class TestUser: StoreDialogs, @unchecked Sendable {
    private let lock = NSLock()
    var confirms = true
    var refundReason: Int? = 0
    private var asked: [PurchaseQuestion] = []
    private var told: [String] = []
    private var reviewCount = 0

    var questions: [PurchaseQuestion] { lock.withLock { asked } }
    var titles: [String] { lock.withLock { told } }
    var reviews: Int { lock.withLock { reviewCount } }

    func confirm(_ question: PurchaseQuestion, in scene: UIWindowScene?) async -> Bool {
        lock.withLock {
            asked.append(question)
            return confirms
        }
    }
    func tell(title: String, message: String) async { lock.withLock { told.append(title) } }
    func chooseRefundReason(of product: String, in scene: UIWindowScene?) async -> Int? { refundReason }
    func manageSubscriptions(in scene: UIWindowScene?, group: String?) async {}
    @MainActor func requestReview(in scene: UIWindowScene?) { lock.withLock { reviewCount += 1 } }
}

/// A clock that stands still.
final class TestClock: @unchecked Sendable {
    private let lock = NSLock()
    private var date = Date(timeIntervalSince1970: 1_700_000_000)
    var now: Date { lock.withLock { date } }
    func advance(_ seconds: TimeInterval) { lock.withLock { date += seconds } }
}

/// A store with a host, a user and a clock of the test's own, installed as the process's.
struct TestStore {
    let documents = MemoryDocuments()
    let user = TestUser()
    let clock = TestClock()
    let runtime: DeviceRuntime

    static let text = """
        {"products": [
            {"productID": "coins", "type": "Consumable", "displayPrice": "0.99",
             "localizations": [{"locale": "en_US", "displayName": "Coins", "description": "Ten coins"}]},
            {"productID": "pro", "type": "NonConsumable", "displayPrice": "19.99",
             "localizations": [{"locale": "en_US", "displayName": "Pro", "description": "Everything"}]}],
          "settings": {"_timeRate": 1004},
          "subscriptionGroups": [{"id": "G", "name": "Club", "localizations": [{"locale": "en_US", "displayName": "The Club"}],
            "subscriptions": [
              {"productID": "monthly", "displayPrice": "4.99", "groupNumber": 1, "recurringSubscriptionPeriod": "P1M",
               "localizations": [{"locale": "en_US", "displayName": "Monthly", "description": "Each month"}],
               "introductoryOffer": {"paymentMode": "free", "subscriptionPeriod": "P1W", "numberOfPeriods": 1}}]}]}
        """

    init(hasConfiguration: Bool = true, _ edit: (inout StoreSettings) -> Void = { _ in }) throws {
        runtime = DeviceRuntime(broker: documents)
        var configuration = try StoreConfiguration(Data(Self.text.utf8))
        edit(&configuration.settings)
        StoreService.install(
            StoreService(
                configuration: hasConfiguration ? configuration : nil, runtime: runtime, dialogs: user, now: { [clock] in clock.now }))
    }

    /// A launch of the app with the same host.
    func relaunch() {
        let configuration = StoreService.shared.configuration
        StoreService.install(StoreService(configuration: configuration, runtime: runtime, dialogs: user, now: { [clock] in clock.now }))
    }

    func product(_ id: String) async throws -> Product {
        let products = try await Product.products(for: [id])
        guard let product = products.first else { throw StoreKitError.unknown }
        return product
    }

    /// Tells the app that somebody else has changed its purchases.
    func notify() { runtime.systemEvents.publish(.documentChanged(.purchases)) }
}

extension AsyncSequence {
    /// All elements of a sequence that ends.
    func all() async rethrows -> [Element] { try await reduce(into: []) { $0.append($1) } }
}
