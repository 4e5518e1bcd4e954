/// The rules: which cards may be turned, and what becomes of two open ones.
struct MemoryGame: Equatable {
    /// What a tap leads to.
    enum Turn: Equatable {
        case first
        /// The board is locked until `resolve` and `settle`.
        case second
    }

    let theme: Theme
    let numberOfPairs: PairCount
    private(set) var cards: [Card]
    private(set) var foundCount = 0
    /// While it is true taps do nothing.
    private(set) var isLocked = false

    init(_ deal: Deal) {
        theme = deal.theme
        numberOfPairs = deal.numberOfPairs
        cards = deal.cards
    }

    var isEnded: Bool {
        foundCount == numberOfPairs.rawValue
    }

    /// The cards that lie open, in the order of their places.
    private var openIndices: [Int] {
        cards.indices.filter { cards[$0].isFlipped && !cards[$0].isMatched }
    }

    /// Turns a closed card.
    ///
    /// - Returns: Which of the two cards of a turn it is, or nil where the tap does nothing: on a locked board, outside of it, and on open
    ///   or found cards.
    mutating func tap(_ index: Int) -> Turn? {
        guard !isLocked, cards.indices.contains(index), !cards[index].isFlipped, !cards[index].isMatched else { return nil }
        cards[index].isFlipped = true
        cards[index].needsFlipping = true
        isLocked = openIndices.count == 2
        return isLocked ? .second : .first
    }

    /// Compares the two open cards: equal ones are found and leave the board, different ones turn back.
    ///
    /// - Returns: The places of both.
    mutating func resolve() -> [Int] {
        let indices = openIndices
        guard isLocked, indices.count == 2 else { return [] }
        let isMatch = cards[indices[0]].imageName == cards[indices[1]].imageName
        if isMatch { foundCount += 1 }
        for index in indices {
            cards[index].isMatched = isMatch
            cards[index].needsRemoving = isMatch
            cards[index].isFlipped = isMatch
            cards[index].needsFlipping = !isMatch
        }
        return indices
    }

    /// Notes that what was on its way has arrived. The board is unlocked when two open cards have been resolved.
    mutating func settle() {
        for index in cards.indices {
            cards[index].needsFlipping = false
            cards[index].needsRemoving = false
        }
        isLocked = openIndices.count == 2
    }
}
