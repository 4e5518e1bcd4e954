internal import PeerProtocol
import UIKit

/// Finds phones near by that advertise a service, and invites them.
///
/// Source: Apple's documentation of `MCNearbyServiceBrowser`.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
    public let myPeerID: MCPeerID
    public let serviceType: String
    /// May be set from any thread.
    open var delegate: (any MCNearbyServiceBrowserDelegate)? {
        get { lock.withLock { listener } }
        set { lock.withLock { listener = newValue } }
    }

    private let queue = DispatchQueue(label: "com.apple.MCNearbyServiceBrowser.delegateQueue")
    private let lock = NSLock()
    private weak var listener: (any MCNearbyServiceBrowserDelegate)?
    private var isBrowsing = false
    /// Whether the user allows it.
    private var isAllowed = false
    private var isSuspended = false
    /// The peers that the delegate knows of, in the order they came. Belongs to the queue.
    private var found: [MCPeerID] = []
    private var number: UInt32 = 0

    /// - Parameter serviceType: 1 to 15 letters without accents, digits and hyphens: at least one letter, no hyphen at an end or beside another. Anything
    ///   else ends the app with `NSInvalidArgumentException`.
    public init(peer myPeerID: MCPeerID, serviceType: String) {
        ServiceRules.check(serviceType: serviceType, of: "MCNearbyServiceBrowser")
        (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
        super.init()
        number = PeerHub.shared.register(self)
    }

    deinit {
        stopBrowsingForPeers()
        PeerHub.shared.unregister(number)
    }

    /// Begins to look for peers, once the user allows the app the local network. Where that does not work, the delegate is told.
    open func startBrowsingForPeers() {
        if let error = ServiceRules.missingDeclaration(serviceType) { return fail(error) }
        let begins = lock.withLock {
            defer { isBrowsing = true }
            return !isBrowsing
        }
        if begins { PeerHub.shared.checkPermission { [weak self] in self?.begin(isAllowed: $0) } }
    }

    /// The user has decided; the app may have changed its mind meanwhile.
    private func begin(isAllowed: Bool) {
        let isRefused = lock.withLock {
            guard isBrowsing else { return false }
            (isBrowsing, self.isAllowed, isSuspended) = (isAllowed, isAllowed, PeerHub.shared.isSuspended)
            updateDevice()
            return !isAllowed
        }
        if isRefused { fail(ServiceRules.error(.notAllowed)) }
    }

    private func updateDevice() {
        guard isBrowsing, isAllowed, !isSuspended else { return }
        PeerHub.shared.send(.browse(number, myPeerID.identity, service: serviceType))
    }

    /// The delegate hears of no peers any more.
    open func stopBrowsingForPeers() {
        lock.withLock {
            if isBrowsing { PeerHub.shared.send(.stopBrowsing(number)) }
            (isBrowsing, isAllowed) = (false, false)
        }
        queue.async { [weak self] in self?.found = [] }
    }

    /// Invites a peer that was found into a session. Whether it comes, the session's delegate hears.
    ///
    /// - Parameters:
    ///   - context: Shown to the other side; at most 64 KiB.
    ///   - timeout: Seconds the other side has to answer; 30 where it is not more than 0.
    open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {
        guard (context?.count ?? 0) <= PeerLimits.context else { return session.notify(peerID, .notConnected) }
        let seconds = timeout > 0 ? min(timeout, 3600) : 30
        PeerHub.shared.send(
            .invite(
                peerID.identity, browser: number, session: session.number, context: context.map { [UInt8]($0) },
                timeout: UInt32(seconds * 1000)))
    }

    private var isActive: Bool { lock.withLock { isBrowsing && !isSuspended } }

    private func fail(_ error: any Error) {
        queue.async { [weak self] in
            guard let self else { return }
            delegate?.browser(self, didNotStartBrowsingForPeers: error)
        }
    }
}

extension MCNearbyServiceBrowser: PeerHub.Listener {
    /// In the background nobody is looked for. The delegate loses all peers, and finds those anew that are there afterwards.
    func setSuspended(_ isSuspended: Bool) {
        let isBrowsing = lock.withLock {
            self.isSuspended = isSuspended
            if isSuspended { PeerHub.shared.send(.stopBrowsing(number)) } else { updateDevice() }
            return self.isBrowsing
        }
        guard isSuspended, isBrowsing else { return }
        queue.async { [weak self] in
            guard let self else { return }
            let lost = found
            found = []
            for peer in lost { delegate?.browser(self, lostPeer: peer) }
        }
    }

    func handle(_ event: PeerEvent) {
        switch event {
        case .found(_, let peer, let info):
            queue.async { [weak self] in
                guard let self, isActive else { return }
                found.append(MCPeerID(peer))
                delegate?.browser(self, foundPeer: MCPeerID(peer), withDiscoveryInfo: info.isEmpty ? nil : info)
            }
        case .lost(_, let peer):
            queue.async { [weak self] in
                guard let self, isActive else { return }
                found.removeAll { $0.identity.id == peer.id }
                delegate?.browser(self, lostPeer: MCPeerID(peer))
            }
        case .notBrowsing(_, let problem):
            lock.withLock { (isBrowsing, isAllowed) = (false, false) }
            fail(ServiceRules.error(problem))
        default: break
        }
    }
}

/// Hears of peers that come and go, on a queue of the browser's own, never the main one.
///
/// Source: Apple's documentation of `MCNearbyServiceBrowserDelegate`.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    /// - Parameter info: The discovery info of the peer's advertiser; nil for none.
    func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    /// A peer does not advertise itself any more, or has vanished, which is noticed within 10 seconds.
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    /// - Parameter error: Of `NSNetServicesErrorDomain`: -72008 where Info.plist does not list the service in `NSBonjourServices`, -65570 where the user does not
    ///   allow the local network, also later; `MCError.unavailable` for more than 256 browsers.
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}
