import Foundation
import PageEncoding
import PeerProtocol

@testable import PeerNetwork
@testable import Simulator

/// What comes over sockets: requests, pages' messages, other hosts.
extension FuzzTarget {
    static let network = [pageMessages, hostRequests, peerMessages, peerFragments, peerFrames, serviceTexts, peerNetwork]

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
                    do { _ = try checker.handle([UInt8](rest.prefix(Int(length)))) } catch { isWhole = false }
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

    /// The state machine that all of these lead to, told anything in any order.
    private static let peerNetwork = FuzzTarget(
        name: "peer-network", maximumLength: 1024,
        seeds: {
            typealias Step = PeerScript.Step
            func step(_ step: Step, _ numbers: UInt8...) -> [UInt8] { [step.rawValue] + numbers }
            // Two apps of this host: one advertises, the other invites it, and both say yes; then data and credit.
            let meeting: [[UInt8]] = [
                step(.addEndpoint), step(.addEndpoint), step(.ask, 0, 0, 0, 1), step(.ask, 0, 1, 4, 1, 0), step(.ask, 1, 1, 4, 2, 0),
                step(.ask, 1, 0, 2, 2), step(.ask, 1, 1, 7, 1, 0, 50), step(.ask, 0, 1, 8, 1), step(.ask, 0, 1, 10, 2, 1),
                step(.ask, 1, 1, 10, 1, 1), step(.ask, 0, 1, 14, 2, 3), step(.ask, 1, 1, 15, 1, 1), step(.advance, 40),
            ]
            // Another host invites an app of this one.
            let invitation: [[UInt8]] = [
                step(.addEndpoint), step(.ask, 0, 0, 0, 1), step(.ask, 0, 1, 4, 1, 0), step(.accepted, 3), step(.say, 0, 0, 1, 5, 50, 0),
                step(.ask, 0, 1, 8, 1), step(.secured, 0, 7), step(.say, 0, 4, 0, 0), step(.ask, 0, 1, 10, 5, 1), step(.say, 0, 5),
                step(.say, 0, 6, 2), step(.say, 0, 9, 6, 1), step(.say, 0, 11, 7, 9), step(.advance, 34), step(.closed, 0),
            ]
            // An app of this host invites one of another, which accepts.
            let guest: [[UInt8]] = [
                step(.addEndpoint), step(.ask, 0, 1, 4, 1, 2), step(.ask, 0, 0, 2, 1), step(.found, 1, 6, 1, 9),
                step(.ask, 0, 1, 7, 6, 0, 90), step(.opened, 0), step(.say, 0, 2, 2, 4), step(.say, 0, 4, 2, 2), step(.ask, 0, 1, 10, 6, 1),
                step(.say, 0, 5), step(.ask, 0, 1, 14, 6, 200), step(.say, 0, 7, 200), step(.lost, 1), step(.removeEndpoint, 0),
            ]
            let data: [[UInt8]] = [
                step(.addEndpoint), step(.addEndpoint), step(.ask, 0, 0, 4, 1, 0), step(.ask, 1, 0, 4, 2, 0), step(.ask, 0, 0, 11, 1, 2),
                step(.ask, 1, 0, 12, 1), step(.ask, 1, 0, 11, 1, 1), step(.ask, 0, 0, 12, 2), step(.advance, 36), step(.refuse, 0),
            ]
            return [meeting, invitation, guest, data].map { $0.flatMap { $0 } }
        },
        accepts: { bytes in
            var script = PeerScript(bytes)
            script.run()
            return script.hasConnected
        })

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
