import UIKit

/// Moves the cards of a board with the finger and tells drags from taps.
@MainActor
final class CardDragger: CardTouchDelegate {
    /// A finger's way: where in the card it lies and where the card was before.
    private struct Drag {
        let grip: CGPoint
        let start: CGPoint
    }

    /// Called for a touch that ended with the card where it began.
    var onTap: ((any FlippableCard) -> Void)?
    /// Called when a card has been put somewhere else.
    var onMove: ((any FlippableCard) -> Void)?

    private var drags: [ObjectIdentifier: Drag] = [:]

    func card(_ card: any FlippableCard, touchBegan touch: UITouch) {
        let location = touch.location(in: card.superview)
        let start = card.frame.origin
        let grip = CGPoint(x: location.x - start.x, y: location.y - start.y)
        drags[ObjectIdentifier(card)] = Drag(grip: grip, start: start)
    }

    func card(_ card: any FlippableCard, touchMoved touch: UITouch) {
        guard let drag = drags[ObjectIdentifier(card)], let board = card.superview else { return }
        let location = touch.location(in: board)
        let dealer = Dealer(boardSize: board.bounds.size, cardSize: card.bounds.size)
        card.frame.origin = dealer.clamped(CGPoint(x: location.x - drag.grip.x, y: location.y - drag.grip.y))
    }

    func card(_ card: any FlippableCard, touchEnded touch: UITouch) {
        finish(card)
    }

    /// An interruption leaves the card where it is; it is no tap.
    func card(_ card: any FlippableCard, touchCancelled touch: UITouch) {
        guard let drag = drags.removeValue(forKey: ObjectIdentifier(card)), drag.start != card.frame.origin else { return }
        onMove?(card)
    }

    private func finish(_ card: any FlippableCard) {
        guard let drag = drags.removeValue(forKey: ObjectIdentifier(card)) else { return }
        if drag.start == card.frame.origin {
            onTap?(card)
        } else {
            onMove?(card)
        }
    }
}
