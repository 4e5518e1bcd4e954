import Combine
import Foundation

/// Where waiting for an invitation leads to.
@MainActor
protocol JoinNavigation: AnyObject {
    func showHost()
    func startGame(_ deal: Deal, against name: String)
    func goBack()
}

/// Waits to be invited: the phone can be found while the screen is shown.
final class JoinViewModel: ViewModel {
    struct Input {
        let appeared: AnyPublisher<Void, Never>
        let disappeared: AnyPublisher<Void, Never>
        let invitationAnswered: AnyPublisher<Bool, Never>
        let hostTapped: AnyPublisher<Void, Never>
        let backTapped: AnyPublisher<Void, Never>
    }

    struct Output {
        let state: AnyPublisher<State, Never>
    }

    enum State: Equatable {
        case waiting
        /// Another phone asks to play.
        case invited(by: String)
        /// The invitation was accepted; the cards are on their way.
        case connecting(to: String)
        /// The local network is refused to the app.
        case notAllowed
    }

    /// How long an invitation is shown: as long as it runs.
    static let invitationTime: TimeInterval = 30

    let phoneName: String
    private let connection: Connection
    private let world: World
    private weak var navigation: JoinNavigation?
    var subscriptions = Set<AnyCancellable>()
    private var expiration: AnyCancellable?
    private var isShown = false
    private let state = CurrentValueSubject<State, Never>(.waiting)

    init(connection: Connection, world: World, navigation: JoinNavigation) {
        self.connection = connection
        self.world = world
        self.navigation = navigation
        phoneName = connection.name
    }

    func transform(input: Input) -> Output {
        subscribe(to: input.appeared) { model, _ in model.appeared() }
        subscribe(to: input.disappeared) { model, _ in model.disappeared() }
        subscribe(to: input.invitationAnswered) { model, accepts in model.answer(accepts) }
        subscribe(to: input.hostTapped) { model, _ in model.leave { $0.showHost() } }
        subscribe(to: input.backTapped) { model, _ in model.leave { $0.goBack() } }
        subscribe(to: connection.events) { model, event in model.take(event) }
        subscribe(to: world.absence) { model, isAbsent in model.follow(isAbsent: isAbsent) }
        return Output(state: state.removeDuplicates().onMainQueue())
    }

    // MARK: - Being found

    private func appeared() {
        isShown = true
        state.send(.waiting)
        connection.startAdvertising()
    }

    private func disappeared() {
        isShown = false
        connection.stopAdvertising()
    }

    /// What is begun ends with the screen.
    private func leave(_ go: (JoinNavigation) -> Void) {
        expiration = nil
        connection.disconnect()
        if let navigation { go(navigation) }
    }

    /// Nobody can answer from the background; back from there, the permission may have changed.
    private func follow(isAbsent: Bool) {
        guard isShown else { return }
        guard isAbsent else { return appeared() }
        expiration = nil
        connection.disconnect()
        connection.stopAdvertising()
        state.send(.waiting)
    }

    // MARK: - Being invited

    private func take(_ event: ConnectionEvent) {
        guard isShown else { return }
        switch event {
        case .invited(let name): beInvited(by: name)
        case .disconnected: state.send(.waiting)
        case .notAllowed: state.send(.notAllowed)
        case .received(let data): receive(data)
        case .found, .lost, .connected: break
        }
    }

    private func beInvited(by name: String) {
        state.send(.invited(by: name))
        expiration = world.timer.after(Self.invitationTime).sink { [weak self] in self?.answer(false) }
    }

    private func answer(_ accepts: Bool) {
        guard case .invited(let name) = state.value else { return }
        expiration = nil
        state.send(accepts ? .connecting(to: name) : .waiting)
        connection.answerInvitation(accepts)
    }

    private func receive(_ data: Data) {
        guard case .connecting(let name) = state.value, case .deal(let deal) = GameMessage(data) else { return }
        isShown = false
        connection.stopAdvertising()
        navigation?.startGame(deal, against: name)
    }
}
