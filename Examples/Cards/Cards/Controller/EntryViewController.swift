import UIKit

/// The screen the app begins with.
final class EntryViewController: UIViewController {
    private let world: World
    private lazy var continueButton = makeButton(
        title: NSLocalizedString("Continue game", comment: "Button of the entry screen"),
        identifier: "continue",
        isProminent: false
    ) { [weak self] in self?.continueGame() }

    init(world: World) {
        self.world = world
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        layOut(makeTitle(), makeButtons())
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        continueButton.isHidden = world.games.load() == nil
    }

    // MARK: - Actions

    private func startGame() {
        showGame(nil)
    }

    private func continueGame() {
        guard let state = world.games.load() else {
            continueButton.isHidden = true
            return
        }
        showGame(PairsGame(state: state))
    }

    private func showGame(_ game: PairsGame?) {
        let controller = GameViewController(world: world, game: game)
        controller.modalPresentationStyle = .fullScreen
        controller.modalTransitionStyle = .crossDissolve
        present(controller, animated: true)
    }

    private func showSettings() {
        let settings = SettingsViewController(store: world.settings)
        present(UINavigationController(rootViewController: settings), animated: true)
    }

    // MARK: - Views

    private func makeTitle() -> UIView {
        let label = UILabel()
        label.text = NSLocalizedString("Cards", comment: "Name of the game")
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.accessibilityTraits = .header
        let stack = UIStackView(arrangedSubviews: [FannedCardsView(), label])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 24
        return stack
    }

    private func makeButtons() -> UIView {
        let newButton = makeButton(
            title: NSLocalizedString("New game", comment: "Button that begins a new game"),
            identifier: "new",
            isProminent: true
        ) { [weak self] in self?.startGame() }
        let settingsButton = makeButton(
            title: NSLocalizedString("Settings", comment: "Button and title of the settings"),
            identifier: "settings",
            isProminent: false
        ) { [weak self] in self?.showSettings() }
        let stack = UIStackView(arrangedSubviews: [newButton, continueButton, settingsButton])
        stack.axis = .vertical
        stack.spacing = 16
        return stack
    }

    private func makeButton(title: String, identifier: String, isProminent: Bool, action: @escaping () -> Void) -> UIButton {
        var configuration: UIButton.Configuration = isProminent ? .filled() : .tinted()
        if isProminent { configuration.baseForegroundColor = .systemBackground }
        configuration.title = title
        configuration.buttonSize = .large
        configuration.cornerStyle = .large
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
        button.accessibilityIdentifier = identifier
        return button
    }

    private func layOut(_ title: UIView, _ buttons: UIView) {
        let stack = UIStackView(arrangedSubviews: [title, buttons])
        stack.axis = .vertical
        stack.spacing = 48
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let width = stack.widthAnchor.constraint(equalToConstant: 320)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            stack.leadingAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 24),
            width,
        ])
    }
}
