import DamageSupport
import PeerProtocol
import Testing

@testable import PeerNetwork

private let second: UInt64 = 1_000_000_000

/// Phones of several hosts, on a network that does what networks do.
struct NetworkTests {
    let first = TestHost(address: "10.0.0.1", seed: 1)
    let other = TestHost(address: "10.0.0.2", seed: 2)
    let ana, marko: TestPhone

    init() {
        ana = first.phone("Ana", id: 1)
        marko = other.phone("Marko", id: 2)
    }

    private func connect(_ network: SimulatedNetwork, _ encryption: PeerEncryption = .optional) {
        ana.join(encryption)
        marko.join(encryption)
        network.run(for: second)
        ana.invite(marko)
        network.run(for: 2 * second)
        marko.ask(.answer(marko.invitation ?? 0, session: 1))
        network.run(for: 2 * second)
    }

    @Test func hostsFindEachOtherAndConnect() {
        let network = SimulatedNetwork([first, other])
        connect(network)
        #expect(ana.events.first == .found(browser: 1, marko.peer, info: [:]))
        #expect(ana.states(of: marko) == [.connecting, .connected])
        #expect(marko.states(of: ana) == [.connecting, .connected])
        #expect(network.secured.count == 2, "both ends are encrypted")
        marko.ask(.stopAdvertising(1))
        network.run(for: second)
        #expect(ana.events.last == .lost(browser: 1, marko.peer))
    }

    @Test func withoutEncryptionThereIsNone() {
        let network = SimulatedNetwork([first, other])
        connect(network, .none)
        #expect(ana.states(of: marko).last == .connected)
        #expect(network.secured.isEmpty)
    }

    /// Somebody in between can change what is said in the clear; then there is no session, and never one that is not encrypted.
    @Test(arguments: [true, false], [true, false])
    func encryptionCannotBeTalkedDown(inInvitations: Bool, inAnswers: Bool) {
        let network = SimulatedNetwork([first, other])
        network.meddle = { message in
            switch message {
            case .invite(var invitation) where inInvitations:
                invitation.encryption = .none
                return .invite(invitation)
            case .accept(_, let port) where inAnswers: return .accept(.none, port: port)
            default: return message
            }
        }
        connect(network)
        network.run(for: 10 * second)
        let isLeftAlone = !inInvitations && !inAnswers
        let states: [PeerState] = [.connecting, isLeftAlone ? .connected : .notConnected]
        #expect(ana.states(of: marko) == states)
        #expect(marko.states(of: ana) == states)
        #expect(network.secured.count == 2)
    }

    /// Nor can a peer that requires encryption be brought together with one that wants none.
    @Test func encryptionCannotBeTalkedUp() {
        let network = SimulatedNetwork([first, other])
        network.meddle = { message in
            guard case .invite(var invitation) = message else { return message }
            invitation.encryption = .optional
            return .invite(invitation)
        }
        ana.join(.none)
        marko.join(.required)
        network.run(for: second)
        ana.invite(marko)
        network.run(for: 2 * second)
        marko.ask(.answer(marko.invitation ?? 0, session: 1))
        network.run(for: 10 * second)
        #expect(ana.states(of: marko).last == .notConnected)
        #expect(marko.states(of: ana).last == .notConnected)
        #expect(!ana.states(of: marko).contains(.connected))
        #expect(!marko.states(of: ana).contains(.connected))
    }

    /// One that can do without encryption, and one that wants none: they connect, and say what they want where nobody can change it.
    @Test(arguments: [PeerEncryption.optional, .none])
    func whoCanDoWithoutConnectsToWhoWantsNone(preference: PeerEncryption) {
        let network = SimulatedNetwork([first, other])
        ana.join(preference)
        marko.join(preference == .none ? .optional : .none)
        network.run(for: second)
        ana.invite(marko)
        network.run(for: 2 * second)
        marko.ask(.answer(marko.invitation ?? 0, session: 1))
        network.run(for: 2 * second)
        #expect(ana.states(of: marko).last == .connected)
        #expect(marko.states(of: ana).last == .connected)
        #expect(network.secured.count == 2)
    }

    @Test func aPeerThatVanishesIsNoticedWithinTenSeconds() {
        let network = SimulatedNetwork([first, other])
        connect(network)
        network.run(for: 60 * second)
        #expect(ana.states(of: marko).last == .connected, "silence of the apps is none of the hosts")
        network.vanish(1)
        network.run(for: 10 * second)
        #expect(ana.states(of: marko).last == .notConnected)
        #expect(marko.states(of: ana).last == .notConnected)
    }

    @Test func aPauseOfFiveSecondsIsSurvived() {
        let network = SimulatedNetwork([first, other])
        connect(network)
        network.faults.pause = network.now..<network.now + 5 * second
        let messages: [[UInt8]] = (0..<100).map { [UInt8($0)] }
        for message in messages { ana.ask(.send(session: 1, peer: 2, isReliable: true, message)) }
        network.run(for: 4 * second)
        #expect(marko.received(from: ana).isEmpty)
        network.run(for: 4 * second)
        #expect(marko.received(from: ana) == messages)
        network.run(for: 20 * second)
        #expect(ana.states(of: marko).last == .connected)
    }

    /// On a network that loses, doubles and reorders, what arrives is what was sent, in its order; and where something is missing, the connection
    /// ends, on both sides.
    @Test(arguments: 0..<40)
    func dataIsCompleteOrTheConnectionEnds(seed: UInt64) {
        let network = SimulatedNetwork([first, other], seed: seed)
        connect(network)
        network.faults.lost = seed % 4 == 0 ? 0 : 1
        network.faults.doubled = seed % 3 == 0 ? 1 : 0
        network.faults.reordered = seed % 5 == 0 ? 1 : 0
        for number in 0..<100 {
            ana.ask(.send(session: 1, peer: 2, isReliable: true, [UInt8(number)]))
            network.run(for: second / 20)
        }
        network.faults = SimulatedNetwork.Faults()
        network.run(for: 20 * second)
        let received = marko.received(from: ana).flatMap { $0 }
        let sent: [UInt8] = (0..<100).map { UInt8($0) }
        #expect(received == Array(sent.prefix(received.count)))
        let isWhole = received.count == 100
        #expect(isWhole || marko.states(of: ana).last == .notConnected)
        #expect(ana.states(of: marko).last == marko.states(of: ana).last)
    }

    @Test func membersOfSeveralHostsMeet() {
        let third = TestHost(address: "10.0.0.3", seed: 3)
        let network = SimulatedNetwork([first, other, third])
        // Iva is on Marko's host, Luka on one of his own.
        let (iva, luka) = (other.phone("Iva", id: 3), third.phone("Luka", id: 4))
        let phones = [ana, marko, iva, luka]
        for phone in phones { phone.join() }
        network.run(for: second)
        for guest in [marko, iva, luka] {
            ana.invite(guest)
            network.run(for: second)
            guest.ask(.answer(guest.invitation ?? 0, session: 1))
            network.run(for: second)
        }
        for phone in phones {
            for other in phones where other !== phone { #expect(phone.states(of: other) == [.connecting, .connected]) }
        }
        // Everybody has found or been told the key of everybody else's host: nobody can come in between.
        let expected: [[UInt8: Int]] = [[2: 2, 3: 1], [1: 2, 3: 2], [1: 1, 2: 2]]
        for (keys, expected) in zip(network.keys, expected) {
            #expect(Dictionary(keys.map { ($0.first ?? 0, 1) }, uniquingKeysWith: +) == expected)
        }
    }

    /// What connects by hand is bound to the host that the data was made on, whoever opens the link.
    @Test func connectingByHandIsBoundToBothHosts() throws {
        let network = SimulatedNetwork([first, other])
        for phone in [ana, marko] { phone.ask(.openSession(1, phone.peer, .required, certificates: [])) }
        ana.ask(.makeConnectionData(1, session: 1, marko.peer))
        marko.ask(.makeConnectionData(1, session: 1, ana.peer))
        func data(_ phone: TestPhone) -> [UInt8] {
            for case .connectionData(1, let bytes) in phone.events { return bytes }
            return []
        }
        let (own, theirs) = (data(ana), data(marko))
        ana.ask(.connect(session: 1, marko.peer, data: theirs))
        marko.ask(.connect(session: 1, ana.peer, data: own))
        network.run(for: second)
        #expect(ana.states(of: marko) == [.connecting, .connected])
        #expect(marko.states(of: ana) == [.connecting, .connected])
        #expect(network.keys == [[other.core.key], [first.core.key]])
    }

    /// Whatever an invited host says, its inviter hears of it.
    @Test(arguments: WireMessage.Refusal.allCases)
    func everyRefusalIsTold(reason: WireMessage.Refusal) throws {
        ana.join()
        let record = ServiceRecord(instance: "x", service: "game", peer: marko.peer, info: [:])
        first.core.found(record, hosts: ["10.0.0.2"], port: 1)
        ana.invite(marko)
        let link = try #require(first.core.links.keys.first)
        first.core.opened(link, at: "10.0.0.2")
        first.core.received(WireFrame(sequence: 0, message: .decline(reason)), on: link)
        first.settle()
        #expect(ana.states(of: marko) == [.notConnected])
        #expect(first.core.links.isEmpty)
    }

    // MARK: Malice

    /// A link of a host that does not keep the rules.
    private func strange(_ messages: [WireMessage]) -> (LinkID, isOpen: Bool) {
        marko.join()
        let link = other.core.accepted(from: "10.6.6.6")
        for (index, message) in messages.enumerated() {
            other.core.received(WireFrame(sequence: UInt32(index), message: message), on: link)
            other.settle()
        }
        return (link, other.core.links[link] != nil)
    }

    private var invitation: WireMessage {
        .invite(
            WireMessage.Invitation(
                target: marko.peer, from: ana.peer, service: "game", timeout: 30000, context: nil, encryption: .none, port: 0))
    }

    @Test(
        arguments: [
            .payload(isReliable: true, [1]), .credit(1), .ready, .accept(.none, port: 0),
            .certificates([], WireMessage.Preferences(own: .none, other: .none)),
            .expect(WireTests.ana, token: 1, key: []),
            .introduce(WireTests.ana, .address("10.0.0.9", port: 22, key: []), token: 1),
        ] as [WireMessage])
    func whoSaysSomethingBeforeItsTurnIsCutOff(message: WireMessage) {
        #expect(!strange([message]).isOpen)
        #expect(!strange([invitation, message]).isOpen)
        #expect(marko.states(of: ana).isEmpty)
        #expect(marko.received(from: ana).isEmpty)
    }

    @Test func replaysAreCutOff() {
        marko.join()
        let link = other.core.accepted(from: "10.6.6.6")
        other.core.received(WireFrame(sequence: 0, message: invitation), on: link)
        other.core.received(WireFrame(sequence: 0, message: invitation), on: link)
        #expect(other.core.links[link] == nil)
    }

    /// What belongs to the beginning of a link, said again once it stands.
    @Test(arguments: WireTests.messages)
    func whoSaysSomethingAfterItsTurnIsCutOff(message: WireMessage) throws {
        let belongsHere: Bool =
            switch message {
            case .payload, .ping, .introduce, .expect: true
            default: false
            }
        let network = SimulatedNetwork([first, other])
        connect(network)
        let (id, link) = try #require(other.core.links.first)
        other.core.received(WireFrame(sequence: link.nextReceived, message: message), on: id)
        other.settle()
        #expect((other.core.links[id] != nil) == belongsHere)
        #expect(marko.states(of: ana).last == (belongsHere ? .connected : .notConnected))
    }

    /// A frame again, one left out, and one from long ago: nothing of it arrives.
    @Test(arguments: [-1, 1, -1000, 1 << 31])
    func framesOutOfPlaceOnAStandingLinkAreCutOff(offset: Int) throws {
        let network = SimulatedNetwork([first, other])
        connect(network)
        ana.ask(.send(session: 1, peer: 2, isReliable: true, [1]))
        network.run(for: second)
        let (id, link) = try #require(other.core.links.first)
        let sequence = UInt32(truncatingIfNeeded: Int(link.nextReceived) + offset)
        other.core.received(WireFrame(sequence: sequence, message: .payload(isReliable: true, [1])), on: id)
        other.settle()
        #expect(other.core.links.isEmpty && marko.received(from: ana) == [[1]])
        #expect(marko.states(of: ana).last == .notConnected)
    }

    @Test func floodsAreCutOff() {
        let network = SimulatedNetwork([first, other])
        connect(network)
        let link = other.core.links.keys.min()!
        var sequence = other.core.links[link]!.nextReceived
        var count = 0
        while other.core.links[link] != nil, count < 10_000 {
            other.core.received(WireFrame(sequence: sequence, message: .ping), on: link)
            sequence += 1
            count += 1
        }
        #expect(count <= 513)
        other.settle()
        #expect(marko.states(of: ana).last == .notConnected)
    }

    /// A fast peer gives credit thousands of times a second.
    @Test func creditForMuchDataIsNoFlood() {
        let network = SimulatedNetwork([first, other])
        connect(network)
        let part = [UInt8](repeating: 1, count: 8000)
        for _ in 0..<20 {
            for _ in 0..<200 { ana.ask(.send(session: 1, peer: 2, isReliable: true, part)) }
            network.run(for: second / 10)
        }
        #expect(marko.received(from: ana).count == 4000)
        #expect(ana.states(of: marko).last == .connected)
    }

    @Test func creditInCrumbsIsAFlood() {
        let network = SimulatedNetwork([first, other])
        connect(network)
        marko.givesCredit = false
        ana.ask(.send(session: 1, peer: 2, isReliable: true, [UInt8](repeating: 1, count: 8000)))
        network.run(for: second)
        for _ in 0..<600 { marko.ask(.credit(session: 1, peer: 1, 1)) }
        network.run(for: second)
        #expect(ana.states(of: marko).last == .notConnected)
    }

    @Test func strangersThatSayNothingAreLimited() {
        for _ in 0..<1000 { _ = other.core.accepted(from: "10.6.6.6") }
        #expect(other.core.links.count <= PeerCore.maximumStrangers)
        other.core.advance(to: 6 * second)
        #expect(other.core.links.isEmpty)
    }

    @Test func invitationsAreLimited() {
        marko.join()
        for _ in 0..<1000 {
            let link = other.core.accepted(from: "10.6.6.6")
            other.core.received(WireFrame(sequence: 0, message: invitation), on: link)
        }
        other.settle()
        #expect(marko.events.count == PeerLimits.invitations)
    }

    /// Whatever becomes of an invitation on its way: the app hears of one that keeps the rules, or of none, and its session goes on.
    @Test func damagedInvitationsAreInvitationsOrNothing() {
        let network = SimulatedNetwork([first, other])
        connect(network)
        let iva = PeerIdentity(id: 3, name: "Iva")
        var damage = Damage(seed: 13, alphabet: "\u{0}\u{1}\u{2}\u{FF}")
        let before = marko.events.count
        let whole = WireFrame(
            sequence: 0,
            message: .invite(
                WireMessage.Invitation(
                    target: marko.peer, from: iva, service: "game", timeout: 100, context: Array("come in".utf8), encryption: .none, port: 1
                ))
        ).encoded
        for _ in 0..<1000 {
            let link = other.core.accepted(from: "10.6.6.6")
            var decoder = WireFrameDecoder()
            decoder.append(damage.apply(to: whole + whole))
            // A host ends the link of who sends what is no frame.
            while let frame = try? decoder.next(), other.core.links[link] != nil { other.core.received(frame, on: link) }
            other.settle()
            for case .invited(let number, _, _, _) in marko.events.dropFirst(before) { marko.ask(.answer(number, session: nil)) }
            if other.core.links[link] != nil { other.core.closed(link) }
            other.settle()
            network.run(for: second / 100)
        }
        let invitations = marko.events.dropFirst(before)
        #expect(!invitations.isEmpty)
        for event in invitations {
            guard case .invited(_, let advertiser, let peer, let context) = event else {
                Issue.record("the app has heard \(event)")
                continue
            }
            #expect(advertiser == 1)
            #expect((1...PeerLimits.name).contains(peer.name.utf8.count))
            #expect((context?.count ?? 0) <= PeerLimits.context)
        }
        ana.ask(.send(session: 1, peer: 2, isReliable: true, [7]))
        network.run(for: second)
        #expect(marko.received(from: ana).last == [7])
        #expect(marko.states(of: ana).last == .connected)
    }

    @Test func ticketsThatNobodyGaveLetNobodyIn() {
        let ticket = WireMessage.Ticket(target: marko.peer, from: ana.peer, token: 1, encryption: .none, port: 0)
        #expect(strange([.join(ticket)]).isOpen)
        other.core.advance(to: 31 * second)
        other.settle()
        #expect(other.core.links.isEmpty)
        #expect(marko.states(of: ana).isEmpty)
    }
}
