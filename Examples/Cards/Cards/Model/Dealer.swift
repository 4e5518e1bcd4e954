import Foundation

/// Deals the cards of a game.
struct Dealer {
    enum Arrangement: String {
        /// Anywhere on the board; cards may overlap.
        case random
        /// In rows, side by side while there is room.
        case grid
    }

    let boardSize: CGSize
    let cardSize: CGSize
    var arrangement = Arrangement.random

    /// Two cards of each pair, face down, in random order.
    func deal(_ settings: GameSettings, using source: inout some RandomNumberGenerator) -> [Card] {
        let faces = self.faces(settings, using: &source)
        let doubled = (faces + faces).shuffled(using: &source)
        return doubled.enumerated().map { index, face in
            Card(
                id: index,
                face: face,
                pattern: BackPattern(
                    kind: settings.patterns.randomElement(using: &source) ?? .circles,
                    seed: UInt64.random(in: 0...UInt64(UInt32.max), using: &source)
                ),
                origin: origin(of: index, among: doubled.count, using: &source)
            )
        }
    }

    /// One face for each pair: all different while the settings allow, then each as often as the others.
    private func faces(_ settings: GameSettings, using source: inout some RandomNumberGenerator) -> [Card.Face] {
        let all = settings.figures.flatMap { figure in
            settings.colors.map { Card.Face(figure: figure, color: $0) }
        }.shuffled(using: &source)
        return (0..<settings.pairCount).map { all[$0 % all.count] }
    }

    /// The greatest origin a card may have on the board.
    var maximumOrigin: CGPoint {
        CGPoint(x: max(boardSize.width - cardSize.width, 0), y: max(boardSize.height - cardSize.height, 0))
    }

    /// The nearest origin that keeps a card on the board.
    func clamped(_ origin: CGPoint) -> CGPoint {
        CGPoint(x: min(max(origin.x, 0), maximumOrigin.x), y: min(max(origin.y, 0), maximumOrigin.y))
    }

    private func origin(of index: Int, among count: Int, using source: inout some RandomNumberGenerator) -> CGPoint {
        switch arrangement {
        case .random:
            return .random(in: CGSize(width: maximumOrigin.x, height: maximumOrigin.y), using: &source)
        case .grid:
            return gridOrigin(of: index, among: count)
        }
    }

    /// Rows are as long as fits; where rows or columns are too many for the board, they move together.
    private func gridOrigin(of index: Int, among count: Int) -> CGPoint {
        let columns = max(Int(boardSize.width / cardSize.width), 1)
        let rows = (count + columns - 1) / columns
        func step(_ length: CGFloat, _ room: CGFloat, _ places: Int) -> CGFloat {
            places < 2 ? 0 : min(length, (room / CGFloat(places - 1)).rounded(.down))
        }
        return CGPoint(
            x: CGFloat(index % columns) * step(cardSize.width, maximumOrigin.x, columns),
            y: CGFloat(index / columns) * step(cardSize.height, maximumOrigin.y, rows)
        )
    }
}
