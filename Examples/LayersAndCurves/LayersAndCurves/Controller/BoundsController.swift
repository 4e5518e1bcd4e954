import UIKit

/// V28: the origin of the bounds shifts what a view contains.
final class BoundsController: SceneViewController {
    private let square = UIView.square(.red, origin: CGPoint(x: 50, y: 50), side: 100)
    private let inner = UIView.square(.green, origin: CGPoint(x: 30, y: 30), side: 40)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .gray
        view.addSubview(square)
        square.addSubview(inner)
        addDot()
        print(square.frame)
        print(square.bounds)
        let button = UIButton.action(
            title: NSLocalizedString("Shift the bounds", comment: "Button of scene V28"),
            frame: CGRect(x: 50, y: 200, width: 240, height: 44)
        ) { [weak self] in self?.square.bounds.origin = CGPoint(x: 25, y: 25) }
        button.accessibilityIdentifier = "shift"
        view.addSubview(button)
    }

    private func addDot() {
        let dot = CALayer()
        dot.frame = CGRect(x: 75, y: 75, width: 20, height: 20)
        dot.cornerRadius = 10
        dot.backgroundColor = UIColor.black.cgColor
        square.layer.addSublayer(dot)
    }
}
