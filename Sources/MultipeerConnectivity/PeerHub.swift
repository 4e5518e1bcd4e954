internal import DeviceRuntime
internal import PeerProtocol
import UIKit

/// The app's side of the network of phones near by: numbers for its advertisers, browsers and sessions, and their events.
///
/// Events come on the thread that reads from the device; each object handles its own on a queue of its own. Nothing of this exists before
/// the app makes the first object.
final class PeerHub: @unchecked Sendable {
    nonisolated(unsafe) static var shared = PeerHub()

    /// An object that handles events of the network.
    protocol Listener: AnyObject {
        func handle(_ event: PeerEvent)
        /// The app is stopped in the background, or goes on again.
        func setSuspended(_ isSuspended: Bool)
    }

    private struct Entry { weak var listener: (any Listener)? }

    /// The app's side of its device; another one in tests.
    private let ownRuntime: DeviceRuntime?
    private var runtime: DeviceRuntime { ownRuntime ?? .current }

    private let lock = NSLock()
    private var listeners: [UInt32: Entry] = [:]
    private var connectionData: [UInt32: (Data?) -> Void] = [:]
    private var lastNumber: UInt32 = 0
    private var isStopped = false

    /// - Parameter runtime: nil = the process's own.
    init(runtime: DeviceRuntime? = nil) {
        ownRuntime = runtime
        self.runtime.peerEvents.subscribe { [unowned self] bytes in
            // Only a device that is broken sends anything else.
            if let event = try? PeerEvent(bytes: bytes) { handle(event) }
        }
        self.runtime.suspension.subscribe { [unowned self] in setSuspended($0) }
    }

    /// The app is stopped in the background, or goes on again.
    func setSuspended(_ isSuspended: Bool) {
        let all = lock.withLock {
            isStopped = isSuspended
            return listeners.sorted { $0.key < $1.key }.compactMap(\.value.listener)
        }
        for listener in all { listener.setSuspended(isSuspended) }
    }

    var isSuspended: Bool { lock.withLock { isStopped } }

    func send(_ request: PeerRequest) { runtime.link?.sendPeers(request.bytes) }

    /// Calls back once it is known whether the user lets the app find, and be found by, devices on the network.
    ///
    /// The user is asked with the first thing that needs it. Source: Apple's technical note TN3179.
    func checkPermission(_ handler: @escaping @Sendable (Bool) -> Void) { runtime.permissions.request(.localNetwork, handler) }

    /// A number for an object that will hear of its events.
    func register(_ listener: any Listener) -> UInt32 {
        lock.withLock {
            lastNumber += 1
            listeners[lastNumber] = Entry(listener: listener)
            return lastNumber
        }
    }

    func unregister(_ number: UInt32) { lock.withLock { _ = listeners.removeValue(forKey: number) } }

    /// Asks for what another phone needs to connect to a session.
    func requestConnectionData(session: UInt32, _ peer: PeerIdentity, _ handler: @escaping (Data?) -> Void) {
        let number = lock.withLock {
            lastNumber += 1
            connectionData[lastNumber] = handler
            return lastNumber
        }
        send(.makeConnectionData(number, session: session, peer))
    }

    private func handle(_ event: PeerEvent) {
        switch event {
        case .connectionData(let number, let bytes):
            lock.withLock { connectionData.removeValue(forKey: number) }?(bytes.isEmpty ? nil : Data(bytes))
        case .found(let number, _, _), .lost(let number, _), .notAdvertising(let number, _), .notBrowsing(let number, _),
            .invited(_, let number, _, _), .certificates(let number, _, _), .state(let number, _, _), .received(let number, _, _),
            .credit(let number, _, _):
            lock.withLock { listeners[number]?.listener }?.handle(event)
        }
    }
}
