import UIKit

/// Shows the phones near by and has the user invite them into a session.
///
/// Source: Apple's documentation of `MCBrowserViewController`.
@preconcurrency @MainActor open class MCBrowserViewController: UIViewController {
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    public let browser: MCNearbyServiceBrowser?
    public let session: MCSession
    /// The minimum number of peers in the session, including the local one, before the user can finish: 2 to 8.
    open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers { didSet { update() } }
    /// The maximum number of peers in the session, including the local one: 2 to 8.
    open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers { didSet { update() } }

    private let browsing: MCNearbyServiceBrowser
    private let list: PeerListController
    private var observation: MCSession.Observation?

    /// - Parameter serviceType: 1 to 15 letters without accents, digits and hyphens: at least one letter, no hyphen at an end or beside another. Anything
    ///   else ends the app with `NSInvalidArgumentException`.
    public convenience init(serviceType: String, session: MCSession) {
        self.init(browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType), session: session)
    }

    /// - Parameter browser: Its delegate stays the app's, which tells this controller of peers (`browser(_:foundPeer:withDiscoveryInfo:)`).
    public init(browser: MCNearbyServiceBrowser, session: MCSession) {
        (self.browser, browsing, self.session) = (browser, browser, session)
        list = PeerListController()
        super.init(nibName: nil, bundle: nil)
        if browser.delegate == nil { browser.delegate = self }
        list.onSelect = { [weak self] in self?.invite($0) }
    }

    public required init?(coder: NSCoder) { fatalError("MCBrowserViewController is made with a service type or a browser") }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let bar = UINavigationController(rootViewController: list)
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
        addChild(bar)
        bar.view.frame = view.bounds
        bar.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(bar.view)
        bar.didMove(toParent: self)
        update()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        observation = session.observe { [weak self] peer, state in self?.peer(peer, did: state) }
        for peer in session.connectedPeers { list.set(peer, .connected) }
        update()
        browsing.startBrowsingForPeers()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        browsing.stopBrowsingForPeers()
        observation = nil
    }

    private func finish() { delegate?.browserViewControllerDidFinish(self) }
    private func cancel() { delegate?.browserViewControllerWasCancelled(self) }

    private var mostInvitees: Int { min(max(maximumNumberOfPeers, kMCSessionMinimumNumberOfPeers), kMCSessionMaximumNumberOfPeers) - 1 }
    private var fewestInvitees: Int { min(max(minimumNumberOfPeers, kMCSessionMinimumNumberOfPeers), kMCSessionMaximumNumberOfPeers) - 1 }

    private func update() {
        list.mostInvitees = mostInvitees
        list.navigationItem.rightBarButtonItem?.isEnabled = session.connectedPeers.count >= fewestInvitees
    }

    private func invite(_ peer: MCPeerID) {
        guard list.inviteeCount < mostInvitees else { return }
        list.set(peer, .connecting)
        browsing.invitePeer(peer, to: session, withContext: nil, timeout: 30)
    }

    private func peer(_ peer: MCPeerID, did state: MCSessionState) {
        switch state {
        case .connecting: list.set(peer, .connecting)
        case .connected: list.set(peer, .connected)
        case .notConnected: list.set(peer, list.state(of: peer) == .connecting ? .declined : .found)
        }
        update()
    }
}

extension MCBrowserViewController: MCNearbyServiceBrowserDelegate {
    nonisolated public func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?
    ) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                guard self.delegate?.browserViewController(self, shouldPresentNearbyPeer: peerID, withDiscoveryInfo: info) ?? true else {
                    return
                }
                self.list.add(peerID)
            }
        }
    }

    nonisolated public func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.list.remove(peerID) } }
    }
}

/// Hears what the user does in an `MCBrowserViewController`, on the main queue.
///
/// Source: Apple's documentation of `MCBrowserViewControllerDelegate`.
@preconcurrency @MainActor public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    /// The user has enough peers. The delegate dismisses the controller.
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    /// The user does not want to go on. The delegate dismisses the controller.
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
    /// Whether a peer is shown; who does not implement this shows everybody.
    func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool
}

extension MCBrowserViewControllerDelegate {
    public func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool { true }
}
