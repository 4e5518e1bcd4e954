import UIKit

/// V01–V09: views within views, and whose coordinates count.
final class NestedViewsController: SceneViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        guard scene.number > 1 else {
            view.backgroundColor = .white
            return addLabel()
        }
        view.backgroundColor = .gray
        guard scene.number > 2 else { return }
        let red = UIView.square(.red, origin: CGPoint(x: 50, y: 50), side: 200)
        view.addSubview(red)
        addSquares(to: red)
    }

    private func addLabel() {
        let label = UILabel(frame: CGRect(x: 150, y: 200, width: 200, height: 20))
        label.text = "Hello World!"
        label.textColor = .black
        view.addSubview(label)
    }

    private func addSquares(to red: UIView) {
        guard scene.number > 3 else { return }
        let green = UIView.square(.green, side: 180)
        red.addSubview(green)
        switch scene.number {
        case 4:
            green.frame.origin = CGPoint(x: 100, y: 100)
        case 5:
            green.frame.origin = CGPoint(x: 100, y: 100)
            red.clipsToBounds = true
        case 6:
            green.frame.origin = CGPoint(x: 10, y: 10)
        default:
            green.moveToCenter(of: red)
        }
        guard scene.number > 7 else { return }
        let white = UIView.square(.white, side: 50)
        red.addSubview(white)
        // The red view's center is a point of the root view, so V09 is wrong on purpose.
        white.center = scene.number == 8 ? green.center : red.center
    }
}
