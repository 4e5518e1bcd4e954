import UIKit

/// The gallery's cards: red circles.
@MainActor
enum GalleryCards {
    static let size = CGSize(width: 120, height: 150)

    /// - Parameter number: From 0; each has another back.
    static func makeCard(_ number: Int = 0, x: CGFloat = 0, y: CGFloat = 0) -> CardView<CircleShape> {
        let card = CardView<CircleShape>(
            frame: CGRect(origin: CGPoint(x: x, y: y), size: size),
            color: .red,
            pattern: BackPattern(kind: .circles, seed: UInt64(number + 1))
        )
        card.isAccessibilityElement = true
        card.accessibilityTraits = .button
        card.accessibilityIdentifier = "card\(number)"
        card.accessibilityLabel = .localizedStringWithFormat(
            NSLocalizedString("Card %ld", comment: "Name of a card"), number + 1
        )
        describeSide(of: card)
        return card
    }

    /// Turns a card over and says so.
    static func flip(_ card: any FlippableCard, completion: ((any FlippableCard) -> Void)? = nil) {
        card.flip(completion: completion)
        describeSide(of: card)
    }

    static func describeSide(of card: any FlippableCard) {
        card.accessibilityValue = card.isFaceUp
            ? NSLocalizedString("face up", comment: "State of a card")
            : NSLocalizedString("face down", comment: "State of a card")
    }
}
