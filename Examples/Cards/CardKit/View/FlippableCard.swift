import UIKit

/// A card of any figure, as its board sees it.
@MainActor
protocol FlippableCard: UIView {
    /// Who decides what touches do; without one they go on along the responder chain.
    var touchDelegate: CardTouchDelegate? { get set }
    var isFaceUp: Bool { get set }

    /// Shows the other side.
    ///
    /// - Parameter completion: Called after the flip, even if the card has left the board by then.
    func flip(completion: ((any FlippableCard) -> Void)?)
}

/// What the touches of a card do.
@MainActor
protocol CardTouchDelegate: AnyObject {
    func card(_ card: any FlippableCard, touchBegan touch: UITouch)
    func card(_ card: any FlippableCard, touchMoved touch: UITouch)
    func card(_ card: any FlippableCard, touchEnded touch: UITouch)
    func card(_ card: any FlippableCard, touchCancelled touch: UITouch)
}
