import UIKit

/// V19: a view's background color is its layer's.
final class BackgroundColorController: SceneViewController {
    private let square = UIView.pinkSquare()
    private let viewLabel = UILabel(frame: CGRect(x: 50, y: 180, width: 300, height: 24))
    private let layerLabel = UILabel(frame: CGRect(x: 50, y: 210, width: 300, height: 24))
    private let colors: [UIColor] = [.red, .green, .blue, .yellow]
    private var pressCount = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .gray
        viewLabel.accessibilityIdentifier = "viewColor"
        layerLabel.accessibilityIdentifier = "layerColor"
        for label in [viewLabel, layerLabel] { label.textColor = .black }
        let button = UIButton.action(
            title: NSLocalizedString("Next color", comment: "Button of scene V19"),
            frame: CGRect(x: 50, y: 110, width: 240, height: 44)
        ) { [weak self] in self?.setNextColor() }
        button.accessibilityIdentifier = "next"
        for view in [square, viewLabel, layerLabel, button] { self.view.addSubview(view) }
        showColors()
    }

    /// Sets the color of the view and of the layer in turn.
    private func setNextColor() {
        let color = colors[pressCount % colors.count]
        if pressCount.isMultiple(of: 2) {
            square.backgroundColor = color
        } else {
            square.layer.backgroundColor = color.cgColor
        }
        pressCount += 1
        showColors()
    }

    private func showColors() {
        viewLabel.text = "view: " + (square.backgroundColor?.resolvedColor(with: traitCollection).components ?? "nil")
        layerLabel.text = "layer: " + (square.layer.backgroundColor.map { UIColor(cgColor: $0).components } ?? "nil")
    }
}

extension UIColor {
    /// Red, green and blue in percent.
    fileprivate var components: String {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue].map { String(Int(($0 * 100).rounded())) }.joined(separator: " ")
    }
}
