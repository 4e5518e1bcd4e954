import Foundation

/// A card on the board.
struct Card: Codable, Identifiable, Equatable {
    /// What two cards of a pair have in common.
    struct Face: Codable, Hashable {
        let figure: Figure
        let color: CardColor
    }

    let id: Int
    let face: Face
    let pattern: BackPattern
    /// The upper left corner, in the board's coordinates.
    var origin: CGPoint
    var isFaceUp = false
}
