import DeviceProtocol
import DeviceRuntime
import StoreModel
import UIKit

/// The app's store: the configuration in its bundle, what its user has bought, and those who are notified of changes.
///
/// The host keeps purchases; without a host they are kept in memory. May be used from any thread.
package final class StoreService: @unchecked Sendable {
    /// The store of the process. Replaced in tests.
    nonisolated(unsafe) package private(set) static var shared = StoreService(configuration: bundled)
    /// Stores that tests have replaced. They are never freed: another thread may be reading `shared`.
    nonisolated(unsafe) private static var retired: [StoreService] = []

    /// The configuration that the build has put into the app's bundle; nil where the project has none.
    private static var bundled: StoreConfiguration? {
        let file = Bundle.main.bundleURL.appendingPathComponent(StoreConfiguration.fileName)
        guard let data = try? Data(contentsOf: file) else { return nil }
        do { return try StoreConfiguration(data) } catch {
            note("the StoreKit configuration cannot be read: \(error.localizedDescription)")
            return nil
        }
    }

    /// Replaces the process's store.
    static func install(_ service: StoreService) {
        retired.append(shared)
        shared = service
    }

    static func note(_ text: String) { FileHandle.standardError.write(Data("[StoreKit] \(text)\n".utf8)) }

    /// A change of a transaction, as apps are notified of it.
    struct Change: Equatable {
        enum Kind: Equatable { case added, revoked, upgraded, expired }
        var transaction: StoredTransaction
        var kind: Kind
    }

    private let lock = NSRecursiveLock()
    private let runtime: DeviceRuntime
    private var currentConfiguration: StoreConfiguration?
    private var ledger = StoreLedger()
    private var revision: Int?
    /// Whether the host has purchases that cannot be read: they are not overwritten.
    private var isUnreadable = false
    /// The transactions that subscribers know of.
    private var known: [UInt64: StoredTransaction]?
    private var subscribers: [UUID: @Sendable ([Change]) -> Void] = [:]
    private var watchers: [UUID: @Sendable () -> Void] = [:]
    private var isFollowing = false
    private var scheduled: Date?
    /// Asks the user. Replaced in tests.
    let dialogs: any StoreDialogs
    /// The present time. Replaced in tests.
    package let now: @Sendable () -> Date

    init(
        configuration: StoreConfiguration?, runtime: DeviceRuntime = .current, dialogs: any StoreDialogs = SystemStoreDialogs(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        (currentConfiguration, self.runtime, self.dialogs, self.now) = (configuration, runtime, dialogs, now)
    }

    /// The products and settings; nil where the app has none.
    package var configuration: StoreConfiguration? {
        get { lock.withLock { currentConfiguration } }
        set { lock.withLock { currentConfiguration = newValue } }
    }

    /// The identifier of the app that sells.
    var appIdentifier: String { Bundle.main.bundleIdentifier ?? "" }

    // MARK: Purchases

    /// What the user has bought, with all renewals that are due.
    package var purchases: StoreLedger {
        update { _ in }
        return lock.withLock { ledger }
    }

    /// Changes purchases, and has the host keep them.
    ///
    /// - Parameters:
    ///   - isSilent: Whether nobody is notified of new transactions: whoever caused them gets them.
    ///   - change: Called again where the host has newer purchases than the app.
    @discardableResult
    package func update<Result>(isSilent: Bool = false, _ change: (inout StoreLedger) throws -> Result) rethrows -> Result {
        let (result, changes, hasChanged) = try lock.withLock {
            let before = ledger
            for _ in 0..<20 {
                read()
                var changed = ledger
                changed.advance(to: now(), currentConfiguration ?? StoreConfiguration())
                let advanced = changed
                let result = try change(&changed)
                guard changed == ledger || write(changed) else { continue }
                if isSilent { keep(changed, advanced) }
                return (result, differences(), ledger != before)
            }
            Self.note("the device does not keep the purchase: others change it all the time")
            return (try change(&ledger), differences(), true)
        }
        notify(changes)
        if hasChanged { for watcher in lock.withLock({ Array(watchers.values) }) { watcher() } }
        schedule()
        return result
    }

    private func read() {
        guard let broker = runtime.broker else { return }
        switch try? broker.answer(.document(.purchases, known: revision)) {
        case .document(let state):
            guard state.revision != revision else { return }
            revision = state.revision
            isUnreadable = false
            guard let contents = state.contents else { return ledger = StoreLedger() }
            do { ledger = try StoreLedger(contents) } catch {
                isUnreadable = true
                Self.note("the purchases cannot be read, and new ones are not kept: \(error)")
            }
        case .refused(let reason): Self.note(reason)
        default: Self.note("the device does not answer")
        }
    }

    /// - Returns: false where somebody else has changed the purchases.
    private func write(_ changed: StoreLedger) -> Bool {
        guard !isUnreadable, let broker = runtime.broker, let contents = try? changed.encoded() else {
            ledger = changed
            return true
        }
        switch try? broker.answer(.replaceDocument(.purchases, revision: revision ?? 0, contents)) {
        case .document(let state): revision = state.revision
        case .conflict: return false
        case .refused(let reason): Self.note(reason)
        default: Self.note("the device does not answer")
        }
        ledger = changed
        return true
    }

    // MARK: Changes

    /// Subscribes to changes of transactions that the app does not cause itself; at first, to those that it has not finished.
    ///
    /// - Parameter subscriber: Called on any thread.
    func subscribe(_ id: UUID, _ subscriber: @escaping @Sendable ([Change]) -> Void) {
        follow()
        update { _ in }
        let unfinished = lock.withLock {
            if known == nil { known = Self.table(ledger) }
            subscribers[id] = subscriber
            return ledger.transactions.filter { !$0.isFinished }
        }
        if !unfinished.isEmpty { subscriber(unfinished.map { Change(transaction: $0, kind: .added) }) }
        schedule()
    }

    func unsubscribe(_ id: UUID) { lock.withLock { _ = subscribers.removeValue(forKey: id) } }

    /// Subscribes to changes of any kind.
    ///
    /// - Parameter watcher: Called on any thread.
    func watch(_ id: UUID, _ watcher: @escaping @Sendable () -> Void) {
        follow()
        lock.withLock { watchers[id] = watcher }
        schedule()
    }

    func removeWatcher(_ id: UUID) { lock.withLock { _ = watchers.removeValue(forKey: id) } }

    private static func table(_ ledger: StoreLedger) -> [UInt64: StoredTransaction] {
        Dictionary(ledger.transactions.map { ($0.id, $0) }) { $1 }
    }

    /// Takes what a purchase has added for known, but not what had changed before it.
    private func keep(_ changed: StoreLedger, _ before: StoreLedger) {
        guard known != nil else { return }
        let earlier = Self.table(before)
        for transaction in changed.transactions where earlier[transaction.id] == nil { known?[transaction.id] = transaction }
    }

    private func differences() -> [Change] {
        guard let known else { return [] }
        let changes = ledger.transactions.compactMap { transaction -> Change? in
            guard let old = known[transaction.id] else { return Change(transaction: transaction, kind: .added) }
            if old.revocationDate == nil, transaction.revocationDate != nil { return Change(transaction: transaction, kind: .revoked) }
            if !old.isUpgraded, transaction.isUpgraded { return Change(transaction: transaction, kind: .upgraded) }
            return old.expirationDate != transaction.expirationDate ? Change(transaction: transaction, kind: .expired) : nil
        }
        self.known = Self.table(ledger)
        return changes
    }

    private func notify(_ changes: [Change]) {
        guard !changes.isEmpty else { return }
        for subscriber in lock.withLock({ Array(subscribers.values) }) { subscriber(changes) }
    }

    /// Notifies of a transaction that the app has caused, but whose result nobody gets.
    func publish(_ transaction: StoredTransaction) { notify([Change(transaction: transaction, kind: .added)]) }

    /// Follows what others do with the app's purchases.
    private func follow() {
        guard
            lock.withLock({ () -> Bool in
                defer { isFollowing = true }; return !isFollowing
            })
        else { return }
        runtime.systemEvents.subscribe { [weak self] event in
            guard case .documentChanged(.purchases) = event else { return }
            guard let self else { return }
            // The answer may have to wait for the thread that publishes.
            DispatchQueue.global().async { self.update { _ in } }
        }
    }

    /// Looks again when the next subscription renews.
    private func schedule() {
        let next: Date? = lock.withLock {
            guard !subscribers.isEmpty || !watchers.isEmpty, let next = ledger.nextChange(after: now()), next != scheduled,
                next.timeIntervalSince(now()) < 86400
            else { return nil }
            scheduled = next
            return next
        }
        guard let next else { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + next.timeIntervalSince(now()) + 0.01) { [weak self] in
            self?.update { _ in }
        }
    }
}
