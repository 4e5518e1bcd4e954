internal import DeviceProtocol
internal import DeviceRuntime

/// The network that the device's settings give it, and those who depend on it. May be used from any thread.
final class DeviceNetwork: @unchecked Sendable {
    static let shared = DeviceNetwork()

    /// Ends with its last reference.
    final class Subscription: @unchecked Sendable {
        fileprivate let handler: @Sendable () -> Void

        fileprivate init(_ handler: @escaping @Sendable () -> Void) { self.handler = handler }
    }

    private struct Entry { weak var subscription: Subscription? }

    private let lock = NSLock()
    private var entries: [Entry] = []
    private var known: NetworkCondition
    private let runtime: DeviceRuntime

    init(runtime: DeviceRuntime = .current) {
        self.runtime = runtime
        known = runtime.settings.state.network ?? .wifi
        runtime.settings.changes.subscribe { [weak self] in self?.apply($0) }
    }

    private func apply(_ state: DeviceState) {
        let handlers: [@Sendable () -> Void] = lock.withLock {
            guard known != state.network ?? .wifi else { return [] }
            known = state.network ?? .wifi
            entries.removeAll { $0.subscription == nil }
            return entries.compactMap { $0.subscription?.handler }
        }
        for handler in handlers { handler() }
    }

    /// Calls back with each change for as long as the result lives, on any thread.
    func subscribe(_ handler: @escaping @Sendable () -> Void) -> Subscription {
        let subscription = Subscription(handler)
        lock.withLock { entries.append(Entry(subscription: subscription)) }
        return subscription
    }

    /// The interface to the network; nil without one.
    var interface: NWInterface? {
        switch lock.withLock({ known }) {
        case .wifi: .wireless
        case .cellular: .cellular
        case .none: nil
        }
    }

    /// The path over interfaces of types that `permits` lets through.
    func path(permits: (NWInterface.InterfaceType) -> Bool) -> NWPath {
        NWPath(over: interface.flatMap { permits($0.type) ? [$0] : nil } ?? [])
    }

    /// Calls back once it is known whether the user lets the app reach devices of the local network, who is asked with the first that needs it.
    func checkLocalNetwork(_ handler: @escaping @Sendable (Bool) -> Void) { runtime.permissions.request(.localNetwork, handler) }

    /// Whether the app's Info.plist names a Bonjour service; nil stands for others, which need not be named.
    func declares(_ service: String?) -> Bool {
        guard let service else { return true }
        func plain(_ name: String) -> String { name.hasSuffix(".") ? String(name.dropLast()) : name }
        return runtime.information.strings("NSBonjourServices")?.contains { plain($0) == plain(service) } == true
    }
}
