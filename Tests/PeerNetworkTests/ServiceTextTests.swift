import DamageSupport
import PeerProtocol
import Testing

@testable import PeerNetwork

/// What multicast DNS says of peers: anybody may say anything there.
struct ServiceTextTests {
    private static let record = ServiceRecord(
        instance: "2s-1f", service: "game", peer: PeerIdentity(id: 100, name: "Ana = Šime"), info: ["level": "3", "_n": ""],
        key: [UInt8](0xF0..<0xFF) + [UInt8](0..<17))

    private static func record(_ strings: [String]) -> ServiceRecord? {
        ServiceText.record(instance: "a", service: "game", strings: strings.map { Array($0.utf8) })
    }

    @Test func aRecordIsReadAsItWasWritten() {
        let strings = ServiceText.strings(of: Self.record)
        let key = "f0f1f2f3f4f5f6f7f8f9fafbfcfdfe000102030405060708090a0b0c0d0e0f10"
        #expect(strings.map { String(decoding: $0, as: UTF8.self) } == ["_v=3", "_i=2s", "_n=Ana = Šime", "_k=\(key)", "_n=", "level=3"])
        #expect(ServiceText.record(instance: "2s-1f", service: "game", strings: strings) == Self.record)
    }

    @Test(arguments: [
        [], ["_v=3"], ["_v=1", "_i=1", "_n=Ana", "_k="], ["_v=3", "_i=", "_n=Ana", "_k="],
        ["_v=3", "_i=zzzzzzzzzzzzzzzz", "_n=Ana", "_k="],
        ["_v=3", "_i=1", "_n=", "_k="],
        ["_i=1", "_v=3", "_n=Ana", "_k="], ["_v=3", "_i=1", "_n=Ana", "_k=", "level"], ["_v=3", "_i=1", "_n=Ana", "_k=", "a=1", "a=2"],
        ["_v=3", "_i=1", "_n=Ana", "_k=", "=1"], ["_v=3", "_i=1", "_n=" + String(repeating: "x", count: 64), "_k="],
        ["_v=3", "_i=1", "_n=Ana"], ["_v=3", "_i=1", "_n=Ana", "_k=00"],
        ["_v=3", "_i=1", "_n=Ana", "_k=" + String(repeating: "g", count: 64)],
        ["_v=3", "_i=1", "_n=Ana", "_k=" + String(repeating: "é0", count: 32)], ["_v=3", "_i=1", "_n=Ana", "level=1"],
        ["_v=3", "_i=1", "_n=Ana", "_k="] + (0..<65).map { "\($0)=1" },
    ]) func whatNoPeerSaysIsNoPeer(strings: [String]) {
        #expect(Self.record(strings) == nil)
    }

    @Test func whatIsNoTextIsNoPeer() {
        #expect(
            ServiceText.record(
                instance: "a", service: "game",
                strings: [Array("_v=3".utf8), Array("_i=1".utf8), [0x5F, 0x6E, 0x3D, 0xFF], Array("_k=".utf8)]) == nil)
        #expect(ServiceText.record(instance: "a", service: "-", strings: ServiceText.strings(of: Self.record)) == nil)
    }

    @Test func damagedTextsAreReadOrPassedOver() {
        var damage = Damage(seed: 5, alphabet: "=_vink\u{0}\u{FF}")
        var read = 0
        for _ in 0..<5000 {
            let bytes = damage.apply(to: ServiceText.strings(of: Self.record).joined(separator: [0]).map { $0 })
            let strings = bytes.split(separator: 0, omittingEmptySubsequences: false).map(Array.init)
            guard let found = ServiceText.record(instance: "2s-1f", service: "game", strings: strings) else { continue }
            read += 1
            #expect((1...PeerLimits.name).contains(found.peer.name.utf8.count))
            #expect(PeerLimits.isDiscoveryInfo(found.info))
        }
        #expect(read > 0)
    }

    @Test func peersOfOtherHostsAreLimited() {
        let host = TestHost()
        let ana = host.phone("Ana", id: 1)
        ana.ask(.browse(1, ana.peer, service: "game"))
        for number in 2..<3000 {
            let peer = PeerIdentity(id: UInt64(number), name: "x")
            host.core.found(ServiceRecord(instance: "\(number)", service: "game", peer: peer, info: [:]), hosts: ["10.0.0.9"], port: 9)
        }
        host.settle()
        #expect(ana.events.count == PeerLimits.remoteServices)
        host.core.lost(instance: "2")
        host.settle()
        #expect(ana.events.last == .lost(browser: 1, PeerIdentity(id: 2, name: "x")))
    }
}
