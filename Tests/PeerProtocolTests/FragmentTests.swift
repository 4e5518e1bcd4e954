import DamageSupport
import PeerProtocol
import Testing

/// What one app takes from another: everything in its place, or nothing.
struct FragmentTests {
    static let fragments: [PeerFragment] = [
        .data(isLast: true, [1, 2]), .data(isLast: false, [3]), .data(isLast: true, [4]), .resourceStart(1, name: "a.png", size: 3),
        .resourceBytes(1, [1, 2]), .streamStart(1, name: "talk"), .streamBytes(1, [9]), .resourceBytes(1, [3]), .resourceEnd(1),
        .resourceReceived(5), .streamEnd(1), .streamCredit(3, 7), .streamStopped(4), .resourceRefused(6),
        .resourceStart(2, name: "", size: 9),
        .resourceCancelled(2),
    ]

    @Test func fragmentsAreReadAsTheyWereWritten() throws {
        for fragment in Self.fragments { #expect(try PeerFragment(bytes: fragment.bytes) == fragment) }
        let longest = PeerFragment.resourceBytes(.max, [UInt8](repeating: 0, count: PeerFragment.capacity))
        #expect(longest.bytes.count <= PeerLimits.fragment)
    }

    @Test func messagesAreJoined() throws {
        var checker = FragmentChecker()
        let contents = try Self.fragments.prefix(3).map { try checker.handle($0.bytes) }
        #expect(contents == [.data([1, 2]), nil, .data([3, 4])])
    }

    @Test func everythingInItsPlaceIsTaken() throws {
        var checker = FragmentChecker()
        for fragment in Self.fragments { _ = try checker.handle(fragment.bytes) }
    }

    @Test(
        arguments: [
            [.resourceBytes(1, [1])], [.resourceEnd(1)], [.resourceStart(1, name: "", size: 2), .resourceBytes(1, [1, 2, 3])],
            [.resourceStart(1, name: "", size: 2), .resourceEnd(1)],
            [.resourceStart(1, name: "", size: 2), .resourceStart(1, name: "", size: 2)],
            [.resourceStart(1, name: "", size: .max)], [.streamBytes(1, [])], [.streamEnd(1)],
            [.streamStart(1, name: ""), .streamEnd(1), .streamBytes(1, [1])],
            [.streamStart(1, name: ""), .streamStart(1, name: "")],
        ] as [[PeerFragment]])
    func whatIsOutOfPlaceIsRefused(fragments: [PeerFragment]) throws {
        var checker = FragmentChecker()
        for fragment in fragments.dropLast() { _ = try checker.handle(fragment.bytes) }
        let last = try #require(fragments.last)
        #expect(throws: PeerFormatError.self) { try checker.handle(last.bytes) }
    }

    @Test func streamsKeepTheirWindow() throws {
        var checker = FragmentChecker()
        _ = try checker.handle(PeerFragment.streamStart(1, name: "").bytes)
        let part = PeerFragment.streamBytes(1, [UInt8](repeating: 1, count: 32 << 10)).bytes
        for _ in 0..<8 { _ = try checker.handle(part) }
        var full = checker
        #expect(throws: PeerFormatError.self) { try full.handle(part) }
        checker.read(32 << 10, of: 1)
        _ = try checker.handle(part)
    }

    @Test func theRestOfARefusedResourceIsPassedOver() throws {
        var checker = FragmentChecker()
        _ = try checker.handle(PeerFragment.resourceStart(1, name: "", size: 10).bytes)
        checker.refuse(1)
        #expect(try checker.handle(PeerFragment.resourceBytes(1, [1]).bytes) == nil)
        #expect(try checker.handle(PeerFragment.resourceCancelled(1).bytes) == nil)
        #expect(throws: PeerFormatError.self) { try checker.handle(PeerFragment.resourceBytes(1, [1]).bytes) }
    }

    @Test func damagedFragmentsAreTakenOrRefused() {
        var damage = Damage(seed: 11, alphabet: "\u{0}\u{1}\u{2}\u{7F}")
        var refused = 0
        for _ in 0..<300 {
            var checker = FragmentChecker()
            do { for fragment in Self.fragments { _ = try checker.handle(damage.apply(to: fragment.bytes)) } } catch { refused += 1 }
        }
        #expect(refused > 0)
    }
}
