/// The cards of a game as they lie at its beginning, row by row.
struct Deal: Codable, Equatable {
    let theme: Theme
    let numberOfPairs: PairCount
    let cards: [Card]

    /// Whether a game can be played with it: all cards lie closed, and there are two of each of the right number of the theme's pictures.
    /// A deal that another phone sent may be anything.
    var isPlayable: Bool {
        let counts = Dictionary(grouping: cards, by: \.imageName).mapValues(\.count)
        return counts.count == numberOfPairs.rawValue
            && counts.values.allSatisfy { $0 == 2 }
            && Set(counts.keys).isSubset(of: theme.imageNames)
            && cards.allSatisfy { $0 == Card(imageName: $0.imageName) }
    }
}
