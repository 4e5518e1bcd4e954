import UIKit

/// V20–V25: transforms of a square with a dot in its corner.
final class TransformController: SceneViewController {
    private let square = UIView.pinkSquare()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .gray
        view.addSubview(square)
        addDot()
        if scene.number == 21 { print(square.frame) }
        square.transform = transform
        if scene.number == 21 { print(square.frame) }
        if scene.number == 25 { addButtons() }
    }

    private var transform: CGAffineTransform {
        switch scene.number {
        case 21: return CGAffineTransform(rotationAngle: .pi / 4)
        case 22: return CGAffineTransform(scaleX: 1.5, y: 0.7)
        case 23: return CGAffineTransform(translationX: 100, y: 5)
        case 24, 25: return CGAffineTransform(rotationAngle: .pi / 3).scaledBy(x: 2, y: 0.8).translatedBy(x: 50, y: 50)
        default: return .identity
        }
    }

    private func addDot() {
        let dot = CALayer()
        dot.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        dot.cornerRadius = 10
        dot.backgroundColor = UIColor.black.cgColor
        square.layer.addSublayer(dot)
    }

    private func addButtons() {
        let identity = UIButton.action(
            title: NSLocalizedString("Identity", comment: "Button of scene V25"),
            frame: CGRect(x: 20, y: 110, width: 150, height: 44)
        ) { [weak self] in self?.square.transform = .identity }
        identity.accessibilityIdentifier = "identity"
        let inverted = UIButton.action(
            title: NSLocalizedString("Inverted", comment: "Button of scene V25"),
            frame: CGRect(x: 190, y: 110, width: 150, height: 44)
        ) { [weak self] in
            guard let self else { return }
            self.square.transform = self.square.transform.inverted()
        }
        inverted.accessibilityIdentifier = "inverted"
        view.addSubview(identity)
        view.addSubview(inverted)
    }
}
