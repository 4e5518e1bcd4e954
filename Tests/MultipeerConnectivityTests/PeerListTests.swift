import Testing

@testable import MultipeerConnectivity

/// Who stands in the list of an `MCBrowserViewController`.
@MainActor struct PeerListTests {
    private let list = PeerListController()
    private let peer = MCPeerID(displayName: "Ana")

    @Test func whoComesAndGoesIsListedMeanwhile() {
        list.add(peer)
        #expect(list.state(of: peer) == .found)
        list.remove(peer)
        #expect(list.state(of: peer) == nil)
    }

    @Test(arguments: [PeerListController.State.found, .declined])
    func whoDoesNotAdvertiseAnyMoreIsListedForAsLongAsItsSession(last: PeerListController.State) {
        list.add(peer)
        list.set(peer, .connected)
        list.remove(peer)
        #expect(list.state(of: peer) == .connected)
        list.set(peer, last)
        #expect(list.state(of: peer) == nil)
    }

    @Test func whoIsBackStaysListed() {
        list.add(peer)
        list.set(peer, .connected)
        list.remove(peer)
        list.add(peer)
        list.set(peer, .found)
        #expect(list.state(of: peer) == .found)
    }
}
