import Foundation
import PeerProtocol

/// The transport and discovery that carry out `PeerCore`'s outputs beyond this host. Called under the network's lock, so implementations only
/// enqueue.
protocol PeerCarrier: AnyObject, Sendable {
    func carry(_ outputs: [PeerOutput])
    /// When the network's time must have come on; nil = no matter when.
    func schedule(_ deadline: UInt64?)
}

/// The phones near by, for all apps of a host.
///
/// Peers of one host see each other with nothing else; others need a carrier. May be called from any thread.
public final class PeerNetwork: @unchecked Sendable {
    public typealias Sink = @Sendable (PeerEvent) -> Void

    private let lock = NSLock()
    private let core: PeerCore
    private var sinks: [EndpointID: Sink] = [:]
    private weak var carrier: (any PeerCarrier)?
    /// Real time; nil where `advance` says how far time has come.
    private var clock: (@Sendable () -> UInt64)?

    /// A network whose numbers nobody can guess.
    public init() { core = PeerCore { UInt64.random(in: 0 ... .max) } }

    /// A network that is the same on every run.
    public init(seed: UInt64) {
        var state = seed
        core = PeerCore {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 31
        }
    }

    /// Has the network reach other hosts, in real time. Once, before apps come.
    func use(_ carrier: any PeerCarrier, clock: @escaping @Sendable () -> UInt64) {
        lock.withLock { (self.carrier, self.clock) = (carrier, clock) }
    }

    /// Another host offers a peer, or says something new of it.
    public func foundElsewhere(_ record: ServiceRecord, hosts: [String], port: UInt16) {
        with { $0.found(record, hosts: hosts, port: port) }
    }

    /// Another host's peer is gone.
    public func lostElsewhere(instance: String) { with { $0.lost(instance: instance) } }

    /// Does something with the core, then what follows from it.
    func with<Result>(_ action: (PeerCore) -> Result) -> Result {
        lock.withLock {
            if let clock { core.advance(to: clock()) }
            let result = action(core)
            var outside: [PeerOutput] = []
            for output in core.takeOutputs() {
                if case .event(let endpoint, let event) = output { sinks[endpoint]?(event) } else { outside.append(output) }
            }
            if !outside.isEmpty { carrier?.carry(outside) }
            carrier?.schedule(core.nextDeadline)
            return result
        }
    }

    /// An app comes.
    ///
    /// - Parameter sink: Takes what it is told, in order. It must not call the network.
    public func connect(_ sink: @escaping Sink) -> EndpointID {
        lock.withLock {
            let id = core.addEndpoint()
            sinks[id] = sink
            return id
        }
    }

    /// An app has ended.
    public func disconnect(_ endpoint: EndpointID) {
        lock.withLock { _ = sinks.removeValue(forKey: endpoint) }
        with { $0.removeEndpoint(endpoint) }
    }

    /// The user does not allow an app the local network any more.
    public func refuse(_ endpoint: EndpointID) { with { $0.refuse(endpoint) } }

    public func receive(_ request: PeerRequest, from endpoint: EndpointID) { with { $0.receive(request, from: endpoint) } }

    /// When something is due; nil = never. In nanoseconds.
    public var nextDeadline: UInt64? { lock.withLock { core.nextDeadline } }

    /// Lets time pass, to so many nanoseconds.
    public func advance(to time: UInt64) { with { $0.advance(to: time) } }
}
