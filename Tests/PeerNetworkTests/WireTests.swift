import DamageSupport
import NIOCore
import PeerProtocol
import Testing

@testable import PeerNetwork

/// What hosts say to each other: damaged frames are refused, and never more than that.
struct WireTests {
    static let ana = PeerIdentity(id: 1, name: "Ana")
    static let marko = PeerIdentity(id: 2, name: "Marko")

    static let messages: [WireMessage] = [
        .invite(
            WireMessage.Invitation(
                target: marko, from: ana, service: "game", timeout: 30000, context: [1, 2], encryption: .optional, port: 4000)),
        .join(WireMessage.Ticket(target: marko, from: ana, token: 77, encryption: .none, port: 0)), .accept(.required, port: 1),
        .decline(.declined), .certificates([[1], []], WireMessage.Preferences(own: .optional, other: .required)), .ready,
        .payload(isReliable: true, Array(0..<200)), .payload(isReliable: false, []),
        .credit(5), .ping, .introduce(ana, .sameHost, token: 1),
        .introduce(ana, .address("fe80::1", port: 9, key: [UInt8](repeating: 4, count: 32)), token: 1),
        .expect(marko, token: 2, key: []), .goodbye(.left),
    ]
    private static let frames = messages.enumerated().map { WireFrame(sequence: UInt32($0), message: $1) }
    private static let stream = frames.flatMap(\.encoded)

    @Test(arguments: [1, 3, 7, 64, 1 << 16])
    func framesArriveHoweverTheyAreCut(size: Int) throws {
        var decoder = WireFrameDecoder()
        var found: [WireFrame] = []
        for start in stride(from: 0, to: Self.stream.count, by: size) {
            decoder.append(Self.stream[start..<min(start + size, Self.stream.count)])
            while let frame = try decoder.next() { found.append(frame) }
        }
        #expect(found == Self.frames)
    }

    @Test func framesAreTheSameInWhateverTheyAreWritten() {
        for frame in Self.frames { #expect(Array(frame.buffer(from: ByteBufferAllocator()).readableBytesView) == frame.encoded) }
    }

    /// Payloads are taken apart in a way of their own, to the same end.
    @Test func payloadsAreJudgedAsOtherFramesAre() {
        let bodies: [[UInt8]] = [
            [1, 0, 0, 0, 7], [1, 0, 0, 0, 7, 2], [1, 0, 0, 0, 7, 1], [1, 0, 0, 0, 7, 2, 5], [1, 0, 0, 0, 7, 0, 5],
            [1, 0, 0, 0, 7, 1] + [UInt8](repeating: 5, count: PeerLimits.fragment),
            [1, 0, 0, 0, 7, 1] + [UInt8](repeating: 5, count: PeerLimits.fragment + 1), [], [1, 0, 0],
        ]
        for body in bodies {
            var writer = ByteWriter()
            writer.put(body)
            var decoder = WireFrameDecoder()
            decoder.append(writer.bytes)
            let frames = Result { try decoder.next() }.mapError { $0 as? PeerFormatError ?? .ended }
            let expected = Result { try WireFrame(body: body[...]) as WireFrame? }.mapError { $0 as? PeerFormatError ?? .ended }
            #expect(frames == expected)
            #expect(decoder.isEmpty == ((try? frames.get()) != nil))
        }
    }

    @Test func framesTooLongAreRefusedByTheirLength() {
        var decoder = WireFrameDecoder()
        decoder.append([255, 255, 255, 255])
        let error = PeerFormatError.tooLong(4_294_967_295, limit: WireFrame.maximumLength)
        #expect(throws: error) { try decoder.next() }
        decoder.append(Self.stream)
        #expect(throws: error) { try decoder.next() }
    }

    @Test func anotherVersionIsRefused() {
        var bytes = Self.messages[0].bytes
        bytes[1] = 9
        #expect(throws: PeerFormatError.badValue("version")) { try WireMessage(bytes: bytes) }
    }

    @Test func damagedStreamsAreReadOrRefused() {
        var damage = Damage(seed: 3, alphabet: "\u{0}\u{1}\u{2}\u{FF}")
        var refused = 0
        for _ in 0..<2000 {
            var decoder = WireFrameDecoder()
            decoder.append(damage.apply(to: Self.stream))
            do {
                while let frame = try decoder.next() { #expect(frame.encoded.count <= WireFrame.maximumLength + 4) }
            } catch { refused += 1 }
        }
        #expect(refused > 0)
    }
}
