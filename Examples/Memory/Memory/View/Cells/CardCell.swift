import UIKit

/// A card: two image views on the same place, of which one is seen.
final class CardCell: UICollectionViewCell {
    static let reuseIdentifier = "CardCell"

    private let back = UIImageView(image: UIImage(named: "CardBack"))
    private let front = UIImageView()
    private var index = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        back.contentMode = .scaleAspectFill
        front.contentMode = .scaleAspectFit
        front.backgroundColor = .white
        front.layer.borderColor = UIColor(named: "CardEdge")?.cgColor
        front.layer.borderWidth = 1
        for side in [back, front] {
            side.frame = contentView.bounds
            side.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            side.clipsToBounds = true
            contentView.addSubview(side)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for side in [back, front] { side.layer.cornerRadius = bounds.width / 9 }
    }

    // MARK: - Showing cards

    /// Shows the card as it lies.
    func show(_ card: Card, at index: Int) {
        self.index = index
        accessibilityLabel = .localizedStringWithFormat(NSLocalizedString("Card %ld", comment: "Name of a card"), index + 1)
        front.image = UIImage(named: card.imageName)
        front.alpha = 1
        front.isHidden = !card.isFlipped || card.isMatched
        back.isHidden = card.isFlipped || card.isMatched
        updateAccessibility(card)
    }

    /// Turns the card or takes it off the board, and calls the handler at the end.
    func animate(_ card: Card, completion: @escaping () -> Void) {
        updateAccessibility(card)
        if card.needsRemoving {
            remove(completion: completion)
        } else if card.needsFlipping {
            flip(isFaceUp: card.isFlipped, completion: completion)
        } else {
            completion()
        }
    }

    private func flip(isFaceUp: Bool, completion: @escaping () -> Void) {
        UIView.transition(
            from: isFaceUp ? back : front,
            to: isFaceUp ? front : back,
            duration: 0.3,
            options: [isFaceUp ? .transitionFlipFromLeft : .transitionFlipFromRight, .showHideTransitionViews]
        ) { _ in completion() }
    }

    private func remove(completion: @escaping () -> Void) {
        back.isHidden = true
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
            self.front.alpha = 0
        } completion: { _ in completion() }
    }

    private func updateAccessibility(_ card: Card) {
        // The place of a card that is gone is no element.
        isAccessibilityElement = !card.isMatched
        accessibilityIdentifier = card.isMatched ? nil : "card\(index)"
        accessibilityValue = card.isFlipped ? card.localizedPictureName : NSLocalizedString("face down", comment: "State of a card")
    }
}
