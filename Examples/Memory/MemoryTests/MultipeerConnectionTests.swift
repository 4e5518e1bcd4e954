import Combine
import MultipeerConnectivity
import XCTest

@testable import Memory

/// The way to phones near by, between two of them in one process.
@MainActor
final class MultipeerConnectionTests: XCTestCase {
    private final class Navigation: GameNavigation {
        func goBack() {}
        func quit() {}
    }

    // Test cases live until all tests are done, and their phones with them: each has names of its own.
    private let ana = MultipeerConnection(name: "Ana \(UUID().uuidString)")
    private let marko = MultipeerConnection(name: "Marko \(UUID().uuidString)")
    private var heard: [String: [ConnectionEvent]] = [:]
    private var subscriptions = Set<AnyCancellable>()

    private func listen() {
        for connection in [ana, marko] {
            connection.events
                .sink { [unowned self] in
                    XCTAssertTrue(Thread.isMainThread)
                    heard[connection.name, default: []].append($0)
                }
                .store(in: &subscriptions)
        }
    }

    private func wait(_ what: String, until isTrue: @escaping () -> Bool) {
        let expected = expectation(for: NSPredicate { _, _ in isTrue() }, evaluatedWith: nil)
        expected.expectationDescription = what
        wait(for: [expected], timeout: 10)
    }

    /// Marko's phone, once Ana's has found it.
    private func phone() -> Phone? {
        heard[ana.name]?.compactMap { if case .found(let phone) = $0 { phone } else { nil } }.first { $0.name == marko.name }
    }

    private func connect() throws {
        listen()
        marko.startAdvertising()
        ana.startBrowsing()
        wait("found") { self.phone() != nil }
        ana.invite(try XCTUnwrap(phone()), timeout: 30)
        wait("invited") { self.heard[self.marko.name]?.contains(.invited(by: self.ana.name)) == true }
        marko.answerInvitation(true)
        wait("connected") { self.heard[self.ana.name]?.contains(.connected(to: self.marko.name)) == true }
        wait("connected") { self.heard[self.marko.name]?.contains(.connected(to: self.ana.name)) == true }
    }

    func testMeetsTalksAndParts() throws {
        try connect()
        for number in 0..<50 { ana.send(GameMessage.move(index: number).data) }
        ana.send(GameMessage.quit.data)
        wait("messages") { self.heard[self.marko.name]?.last == .received(GameMessage.quit.data) }
        let moves = heard[marko.name]?.compactMap { if case .received(let data) = $0 { GameMessage(data) } else { nil } }
        XCTAssertEqual(moves, (0..<50).map { .move(index: $0) } + [.quit])
        ana.disconnect()
        wait("disconnected") { self.heard[self.marko.name]?.last == .disconnected }
        XCTAssertEqual(heard[ana.name]?.contains(.disconnected), false, "who leaves knows it")
        marko.stopAdvertising()
        let found = try XCTUnwrap(phone())
        wait("lost") { self.heard[self.ana.name]?.contains(.lost(found)) == true }
    }

    func testDeclines() throws {
        listen()
        marko.startAdvertising()
        ana.startBrowsing()
        wait("found") { self.phone() != nil }
        ana.invite(try XCTUnwrap(phone()), timeout: 30)
        wait("invited") { self.heard[self.marko.name]?.contains(.invited(by: self.ana.name)) == true }
        marko.answerInvitation(false)
        wait("declined") { self.heard[self.ana.name]?.last == .disconnected }
    }

    func testOthersAreDeclinedMeanwhile() throws {
        let iva = MultipeerConnection(name: "Iva")
        var found: Phone?
        var isDeclined = false
        iva.events
            .sink { [marko] in
                if case .found(let phone) = $0, phone.name == marko.name { found = phone }
                if $0 == .disconnected { isDeclined = true }
            }
            .store(in: &subscriptions)
        iva.startBrowsing()
        try connect()
        wait("found") { found != nil }
        iva.invite(try XCTUnwrap(found), timeout: 30)
        wait("declined") { isDeclined }
        XCTAssertEqual(heard[marko.name]?.contains(.invited(by: "Iva")), false)
    }

    func testNonsenseFromTheOtherPhoneChangesNothing() throws {
        try connect()
        let world = World.fake()
        let deal = world.cards.deal(.landmarks, numberOfPairs: .eight)
        let model = GameViewModel(
            deal, opponent: Opponent(name: "Ana", player: .host, connection: marko), world: world, navigation: Navigation()
        )
        let (tapped, nothing) = (PassthroughSubject<Int, Never>(), Empty<Void, Never>().eraseToAnyPublisher())
        let output = model.transform(input: GameViewModel.Input(
            boardAppeared: Just(()).eraseToAnyPublisher(), cardTapped: tapped.eraseToAnyPublisher(), boardSettled: nothing,
            newGameTapped: nothing, backTapped: nothing, quitTapped: nothing
        ))
        var turned: [Int] = []
        var isInterrupted = false
        output.changes.sink { turned += $0.keys }.store(in: &subscriptions)
        output.interruption.sink { _ in isInterrupted = true }.store(in: &subscriptions)
        tapped.send(0)
        for text in ["not JSON", "{}", #"{"index": 99}"#, #"{"index": -1}"#, #"{"yourTurn": 3}"#, #"{"theme": "music"}"#, #"{"index": 5}"#] {
            ana.send(Data(text.utf8))
        }
        wait("the one good move") { turned == [5] }
        XCTAssertFalse(isInterrupted)
    }

    func testLongNamesAreShortened() {
        XCTAssertEqual(MultipeerConnection(name: String(repeating: "č", count: 40)).name, String(repeating: "č", count: 31))
        XCTAssertEqual(MultipeerConnection(name: "").name, "iPhone")
    }
}
