import NIOCore
import NIOEmbedded
import Testing

@testable import PeerNetwork

/// Encryption of a link.
struct SecurityTests {
    private let client = EmbeddedChannel()
    private let server = EmbeddedChannel()

    /// Carries what both sides have sent until there is nothing left; what went over the wire.
    private func carry() throws -> [UInt8] {
        var seen: [UInt8] = []
        var isMoving = true
        while isMoving {
            isMoving = false
            for (from, to) in [(client, server), (server, client)] {
                while let bytes = try from.readOutbound(as: ByteBuffer.self) {
                    seen += bytes.readableBytesView
                    isMoving = true
                    try to.writeInbound(bytes)
                }
            }
        }
        return seen
    }

    /// - Parameter keys: What the client expects of the server, and the server of the client.
    private func secure(_ keys: ([UInt8], [UInt8]) = ([], [])) throws {
        for channel in [client, server] { try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait() }
        let (own, theirs) = (hosts.0, hosts.1)
        try server.pipeline.syncOperations.addHandler(PeerSecurityHandler(theirs, asServer: true, key: keys.1), position: .first)
        try client.pipeline.syncOperations.addHandler(PeerSecurityHandler(own, asServer: false, key: keys.0), position: .first)
    }

    private let hosts = (PeerSecurity(), PeerSecurity())

    @Test func keysAreOfOneHostEach() {
        #expect(hosts.0.key.count == 32)
        #expect(hosts.1.key.count == 32)
        #expect(hosts.0.key != hosts.1.key)
    }

    @Test func whoHasTheKeyThatIsExpectedIsTaken() throws {
        try secure((hosts.1.key, hosts.0.key))
        client.writeAndFlush(ByteBuffer(bytes: [1, 2, 3]), promise: nil)
        server.writeAndFlush(ByteBuffer(bytes: [4, 5, 6]), promise: nil)
        _ = try carry()
        #expect(try received(server) == [1, 2, 3])
        #expect(try received(client) == [4, 5, 6])
    }

    /// Whoever stands in between has a key, too, but not the one that was meant; nothing it says is heard, on whichever side it is noticed.
    @Test(arguments: [true, false]) func whoHasAnotherKeyIsRefused(byClient: Bool) throws {
        let other = PeerSecurity().key
        try secure(byClient ? (other, hosts.0.key) : (hosts.1.key, other))
        let refuser = byClient ? client : server
        (byClient ? server : client).writeAndFlush(ByteBuffer(bytes: [1, 2, 3]), promise: nil)
        #expect(throws: PeerSecurityHandler.Failure.self) {
            _ = try carry()
            try refuser.throwIfErrorCaught()
        }
        #expect(try received(refuser).isEmpty)
    }

    private func received(_ channel: EmbeddedChannel) throws -> [UInt8] {
        var bytes: [UInt8] = []
        while let part = try channel.readInbound(as: ByteBuffer.self) { bytes += part.readableBytesView }
        return bytes
    }

    @Test func nothingGoesInTheClear() throws {
        try secure()
        let secret = [UInt8](repeating: 0x41, count: 100_000)
        // Written before the handshake: it waits.
        client.writeAndFlush(ByteBuffer(bytes: secret), promise: nil)
        let first = try carry()
        #expect(try received(server) == secret)
        server.writeAndFlush(ByteBuffer(bytes: secret), promise: nil)
        let second = try carry()
        #expect(try received(client) == secret)
        let text = [UInt8](repeating: 0x41, count: 8)
        for bytes in [first, second] {
            #expect(bytes.count > secret.count)
            #expect(bytes.firstRange(of: text) == nil)
        }
    }

    /// Damage anywhere is noticed: what is taken is the beginning of what was sent, and nothing else.
    @Test(arguments: [0, 3, 40, 200, 700]) func damageIsNoticed(place: Int) throws {
        try secure()
        let text = [UInt8](0..<200)
        client.writeAndFlush(ByteBuffer(bytes: text), promise: nil)
        var (count, isBroken) = (0, false)
        while !isBroken, let bytes = try client.readOutbound(as: ByteBuffer.self) ?? server.readOutbound(as: ByteBuffer.self) {
            var damaged = Array(bytes.readableBytesView)
            for index in damaged.indices where (count + index) % 701 == place { damaged[index] ^= 0x40 }
            count += damaged.count
            do {
                try server.writeInbound(ByteBuffer(bytes: damaged))
                while let answer = try server.readOutbound(as: ByteBuffer.self) { try client.writeInbound(answer) }
            } catch { isBroken = true }
        }
        #expect(isBroken || count > 0)
        #expect(try received(server).isEmpty)
    }
}
