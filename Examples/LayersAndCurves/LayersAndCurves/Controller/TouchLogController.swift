import UIKit

/// C10: prints the touches of a card, or those that reach the controller because the card lets them pass.
final class TouchLogController: SceneViewController, CardTouchDelegate {
    private let card = GalleryCards.makeCard()

    override var choiceGroups: [[String]] {
        [[
            NSLocalizedString("Card", comment: "Choice of scene C10: the card takes touches"),
            NSLocalizedString("Controller only", comment: "Choice of scene C10: only the controller takes touches"),
        ]]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(card)
    }

    override func choicesChanged() {
        card.touchDelegate = choices == [0] ? self : nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        print("touchesBegan Controller")
    }

    func card(_ card: any FlippableCard, touchBegan touch: UITouch) {
        print("touchesBegan Card")
    }

    func card(_ card: any FlippableCard, touchMoved touch: UITouch) {
        print("touchesMoved Card")
    }

    func card(_ card: any FlippableCard, touchEnded touch: UITouch) {
        print("touchesEnded Card")
    }

    func card(_ card: any FlippableCard, touchCancelled touch: UITouch) {
        print("touchesCancelled Card")
    }
}
