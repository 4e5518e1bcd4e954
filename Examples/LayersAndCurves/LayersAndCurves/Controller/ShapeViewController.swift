import UIKit

/// A scene with one shape layer, which draws although it has no size.
class ShapeViewController: SceneViewController {
    let shape = CAShapeLayer()

    override func viewDidLoad() {
        shape.strokeColor = UIColor.gray.cgColor
        shape.lineWidth = 5
        // Up to B03 the fill is the default, black.
        if scene.number > 3 { shape.fillColor = UIColor.green.cgColor }
        view.backgroundColor = .white
        view.layer.addSublayer(shape)
        super.viewDidLoad()
    }
}
