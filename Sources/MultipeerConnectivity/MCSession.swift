internal import PeerProtocol
import UIKit

/// Lets peers near by talk to each other: up to eight, each connected to each.
///
/// Its delegate is called on a queue of the session's own, never the main one. Source: Apple's documentation of `MCSession`.
open class MCSession: NSObject, @unchecked Sendable {
    public let myPeerID: MCPeerID
    /// The identity and certificates that authenticate this peer to others; nil for none.
    public let securityIdentity: [Any]?
    public let encryptionPreference: MCEncryptionPreference
    /// May be set from any thread.
    open var delegate: (any MCSessionDelegate)? {
        get { lock.withLock { listener } }
        set { lock.withLock { listener = newValue } }
    }

    private(set) var number: UInt32 = 0
    /// The serial queue on which events are handled and the delegate is called.
    let queue = DispatchQueue(label: "com.apple.MCSession.callbackQueue")
    private let lock = NSLock()
    private weak var listener: (any MCSessionDelegate)?
    private var observers: [ObjectIdentifier: (MCPeerID, MCSessionState) -> Void] = [:]
    /// The connected peers, in the order they came.
    private var channels: [PeerChannel] = []

    /// A session whose connections are encrypted.
    public convenience init(peer myPeerID: MCPeerID) {
        self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required)
    }

    /// - Parameters:
    ///   - identity: The identity that authenticates this peer to others; its certificates (as DER, in `Data`) are sent to them.
    ///     At most 8, each of at most 8 KiB.
    ///   - encryptionPreference: A peer that requires encryption and one that wants none do not connect.
    public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference) {
        (self.myPeerID, securityIdentity, self.encryptionPreference) = (myPeerID, identity, encryptionPreference)
        super.init()
        number = PeerHub.shared.register(self)
        let certificates = (identity ?? []).compactMap { $0 as? Data }.filter { $0.count <= PeerLimits.certificate }
        let encryption = PeerEncryption(rawValue: UInt8(encryptionPreference.rawValue)) ?? .required
        PeerHub.shared.send(
            .openSession(
                number, myPeerID.identity, encryption, certificates: certificates.prefix(PeerLimits.certificates).map { [UInt8]($0) }))
    }

    deinit {
        PeerHub.shared.send(.closeSession(number))
        PeerHub.shared.unregister(number)
        // Where everything else of theirs happens.
        queue.async { [channels] in for channel in channels { channel.close() } }
    }

    /// The peers that data can be sent to, in the order they came; the own one is not among them.
    open var connectedPeers: [MCPeerID] { lock.withLock { channels.map(\.peer) } }

    private func channel(_ peer: UInt64) -> PeerChannel? { lock.withLock { channels.first { $0.peer.identity.id == peer } } }

    /// Leaves the session: all peers are told. It can be used again.
    open func disconnect() { PeerHub.shared.send(.leave(number)) }

    // MARK: Sending

    /// Sends a message to connected peers. Returns at once.
    ///
    /// - Throws: `MCError.notConnected` where one of them is not connected, `MCError.invalidParameter` for no peers or more than 64 MiB.
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        guard !peerIDs.isEmpty else { throw MCError(.invalidParameter, reason: "There is nobody to send the data to.") }
        guard data.count <= PeerLimits.data else { throw MCError(.invalidParameter, reason: "The data is longer than 64 MiB.") }
        let receivers = try peerIDs.map { try connected($0) }
        for receiver in receivers { receiver.send(data, isReliable: mode == .reliable) }
    }

    private func connected(_ peer: MCPeerID) throws -> PeerChannel {
        guard let channel = channel(peer.identity.id) else {
            throw MCError(.notConnected, reason: "Peer (\(peer.displayName)) is not connected.")
        }
        return channel
    }

    /// Sends a file, or a document of the web, to a connected peer. A document is loaded first, as App Transport Security allows; the other side hears
    /// of it when it is there.
    ///
    /// - Parameters:
    ///   - resourceURL: A file, or an address of `http` or `https`.
    ///   - resourceName: The resource's name, which is sent to the other side; at most 1,024 bytes of UTF-8.
    ///   - completionHandler: Called off the main queue once the other side has all of it, or with what went wrong: `MCError.notConnected`,
    ///     `.cancelled`, `.unavailable` for a file that cannot be read, `.unsupported` for another address, or what loading said.
    /// - Returns: The progress in bytes, indeterminate while a document is loaded; cancelling it ends the transfer on both sides. nil if it cannot begin.
    @discardableResult open func sendResource(
        at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) -> Progress? {
        do {
            let channel = try connected(peerID)
            guard resourceName.utf8.count <= PeerLimits.contentName else {
                throw MCError(.invalidParameter, reason: "The name is too long.")
            }
            return try channel.sendResource(resourceURL, resourceName, completionHandler)
        } catch {
            queue.async { completionHandler?(error) }
            return nil
        }
    }

    /// Opens a stream to a connected peer.
    ///
    /// - Throws: `MCError.notConnected`, `MCError.invalidParameter` for a name of more than 1,024 bytes, and `MCError.unavailable` while 256 streams to the
    ///   peer are open.
    open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
        guard streamName.utf8.count <= PeerLimits.contentName else { throw MCError(.invalidParameter, reason: "The name is too long.") }
        return try connected(peerID).startStream(streamName)
    }

    // MARK: Connecting by hand

    /// Makes what another phone needs to connect to this session. It is sent there by other means than this framework's.
    open func nearbyConnectionData(
        forPeer peerID: MCPeerID, withCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) {
        PeerHub.shared.requestConnectionData(session: number, peerID.identity) { [queue] data in
            queue.async { completionHandler(data, data == nil ? MCError(.unavailable) : nil) }
        }
    }

    /// Makes what another phone needs to connect to this session.
    open func nearbyConnectionData(forPeer peerID: MCPeerID) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            nearbyConnectionData(forPeer: peerID) { data, error in
                continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? MCError(.unknown)))
            }
        }
    }

    /// Connects to a peer whose `nearbyConnectionData` is known; it does so, too.
    open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data) {
        guard data.count <= PeerLimits.connectionData else { return notify(peerID, .notConnected) }
        PeerHub.shared.send(.connect(session: number, peerID.identity, data: [UInt8](data)))
    }

    /// Gives up connecting to a peer.
    open func cancelConnectPeer(_ peerID: MCPeerID) { PeerHub.shared.send(.cancelConnect(session: number, peer: peerID.identity.id)) }

    // MARK: States

    func notify(_ peer: MCPeerID, _ state: MCSessionState) {
        queue.async { [weak self] in
            self?.report(peer, state)
        }
    }

    /// Ends with its last reference.
    final class Observation {
        private let end: (Observation) -> Void
        init(end: @escaping (Observation) -> Void) { self.end = end }
        deinit { end(self) }
    }

    /// Tells the framework's own interface of states, on the main queue, beside the delegate.
    func observe(_ action: @escaping @MainActor (MCPeerID, MCSessionState) -> Void) -> Observation {
        let observation = Observation { [weak self] observation in
            self?.lock.withLock { _ = self?.observers.removeValue(forKey: ObjectIdentifier(observation)) }
        }
        lock.withLock {
            observers[ObjectIdentifier(observation)] = { peer, state in
                DispatchQueue.main.async { MainActor.assumeIsolated { action(peer, state) } }
            }
        }
        return observation
    }

    private func report(_ peer: MCPeerID, _ state: MCSessionState) {
        for observer in lock.withLock({ Array(observers.values) }) { observer(peer, state) }
        delegate?.session(self, peer: peer, didChange: state)
    }

    private func handle(_ state: PeerState, of peer: MCPeerID) {
        switch state {
        case .connecting: break
        case .connected: lock.withLock { channels.append(PeerChannel(self, peer)) }
        case .notConnected:
            let gone = lock.withLock {
                let index = channels.firstIndex { $0.peer == peer }
                return index.map { channels.remove(at: $0) }
            }
            gone?.close()
        }
        report(peer, MCSessionState(rawValue: Int(state.rawValue)) ?? .notConnected)
    }

    private func judge(_ certificates: [[UInt8]], of peer: MCPeerID) {
        let answer = SingleAnswer { [number] accepts in
            PeerHub.shared.send(.answerCertificate(session: number, peer: peer.identity.id, accepts: accepts))
        }
        guard let delegate else { return answer.give(true) }
        let list = certificates.isEmpty ? nil : certificates.map { Data($0) }
        delegate.session(self, didReceiveCertificate: list, fromPeer: peer) { answer.give($0) }
    }
}

extension MCSession: PeerHub.Listener {
    /// Disconnects when the app is suspended; the app reconnects by itself afterwards.
    func setSuspended(_ isSuspended: Bool) { if isSuspended { disconnect() } }

    func handle(_ event: PeerEvent) {
        queue.async { [weak self] in
            guard let self else { return }
            switch event {
            case .state(_, let peer, let state): handle(state, of: MCPeerID(peer))
            case .certificates(_, let peer, let certificates): judge(certificates, of: MCPeerID(peer))
            case .received(_, let peer, let bytes): channel(peer)?.receive(bytes)
            case .credit(_, let peer, let count): channel(peer)?.credit(Int(count))
            default: break
            }
        }
    }
}
