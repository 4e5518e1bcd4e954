import UIKit

/// C01–C07: what cards show, each as a layer of its own.
final class FigureController: SceneViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.layer.addSublayer(makeFigure(size: CGSize(width: 200, height: 150), color: UIColor.gray.cgColor))
    }

    private func makeFigure(size: CGSize, color: CGColor) -> CALayer {
        switch scene.number {
        case 1: return CircleShape(size: size, color: color)
        case 2: return SquareShape(size: size, color: color)
        case 3: return CrossShape(size: size, color: color)
        case 4: return FilledShape(size: size, color: color)
        case 5: return RingShape(size: size, color: color)
        case 6: return BackLayer(pattern: BackPattern(kind: .circles, seed: 1), size: size, color: color)
        default: return BackLayer(pattern: BackPattern(kind: .lines, seed: 1), size: size, color: color)
        }
    }
}
