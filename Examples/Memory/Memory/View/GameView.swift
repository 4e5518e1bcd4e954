import UIKit

/// The board with what belongs to a game above it.
final class GameView: UIView {
    let header: ScreenHeader
    let status: GameStatusView
    private let players: PlayersView?
    let board: UICollectionView
    private let layout = UICollectionViewFlowLayout()

    /// - Parameters:
    ///   - title: Stands above a game alone; in a game of two the players do.
    ///   - canDeal: Whether there is a button for new games.
    init(title: String, isForTwo: Bool, canDeal: Bool) {
        let players = isForTwo ? PlayersView() : nil
        self.players = players
        header = players.map { ScreenHeader(titleView: $0) } ?? ScreenHeader(title: title)
        status = GameStatusView(showsFoundCount: !isForTwo, canDeal: canDeal)
        layout.minimumInteritemSpacing = BoardLayout.minimumSpacing
        layout.minimumLineSpacing = BoardLayout.lineSpacing
        board = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(frame: .zero)
        backgroundColor = UIColor(named: "Background")
        board.backgroundColor = .clear
        board.alwaysBounceVertical = false
        board.contentInsetAdjustmentBehavior = .never
        board.register(CardCell.self, forCellWithReuseIdentifier: CardCell.reuseIdentifier)
        layOut()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ standing: Standing) {
        if let players { players.show(standing) } else { status.showFoundCount(standing.foundCount) }
    }

    private func layOut() {
        for subview in [header, status, board] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
            subview.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            subview.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            status.topAnchor.constraint(equalTo: header.bottomAnchor),
            board.topAnchor.constraint(equalTo: status.bottomAnchor, constant: 4),
            board.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
        ])
    }
}
