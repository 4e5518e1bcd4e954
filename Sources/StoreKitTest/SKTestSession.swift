import StoreKit
import StoreModel

/// The local store of a test: its settings, and what its user has bought.
///
/// There is one store in a process; a session makes a configuration that store's. Source: Apple's documentation of `SKTestSession`.
open class SKTestSession: NSObject, @unchecked Sendable {
    private let original: StoreConfiguration
    private var service: StoreService { .shared }

    /// A session with a configuration in the bundle of the tests or of the app.
    ///
    /// - Parameter name: The file's name without `.storekit`.
    /// - Throws: `CocoaError.fileNoSuchFile`, or what is wrong with the file.
    public convenience init(configurationFileNamed name: String) throws {
        let bundles = [Bundle(for: Self.self), .main] + Bundle.allBundles
        let file = bundles.lazy.compactMap { $0.url(forResource: name, withExtension: "storekit") }.first
        let bundled = Bundle.main.bundleURL.appendingPathComponent(StoreConfiguration.fileName)
        try self.init(contentsOf: file ?? bundled)
    }

    /// A session with a configuration.
    ///
    /// - Throws: `CocoaError`, or what is wrong with the file.
    public init(contentsOf file: URL) throws {
        original = try StoreConfiguration(Data(contentsOf: file))
        super.init()
        service.configuration = original
    }

    // MARK: Settings

    private func setting<Value>(_ path: KeyPath<StoreSettings, Value>) -> Value {
        (service.configuration ?? original).settings[keyPath: path]
    }
    private func set<Value>(_ path: WritableKeyPath<StoreSettings, Value>, _ value: Value) {
        var configuration = service.configuration ?? original
        configuration.settings[keyPath: path] = value
        service.configuration = configuration
    }

    /// Whether purchases go through without questions.
    open var disableDialogs: Bool {
        get { setting(\.disablesDialogs) }
        set { set(\.disablesDialogs, newValue) }
    }
    /// Whether purchases wait for a parent.
    open var askToBuyEnabled: Bool {
        get { setting(\.asksToBuy) }
        set { set(\.asksToBuy, newValue) }
    }
    open var interruptedPurchasesEnabled: Bool {
        get { setting(\.interruptsPurchases) }
        set { set(\.interruptsPurchases, newValue) }
    }
    open var failTransactionsEnabled: Bool {
        get { setting(\.failsTransactions) }
        set { set(\.failsTransactions, newValue) }
    }
    /// The error of failing transactions.
    open var failureError: SKError.Code {
        get { SKError.Code(rawValue: setting(\.failure)) ?? .unknown }
        set { set(\.failure, newValue.rawValue) }
    }
    /// Whether renewals are not paid.
    open var shouldEnterBillingRetryOnRenewal: Bool {
        get { setting(\.failsRenewals) }
        set { set(\.failsRenewals, newValue) }
    }
    open var billingGracePeriodIsEnabled: Bool {
        get { setting(\.hasGracePeriod) }
        set { set(\.hasGracePeriod, newValue) }
    }
    /// The rate at which subscriptions renew that are bought from now on.
    open var timeRate: TimeRate {
        get { TimeRate(rawValue: setting(\.timeRate).rawValue) ?? .realTime }
        set { set(\.timeRate, StoreTimeRate(rawValue: newValue.rawValue) ?? .realTime) }
    }
    /// Three letters: `USA`.
    open var storefront: String {
        get { setting(\.storefront) }
        set { set(\.storefront, newValue) }
    }
    open var locale: Locale {
        get { Locale(identifier: setting(\.locale)) }
        set { set(\.locale, newValue.identifier) }
    }

    /// Takes all settings back to those of the configuration.
    open func resetToDefaultState() { service.configuration = original }
    /// Takes all settings back, and removes all transactions.
    open func reset() {
        resetToDefaultState()
        clearTransactions()
    }

    // MARK: Transactions

    /// Removes all transactions.
    open func clearTransactions() { service.update { $0.deleteAll() } }

    /// The transactions and the purchases that wait.
    open func allTransactions() -> [SKTestTransaction] {
        let purchases = service.purchases
        return purchases.transactions.map { SKTestTransaction($0, purchases) } + purchases.pending.map(SKTestTransaction.init)
    }

    private func product(_ id: String) throws -> StoreProduct {
        guard let product = service.configuration?.product(id) else { throw SKError(.storeProductNotAvailable) }
        return product
    }

    /// Buys a product outside of the app, which gets the transaction as an update.
    open func buyProduct(productIdentifier: String) throws {
        let product = try product(productIdentifier)
        service.update { _ = $0.purchase(product, at: service.now(), service.configuration ?? original) }
    }

    /// Buys a product outside of the app, which gets the transaction as an update.
    ///
    /// - Throws: `SKError`.
    open func buyProduct(identifier: String, options: Set<Product.PurchaseOption> = []) async throws -> Transaction {
        let product = try product(identifier)
        let terms = try Product(product, in: service.configuration ?? original).terms(options)
        let stored = service.update { $0.purchase(product, terms, at: service.now(), service.configuration ?? original) }
        return Transaction(stored, service)
    }

    open func refundTransaction(identifier: UInt) throws { try service.update { try $0.refund(UInt64(identifier), at: service.now()) } }
    open func deleteTransaction(identifier: UInt) throws { try service.update { try $0.delete(UInt64(identifier)) } }
    /// Ends a subscription now.
    open func expireSubscription(productIdentifier: String) throws {
        try service.update { try $0.expire(productIdentifier, at: service.now()) }
    }
    /// Ends the period of a subscription, and begins the next one.
    open func forceRenewalOfSubscription(productIdentifier: String) throws {
        try service.update { try $0.forceRenewal(productIdentifier, at: service.now(), service.configuration ?? original) }
    }
    open func enableAutoRenewForTransaction(identifier: UInt) throws { try setRenews(true, identifier) }
    open func disableAutoRenewForTransaction(identifier: UInt) throws { try setRenews(false, identifier) }
    open func approveAskToBuyTransaction(identifier: UInt) throws {
        try service.update { _ = try $0.approve(UInt64(identifier), at: service.now(), service.configuration ?? original) }
    }
    open func declineAskToBuyTransaction(identifier: UInt) throws { try service.update { try $0.decline(UInt64(identifier)) } }

    /// Lets an interrupted purchase, or an unpaid renewal, go through.
    open func resolveIssueForTransaction(identifier: UInt) throws {
        let id = UInt64(identifier)
        try service.update { ledger in
            let configuration = service.configuration ?? original
            guard let group = ledger.transactions.first(where: { $0.id == id })?.groupID else {
                _ = try ledger.approve(id, at: service.now(), configuration)
                return
            }
            try ledger.resolveBillingFailure(group, at: service.now(), configuration)
        }
    }

    private func setRenews(_ renews: Bool, _ identifier: UInt) throws {
        try service.update { ledger in
            guard let group = ledger.transactions.first(where: { $0.id == UInt64(identifier) })?.groupID else {
                throw SKError(.unknown)
            }
            try ledger.setRenews(renews, group: group)
        }
    }
}

extension SKTestSession {
    /// The rate at which subscriptions renew. Source: Apple's documentation of `SKTestSession.TimeRate`.
    public enum TimeRate: Int, Sendable {
        case realTime = 0
        @available(*, deprecated, renamed: "monthlyRenewalEveryHour") case oneHourIsOneDay = 1
        @available(*, deprecated, renamed: "monthlyRenewalEveryThirtyMinutes") case thirtyMinutesIsOneDay = 2
        @available(*, deprecated, renamed: "monthlyRenewalEveryFifteenMinutes") case fiveMinutesIsOneDay = 3
        @available(*, deprecated, renamed: "monthlyRenewalEveryFiveMinutes") case oneMinuteIsOneDay = 4
        @available(*, deprecated, renamed: "monthlyRenewalEveryFiveMinutes") case thirtySecondsIsOneDay = 5
        @available(*, deprecated, renamed: "monthlyRenewalEveryThirtySeconds") case oneSecondIsOneDay = 6
        case monthlyRenewalEveryHour = 10
        case monthlyRenewalEveryThirtyMinutes = 11
        case monthlyRenewalEveryFifteenMinutes = 12
        case monthlyRenewalEveryFiveMinutes = 13
        case monthlyRenewalEveryThirtySeconds = 15
        case oneRenewalEveryFifteenMinutes = 1000
        case oneRenewalEveryFiveMinutes = 1001
        case oneRenewalEveryMinute = 1002
        case oneRenewalEveryThirtySeconds = 1003
        case oneRenewalEveryTenSeconds = 1004
        case oneRenewalEveryTwoSeconds = 1005
    }

    @available(*, unavailable, message: "not yet in Quince: simulated errors; the configuration's are thrown")
    public func setSimulatedError(_ error: Any, forAPI api: Any) async throws { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: consent to higher prices")
    public func requestPriceIncreaseConsentForTransaction(identifier: UInt) throws { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: consent to higher prices")
    public func consentToPriceIncreaseForTransaction(identifier: UInt) throws { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: consent to higher prices")
    public func declinePriceIncreaseForTransaction(identifier: UInt) throws { fatalError() }
}
