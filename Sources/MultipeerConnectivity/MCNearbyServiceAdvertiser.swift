internal import PeerProtocol
import UIKit

/// Lets phones near by see that the app is willing to join a session.
///
/// Source: Apple's documentation of `MCNearbyServiceAdvertiser`.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
    public let myPeerID: MCPeerID
    /// The information that is sent to every browser that finds the peer.
    public let discoveryInfo: [String: String]?
    public let serviceType: String
    /// May be set from any thread.
    open var delegate: (any MCNearbyServiceAdvertiserDelegate)? {
        get { lock.withLock { listener } }
        set { lock.withLock { listener = newValue } }
    }

    private let queue = DispatchQueue(label: "com.apple.MCNearbyServiceAdvertiser.delegateQueue")
    private let lock = NSLock()
    private weak var listener: (any MCNearbyServiceAdvertiserDelegate)?
    private var isAdvertising = false
    /// Whether the user allows it.
    private var isAllowed = false
    private var number: UInt32 = 0

    /// - Parameters:
    ///   - info: Told to everybody who finds the peer: at most 64 pairs, keys of printable ASCII without “=”, each pair at most 254 bytes, all at
    ///     most 1,200. Anything else ends the app with `NSInvalidArgumentException`.
    ///   - serviceType: 1 to 15 letters without accents, digits and hyphens: at least one letter, no hyphen at an end or beside another. Anything
    ///     else ends the app with `NSInvalidArgumentException`.
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        ServiceRules.check(serviceType: serviceType, of: "MCNearbyServiceAdvertiser")
        ServiceRules.check(discoveryInfo: info, of: "MCNearbyServiceAdvertiser")
        (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
        super.init()
        number = PeerHub.shared.register(self)
    }

    deinit {
        stopAdvertisingPeer()
        PeerHub.shared.unregister(number)
    }

    /// Begins to advertise, once the user allows the app the local network. Where that does not work, the delegate is told.
    open func startAdvertisingPeer() {
        if let error = ServiceRules.missingDeclaration(serviceType) { return fail(error) }
        let begins = lock.withLock {
            defer { isAdvertising = true }
            return !isAdvertising
        }
        if begins { PeerHub.shared.checkPermission { [weak self] in self?.begin(isAllowed: $0) } }
    }

    /// The user has decided; the app may have changed its mind meanwhile.
    private func begin(isAllowed: Bool) {
        let isRefused = lock.withLock {
            guard isAdvertising else { return false }
            (isAdvertising, self.isAllowed) = (isAllowed, isAllowed)
            if !PeerHub.shared.isSuspended { updateDevice() }
            return !isAllowed
        }
        if isRefused { fail(ServiceRules.error(.notAllowed)) }
    }

    private func updateDevice() {
        guard isAdvertising, isAllowed else { return }
        PeerHub.shared.send(.advertise(number, myPeerID.identity, service: serviceType, info: discoveryInfo ?? [:]))
    }

    /// Nobody finds the peer any more; who has found it loses it.
    open func stopAdvertisingPeer() {
        lock.withLock {
            if isAdvertising { PeerHub.shared.send(.stopAdvertising(number)) }
            (isAdvertising, isAllowed) = (false, false)
        }
    }

    private func fail(_ error: any Error) {
        queue.async { [weak self] in
            guard let self else { return }
            delegate?.advertiser(self, didNotStartAdvertisingPeer: error)
        }
    }
}

extension MCNearbyServiceAdvertiser: PeerHub.Listener {
    /// In the background nobody is found; that goes on by itself afterwards.
    func setSuspended(_ isSuspended: Bool) {
        lock.withLock { if isSuspended { PeerHub.shared.send(.stopAdvertising(number)) } else { updateDevice() } }
    }

    func handle(_ event: PeerEvent) {
        switch event {
        case .invited(let invitation, _, let peer, let context):
            queue.async { [weak self] in self?.ask(invitation, MCPeerID(peer), context.map { Data($0) }) }
        case .notAdvertising(_, let problem):
            lock.withLock { (isAdvertising, isAllowed) = (false, false) }
            fail(ServiceRules.error(problem))
        default: break
        }
    }

    private func ask(_ invitation: UInt32, _ peer: MCPeerID, _ context: Data?) {
        let answer = SingleAnswer { PeerHub.shared.send(.answer(invitation, session: $0)) }
        guard let delegate else { return answer.give(nil) }
        delegate.advertiser(self, didReceiveInvitationFromPeer: peer, withContext: context) { accepts, session in
            answer.give(accepts ? session?.number : nil)
        }
    }
}

/// An answer that counts once, however often it is given.
final class SingleAnswer<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var action: ((Value) -> Void)?

    init(_ action: @escaping (Value) -> Void) { self.action = action }

    func give(_ value: Value) {
        let action = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        action?(value)
    }
}

/// Hears of invitations, on a queue of the advertiser's own, never the main one.
///
/// Source: Apple's documentation of `MCNearbyServiceAdvertiserDelegate`.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    /// - Parameters:
    ///   - context: The data sent with the invitation. It is untrusted: any peer can send anything.
    ///   - invitationHandler: Called with whether the app accepts, and the session the inviter joins then.
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
        invitationHandler: @escaping (Bool, MCSession?) -> Void)
    /// - Parameter error: Of `NSNetServicesErrorDomain`: -72008 where Info.plist does not list the service in `NSBonjourServices`, -65570 where the user does not
    ///   allow the local network, also later; `MCError.unavailable` for more than 256 advertisers.
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
    public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}
