import Combine
import UIKit

/// The board: shows what the view model says, and tells it what is tapped.
final class GameViewController: UIViewController {
    private let viewModel: GameViewModel
    private var subscriptions = Set<AnyCancellable>()
    private var cards: [Card] = []
    private var columnCount = PairCount.eight.columnCount

    private let boardAppeared = PassthroughSubject<Void, Never>()
    private let cardTapped = PassthroughSubject<Int, Never>()
    private let boardSettled = PassthroughSubject<Void, Never>()
    private let newGameTapped = PassthroughSubject<Void, Never>()
    private let backTapped = PassthroughSubject<Void, Never>()
    private let quitTapped = PassthroughSubject<Void, Never>()

    /// Tells of the end of a game.
    private weak var ending: UIAlertController?
    private lazy var gameView = GameView(
        title: viewModel.theme.localizedName, isForTwo: viewModel.isForTwo, canDeal: viewModel.canDeal
    )

    init(viewModel: GameViewModel) {
        self.viewModel = viewModel
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
        gameView.board.dataSource = self
        gameView.board.delegate = self
        gameView.header.backButton.send((), to: backTapped)
        gameView.status.newGameButton.send((), to: newGameTapped)
        gameView.status.quitButton.send((), to: quitTapped)
        bind()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        boardAppeared.send()
    }

    // MARK: - Binding

    private func bind() {
        let output = viewModel.transform(input: GameViewModel.Input(
            boardAppeared: boardAppeared.eraseToAnyPublisher(),
            cardTapped: cardTapped.eraseToAnyPublisher(),
            boardSettled: boardSettled.eraseToAnyPublisher(),
            newGameTapped: newGameTapped.eraseToAnyPublisher(),
            backTapped: backTapped.eraseToAnyPublisher(),
            quitTapped: quitTapped.eraseToAnyPublisher()
        ))
        output.deal.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
        output.changes.sink { [weak self] in self?.animate($0) }.store(in: &subscriptions)
        output.standing.sink { [weak self] in self?.gameView.show($0) }.store(in: &subscriptions)
        output.seconds.sink { [weak self] in self?.gameView.status.showSeconds($0) }.store(in: &subscriptions)
        output.end.sink { [weak self] in self?.present($0) }.store(in: &subscriptions)
        output.interruption.sink { [weak self] in self?.present($0) }.store(in: &subscriptions)
    }

    private func show(_ deal: Deal) {
        // The other player may deal while the end of the last game is still told of.
        ending?.dismiss(animated: true)
        cards = deal.cards
        columnCount = deal.numberOfPairs.columnCount
        gameView.board.reloadData()
    }

    /// Cards out of sight change without animation.
    private func animate(_ changes: [Int: Card]) {
        let group = DispatchGroup()
        for (index, card) in changes where cards.indices.contains(index) {
            cards[index] = card
            guard let cell = gameView.board.cellForItem(at: IndexPath(item: index, section: 0)) as? CardCell else { continue }
            group.enter()
            cell.animate(card) { group.leave() }
        }
        group.notify(queue: .main) { [weak self] in self?.boardSettled.send() }
    }

    // MARK: - Alerts

    private func present(_ summary: GameSummary) {
        let alert = UIAlertController(title: summary.localizedTitle, message: summary.localizedMessage, preferredStyle: .alert)
        if viewModel.canDeal {
            alert.addAction(UIAlertAction(
                title: NSLocalizedString("New game", comment: "Button that deals new cards"), style: .default
            ) { [weak self] _ in self?.newGameTapped.send() })
        }
        alert.addAction(UIAlertAction(
            title: NSLocalizedString("Quit", comment: "Button that leads to the home screen"), style: .cancel
        ) { [weak self] _ in self?.quitTapped.send() })
        ending = alert
        present(alert, animated: true)
    }

    private func present(_ interruption: Interruption) {
        let alert = UIAlertController(title: interruption.localizedText, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(
            title: NSLocalizedString("OK", comment: "Button that closes an alert"), style: .default
        ) { [weak self] _ in self?.quitTapped.send() })
        guard let ending else { return present(alert, animated: true) }
        ending.dismiss(animated: true) { [weak self] in self?.present(alert, animated: true) }
    }
}

extension GameViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        cards.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: CardCell.reuseIdentifier, for: indexPath)
        (cell as? CardCell)?.show(cards[indexPath.item], at: indexPath.item)
        return cell
    }
}

extension GameViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        BoardLayout.itemSize(columnCount: columnCount, screenWidth: view.bounds.width)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        BoardLayout.insets(columnCount: columnCount, screenWidth: view.bounds.width, boardHeight: collectionView.bounds.height)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        cardTapped.send(indexPath.item)
    }
}
