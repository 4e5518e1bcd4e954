import DeviceProtocol
import DeviceRuntime
import QuinceFoundation

/// Something that hears of changes to the health data.
protocol HealthObserver: AnyObject, Sendable {
    /// Called on the store's queue.
    func storeDidChange()
}

/// The store's queue, and those who hear of changes: long-running queries and live workouts. May be used from any thread.
final class HealthUpdates: @unchecked Sendable {
    static let shared = HealthUpdates()
    /// All reading and writing happens here, in the order in which it was asked for.
    static let queue = DispatchQueue(label: "com.apple.HealthKit.HKHealthStore")

    private let lock = NSLock()
    private var observers: [ObjectIdentifier: any HealthObserver] = [:]
    private weak var runtime: DeviceRuntime?

    func add(_ observer: any HealthObserver) {
        lock.withLock { observers[ObjectIdentifier(observer)] = observer }
        subscribe()
    }

    func remove(_ observer: any HealthObserver) { _ = lock.withLock { observers.removeValue(forKey: ObjectIdentifier(observer)) } }

    /// Other apps and the host change the data, too.
    private func subscribe() {
        let current = DeviceRuntime.current
        let isNew = lock.withLock {
            defer { runtime = current }
            return runtime !== current
        }
        guard isNew else { return }
        current.systemEvents.subscribe { event in
            switch event {
            case .documentChanged(.health), .permission(.health, _): HealthUpdates.queue.async { HealthUpdates.shared.notify() }
            default: break
            }
        }
    }

    /// Lets everybody look at the data again; those whom nothing new concerns stay silent.
    func notify() {
        for observer in lock.withLock({ Array(observers.values) }) { observer.storeDidChange() }
    }
}
