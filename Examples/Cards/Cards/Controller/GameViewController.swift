import UIKit

/// The board with its buttons, laid out by frames.
final class GameViewController: UIViewController {
    private let world: World
    private var game: PairsGame?
    private var cardViews: [Card.ID: any FlippableCard] = [:]
    private var hasBegun = false

    private let gameView = GameView()
    private let dragger = CardDragger()

    /// - Parameter game: The game to go on with; nil deals a new one.
    init(world: World, game: PairsGame?) {
        self.world = world
        self.game = game
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        view = gameView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        gameView.startButton.addTarget(self, action: #selector(startGame), for: .touchUpInside)
        gameView.menuButton.addTarget(self, action: #selector(showMenu), for: .touchUpInside)
        gameView.flipAllButton.addTarget(self, action: #selector(flipAll), for: .touchUpInside)
        dragger.onTap = { [weak self] in self?.tap($0) }
        dragger.onMove = { [weak self] in self?.move($0) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !hasBegun, view.window != nil else { return }
        // Cards can only be dealt on a board whose size is known.
        hasBegun = true
        gameView.layoutIfNeeded()
        if let game {
            show(game)
        } else {
            startGame()
        }
    }

    // MARK: - Games

    @objc private func startGame() {
        let game = world.deal(boardSize: gameView.board.bounds.size, cardSize: CardViewFactory.cardSize)
        show(game)
        save()
    }

    /// Puts a game's cards on the board. The views of the game before go, so what they still announce concerns nobody.
    private func show(_ game: PairsGame) {
        for view in cardViews.values { view.removeFromSuperview() }
        cardViews = [:]
        self.game = game
        for card in game.state.cards {
            let view = CardViewFactory.makeView(for: card)
            view.touchDelegate = dragger
            cardViews[card.id] = view
            gameView.board.addSubview(view)
        }
        updateCounter()
    }

    private func leave() {
        game = nil
        presentingViewController?.dismiss(animated: true)
    }

    // MARK: - Actions

    private func tap(_ cardView: any FlippableCard) {
        guard let game, let id = id(of: cardView), game.tap(id) else { return }
        flip([id], in: game)
        updateCounter()
        save()
    }

    private func move(_ cardView: any FlippableCard) {
        guard let game, let id = id(of: cardView) else { return }
        game.move(id, to: cardView.frame.origin)
        save()
    }

    @objc private func flipAll() {
        guard let game else { return }
        flip(game.flipAll(), in: game)
        updateCounter()
        save()
    }

    @objc private func showMenu() {
        let isPad = traitCollection.userInterfaceIdiom == .pad
        let menu = UIAlertController(
            title: isPad ? gameView.menuButton.accessibilityLabel : nil,
            message: nil,
            preferredStyle: isPad ? .alert : .actionSheet
        )
        menu.addAction(UIAlertAction(
            title: NSLocalizedString("Settings", comment: "Button and title of the settings"), style: .default
        ) { [weak self] _ in self?.showSettings() })
        menu.addAction(UIAlertAction(
            title: NSLocalizedString("To menu", comment: "Action that leads back to the entry screen"), style: .default
        ) { [weak self] _ in self?.leave() })
        menu.addAction(UIAlertAction(
            title: NSLocalizedString("Cancel", comment: "Action that closes a menu"), style: .cancel
        ))
        present(menu, animated: true)
    }

    private func showSettings() {
        let settings = SettingsViewController(store: world.settings)
        present(UINavigationController(rootViewController: settings), animated: true)
    }

    // MARK: - Turning over and leaving

    private func flip(_ ids: [Card.ID], in game: PairsGame) {
        for card in game.state.cards where ids.contains(card.id) {
            guard let view = cardViews[card.id] else { continue }
            CardViewFactory.updateAccessibility(of: view, for: card)
            view.flip { [weak self] view in
                guard let self, self.game === game else { return }
                self.flipDidEnd(of: view, card.id, in: game)
            }
        }
    }

    private func flipDidEnd(of view: any FlippableCard, _ id: Card.ID, in game: PairsGame) {
        let outcome = game.flipDidEnd(id)
        view.superview?.bringSubviewToFront(view)
        switch outcome {
        case .nothing:
            break
        case .mismatch(let ids):
            flip(ids, in: game)
        case .match(let ids):
            fadeOut(ids, in: game)
        }
        save()
    }

    private func fadeOut(_ ids: [Card.ID], in game: PairsGame) {
        let views = ids.compactMap { cardViews.removeValue(forKey: $0) }
        UIView.animate(withDuration: 0.3) {
            for view in views { view.alpha = 0 }
        } completion: { [weak self] _ in
            for view in views { view.removeFromSuperview() }
            guard let self, self.game === game else { return }
            game.fadeDidEnd()
            if game.isEnded { self.presentGameOver() }
        }
    }

    private func presentGameOver() {
        let alert = UIAlertController(
            title: NSLocalizedString("Game over", comment: "Title of the alert after the last pair"),
            message: .localizedStringWithFormat(
                NSLocalizedString("All pairs found. Flips: %ld", comment: "Message after the last pair"),
                game?.state.flipCount ?? 0
            ),
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(
            title: NSLocalizedString("New game", comment: "Button that begins a new game"), style: .default
        ) { [weak self] _ in self?.startGame() })
        alert.addAction(UIAlertAction(
            title: NSLocalizedString("To menu", comment: "Action that leads back to the entry screen"), style: .cancel
        ) { [weak self] _ in self?.leave() })
        present(alert, animated: true)
    }

    // MARK: - State

    private func id(of cardView: any FlippableCard) -> Card.ID? {
        cardViews.first { $0.value === cardView }?.key
    }

    private func updateCounter() {
        gameView.flipCount = game?.state.flipCount ?? 0
    }

    /// Keeps the game as it is now. A full disk must not stop the game, so a failure only means that it cannot be continued.
    private func save() {
        guard let game else { return }
        if game.isEnded {
            world.games.delete()
        } else {
            try? world.games.save(game.state)
        }
    }
}
