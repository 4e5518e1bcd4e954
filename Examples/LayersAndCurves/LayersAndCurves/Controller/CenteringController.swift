import UIKit

/// V26 and V27: squares in the middle of a turned one, by its frame (wrong) and by its bounds.
final class CenteringController: SceneViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .gray
        let red = UIView.square(.red, origin: CGPoint(x: 50, y: 50), side: 200)
        red.transform = CGAffineTransform(rotationAngle: .pi / 3)
        view.addSubview(red)
        for square in [UIView.square(.green, side: 180), UIView.square(.white, side: 50)] {
            red.addSubview(square)
            if scene.number == 26 {
                square.moveToCenter(of: red)
            } else {
                square.center = CGPoint(x: red.bounds.midX, y: red.bounds.midY)
            }
        }
    }
}
