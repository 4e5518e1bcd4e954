import UIKit

/// Moves cards with the finger.
@MainActor
final class CardMover: CardTouchDelegate {
    /// What happens to a card that is let go.
    enum Release {
        case stay
        /// It glides back to where the touch began, and may turn upside down on the way.
        case glideBack(isTurning: Bool)
        /// It flips, and then may come to the front.
        case flip(comesToFront: Bool)
        /// It flips if it was only tapped.
        case flipAfterTap
    }

    /// A finger's way: where it lies from the card's center and where that was before.
    private struct Drag {
        let grip: CGVector
        let start: CGPoint
    }

    var release = Release.stay
    private var drags: [ObjectIdentifier: Drag] = [:]

    func card(_ card: any FlippableCard, touchBegan touch: UITouch) {
        let location = touch.location(in: card.superview)
        let grip = CGVector(dx: location.x - card.center.x, dy: location.y - card.center.y)
        drags[ObjectIdentifier(card)] = Drag(grip: grip, start: card.center)
    }

    func card(_ card: any FlippableCard, touchMoved touch: UITouch) {
        guard let drag = drags[ObjectIdentifier(card)] else { return }
        let location = touch.location(in: card.superview)
        card.center = CGPoint(x: location.x - drag.grip.dx, y: location.y - drag.grip.dy)
    }

    func card(_ card: any FlippableCard, touchEnded touch: UITouch) {
        guard let drag = drags.removeValue(forKey: ObjectIdentifier(card)) else { return }
        switch release {
        case .stay:
            break
        case .glideBack(let isTurning):
            glide(card, to: drag.start, isTurning: isTurning)
        case .flip(let comesToFront):
            GalleryCards.flip(card) { if comesToFront { $0.superview?.bringSubviewToFront($0) } }
        case .flipAfterTap:
            if drag.start == card.center { GalleryCards.flip(card) { $0.superview?.bringSubviewToFront($0) } }
        }
    }

    func card(_ card: any FlippableCard, touchCancelled touch: UITouch) {
        drags[ObjectIdentifier(card)] = nil
    }

    private func glide(_ card: UIView, to center: CGPoint, isTurning: Bool) {
        UIView.animate(withDuration: 0.5) {
            card.center = center
            if isTurning { card.transform = card.transform.isIdentity ? CGAffineTransform(rotationAngle: .pi) : .identity }
        }
    }
}
