import UIKit

/// Makes the views of cards.
@MainActor
enum CardViewFactory {
    static let cardSize = CGSize(width: 80, height: 120)

    static func makeView(for card: Card) -> any FlippableCard {
        switch card.face.figure {
        case .circle: return makeView(for: card, of: CircleShape.self)
        case .ring: return makeView(for: card, of: RingShape.self)
        case .square: return makeView(for: card, of: SquareShape.self)
        case .cross: return makeView(for: card, of: CrossShape.self)
        case .filled: return makeView(for: card, of: FilledShape.self)
        }
    }

    private static func makeView<Shape: FigureLayer>(for card: Card, of shape: Shape.Type) -> any FlippableCard {
        let view = CardView<Shape>(
            frame: CGRect(origin: card.origin, size: cardSize),
            color: .color(of: card.face.color),
            pattern: card.pattern
        )
        view.isFaceUp = card.isFaceUp
        view.isAccessibilityElement = true
        view.accessibilityTraits = .button
        view.accessibilityIdentifier = "card\(card.id)"
        view.accessibilityLabel = .localizedStringWithFormat(
            NSLocalizedString("Card %ld", comment: "Name of a card"), card.id + 1
        )
        updateAccessibility(of: view, for: card)
        return view
    }

    /// Says which side is up.
    static func updateAccessibility(of view: UIView, for card: Card) {
        guard card.isFaceUp else {
            view.accessibilityValue = NSLocalizedString("face down", comment: "State of a card")
            return
        }
        view.accessibilityValue = .localizedStringWithFormat(
            NSLocalizedString("%@, %@", comment: "Figure and color of a card"),
            card.face.figure.localizedName, card.face.color.localizedName
        )
    }
}
