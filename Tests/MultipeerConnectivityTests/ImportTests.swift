import MultipeerConnectivity
import Testing

/// What a file sees that imports the framework alone.
struct ImportTests {
    @Test @MainActor func uiKitComesAlong() { #expect(!UIDevice.current.name.isEmpty) }

    /// Apps make subclasses of it.
    @Test @MainActor func theBrowserControllerHasADesignatedInitializer() {
        final class Controller: MCBrowserViewController {
            override init(browser: MCNearbyServiceBrowser, session: MCSession) {
                super.init(browser: browser, session: session)
                minimumNumberOfPeers = 3
            }
            required init?(coder: NSCoder) { fatalError("not from a storyboard") }
        }
        _ = LoopbackLink.shared
        let peer = MCPeerID(displayName: "Ana")
        let browser = MCNearbyServiceBrowser(peer: peer, serviceType: "game")
        let controller = Controller(browser: browser, session: MCSession(peer: peer))
        #expect(controller.minimumNumberOfPeers == 3)
        #expect(controller.browser === browser)
        #expect(browser.delegate === controller)
    }
}
