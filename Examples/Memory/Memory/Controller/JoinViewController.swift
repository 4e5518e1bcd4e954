import Combine
import UIKit

/// Waits for an invitation, and asks what to answer.
final class JoinViewController: UIViewController {
    private let viewModel: JoinViewModel
    private var subscriptions = Set<AnyCancellable>()

    private let appeared = PassthroughSubject<Void, Never>()
    private let disappeared = PassthroughSubject<Void, Never>()
    private let invitationAnswered = PassthroughSubject<Bool, Never>()
    private let hostTapped = PassthroughSubject<Void, Never>()
    private let backTapped = PassthroughSubject<Void, Never>()

    private lazy var joinView = JoinView(phoneName: viewModel.phoneName)
    private weak var invitation: UIAlertController?

    init(viewModel: JoinViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        view = joinView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        joinView.header.backButton.send((), to: backTapped)
        joinView.hostButton.send((), to: hostTapped)
        viewModel.transform(input: JoinViewModel.Input(
            appeared: appeared.eraseToAnyPublisher(),
            disappeared: disappeared.eraseToAnyPublisher(),
            invitationAnswered: invitationAnswered.eraseToAnyPublisher(),
            hostTapped: hostTapped.eraseToAnyPublisher(),
            backTapped: backTapped.eraseToAnyPublisher()
        )).state
            .sink { [weak self] in self?.show($0) }
            .store(in: &subscriptions)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appeared.send()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        disappeared.send()
    }

    private func show(_ state: JoinViewModel.State) {
        switch state {
        case .waiting, .invited:
            joinView.show(NSLocalizedString("Waiting for an invitation…", comment: "State of a phone that can be found"), isWaiting: true)
        case .connecting(let name):
            let format = NSLocalizedString("Connecting to %@…", comment: "The invitation of another phone was accepted")
            joinView.show(.localizedStringWithFormat(format, name), isWaiting: true)
        case .notAllowed:
            joinView.show(LocalNetwork.refusalText, isWaiting: false)
        }
        if case .invited(let name) = state {
            ask(name)
        } else {
            // The invitation has been answered, or its time is up.
            invitation?.dismiss(animated: true)
        }
    }

    private func ask(_ name: String) {
        let alert = UIAlertController(
            title: .localizedStringWithFormat(NSLocalizedString("%@ invites you to a game", comment: "Name of another phone"), name),
            message: nil,
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(
            title: NSLocalizedString("Decline", comment: "Button that refuses an invitation"), style: .cancel
        ) { [weak self] _ in self?.invitationAnswered.send(false) })
        let accept = UIAlertAction(
            title: NSLocalizedString("Accept", comment: "Button that accepts an invitation"), style: .default
        ) { [weak self] _ in self?.invitationAnswered.send(true) }
        alert.addAction(accept)
        alert.preferredAction = accept
        invitation = alert
        present(alert, animated: true)
    }
}
