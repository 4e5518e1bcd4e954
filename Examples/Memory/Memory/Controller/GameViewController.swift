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

    private lazy var gameView = GameView(title: viewModel.theme.localizedName)

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
        output.foundCount.sink { [weak self] in self?.gameView.status.showFoundCount($0) }.store(in: &subscriptions)
        output.seconds.sink { [weak self] in self?.gameView.status.showSeconds($0) }.store(in: &subscriptions)
        output.end.sink { [weak self] in self?.present($0) }.store(in: &subscriptions)
    }

    private func show(_ deal: Deal) {
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

    private func present(_ summary: GameSummary) {
        let alert = UIAlertController(
            title: NSLocalizedString("Congratulations!", comment: "Title of the alert after the last pair"),
            message: .localizedStringWithFormat(
                NSLocalizedString("%ld pairs in %@", comment: "Number of pairs, and the time it took to find them"),
                summary.pairCount, TimeText.text(seconds: summary.seconds)
            ),
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(
            title: NSLocalizedString("New game", comment: "Button that deals new cards"), style: .default
        ) { [weak self] _ in self?.newGameTapped.send() })
        alert.addAction(UIAlertAction(
            title: NSLocalizedString("Quit", comment: "Button that leads to the home screen"), style: .cancel
        ) { [weak self] _ in self?.quitTapped.send() })
        present(alert, animated: true)
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
