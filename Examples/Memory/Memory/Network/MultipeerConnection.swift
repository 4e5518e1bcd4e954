import Combine
import Foundation
import MultipeerConnectivity

/// Phones near by through MultipeerConnectivity: no discovery info, no encryption, all data reliable.
final class MultipeerConnection: NSObject, Connection {
    private static let serviceType = "quince-memory"
    /// In bytes of UTF-8.
    private static let longestName = 63

    private let peer: MCPeerID
    private let subject = PassthroughSubject<ConnectionEvent, Never>()
    private lazy var advertiser = makeAdvertiser()
    private lazy var browser = makeBrowser()
    /// A session for each game; what others say is out of date.
    private var session: MCSession?
    private var found: [MCPeerID: Phone] = [:]
    private var foundCount = 0
    private var invitation: ((Bool, MCSession?) -> Void)?

    init(name: String) {
        peer = MCPeerID(displayName: Self.shortened(name))
        super.init()
    }

    deinit {
        invitation?(false, nil)
        session?.disconnect()
    }

    var name: String {
        peer.displayName
    }

    var events: AnyPublisher<ConnectionEvent, Never> {
        subject.eraseToAnyPublisher()
    }

    func startAdvertising() {
        advertiser.startAdvertisingPeer()
    }

    func stopAdvertising() {
        advertiser.stopAdvertisingPeer()
    }

    func startBrowsing() {
        // What an earlier search has found is told anew.
        found = [:]
        browser.startBrowsingForPeers()
    }

    func stopBrowsing() {
        browser.stopBrowsingForPeers()
        found = [:]
    }

    func invite(_ phone: Phone, timeout: TimeInterval) {
        guard let receiver = found.first(where: { $0.value == phone })?.key else { return subject.send(.disconnected) }
        browser.invitePeer(receiver, to: beginSession(), withContext: nil, timeout: timeout)
    }

    func answerInvitation(_ accepts: Bool) {
        guard let invitation else { return }
        self.invitation = nil
        invitation(accepts, accepts ? beginSession() : nil)
    }

    func send(_ message: Data) {
        guard let session, !session.connectedPeers.isEmpty else { return }
        // A peer that has just gone is told of by the session.
        try? session.send(message, toPeers: session.connectedPeers, with: .reliable)
    }

    func disconnect() {
        answerInvitation(false)
        session?.delegate = nil
        session?.disconnect()
        session = nil
    }

    // MARK: - Parts

    private func makeAdvertiser() -> MCNearbyServiceAdvertiser {
        let advertiser = MCNearbyServiceAdvertiser(peer: peer, discoveryInfo: nil, serviceType: Self.serviceType)
        advertiser.delegate = self
        return advertiser
    }

    private func makeBrowser() -> MCNearbyServiceBrowser {
        let browser = MCNearbyServiceBrowser(peer: peer, serviceType: Self.serviceType)
        browser.delegate = self
        return browser
    }

    private func beginSession() -> MCSession {
        session?.delegate = nil
        session?.disconnect()
        let session = MCSession(peer: peer, securityIdentity: nil, encryptionPreference: .none)
        session.delegate = self
        self.session = session
        return session
    }

    private static func shortened(_ name: String) -> String {
        var name = name
        while name.utf8.count > longestName { name.removeLast() }
        return name.isEmpty ? "iPhone" : name
    }

    /// The framework calls back on queues of its own.
    private func onMainQueue(_ action: @escaping (MultipeerConnection) -> Void) {
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            action(self)
        }
    }
}

extension MultipeerConnection: MCNearbyServiceAdvertiserDelegate {
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
        invitationHandler: @escaping (Bool, MCSession?) -> Void
    ) {
        onMainQueue { connection in
            // One at a time: others are declined while somebody decides or plays.
            guard connection.invitation == nil, connection.session == nil else { return invitationHandler(false, nil) }
            connection.invitation = invitationHandler
            connection.subject.send(.invited(by: peerID.displayName))
        }
    }

    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: Error) {
        onMainQueue { $0.subject.send(.notAllowed) }
    }
}

extension MultipeerConnection: MCNearbyServiceBrowserDelegate {
    func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?) {
        onMainQueue { connection in
            guard connection.found[peerID] == nil else { return }
            connection.foundCount += 1
            let phone = Phone(number: connection.foundCount, name: peerID.displayName)
            connection.found[peerID] = phone
            connection.subject.send(.found(phone))
        }
    }

    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {
        onMainQueue { connection in
            guard let phone = connection.found.removeValue(forKey: peerID) else { return }
            connection.subject.send(.lost(phone))
        }
    }

    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: Error) {
        onMainQueue { $0.subject.send(.notAllowed) }
    }
}

extension MultipeerConnection: MCSessionDelegate {
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) {
        onMainQueue { connection in
            guard session === connection.session else { return }
            switch state {
            case .connected:
                connection.subject.send(.connected(to: peerID.displayName))
            case .notConnected:
                connection.session = nil
                connection.subject.send(.disconnected)
            default:
                break
            }
        }
    }

    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {
        onMainQueue { connection in
            guard session === connection.session else { return }
            connection.subject.send(.received(data))
        }
    }

    // The game uses messages alone.
    func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID) {}
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress
    ) {}
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?,
        withError error: Error?
    ) {}
}
