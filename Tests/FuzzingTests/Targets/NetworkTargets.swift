import Foundation
import PageEncoding
import PeerProtocol

@testable import PeerNetwork
@testable import Simulator

/// What comes over sockets: requests, pages' messages, other hosts.
extension FuzzTarget {
    static let network = [pageMessages, hostRequests, peerMessages, peerFragments, peerFrames, serviceTexts]

    private static let pageMessages = json(
        "page-messages", PageMessage.self,
        seeds: [
            .touches([]), .insertText("ä"), .press(.appSwitcher), .takeScreenshot, .accessibility(element: 7, .activate),
            .watchWidgets(true),
            .reloadWidget(3), .setOrientation(.landscapeLeft), .openURL("app://x"), .advanceToNextEntry(nil),
        ], words: ["{\"type\":\"", "samples", "finger", "phase", "began", "element", "1e308", "null"])

    private static let hostRequests = json(
        "host-requests", HostRequest.self,
        seeds: [HostRequest(.list), HostRequest(.boot, device: "iPhone 15", app: "a.b", value: "x")],
        words: ["\"verb\":", "\"arguments\":[]", "\"clearsStatusBar\":", "preview", "statusBar"])

    /// The binary form of what apps and devices say of phones near by; the first byte chooses.
    private static let peerMessages = FuzzTarget(
        name: "peer-messages", maximumLength: 2048,
        seeds: {
            let peer = PeerIdentity(id: 7, name: "Ana")
            return [
                [0] + PeerRequest.browse(1, peer, service: "game").bytes, [0] + PeerRequest.leave(3).bytes,
                [1] + PeerEvent.found(browser: 1, peer, info: ["a": "b"]).bytes,
                [1] + PeerEvent.received(session: 1, peer: 2, [1, 2]).bytes,
                [2] + WireMessage.expect(peer, token: 1, key: []).bytes,
                [2] + WireMessage.introduce(peer, .address("10.0.0.1", port: 1, key: []), token: 4).bytes,
            ]
        },
        accepts: { bytes in
            guard let (choice, rest) = bytes.choice(of: 3) else { return false }
            switch choice {
            case 0: return repeats(PeerRequest.self, rest)
            case 1: return repeats(PeerEvent.self, rest)
            default: return repeats(WireMessage.self, rest)
            }
        })

    /// Whether bytes are a message, which then has exactly these bytes again.
    private static func repeats<Message: PeerMessage>(_ type: Message.Type, _ bytes: [UInt8]) -> Bool {
        guard let message = try? Message(bytes: bytes) else { return false }
        guard let again = try? Message(bytes: message.bytes) else { fatalError("\(message) cannot be read again") }
        return again == message
    }

    /// Fragments of another app's, each with its length before it; what the receiver does between them has its number in place of a length.
    private static let peerFragments = FuzzTarget(
        name: "peer-fragments", maximumLength: 2048,
        seeds: {
            let fragments: [PeerFragment] = [
                .data(isLast: false, [1]), .data(isLast: true, [2]), .resourceStart(1, name: "a", size: 3), .resourceBytes(1, [1, 2, 3]),
                .resourceEnd(1), .streamStart(2, name: "b"), .streamBytes(2, [4]), .streamCredit(2, 1), .streamEnd(2),
            ]
            return [fragments.flatMap { [UInt8($0.bytes.count)] + $0.bytes } + [254, 255]]
        },
        accepts: { bytes in
            var checker = FragmentChecker()
            var isWhole = true
            var rest = bytes[...]
            while let length = rest.popFirst() {
                switch length {
                case 254: checker.refuse(UInt32(rest.first ?? 0))
                case 255: checker.read(Int(rest.first ?? 0) << 40, of: UInt32(rest.first ?? 0))
                default:
                    do { _ = try checker.take([UInt8](rest.prefix(Int(length)))) } catch { isWhole = false }
                    rest = rest.dropFirst(Int(length))
                }
            }
            return isWhole
        })

    /// What another host sends, as it arrives: in pieces of as many bytes as the first byte says.
    private static let peerFrames = FuzzTarget(
        name: "peer-frames",
        seeds: {
            let frames = [WireMessage.ping, .payload(isReliable: true, [1, 2, 3]), .credit(9), .goodbye(.left)]
            return [1, 7, 255].map { size in
                [size] + frames.enumerated().flatMap { WireFrame(sequence: UInt32($0.offset), message: $0.element).encoded }
            }
        },
        accepts: { bytes in
            guard let size = bytes.first else { return false }
            var decoder = WireFrameDecoder()
            var count = 0
            var rest = bytes.dropFirst()
            while !rest.isEmpty {
                decoder.append(rest.prefix(max(Int(size), 1)))
                rest = rest.dropFirst(max(Int(size), 1))
                while let frame = try? decoder.next() { count += frame.sequence < .max ? 1 : 2 }
            }
            return count > 0
        })

    /// The strings that multicast DNS tells of a service, a zero byte between two.
    private static let serviceTexts = FuzzTarget(
        name: "service-texts", maximumLength: 1024, words: ["_v=3", "_i=", "_n=", "_k="],
        seeds: {
            let record = ServiceRecord(
                instance: "2s-1f", service: "game", peer: PeerIdentity(id: 100, name: "Ana"), info: ["level": "3"], key: [UInt8](0..<32))
            return [[UInt8](ServiceText.strings(of: record).joined(separator: [0])), [UInt8]("_v=3\0_i=1\0_n=a\0_k=")]
        },
        accepts: { bytes in ServiceText.record(instance: "2s-1f", service: "game", strings: bytes.pieces) != nil })

    /// A type that travels as JSON.
    static func json<Value: Codable & SendableMetatype>(
        _ name: String, _ type: Value.Type, seeds: [Value], words: [String] = [], _ use: @escaping @Sendable (Value) -> Void = { _ in }
    ) -> FuzzTarget {
        let inputs = seeds.map { (try? JSONEncoder().encode($0)).map { [UInt8]($0) } ?? [] }
        return FuzzTarget(
            name: name, words: words, seeds: { inputs },
            accepts: { bytes in
                guard let value = try? JSONDecoder().decode(Value.self, from: Data(bytes)) else { return false }
                use(value)
                // What cannot be written, as a number that is none, is refused there; it ends nothing.
                _ = try? JSONEncoder().encode(value)
                return true
            })
    }
}
