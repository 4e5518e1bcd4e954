import DamageSupport
import PeerProtocol
import Testing

/// The binary forms of what apps and their host say to each other of phones near by.
struct PeerMessageTests {
    static let ana = PeerIdentity(id: 1, name: "Ana")
    static let marko = PeerIdentity(id: .max, name: "Markov iPhone 📱")

    static let requests: [PeerRequest] = [
        .advertise(1, ana, service: "quince-memory", info: ["level": "3", "": ""].filter { !$0.key.isEmpty }), .stopAdvertising(1),
        .browse(.max, marko, service: "a"), .stopBrowsing(.max), .openSession(7, ana, .required, certificates: [[1, 2, 3], []]), .leave(7),
        .closeSession(7), .invite(marko, browser: 2, session: 7, context: Array("hello".utf8), timeout: 30000),
        .invite(marko, browser: 2, session: 7, context: nil, timeout: 0), .answer(3, session: 7), .answer(3, session: nil),
        .answerCertificate(session: 7, peer: 9, accepts: true), .makeConnectionData(4, session: 7, ana),
        .connect(session: 7, marko, data: [9, 9]), .cancelConnect(session: 7, peer: 1),
        .send(session: 7, peer: 1, isReliable: true, [1, 2]),
        .send(session: 7, peer: 1, isReliable: false, []), .credit(session: 7, peer: 1, 65536), .cutOff(session: 7, peer: 1),
    ]

    static let events: [PeerEvent] = [
        .found(browser: 1, ana, info: ["a": "b"]), .found(browser: 1, ana, info: [:]), .lost(browser: 1, ana), .notAdvertising(2, .tooMany),
        .notBrowsing(2, .notAllowed), .invited(3, advertiser: 2, marko, context: nil), .invited(3, advertiser: 2, marko, context: []),
        .certificates(session: 7, marko, [[1]]), .state(session: 7, marko, .connected),
        .received(session: 7, peer: 1, [UInt8](repeating: 5, count: PeerLimits.fragment)), .credit(session: 7, peer: 1, 3),
        .connectionData(4, [1]),
    ]

    @Test func messagesAreReadAsTheyWereWritten() throws {
        for request in Self.requests { #expect(try PeerRequest(bytes: request.bytes) == request) }
        for event in Self.events { #expect(try PeerEvent(bytes: event.bytes) == event) }
    }

    @Test func whatEndsTooEarlyIsRefused() {
        for request in Self.requests {
            // The bytes of a fragment are what is left.
            if case .send = request { continue }
            for end in 0..<request.bytes.count {
                #expect(throws: PeerFormatError.self) { try PeerRequest(bytes: Array(request.bytes.prefix(end))) }
            }
            #expect(throws: PeerFormatError.leftover(1)) { try PeerRequest(bytes: request.bytes + [0]) }
        }
    }

    /// Damaged messages are refused, or are messages that say something else: their limits hold.
    @Test func damagedMessagesKeepTheLimits() throws {
        var damage = Damage(seed: 7, alphabet: "\u{0}\u{1}\u{7F}~")
        for _ in 0..<400 {
            for request in Self.requests {
                guard let read = try? PeerRequest(bytes: damage.apply(to: request.bytes)) else { continue }
                #expect(try PeerRequest(bytes: read.bytes) == read)
                if case .advertise(_, let peer, let service, let info) = read {
                    #expect(peer.name.utf8.count <= 63)
                    #expect(PeerLimits.isServiceType(service))
                    #expect(PeerLimits.isDiscoveryInfo(info))
                }
            }
            for event in Self.events {
                guard let read = try? PeerEvent(bytes: damage.apply(to: event.bytes)) else { continue }
                #expect(try PeerEvent(bytes: read.bytes) == read)
            }
        }
    }

    @Test func lengthsAreJudgedBeforeAnythingIsKept() {
        var reader = ByteReader([255, 255, 255, 255, 1])
        #expect(throws: PeerFormatError.tooLong(4_294_967_295, limit: 10)) { try reader.list(limit: 10) }
        reader = ByteReader([3, 0, 0xC3, 0x28, 0x41])
        #expect(throws: PeerFormatError.badText) { try reader.text(limit: 10) }
        reader = ByteReader([2])
        #expect(throws: PeerFormatError.badValue("truth value")) { try reader.bool() }
    }

    @Test(arguments: [
        ("quince-memory", true), ("a", true), ("hws-project25", true), ("abcdefghijklmno", true), ("abcdefghijklmnop", false), ("", false),
        ("-a", false), ("a-", false), ("a--b", false), ("Chat", true), ("my_chat", false), ("123", false), ("1-2a", true), ("čat", false),
        ("a b", false),
    ])
    func serviceTypes(text: String, isValid: Bool) { #expect(PeerLimits.isServiceType(text) == isValid) }

    @Test func discoveryDictionaries() {
        #expect(PeerLimits.isDiscoveryInfo([:]))
        #expect(PeerLimits.isDiscoveryInfo(["key": "value"]))
        #expect(!PeerLimits.isDiscoveryInfo(["": "value"]))
        #expect(!PeerLimits.isDiscoveryInfo(["a=b": ""]))
        #expect(!PeerLimits.isDiscoveryInfo(["key": String(repeating: "x", count: 252)]))
        #expect(!PeerLimits.isDiscoveryInfo(["ключ": "value"]))
    }

    @Test func whoWantsEncryptionGetsItOrNothing() {
        #expect(PeerEncryption.required.agrees(with: .none) == nil)
        #expect(PeerEncryption.none.agrees(with: .required) == nil)
        #expect(PeerEncryption.none.agrees(with: .none) == false)
        #expect(PeerEncryption.optional.agrees(with: .none) == true)
        #expect(PeerEncryption.optional.agrees(with: .optional) == true)
        #expect(PeerEncryption.required.agrees(with: .optional) == true)
        #expect(PeerEncryption.required.agrees(with: .required) == true)
    }
}
