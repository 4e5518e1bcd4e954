internal import DeviceRuntime
import Dispatch

/// Looks for services on the network. The network of a simulated device has none.
///
/// Source: Apple's documentation of `NWBrowser`.
public final class NWBrowser: CustomDebugStringConvertible, @unchecked Sendable {
    /// The services that are looked for.
    public enum Descriptor: Equatable, Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
        case applicationService(name: String)

        fileprivate var type: String? {
            switch self {
            case .bonjour(let type, _), .bonjourWithTXTRecord(let type, _): type
            case .applicationService: nil
            }
        }
    }

    /// The states of a browser.
    public enum State: Equatable, Sendable {
        case setup
        case ready
        case waiting(NWError)
        case failed(NWError)
        case cancelled
    }

    /// A service that was found.
    public struct Result: Hashable, Sendable {
        public enum Metadata: Hashable, Sendable {
            case none
        }

        /// A difference between two sets of services.
        public enum Change: Hashable, Sendable {
            /// The parts of a service that have changed.
            public struct Flags: OptionSet, Hashable, Sendable {
                public let rawValue: UInt8

                public init(rawValue: UInt8) { self.rawValue = rawValue }

                public static let identical = Flags(rawValue: 1)
                public static let interfaceAdded = Flags(rawValue: 2)
                public static let interfaceRemoved = Flags(rawValue: 4)
                public static let metadataChanged = Flags(rawValue: 8)
            }

            case identical
            case added(Result)
            case removed(Result)
            case changed(old: Result, new: Result, flags: Flags)
        }

        public let endpoint: NWEndpoint
        public let interfaces: [NWInterface]
        public let metadata: Metadata
    }

    public let descriptor: Descriptor
    public let parameters: NWParameters
    private let network: DeviceNetwork
    private let lock = NSLock()
    private var shared = Shared()

    private struct Shared {
        var state = State.setup
        var queue: DispatchQueue?
        var stateHandler: (@Sendable (State) -> Void)?
        var resultsHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
    }

    public convenience init(for descriptor: Descriptor, using parameters: NWParameters) {
        self.init(for: descriptor, using: parameters, network: .shared)
    }

    init(for descriptor: Descriptor, using parameters: NWParameters, network: DeviceNetwork) {
        (self.descriptor, self.parameters, self.network) = (descriptor, parameters.copy(), network)
    }

    public var state: State { lock.withLock { shared.state } }
    public var queue: DispatchQueue? { lock.withLock { shared.queue } }
    /// The services that are there.
    public var browseResults: Set<Result> { [] }

    /// Called on the browser's queue with each state.
    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { lock.withLock { shared.stateHandler } }
        set { lock.withLock { shared.stateHandler = newValue } }
    }
    /// Called on the browser's queue when other services are there.
    public var browseResultsChangedHandler: (@Sendable (_ newResults: Set<Result>, _ changes: Set<Result.Change>) -> Void)? {
        get { lock.withLock { shared.resultsHandler } }
        set { lock.withLock { shared.resultsHandler = newValue } }
    }

    /// Begins to look, once the user lets the app use the local network. A browser starts once.
    ///
    /// It fails where the app's Info.plist does not name the service, as on iOS.
    public func start(queue: DispatchQueue) {
        let isFirst = lock.withLock {
            guard shared.state == .setup, shared.queue == nil else { return false }
            shared.queue = queue
            return true
        }
        guard isFirst else { return }
        guard network.declares(descriptor.type) else { return set(.failed(.dns(-65555))) }
        network.checkLocalNetwork { [self] isPermitted in set(isPermitted ? .ready : .waiting(.dns(-65570))) }
    }

    /// Ends looking for good.
    public func cancel() { set(.cancelled) }

    private func set(_ state: State) {
        let queue = lock.withLock { () -> DispatchQueue? in
            guard shared.state != .cancelled else { return nil }
            shared.state = state
            return shared.queue
        }
        queue?.async { [self] in stateUpdateHandler?(state) }
    }

    public var debugDescription: String { "[Browser \(descriptor)]" }
}
