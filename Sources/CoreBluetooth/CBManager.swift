import QuinceFoundation

/// The state of the device's Bluetooth. Source: Apple's documentation of `CBManagerState`.
public enum CBManagerState: Int, Sendable {
    case unknown = 0
    case resetting
    case unsupported
    case unauthorized
    case poweredOff
    case poweredOn
}

/// Whether the app may use Bluetooth. Source: Apple's documentation of `CBManagerAuthorization`.
public enum CBManagerAuthorization: Int, Sendable {
    case notDetermined = 0
    case restricted
    case denied
    case allowedAlways
}

/// The device's Bluetooth. It has none, as in Apple's Simulator: the state is `unsupported`.
///
/// Source: Apple's documentation of `CBManager`.
open class CBManager: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var known = CBManagerState.unknown
    let queue: DispatchQueue

    /// - Parameter queue: Calls the delegate; nil is the main one.
    init(queue: DispatchQueue?) {
        self.queue = queue ?? .main
        super.init()
    }

    /// `unknown` until the delegate has been told of another.
    open var state: CBManagerState { lock.withLock { known } }
    /// Nobody was asked: without Bluetooth there is nothing to allow.
    open class var authorization: CBManagerAuthorization { .notDetermined }
    open var authorization: CBManagerAuthorization { Self.authorization }

    /// Tells the delegate of the state, on the queue.
    func start(_ notify: @escaping @Sendable () -> Void) {
        queue.async { [weak self] in
            guard let self else { return }
            lock.withLock { self.known = .unsupported }
            notify()
        }
    }

    /// The system's words for a command in another state than `poweredOn`, which it does not execute.
    func refuse() { NSLog("%@", "[CoreBluetooth] API MISUSE: \(self) can only accept this command while in the powered on state") }
}
