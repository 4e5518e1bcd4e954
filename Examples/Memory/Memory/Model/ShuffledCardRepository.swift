/// Deals different pictures of a theme, each of them twice, in any order with the same probability.
final class ShuffledCardRepository: CardRepository {
    /// One source for all games, so that each deal is another.
    private var source: any RandomNumberGenerator

    init(source: any RandomNumberGenerator) {
        self.source = source
    }

    func deal(_ theme: Theme, numberOfPairs: PairCount) -> Deal {
        Deal(theme: theme, numberOfPairs: numberOfPairs, cards: Self.cards(theme, numberOfPairs, using: &source))
    }

    private static func cards(
        _ theme: Theme, _ numberOfPairs: PairCount, using source: inout some RandomNumberGenerator
    ) -> [Card] {
        let names = theme.imageNames.shuffled(using: &source).prefix(numberOfPairs.rawValue)
        return (names + names).shuffled(using: &source).map { Card(imageName: $0) }
    }
}
