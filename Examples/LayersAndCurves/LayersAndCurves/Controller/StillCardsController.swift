import UIKit

/// C08 and C09: cards with one side or the other up.
final class StillCardsController: SceneViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(GalleryCards.makeCard())
        guard scene.number == 9 else { return }
        let second = GalleryCards.makeCard(1, x: 200)
        view.addSubview(second)
        second.isFaceUp = true
        GalleryCards.describeSide(of: second)
    }
}
