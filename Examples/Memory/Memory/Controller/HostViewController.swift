import Combine
import UIKit

/// Shows the phones near by, and invites the one that is tapped.
final class HostViewController: UIViewController {
    private let viewModel: HostViewModel
    private var subscriptions = Set<AnyCancellable>()
    private var rows: [HostViewModel.Row] = []
    private var isAllowed = true

    private let appeared = PassthroughSubject<Void, Never>()
    private let disappeared = PassthroughSubject<Void, Never>()
    private let themeTapped = PassthroughSubject<Theme, Never>()
    private let pairsTapped = PassthroughSubject<PairCount, Never>()
    private let phoneTapped = PassthroughSubject<Phone, Never>()
    private let backTapped = PassthroughSubject<Void, Never>()

    private let hostView = HostView()

    init(viewModel: HostViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        view = hostView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        hostView.table.dataSource = self
        hostView.table.delegate = self
        hostView.header.backButton.send((), to: backTapped)
        for (theme, button) in hostView.picker.themeButtons { button.send(theme, to: themeTapped) }
        for (count, button) in hostView.picker.pairsButtons { button.send(count, to: pairsTapped) }
        bind()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appeared.send()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        disappeared.send()
    }

    private func bind() {
        let output = viewModel.transform(input: HostViewModel.Input(
            appeared: appeared.eraseToAnyPublisher(),
            disappeared: disappeared.eraseToAnyPublisher(),
            themeTapped: themeTapped.eraseToAnyPublisher(),
            pairsTapped: pairsTapped.eraseToAnyPublisher(),
            phoneTapped: phoneTapped.eraseToAnyPublisher(),
            backTapped: backTapped.eraseToAnyPublisher()
        ))
        output.theme.sink { [hostView] in hostView.picker.show($0) }.store(in: &subscriptions)
        output.numberOfPairs.sink { [hostView] in hostView.picker.show($0) }.store(in: &subscriptions)
        output.rows.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
        output.isAllowed.sink { [weak self] in self?.show(isAllowed: $0) }.store(in: &subscriptions)
        output.notice.sink { [weak self] in self?.present($0) }.store(in: &subscriptions)
    }

    private func show(_ rows: [HostViewModel.Row]) {
        self.rows = rows
        hostView.table.reloadData()
    }

    private func show(isAllowed: Bool) {
        self.isAllowed = isAllowed
        hostView.table.reloadData()
    }

    private func present(_ notice: HostViewModel.Notice) {
        let alert = UIAlertController(title: Self.text(of: notice), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("OK", comment: "Button that closes an alert"), style: .default))
        present(alert, animated: true)
    }

    private static func text(of notice: HostViewModel.Notice) -> String {
        switch notice {
        case .missingOptions:
            return NSLocalizedString("Choose a theme and the number of pairs", comment: "Nobody is invited before")
        case .declined(let name):
            return .localizedStringWithFormat(
                NSLocalizedString("%@ has declined the invitation", comment: "Name of another phone"), name
            )
        case .unanswered(let name):
            return .localizedStringWithFormat(
                NSLocalizedString("%@ has not answered the invitation", comment: "Name of another phone"), name
            )
        }
    }
}

extension HostViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        NSLocalizedString("Phones near by", comment: "Above the phones that can be invited")
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        guard isAllowed else { return LocalNetwork.refusalText }
        return rows.isEmpty ? NSLocalizedString("No phones near by", comment: "The table of phones is empty") : nil
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: HostView.cellIdentifier, for: indexPath)
        let row = rows[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.image = UIImage(systemName: "iphone")
        content.text = row.phone.name
        content.secondaryText = row.isInvited ? NSLocalizedString("Invited…", comment: "State of a phone that has yet to answer") : nil
        cell.contentConfiguration = content
        cell.accessibilityIdentifier = "phone\(indexPath.row)"
        return cell
    }
}

extension HostViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        phoneTapped.send(rows[indexPath.row].phone)
    }
}
