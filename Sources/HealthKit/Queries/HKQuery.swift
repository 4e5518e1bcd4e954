import HealthModel
@_spi(Quince) import QuinceFoundation

/// How samples lie in a span of time. Source: Apple's documentation of `HKQueryOptions`.
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = HKQueryOptions(rawValue: 1 << 0)
    public static let strictEndDate = HKQueryOptions(rawValue: 1 << 1)
}

/// A question to the store. Handlers are called on a serial queue of the query's.
///
/// Source: Apple's documentation of `HKQuery`.
open class HKQuery: NSObject, HealthObserver, @unchecked Sendable {
    public let objectType: HKObjectType?
    public let predicate: NSPredicate?
    @available(iOS, deprecated: 9.3, message: "Use objectType") public var sampleType: HKSampleType? { objectType as? HKSampleType }

    private let handlerQueue = DispatchQueue(label: "com.apple.HealthKit.HKQuery")
    private let lock = NSLock()
    private var isActive = false

    init(_ type: HKObjectType?, _ predicate: NSPredicate?) {
        (objectType, self.predicate) = (type, predicate)
        super.init()
    }

    // MARK: For kinds of queries

    /// Whether it answers again after changes, until it is stopped.
    var isLongRunning: Bool { false }
    /// Answers from the data; called on the store's queue, first with the query's start and then after each change.
    func answer(_ snapshot: HealthSnapshot) throws {}
    /// Reports that there is no answer.
    func fail(_ error: any Error) {}

    /// Calls a handler on the query's queue, unless the query is stopped before.
    func deliver(_ handler: @escaping () -> Void) {
        nonisolated(unsafe) let handler = handler
        handlerQueue.async { if self.lock.withLock({ self.isActive }) { handler() } }
    }

    // MARK: Running

    func start() {
        let wasActive = lock.withLock {
            defer { isActive = true }
            return isActive
        }
        if wasActive { raise(.invalidArgumentException, "You cannot start a query that is already active") }
        if isLongRunning { HealthUpdates.shared.add(self) }
        HealthUpdates.queue.async { self.run() }
    }

    func stop() {
        lock.withLock { isActive = false }
        HealthUpdates.shared.remove(self)
    }

    func storeDidChange() { run() }

    private func run() {
        guard lock.withLock({ isActive }) else { return }
        do { try answer(HealthSnapshot()) } catch {
            HealthUpdates.shared.remove(self)
            deliver { self.fail(error) }
        }
        if !isLongRunning {
            // Behind its handlers; it may be executed again then.
            handlerQueue.async { self.lock.withLock { self.isActive = false } }
        }
    }
}

/// A type of samples with a condition. Source: Apple's documentation of `HKQueryDescriptor`.
open class HKQueryDescriptor: NSObject, NSCopying, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let predicate: NSPredicate?
    public init(sampleType: HKSampleType, predicate: NSPredicate?) { (self.sampleType, self.predicate) = (sampleType, predicate) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
