import UIKit

/// Advertises a session and asks the user about invitations by an alert.
///
/// Source: Apple's documentation of `MCAdvertiserAssistant`.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
    public let session: MCSession
    public let discoveryInfo: [String: String]?
    public let serviceType: String
    open weak var delegate: (any MCAdvertiserAssistantDelegate)?

    private let advertiser: MCNearbyServiceAdvertiser
    /// Invitations that wait until the alert before is answered.
    @MainActor private var waiting: [(peer: MCPeerID, answer: (Bool, MCSession?) -> Void)] = []
    @MainActor private weak var alert: UIAlertController?

    /// - Parameter serviceType: 1 to 15 letters without accents, digits and hyphens: at least one letter, no hyphen at an end or beside another. Anything
    ///   else ends the app with `NSInvalidArgumentException`.
    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
        (self.session, discoveryInfo, self.serviceType) = (session, info, serviceType)
        advertiser = MCNearbyServiceAdvertiser(peer: session.myPeerID, discoveryInfo: info, serviceType: serviceType)
        super.init()
        advertiser.delegate = self
    }

    /// Begins to advertise, and to ask the user about invitations.
    open func start() { advertiser.startAdvertisingPeer() }
    /// Ends that; an alert that is shown can still be answered.
    open func stop() { advertiser.stopAdvertisingPeer() }

    @MainActor private func askNext() {
        // The app may have put away the alert before: then nobody answers that one.
        guard alert?.presentingViewController == nil, !waiting.isEmpty else { return }
        let (peer, answer) = waiting.removeFirst()
        guard let controller = topController() else {
            answer(false, nil)
            return askNext()
        }
        delegate?.advertiserAssistantWillPresentInvitation(self)
        let alert = UIAlertController(
            title: systemText("Invitation"), message: systemText("“\(peer.displayName)” would like to connect with you."),
            preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: systemText("Decline"), style: .cancel) { [weak self] _ in self?.dismissed { answer(false, nil) } })
        alert.addAction(
            UIAlertAction(title: systemText("Accept"), style: .default) { [weak self] _ in
                guard let self else { return answer(false, nil) }
                dismissed { answer(true, self.session) }
            })
        alert.preferredAction = alert.actions.last
        self.alert = alert
        controller.present(alert, animated: true)
    }

    @MainActor private func dismissed(_ answer: () -> Void) {
        alert = nil
        answer()
        delegate?.advertiserAssistantDidDismissInvitation(self)
        askNext()
    }
}

extension MCAdvertiserAssistant: MCNearbyServiceAdvertiserDelegate {
    public func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
        invitationHandler: @escaping (Bool, MCSession?) -> Void
    ) {
        nonisolated(unsafe) let answer = invitationHandler
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.waiting.append((peerID, answer))
                self.askNext()
            }
        }
    }
}

/// Hears of the alerts of an `MCAdvertiserAssistant`, on the main queue.
///
/// Source: Apple's documentation of `MCAdvertiserAssistantDelegate`.
public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {
    func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
    func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
}

extension MCAdvertiserAssistantDelegate {
    public func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
    public func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
}
