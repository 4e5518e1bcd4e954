import Combine
import Foundation

/// Where hosting leads to.
@MainActor
protocol HostNavigation: AnyObject {
    func startGame(_ theme: Theme, numberOfPairs: PairCount, against name: String)
    func goBack()
}

/// Looks for phones near by and invites one of them, once theme and size are chosen.
final class HostViewModel: ViewModel {
    struct Input {
        let appeared: AnyPublisher<Void, Never>
        let disappeared: AnyPublisher<Void, Never>
        let themeTapped: AnyPublisher<Theme, Never>
        let pairsTapped: AnyPublisher<PairCount, Never>
        let phoneTapped: AnyPublisher<Phone, Never>
        let backTapped: AnyPublisher<Void, Never>
    }

    struct Output {
        let theme: AnyPublisher<Theme?, Never>
        let numberOfPairs: AnyPublisher<PairCount?, Never>
        let rows: AnyPublisher<[Row], Never>
        let isAllowed: AnyPublisher<Bool, Never>
        let notice: AnyPublisher<Notice, Never>
    }

    /// A phone near by.
    struct Row: Equatable {
        let phone: Phone
        var isInvited = false
    }

    /// What the host is told.
    enum Notice: Equatable {
        case missingOptions
        case declined(by: String)
        case unanswered(by: String)
    }

    private struct Pending {
        let phone: Phone
        let time: TimeInterval
    }

    static let invitationTime: TimeInterval = 30

    private let connection: Connection
    private let world: World
    private weak var navigation: HostNavigation?
    var subscriptions = Set<AnyCancellable>()
    private var phones: [Phone] = []
    private var invitation: Pending?
    private var isShown = false

    private let theme = CurrentValueSubject<Theme?, Never>(nil)
    private let numberOfPairs = CurrentValueSubject<PairCount?, Never>(nil)
    private let rows = CurrentValueSubject<[Row], Never>([])
    private let isAllowed = CurrentValueSubject<Bool, Never>(true)
    private let notice = PassthroughSubject<Notice, Never>()

    init(connection: Connection, world: World, navigation: HostNavigation) {
        self.connection = connection
        self.world = world
        self.navigation = navigation
    }

    func transform(input: Input) -> Output {
        subscribe(to: input.appeared) { model, _ in model.appeared() }
        subscribe(to: input.disappeared) { model, _ in model.disappeared() }
        subscribe(to: input.themeTapped) { model, theme in model.theme.send(theme) }
        subscribe(to: input.pairsTapped) { model, count in model.numberOfPairs.send(count) }
        subscribe(to: input.phoneTapped) { model, phone in model.invite(phone) }
        subscribe(to: input.backTapped) { model, _ in model.goBack() }
        subscribe(to: connection.events) { model, event in model.take(event) }
        subscribe(to: world.absence) { model, isAbsent in model.follow(isAbsent: isAbsent) }
        return Output(
            theme: theme.onMainQueue(),
            numberOfPairs: numberOfPairs.onMainQueue(),
            rows: rows.removeDuplicates().onMainQueue(),
            isAllowed: isAllowed.removeDuplicates().onMainQueue(),
            notice: notice.onMainQueue()
        )
    }

    // MARK: - Finding

    private func appeared() {
        isShown = true
        isAllowed.send(true)
        connection.startBrowsing()
    }

    private func disappeared() {
        isShown = false
        connection.stopBrowsing()
        phones = []
        updateRows()
    }

    /// From the background nobody is invited; back from there, the permission may have changed.
    private func follow(isAbsent: Bool) {
        guard isShown else { return }
        guard isAbsent else { return appeared() }
        withdrawInvitation()
        disappeared()
        isShown = true
    }

    private func goBack() {
        withdrawInvitation()
        navigation?.goBack()
    }

    private func withdrawInvitation() {
        guard invitation != nil else { return }
        invitation = nil
        connection.disconnect()
        updateRows()
    }

    private func updateRows() {
        rows.send(phones.map { Row(phone: $0, isInvited: $0 == invitation?.phone) })
    }

    // MARK: - Inviting

    /// Invites a phone, one at a time: a game has two players.
    private func invite(_ phone: Phone) {
        guard invitation == nil else { return }
        guard theme.value != nil, numberOfPairs.value != nil else { return notice.send(.missingOptions) }
        invitation = Pending(phone: phone, time: world.timer.now)
        updateRows()
        connection.invite(phone, timeout: Self.invitationTime)
    }

    private func take(_ event: ConnectionEvent) {
        guard isShown else { return }
        switch event {
        case .found(let phone): phones.append(phone)
        case .lost(let phone): phones.removeAll { $0 == phone }
        case .notAllowed: isAllowed.send(false)
        case .connected: connected()
        case .disconnected: refused()
        case .invited: connection.answerInvitation(false)
        case .received: break
        }
        updateRows()
    }

    private func connected() {
        guard let phone = invitation?.phone, let theme = theme.value, let numberOfPairs = numberOfPairs.value else { return }
        invitation = nil
        isShown = false
        connection.stopBrowsing()
        navigation?.startGame(theme, numberOfPairs: numberOfPairs, against: phone.name)
    }

    /// The framework says only that nobody comes: who lets the time pass has not answered.
    private func refused() {
        guard let invitation else { return }
        self.invitation = nil
        let isExpired = world.timer.now - invitation.time > Self.invitationTime - 0.5
        notice.send(isExpired ? .unanswered(by: invitation.phone.name) : .declined(by: invitation.phone.name))
    }
}
