/// A card on the board.
struct Card: Codable, Equatable {
    let imageName: String
    /// Whether its picture is up.
    var isFlipped = false
    /// Whether it was found with its twin. Such a card stays in its place, unseen.
    var isMatched = false
    /// Whether it is on its way off the board.
    var needsRemoving = false
    /// Whether it is on its way from one side to the other.
    var needsFlipping = false
}
