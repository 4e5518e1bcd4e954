/// The cards of a game as they lie at its beginning, row by row.
struct Deal: Codable, Equatable {
    let theme: Theme
    let numberOfPairs: PairCount
    let cards: [Card]
}
