import Foundation

extension GameSummary {
    var localizedTitle: String {
        switch result {
        case nil: return NSLocalizedString("Congratulations!", comment: "Title of the alert after the last pair")
        case .won: return NSLocalizedString("You have won", comment: "Title of the alert after a game of two")
        case .lost: return NSLocalizedString("You have lost", comment: "Title of the alert after a game of two")
        case .drawn: return NSLocalizedString("A draw", comment: "Title of the alert after a game of two")
        }
    }

    /// Pairs and time of a game alone; the pairs of both players.
    var localizedMessage: String {
        guard let opponent else {
            return .localizedStringWithFormat(
                NSLocalizedString("%ld pairs in %@", comment: "Number of pairs, and the time it took to find them"),
                pairCount, TimeText.text(seconds: seconds)
            )
        }
        let mine = Score(name: NSLocalizedString("You", comment: "The player of this phone"), pairCount: pairCount)
        return [mine, opponent].map(\.localizedText).joined(separator: "\n")
    }
}

extension Score {
    /// As in `Ana: 5 pairs`.
    var localizedText: String {
        "\(name): " + .localizedStringWithFormat(NSLocalizedString("%ld pairs", comment: "Size of a game"), pairCount)
    }
}

extension Interruption {
    var localizedText: String {
        switch self {
        case .opponentLeft:
            return NSLocalizedString("Your opponent has left the game", comment: "The other player has quit or cannot be reached")
        case .absence:
            return NSLocalizedString("You have left the game: the app was in the background for too long", comment: "A game of two has ended")
        }
    }
}
