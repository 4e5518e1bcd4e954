import UIKit

/// C12–C18: cards that follow the finger, and what happens when they are let go.
final class MovingCardsController: SceneViewController {
    private let mover = CardMover()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        mover.release = release
        for card in makeCards() {
            card.touchDelegate = mover
            view.addSubview(card)
        }
    }

    private var release: CardMover.Release {
        switch scene.number {
        case 12: return .stay
        case 13: return .glideBack(isTurning: false)
        case 14: return .glideBack(isTurning: true)
        case 15: return .flip(comesToFront: false)
        case 16: return .flip(comesToFront: true)
        default: return .flipAfterTap
        }
    }

    private func makeCards() -> [CardView<CircleShape>] {
        switch scene.number {
        case 16: return [GalleryCards.makeCard(x: 40, y: 40), GalleryCards.makeCard(1, x: 100, y: 100)]
        case 18: return [GalleryCards.makeCard(x: 100, y: 100)]
        default: return [GalleryCards.makeCard(), GalleryCards.makeCard(1, x: 200)]
        }
    }
}
