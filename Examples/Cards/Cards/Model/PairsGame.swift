import Foundation

/// The rules of the game: which cards a tap turns, which leave, and what is counted.
///
/// The board says when a flip or a fade it shows has ended. Which cards are open is not part of the state: a game that is continued begins
/// with none.
final class PairsGame {
    /// What follows from the end of a flip. Cards are named from back to front.
    enum Outcome: Equatable {
        case nothing
        /// These cards are equal and have left the game.
        case match([Card.ID])
        /// These cards are different and turn back.
        case mismatch([Card.ID])
    }

    /// What has become of the cards opened by taps.
    private enum Turn: Equatable {
        case free
        case open(Card.ID)
        /// Two cards are open; these of them are still being turned.
        case comparing(Set<Card.ID>, turning: Set<Card.ID>)
        /// Different cards are being turned back.
        case closing(Set<Card.ID>)
        /// Equal cards are fading out.
        case leaving
    }

    private(set) var state: GameState
    private var turn = Turn.free
    /// Cards whose flip is under way.
    private var flipping: Set<Card.ID> = []

    init(state: GameState) {
        self.state = state
    }

    var isEnded: Bool { state.cards.isEmpty }

    // MARK: - Actions

    /// Whether the card turns over by a tap; if so, it is counted.
    func tap(_ id: Card.ID) -> Bool {
        guard !state.isRevealed, let card = state.cards.first(where: { $0.id == id }) else { return false }
        switch turn {
        case .free where card.isFaceUp:
            break
        case .free:
            turn = .open(id)
        case .open(id):
            turn = .free
        case .open where card.isFaceUp:
            break
        case .open(let other):
            turn = .comparing([other, id], turning: flipping.intersection([other]).union([id]))
        case .comparing, .closing, .leaving:
            return false
        }
        state.flipCount += 1
        toggle([id])
        return true
    }

    /// The cards that turn over by «Flip all», from back to front. It forgets the open ones.
    func flipAll() -> [Card.ID] {
        guard !isEnded else { return [] }
        turn = .free
        let down = state.cards.filter { !$0.isFaceUp }
        let turned = (down.isEmpty ? state.cards : down).map(\.id)
        state.isRevealed = !down.isEmpty
        state.flipCount += 1
        toggle(turned)
        return turned
    }

    /// Puts a card somewhere else.
    func move(_ id: Card.ID, to origin: CGPoint) {
        guard let index = state.cards.firstIndex(where: { $0.id == id }) else { return }
        state.cards[index].origin = origin
    }

    // MARK: - Ends of animations

    /// A card has turned over: it comes to the front, and two open ones are compared.
    func flipDidEnd(_ id: Card.ID) -> Outcome {
        guard bringToFront(id) else { return .nothing }
        flipping.remove(id)
        switch turn {
        case .comparing(let pair, var turning):
            turning.remove(id)
            turn = .comparing(pair, turning: turning)
            return turning.isEmpty ? compare(pair) : .nothing
        case .closing(var cards):
            cards.remove(id)
            turn = cards.isEmpty ? .free : .closing(cards)
            return .nothing
        case .free, .open, .leaving:
            return .nothing
        }
    }

    /// Equal cards have faded out: the next ones may be tapped.
    func fadeDidEnd() {
        if turn == .leaving { turn = .free }
    }

    private func compare(_ pair: Set<Card.ID>) -> Outcome {
        let cards = state.cards.filter { pair.contains($0.id) }
        let ids = cards.map(\.id)
        guard Set(cards.map(\.face)).count == 1 else {
            turn = .closing(pair)
            toggle(ids)
            return .mismatch(ids)
        }
        turn = .leaving
        state.cards.removeAll { pair.contains($0.id) }
        return .match(ids)
    }

    private func toggle(_ ids: [Card.ID]) {
        flipping.formUnion(ids)
        for index in state.cards.indices where ids.contains(state.cards[index].id) {
            state.cards[index].isFaceUp.toggle()
        }
    }

    private func bringToFront(_ id: Card.ID) -> Bool {
        guard let index = state.cards.firstIndex(where: { $0.id == id }) else { return false }
        state.cards.append(state.cards.remove(at: index))
        return true
    }
}
