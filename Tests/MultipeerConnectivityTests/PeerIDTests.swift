import QuinceFoundation
import Testing

@testable import MultipeerConnectivity

struct PeerIDTests {
    @Test func peersOfOneNameAreDifferent() {
        let (first, second) = (MCPeerID(displayName: "Ana"), MCPeerID(displayName: "Ana"))
        #expect(first != second)
        #expect(first == first.copy() as? MCPeerID)
        #expect(first.displayName == "Ana")
        #expect(Set([first, second, MCPeerID(first.identity)]).count == 2)
    }

    @Test func aPeerThatIsKeptIsTheSame() throws {
        let peer = MCPeerID(displayName: "Ana 📱")
        let data = try NSKeyedArchiver.archivedData(withRootObject: peer, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: MCPeerID.self, from: data)
        #expect(read == peer)
        #expect(read?.displayName == "Ana 📱")
        #expect(read?.hash == peer.hash)
    }
}
