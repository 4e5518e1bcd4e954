import UIKit

/// Three cards, fanned out: the picture of the entry screen.
final class FannedCardsView: UIView {
    private static let size = CGSize(width: 220, height: 160)

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        let cards: [UIView] = [
            makeCard(SquareShape.self, color: .purple, isFaceUp: true),
            makeCard(CircleShape.self, color: .red, isFaceUp: true),
            makeCard(CrossShape.self, color: .black, isFaceUp: false),
        ]
        for (index, card) in cards.enumerated() {
            let place = CGFloat(index - 1)
            card.center = CGPoint(x: bounds.midX + place * 58, y: bounds.midY + abs(place) * 8)
            card.transform = CGAffineTransform(rotationAngle: place * .pi / 12)
            addSubview(card)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var intrinsicContentSize: CGSize { Self.size }

    private func makeCard<Shape: FigureLayer>(_ shape: Shape.Type, color: UIColor, isFaceUp: Bool) -> UIView {
        let card = CardView<Shape>(
            frame: CGRect(x: 0, y: 0, width: 80, height: 120),
            color: color,
            pattern: BackPattern(kind: .circles, seed: 5)
        )
        card.isFaceUp = isFaceUp
        return card
    }
}
