import Combine
import UIKit
import XCTest

@testable import Memory

/// Inviting and being invited; the test is the phones near by.
@MainActor
final class LobbyTests: XCTestCase {
    private final class Navigation: JoinNavigation, HostNavigation {
        private(set) var steps: [String] = []
        func showHost() { steps.append("host") }
        func startGame(_ deal: Deal, against name: String) { steps.append("\(deal.theme) against \(name)") }
        func startGame(_ theme: Theme, numberOfPairs: PairCount, against name: String) {
            steps.append("\(theme) \(numberOfPairs.rawValue) against \(name)")
        }
        func goBack() { steps.append("back") }
    }

    private let connection = FakeConnection()
    private let timer = ManualTimer()
    private let absence = PassthroughSubject<Bool, Never>()
    private let navigation = Navigation()
    private let appeared = PassthroughSubject<Void, Never>()
    private let disappeared = PassthroughSubject<Void, Never>()
    private let backTapped = PassthroughSubject<Void, Never>()
    private var subscriptions = Set<AnyCancellable>()
    private lazy var world = World.fake(timer: timer, absence: absence.eraseToAnyPublisher())

    // MARK: - The guest

    private let invitationAnswered = PassthroughSubject<Bool, Never>()
    private let hostTapped = PassthroughSubject<Void, Never>()
    private var states: [JoinViewModel.State] = []

    private func makeGuest() -> JoinViewModel {
        let viewModel = JoinViewModel(connection: connection, world: world, navigation: navigation)
        viewModel.transform(input: JoinViewModel.Input(
            appeared: appeared.eraseToAnyPublisher(),
            disappeared: disappeared.eraseToAnyPublisher(),
            invitationAnswered: invitationAnswered.eraseToAnyPublisher(),
            hostTapped: hostTapped.eraseToAnyPublisher(),
            backTapped: backTapped.eraseToAnyPublisher()
        )).state.sink { [unowned self] in states.append($0) }.store(in: &subscriptions)
        appeared.send()
        return viewModel
    }

    func testAPhoneCanBeFoundWhileItWaits() {
        let viewModel = makeGuest()
        XCTAssertEqual(viewModel.phoneName, "Ana")
        XCTAssertTrue(connection.isAdvertising)
        hostTapped.send()
        disappeared.send()
        XCTAssertEqual(navigation.steps, ["host"])
        XCTAssertFalse(connection.isAdvertising)
        appeared.send()
        XCTAssertTrue(connection.isAdvertising)
    }

    func testAcceptingLeadsToTheGame() {
        let viewModel = makeGuest()
        let deal = world.cards.deal(.shopping, numberOfPairs: .eight)
        connection.subject.send(.received(GameMessage.deal(deal).data))
        XCTAssertEqual(navigation.steps, [], "nobody has been accepted")
        connection.subject.send(.invited(by: "Marko"))
        drainMainQueue()
        invitationAnswered.send(true)
        connection.subject.send(.connected(to: "Marko"))
        connection.receive("not JSON")
        connection.subject.send(.received(GameMessage.deal(deal).data))
        connection.subject.send(.received(GameMessage.deal(deal).data))
        drainMainQueue()
        XCTAssertEqual(states, [.waiting, .invited(by: "Marko"), .connecting(to: "Marko")])
        XCTAssertEqual(connection.answers, [true])
        XCTAssertEqual(navigation.steps, ["shopping against Marko"])
        XCTAssertFalse(connection.isAdvertising)
        withExtendedLifetime(viewModel) {}
    }

    func testDecliningAndLosingTheHostLeadBackToWaiting() {
        let viewModel = makeGuest()
        connection.subject.send(.invited(by: "Marko"))
        invitationAnswered.send(false)
        connection.subject.send(.invited(by: "Iva"))
        invitationAnswered.send(true)
        connection.subject.send(.disconnected)
        drainMainQueue()
        XCTAssertEqual(connection.answers, [false, true])
        XCTAssertEqual(states.last, .waiting)
        withExtendedLifetime(viewModel) {}
    }

    func testAnInvitationIsShownForThirtySeconds() {
        let viewModel = makeGuest()
        connection.subject.send(.invited(by: "Marko"))
        timer.advance(by: 29.9)
        XCTAssertEqual(connection.answers, [])
        timer.advance(by: 0.1)
        XCTAssertEqual(connection.answers, [false])
        invitationAnswered.send(true)
        XCTAssertEqual(connection.answers, [false])
        withExtendedLifetime(viewModel) {}
    }

    func testTheLocalNetworkIsRefused() {
        let viewModel = makeGuest()
        connection.subject.send(.notAllowed)
        drainMainQueue()
        XCTAssertEqual(states.last, .notAllowed)
        // Back from the settings it is tried again.
        absence.send(true)
        XCTAssertFalse(connection.isAdvertising)
        absence.send(false)
        drainMainQueue()
        XCTAssertTrue(connection.isAdvertising)
        XCTAssertEqual(states.last, .waiting)
        withExtendedLifetime(viewModel) {}
    }

    // MARK: - The host

    private let themeTapped = PassthroughSubject<Theme, Never>()
    private let pairsTapped = PassthroughSubject<PairCount, Never>()
    private let phoneTapped = PassthroughSubject<Phone, Never>()
    private var rows: [HostViewModel.Row] = []
    private var notices: [HostViewModel.Notice] = []
    private var isAllowed = true
    private let phones = [Phone(number: 1, name: "Marko"), Phone(number: 2, name: "Marko")]

    private func makeHost() -> HostViewModel {
        let viewModel = HostViewModel(connection: connection, world: world, navigation: navigation)
        let output = viewModel.transform(input: HostViewModel.Input(
            appeared: appeared.eraseToAnyPublisher(),
            disappeared: disappeared.eraseToAnyPublisher(),
            themeTapped: themeTapped.eraseToAnyPublisher(),
            pairsTapped: pairsTapped.eraseToAnyPublisher(),
            phoneTapped: phoneTapped.eraseToAnyPublisher(),
            backTapped: backTapped.eraseToAnyPublisher()
        ))
        output.rows.sink { [unowned self] in rows = $0 }.store(in: &subscriptions)
        output.notice.sink { [unowned self] in notices.append($0) }.store(in: &subscriptions)
        output.isAllowed.sink { [unowned self] in isAllowed = $0 }.store(in: &subscriptions)
        appeared.send()
        for phone in phones { connection.subject.send(.found(phone)) }
        drainMainQueue()
        return viewModel
    }

    private func chooseOptions() {
        themeTapped.send(.landmarks)
        pairsTapped.send(.eighteen)
    }

    func testPhonesOfOneNameAreTwoRows() {
        let viewModel = makeHost()
        XCTAssertTrue(connection.isBrowsing)
        XCTAssertEqual(rows, phones.map { HostViewModel.Row(phone: $0) })
        connection.subject.send(.lost(phones[0]))
        drainMainQueue()
        XCTAssertEqual(rows, [HostViewModel.Row(phone: phones[1])])
        withExtendedLifetime(viewModel) {}
    }

    func testNobodyIsInvitedWithoutOptions() {
        let viewModel = makeHost()
        phoneTapped.send(phones[0])
        themeTapped.send(.education)
        phoneTapped.send(phones[0])
        drainMainQueue()
        XCTAssertEqual(notices, [.missingOptions, .missingOptions])
        XCTAssertEqual(connection.invited, [])
        withExtendedLifetime(viewModel) {}
    }

    func testInvitesOneAtATime() {
        let viewModel = makeHost()
        chooseOptions()
        phoneTapped.send(phones[1])
        phoneTapped.send(phones[0])
        drainMainQueue()
        XCTAssertEqual(connection.invited, [phones[1]])
        XCTAssertEqual(connection.timeout, 30)
        XCTAssertEqual(rows.map(\.isInvited), [false, true])
        connection.subject.send(.connected(to: "Marko"))
        XCTAssertEqual(navigation.steps, ["landmarks 18 against Marko"])
        XCTAssertFalse(connection.isBrowsing)
        withExtendedLifetime(viewModel) {}
    }

    func testTheHostIsToldOfRefusals() {
        let viewModel = makeHost()
        chooseOptions()
        phoneTapped.send(phones[0])
        timer.advance(by: 3)
        connection.subject.send(.disconnected)
        phoneTapped.send(phones[0])
        timer.advance(by: 30)
        connection.subject.send(.disconnected)
        drainMainQueue()
        XCTAssertEqual(notices, [.declined(by: "Marko"), .unanswered(by: "Marko")])
        XCTAssertEqual(rows.map(\.isInvited), [false, false])
        withExtendedLifetime(viewModel) {}
    }

    func testLeavingTakesTheInvitationBack() {
        let viewModel = makeHost()
        chooseOptions()
        phoneTapped.send(phones[0])
        backTapped.send()
        disappeared.send()
        connection.subject.send(.connected(to: "Marko"))
        XCTAssertEqual(connection.disconnectCount, 1)
        XCTAssertEqual(navigation.steps, ["back"])
        XCTAssertFalse(connection.isBrowsing)
        withExtendedLifetime(viewModel) {}
    }

    func testTheHostHearsThatTheLocalNetworkIsRefused() {
        let viewModel = makeHost()
        connection.subject.send(.notAllowed)
        drainMainQueue()
        XCTAssertFalse(isAllowed)
        absence.send(true)
        absence.send(false)
        drainMainQueue()
        XCTAssertTrue(isAllowed)
        withExtendedLifetime(viewModel) {}
    }

    // MARK: - The background

    func testTenSecondsInTheBackgroundAreNone() {
        var absences: [Bool] = []
        BackgroundGrace.absence(timer: timer).sink { absences.append($0) }.store(in: &subscriptions)
        func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: nil) }
        post(UIApplication.didEnterBackgroundNotification)
        timer.advance(by: 9.9)
        post(UIApplication.willEnterForegroundNotification)
        timer.advance(by: 60)
        XCTAssertEqual(absences, [])
        post(UIApplication.didEnterBackgroundNotification)
        timer.advance(by: 10)
        XCTAssertEqual(absences, [true])
        post(UIApplication.willEnterForegroundNotification)
        XCTAssertEqual(absences, [true, false])
    }
}
