import PeerProtocol
import Testing

@testable import PeerNetwork

/// Phones of one host.
struct PeerCoreTests {
    let host = TestHost()
    let ana, marko: TestPhone

    init() {
        ana = host.phone("Ana", id: 1)
        marko = host.phone("Marko", id: 2)
    }

    private func connect() {
        ana.join()
        marko.join()
        ana.invite(marko)
        marko.ask(.answer(marko.invitation ?? 0, session: 1))
    }

    @Test func browsersSeeOthersOfTheirServiceComeAndGo() {
        ana.ask(.browse(1, ana.peer, service: "game"))
        #expect(ana.events.isEmpty)
        marko.ask(.advertise(1, marko.peer, service: "chat", info: [:]), .advertise(2, marko.peer, service: "game", info: ["level": "3"]))
        #expect(ana.events == [.found(browser: 1, marko.peer, info: ["level": "3"])])
        ana.ask(.advertise(1, ana.peer, service: "game", info: [:]))
        #expect(ana.events.count == 1, "nobody sees oneself")
        marko.ask(.browse(1, marko.peer, service: "game"))
        #expect(marko.events == [.found(browser: 1, ana.peer, info: [:])])
        marko.ask(.stopAdvertising(2))
        #expect(ana.events.last == .lost(browser: 1, marko.peer))
    }

    @Test func whoMayNotUseTheNetworkAnyMoreIsGone() {
        for phone in [ana, marko] { phone.join() }
        host.core.refuse(marko.endpoint)
        host.settle()
        #expect(ana.events.last == .lost(browser: 1, marko.peer))
        #expect(marko.events.suffix(2) == [.notAdvertising(1, .notAllowed), .notBrowsing(1, .notAllowed)])
        ana.ask(.stopAdvertising(1))
        #expect(marko.events.last == .notBrowsing(1, .notAllowed), "who does not look hears nothing")
        // Allowed again, the app begins anew with the same objects.
        marko.ask(.advertise(1, marko.peer, service: "game", info: [:]))
        #expect(ana.events.last == .found(browser: 1, marko.peer, info: [:]))
    }

    @Test func twoPhonesOfOneNameAreTwo() {
        let other = host.phone("Marko", id: 3)
        for phone in [marko, other] { phone.join() }
        ana.join()
        #expect(ana.events == [.found(browser: 1, marko.peer, info: [:]), .found(browser: 1, other.peer, info: [:])])
    }

    @Test func anInvitationThatIsAcceptedConnectsBoth() {
        ana.join()
        marko.join()
        ana.invite(marko, context: [1, 2, 3])
        #expect(marko.events.last == .invited(1, advertiser: 1, ana.peer, context: [1, 2, 3]))
        #expect(ana.states(of: marko).isEmpty)
        marko.ask(.answer(1, session: 1))
        #expect(ana.states(of: marko) == [.connecting, .connected])
        #expect(marko.states(of: ana) == [.connecting, .connected])
        // The invitation is used up.
        marko.ask(.answer(1, session: 1))
        #expect(marko.states(of: ana) == [.connecting, .connected])
    }

    @Test func anInvitationThatIsDeclinedTellsItsSender() {
        ana.join()
        marko.join()
        ana.invite(marko)
        marko.ask(.answer(1, session: nil))
        #expect(ana.states(of: marko) == [.notConnected])
        #expect(marko.states(of: ana).isEmpty)
        // Asking again is possible.
        ana.invite(marko)
        #expect(marko.invitation == 2)
    }

    @Test func anInvitationThatNobodyAnswersRunsOut() {
        ana.join()
        marko.join()
        ana.invite(marko, timeout: 30000)
        host.core.advance(to: 29_999_000_000)
        host.settle()
        #expect(ana.states(of: marko).isEmpty)
        #expect(host.core.nextDeadline == 30_000_000_000)
        host.core.advance(to: 30_000_000_000)
        host.settle()
        #expect(ana.states(of: marko) == [.notConnected])
        // Whoever accepts too late hears that it did not work.
        marko.ask(.answer(1, session: 1))
        #expect(marko.states(of: ana) == [.notConnected])
        #expect(host.core.nextDeadline == nil)
    }

    @Test func invitationsToNobodyFail() {
        ana.join()
        ana.invite(marko)
        #expect(ana.states(of: marko) == [.notConnected])
    }

    @Test func bothMayInviteEachOtherAtOnce() {
        ana.join()
        marko.join()
        ana.invite(marko)
        marko.invite(ana)
        host.core.receive(.answer(1, session: 1), from: marko.endpoint)
        host.core.receive(.answer(1, session: 1), from: ana.endpoint)
        host.settle()
        for (phone, other) in [(ana, marko), (marko, ana)] { #expect(phone.states(of: other) == [.connecting, .connected]) }
        #expect(host.core.links.count == 2)
        ana.ask(.send(session: 1, peer: 2, isReliable: true, [5]))
        #expect(marko.received(from: ana) == [[5]])
    }

    @Test func dataArrivesCompleteAndInOrder() {
        connect()
        let messages: [[UInt8]] = (0..<1000).map { [UInt8($0 % 256), UInt8($0 / 256)] }
        for message in messages { ana.ask(.send(session: 1, peer: 2, isReliable: true, message)) }
        #expect(marko.received(from: ana) == messages)
        #expect(ana.states(of: marko).last == .connected)
    }

    @Test func whoSendsMoreThanTheWindowIsCutOff() {
        connect()
        marko.givesCredit = false
        let fragment = [UInt8](repeating: 1, count: PeerLimits.fragment)
        let fitting = PeerLimits.window / (PeerLimits.fragment + PeerLimits.fragmentCost)
        for _ in 0..<fitting { ana.ask(.send(session: 1, peer: 2, isReliable: true, fragment)) }
        #expect(marko.received(from: ana).count == fitting)
        #expect(ana.states(of: marko).last == .connected)
        ana.ask(.send(session: 1, peer: 2, isReliable: true, fragment))
        #expect(marko.received(from: ana).count == fitting)
        for (phone, other) in [(ana, marko), (marko, ana)] { #expect(phone.states(of: other).last == .notConnected) }
    }

    @Test func nobodyTakesMoreThanWasSent() {
        connect()
        ana.ask(.credit(session: 1, peer: 2, 1))
        #expect(ana.states(of: marko).last == .notConnected)
        #expect(marko.states(of: ana).last == .notConnected)
    }

    @Test func leavingIsNoticed() {
        connect()
        marko.ask(.leave(1))
        #expect(ana.states(of: marko).last == .notConnected)
        #expect(marko.states(of: ana).last == .notConnected)
        // The session can be used again.
        marko.invite(ana)
        ana.ask(.answer(ana.invitation ?? 0, session: 1))
        #expect(ana.states(of: marko).suffix(2) == [.connecting, .connected])
    }

    @Test func anAppThatEndsIsNoticed() {
        connect()
        host.core.removeEndpoint(marko.endpoint)
        host.settle()
        #expect(ana.states(of: marko) == [.connecting, .connected, .notConnected])
        #expect(ana.events.contains(.lost(browser: 1, marko.peer)))
        #expect(host.core.links.isEmpty)
    }

    @Test func refusedCertificatesRefuseTheConnection() {
        marko.acceptsCertificates = false
        connect()
        #expect(ana.states(of: marko) == [.connecting, .notConnected])
        #expect(marko.states(of: ana) == [.connecting, .notConnected])
    }

    @Test func certificatesArriveAtTheOtherSide() {
        ana.ask(.openSession(1, ana.peer, .optional, certificates: [[1, 2]]), .browse(1, ana.peer, service: "game"))
        marko.join()
        ana.invite(marko)
        marko.ask(.answer(1, session: 1))
        #expect(marko.events.contains(.certificates(session: 1, ana.peer, [[1, 2]])))
        #expect(ana.events.contains(.certificates(session: 1, marko.peer, [])))
    }

    @Test(arguments: PeerEncryption.allCases, PeerEncryption.allCases)
    func whatTheyWantOfEncryptionMustAgree(first: PeerEncryption, second: PeerEncryption) {
        ana.join(first)
        marko.join(second)
        ana.invite(marko)
        marko.ask(.answer(1, session: 1))
        let agrees = first.agrees(with: second) != nil
        #expect(ana.states(of: marko).last == (agrees ? .connected : .notConnected))
        #expect(marko.states(of: ana).last == (agrees ? .connected : .notConnected))
    }

    @Test func everybodyIsConnectedToEverybody() {
        let phones = [ana, marko] + (3...8).map { host.phone("Phone \($0)", id: UInt64($0)) }
        for phone in phones { phone.join() }
        for guest in phones.dropFirst() {
            ana.invite(guest)
            guest.ask(.answer(guest.invitation ?? 0, session: 1))
        }
        for phone in phones {
            for other in phones where other !== phone { #expect(phone.states(of: other) == [.connecting, .connected]) }
        }
        #expect(host.core.links.count == 8 * 7)
        // A ninth one finds no room.
        let late = host.phone("Late", id: 9)
        late.join()
        ana.invite(late)
        #expect(ana.states(of: late) == [.notConnected])
        #expect(late.invitation == nil)
        late.invite(marko)
        marko.ask(.answer(marko.invitation ?? 0, session: 1))
        #expect(late.states(of: marko) == [.notConnected])
        #expect(marko.states(of: late) == [.notConnected])
    }

    @Test func sessionsConnectByHand() throws {
        for phone in [ana, marko] { phone.ask(.openSession(1, phone.peer, .optional, certificates: [])) }
        ana.ask(.makeConnectionData(1, session: 1, marko.peer))
        marko.ask(.makeConnectionData(1, session: 1, ana.peer))
        guard case .connectionData(1, let ofAna) = ana.events.last, case .connectionData(1, let ofMarko) = marko.events.last else {
            Issue.record("there is no connection data")
            return
        }
        ana.ask(.connect(session: 1, marko.peer, data: ofMarko))
        #expect(ana.states(of: marko).isEmpty, "both must want it")
        marko.ask(.connect(session: 1, ana.peer, data: ofAna))
        #expect(ana.states(of: marko) == [.connecting, .connected])
        #expect(marko.states(of: ana) == [.connecting, .connected])
    }

    @Test func connectingByHandCanBeCancelledAndRunsOut() {
        for phone in [ana, marko] { phone.ask(.openSession(1, phone.peer, .optional, certificates: [])) }
        ana.ask(.makeConnectionData(1, session: 1, marko.peer))
        marko.ask(.makeConnectionData(1, session: 1, ana.peer))
        guard case .connectionData(1, let ofAna) = ana.events.last, case .connectionData(1, let ofMarko) = marko.events.last else { return }
        marko.ask(.connect(session: 1, ana.peer, data: ofAna), .cancelConnect(session: 1, peer: 1))
        #expect(marko.states(of: ana) == [.notConnected])
        ana.ask(.connect(session: 1, marko.peer, data: ofMarko))
        host.core.advance(to: 31_000_000_000)
        host.settle()
        #expect(ana.states(of: marko) == [.notConnected])
        ana.ask(.connect(session: 1, marko.peer, data: [1, 2, 3]))
        #expect(ana.states(of: marko) == [.notConnected, .notConnected])
    }

    @Test func anAppCannotMakeObjectsWithoutEnd() {
        for number in 0..<UInt32(PeerLimits.objects + 1) { ana.ask(.browse(number, ana.peer, service: "game")) }
        #expect(ana.events == [.notBrowsing(UInt32(PeerLimits.objects), .tooMany)])
    }
}
