import UIKit

/// C11: who is asked to handle what a card does not.
final class ResponderChainController: SceneViewController, CardTouchDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let card = GalleryCards.makeCard()
        card.touchDelegate = self
        view.addSubview(card)
    }

    func card(_ card: any FlippableCard, touchBegan touch: UITouch) {}

    func card(_ card: any FlippableCard, touchMoved touch: UITouch) {}

    func card(_ card: any FlippableCard, touchEnded touch: UITouch) {
        let chain = sequence(first: card as UIResponder, next: \.next)
        print(chain.map { String(describing: type(of: $0)) }.joined(separator: " -> "))
    }

    func card(_ card: any FlippableCard, touchCancelled touch: UITouch) {}
}
