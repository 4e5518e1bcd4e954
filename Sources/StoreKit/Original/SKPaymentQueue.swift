@_spi(Quince) import QuinceFoundation
import StoreModel
import UIKit

/// Notified of transactions in the queue, on the main thread. Source: Apple's documentation of `SKPaymentTransactionObserver`.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
    func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}
    public func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool { false }
    public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
    public func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]) {}
}

/// Decides on purchases. Source: Apple's documentation of `SKPaymentQueueDelegate`.
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
    func paymentQueue(
        _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
    ) -> Bool
    func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
    public func paymentQueue(
        _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
    ) -> Bool { true }
    public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

/// The queue of payments. Source: Apple's documentation of `SKPaymentQueue`.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let queue = SKPaymentQueue()
    private let lock = NSLock()
    /// Makes and ends subscriptions in order, and before payments that are added after them.
    private let subscribing = DispatchQueue(label: "com.apple.StoreKit.queue")
    private let id = UUID()
    private var observers: [WeakObserver] = []
    private var current: [SKPaymentTransaction] = []
    private weak var currentDelegate: (any SKPaymentQueueDelegate)?

    private struct WeakObserver { weak var observer: (any SKPaymentTransactionObserver)? }

    public override init() { super.init() }

    /// The queue of the app.
    open class func `default`() -> SKPaymentQueue { queue }
    /// Whether the user may buy.
    open class func canMakePayments() -> Bool { true }

    open var delegate: (any SKPaymentQueueDelegate)? {
        get { lock.withLock { currentDelegate } }
        set { lock.withLock { currentDelegate = newValue } }
    }
    /// The payments that the app has not finished.
    open var transactions: [SKPaymentTransaction] { lock.withLock { current } }
    open var transactionObservers: [any SKPaymentTransactionObserver] { lock.withLock { observers.compactMap(\.observer) } }
    /// The storefront of the configuration; that of the United States without one.
    open var storefront: SKStorefront? { SKStorefront(StoreService.shared.configuration?.settings ?? StoreSettings()) }

    /// Adds an observer, which is not kept. With the first one come the transactions that the app has not finished.
    open func add(_ observer: any SKPaymentTransactionObserver) {
        let isFirst = lock.withLock {
            let wasEmpty = observers.allSatisfy { $0.observer == nil }
            guard !observers.contains(where: { $0.observer === observer }) else { return false }
            observers.append(WeakObserver(observer: observer))
            return wasEmpty
        }
        guard isFirst else { return }
        let (id, service) = (id, StoreService.shared)
        subscribing.async { [self] in
            service.unsubscribe(id)
            service.subscribe(id) { [weak self] changes in self?.handle(changes) }
        }
    }

    open func remove(_ observer: any SKPaymentTransactionObserver) {
        let isEmpty = lock.withLock {
            observers.removeAll { $0.observer === observer || $0.observer == nil }
            return observers.isEmpty
        }
        guard isEmpty else { return }
        let service = StoreService.shared
        subscribing.async { [id] in service.unsubscribe(id) }
    }

    /// Asks the user to pay.
    open func add(_ payment: SKPayment) {
        guard !payment.productIdentifier.isEmpty else { raise(.invalidArgumentException, "Attempt to add a payment without a product") }
        let payment = payment.copy() as? SKPayment ?? payment
        let transaction = SKPaymentTransaction(SKPaymentTransaction.Values(payment: payment))
        lock.withLock { current.append(transaction) }
        let service = StoreService.shared
        // However fast the user is, observers see the payment before its outcome.
        notify([transaction]) { self.subscribing.async { Task { await self.buy(transaction, service) } } }
    }

    private func buy(_ transaction: SKPaymentTransaction, _ service: StoreService) async {
        let payment = transaction.payment
        guard let product = service.configuration?.product(payment.productIdentifier) else {
            return end(transaction, with: SKError.make(.storeProductNotAvailable))
        }
        guard service.configuration?.settings.errors["Purchase"] == nil else { return end(transaction, with: SKError.make(.unknown)) }
        let token = payment.applicationUsername.flatMap(UUID.init(uuidString:))
        let terms = PurchaseTerms(quantity: payment.quantity, appAccountToken: token, offerID: payment.paymentDiscount?.identifier)
        let flow = PurchaseFlow(
            service: service, product: product, terms: terms, announces: true, asksToBuy: payment.simulatesAskToBuyInSandbox)
        switch await flow.run() {
        case .bought(let stored):
            transaction.edit { $0.fill(.purchased, stored) }
            notify([transaction])
        case .cancelled: end(transaction, with: SKError.make(.paymentCancelled))
        case .failed(let code): end(transaction, with: SKError.make(SKError.Code(rawValue: code) ?? .unknown))
        case .pending:
            guard flow.asksToBuy || service.configuration?.settings.asksToBuy == true else {
                return end(transaction, with: SKError.make(.unknown))
            }
            transaction.edit { $0.state = .deferred }
            notify([transaction])
            // The approved purchase comes as a transaction of its own.
            lock.withLock { current.removeAll { $0 === transaction } }
        }
    }

    private func end(_ transaction: SKPaymentTransaction, with error: SKError) {
        transaction.edit { ($0.state, $0.error) = (.failed, error) }
        notify([transaction])
    }

    /// Tells the store that the app has given the user what they paid for, or that it knows of a failure.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        guard transaction.transactionState != .purchasing else {
            raise(.invalidArgumentException, "Cannot finish a purchasing transaction")
        }
        lock.withLock { current.removeAll { $0 === transaction } }
        if let stored = transaction.stored { StoreService.shared.update { $0.finish(stored) } }
        DispatchQueue.main.async { [self] in
            for observer in transactionObservers { observer.paymentQueue(self, removedTransactions: [transaction]) }
        }
    }

    /// Brings back what the user has bought for ever, and subscriptions.
    open func restoreCompletedTransactions() { restoreCompletedTransactions(withApplicationUsername: nil) }

    /// Brings back what the user has bought for ever, and subscriptions, for an account of the app.
    open func restoreCompletedTransactions(withApplicationUsername username: String?) {
        let service = StoreService.shared
        DispatchQueue.global().async { [self] in
            guard service.configuration?.settings.errors["App Store Sync"] == nil else { return failRestoring() }
            let stored = service.purchases.transactions.filter {
                [.nonConsumable, .recurring].contains($0.kind) && $0.revocationDate == nil
            }
            let restored = stored.map { Self.transaction($0, .restored) }
            lock.withLock { current += restored }
            if !restored.isEmpty { notify(restored) }
            DispatchQueue.main.async { [self] in
                for observer in transactionObservers { observer.paymentQueueRestoreCompletedTransactionsFinished(self) }
            }
        }
    }

    private func failRestoring() {
        DispatchQueue.main.async { [self] in
            for observer in transactionObservers {
                observer.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError.make(.unknown))
            }
        }
    }

    // MARK: Changes from outside

    private func handle(_ changes: [StoreService.Change]) {
        let queued = Set(transactions.compactMap(\.stored))
        let added = changes.filter { $0.kind == .added && !queued.contains($0.transaction.id) }.map {
            Self.transaction($0.transaction, .purchased)
        }
        lock.withLock { current += added }
        if !added.isEmpty { notify(added) }
        let revoked = changes.filter { $0.kind == .revoked }.map(\.transaction.productID)
        guard !revoked.isEmpty else { return }
        DispatchQueue.main.async { [self] in
            for observer in transactionObservers { observer.paymentQueue(self, didRevokeEntitlementsForProductIdentifiers: revoked) }
        }
    }

    private static func transaction(_ stored: StoredTransaction, _ state: SKPaymentTransactionState) -> SKPaymentTransaction {
        let payment = SKMutablePayment()
        (payment.productIdentifier, payment.quantity) = (stored.productID, stored.quantity)
        payment.applicationUsername = stored.appAccountToken?.uuidString.lowercased()
        var values = SKPaymentTransaction.Values(payment: payment.copy() as? SKPayment ?? payment)
        if state == .restored {
            var original = values
            original.fill(.purchased, stored)
            values.original = SKPaymentTransaction(original)
        }
        values.fill(state, stored)
        return SKPaymentTransaction(values)
    }

    private func notify(_ transactions: [SKPaymentTransaction], then next: @escaping @Sendable () -> Void = {}) {
        DispatchQueue.main.async { [self] in
            for observer in transactionObservers { observer.paymentQueue(self, updatedTransactions: transactions) }
            next()
        }
    }
}

extension SKPaymentTransaction.Values {
    fileprivate mutating func fill(_ state: SKPaymentTransactionState, _ stored: StoredTransaction) {
        (self.state, identifier, date, self.stored) = (state, String(stored.id), stored.purchaseDate, stored.id)
    }
}

/// The country's store that sells. Source: Apple's documentation of `SKStorefront`.
open class SKStorefront: NSObject, @unchecked Sendable {
    /// Three letters: `USA`.
    public let countryCode: String
    public let identifier: String

    init(_ settings: StoreSettings) {
        let storefront = Storefront(settings)
        (countryCode, identifier) = (storefront.countryCode, storefront.id)
        super.init()
    }
}

extension SKPaymentQueue {
    @available(*, unavailable, message: "not yet in Quince: consent to higher prices")
    public func showPriceConsentIfNeeded() { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: codes of offers")
    public func presentCodeRedemptionSheet() { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: content that the App Store keeps")
    public func start(_ downloads: [SKDownload]) { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: content that the App Store keeps")
    public func pause(_ downloads: [SKDownload]) { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: content that the App Store keeps")
    public func resume(_ downloads: [SKDownload]) { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: content that the App Store keeps")
    public func cancel(_ downloads: [SKDownload]) { fatalError() }
}
