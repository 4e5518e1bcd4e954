import DamageSupport
import DeviceProtocol
import Foundation
import Testing

/// The frames of a broker's socket: everything comes back, and damaged ones are refused, never more than that.
struct BrokerFrameTests {
    private static let date = Date(timeIntervalSinceReferenceDate: 123_456.789)
    private static let item = KeychainItem(
        kind: "genp", group: "group.a",
        attributes: ["acct": .text("Eva „ä“"), "sync": .number(1), "gena": .data(Data([0, 255])), "cdat": .date(date)],
        data: Data("secret".utf8))
    private static let contents = PasteboardContents(
        items: [["public.png": PasteboardRepresentation(.image, Data(0...255)), "a": PasteboardRepresentation(.text, Data())], [:]],
        expirationDate: date)
    private static let requests: [BrokerRequest] = [
        .keychain(known: nil), .keychain(known: 1), .changeKeychain(revision: 1, KeychainChange(changed: [item], removed: [UUID()])),
        .photos, .photo(name: "IMG_0001.JPG"),
        .addPhoto(Data([1, 2, 3]), date: date), .pasteboard(known: nil, now: date), .pasteboard(known: 3, now: date),
        .setPasteboard(contents, now: date), .amendPasteboard(revision: 2, contents), .learnedWords, .setWord("Quince", isLearned: true),
    ]
    private static let replies: [BrokerReply] = [
        .done, .conflict, .refused("no"), .keychain(KeychainState(groups: ["a", "b"], revision: 3, items: [item])),
        .photos([PhotoRecord(name: "a", date: date)]),
        .data(Data(repeating: 7, count: 100_000)), .pasteboard(PasteboardState(changeCount: 1, revision: 2, contents: contents)),
        .pasteboard(PasteboardState()), .words(["a", "ß"]),
    ]

    private func payload(_ value: some Encodable) throws -> Data {
        let frame = try BrokerFrame.encode(value)
        #expect(try BrokerFrame.payloadLength(frame.prefix(BrokerFrame.headerLength)) == frame.count - BrokerFrame.headerLength)
        return frame.dropFirst(BrokerFrame.headerLength)
    }

    @Test(arguments: requests) func requestsComeBack(request: BrokerRequest) throws {
        #expect(try BrokerFrame.decode(BrokerRequest.self, from: payload(request)) == request)
    }

    @Test(arguments: replies) func repliesComeBack(reply: BrokerReply) throws {
        #expect(try BrokerFrame.decode(BrokerReply.self, from: payload(reply)) == reply)
    }

    /// Pictures do not grow on their way, as they would in a JSON text.
    @Test func bytesTravelAsTheyAre() throws {
        #expect(try BrokerFrame.encode(BrokerReply.data(Data(count: 1_000_000))).count < 1_000_100)
    }

    @Test func partsOfAPayloadAreRefused() throws {
        for request in Self.requests {
            let whole = try payload(request)
            for end in 0..<whole.count {
                #expect(throws: (any Error).self) { try BrokerFrame.decode(BrokerRequest.self, from: whole.prefix(end)) }
            }
        }
    }

    @Test func headersSayHowLongAPayloadMayBe() {
        #expect(throws: BrokerFrame.Failure.malformed) { try BrokerFrame.payloadLength(Data([1, 2, 3])) }
        #expect(throws: BrokerFrame.Failure.tooLong(4_294_967_295)) { try BrokerFrame.payloadLength(Data([255, 255, 255, 255])) }
        #expect(throws: BrokerFrame.Failure.self) { try BrokerFrame.encode(BrokerReply.data(Data(count: BrokerFrame.maximumLength))) }
    }

    /// A value that stands in a text a thousand times would be a thousand times as large as its frame.
    @Test func valuesAreUsedOnce() throws {
        func frame(_ text: String) -> Data {
            func number(_ value: Int) -> Data { withUnsafeBytes(of: UInt32(value).littleEndian) { Data($0) } }
            return number(text.utf8.count) + Data(text.utf8) + number(3) + Data("abc".utf8)
        }
        let item = #"{"kind":"data","data":0}"#
        func amend(_ items: String) -> Data { frame(#"{"amendPasteboard":{"revision":1,"_1":{"items":[\#(items)]}}}"#) }
        let one = try BrokerFrame.decode(BrokerRequest.self, from: amend(#"{"a":\#(item)}"#))
        #expect(
            one == .amendPasteboard(revision: 1, PasteboardContents(items: [["a": PasteboardRepresentation(.data, Data("abc".utf8))]])))
        for items in [#"{"a":\#(item),"b":\#(item)}"#, #"{"a":{"kind":"data","data":1}}"#, #"{"a":{"kind":"data","data":-1}}"#] {
            #expect(throws: (any Error).self) { try BrokerFrame.decode(BrokerRequest.self, from: amend(items)) }
        }
    }

    @Test func nestingHasALimit() throws {
        let text = Data((String(repeating: "[", count: 1 << 20)).utf8)
        let length = withUnsafeBytes(of: UInt32(text.count).littleEndian) { Data($0) }
        #expect(throws: (any Error).self) { try BrokerFrame.decode(BrokerRequest.self, from: length + text) }
    }

    @Test func damagedPayloadsAreRequestsOrErrors() throws {
        var damage = Damage(alphabet: "\u{0}\u{1}{}[]\",:0")
        for request in Self.requests {
            let bytes = try Array(payload(request))
            for _ in 0..<500 {
                // Whatever is still a request can be sent again.
                guard let read = try? BrokerFrame.decode(BrokerRequest.self, from: Data(damage.apply(to: bytes))) else { continue }
                #expect(throws: Never.self) { try BrokerFrame.encode(read) }
            }
        }
    }
}
