import UIKit

/// B07: sliders for where the stroke begins and ends.
final class StrokeRangeController: ShapeViewController {
    private let startSlider = UISlider(frame: CGRect(x: 50, y: 220, width: 250, height: 34))
    private let endSlider = UISlider(frame: CGRect(x: 50, y: 280, width: 250, height: 34))

    override func viewDidLoad() {
        super.viewDidLoad()
        shape.path = UIBezierPath.lines(CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50), CGPoint(x: 150, y: 150)).cgPath
        setUp(startSlider, "strokeStart", value: 0)
        setUp(endSlider, "strokeEnd", value: 1)
    }

    private func setUp(_ slider: UISlider, _ name: String, value: Float) {
        slider.value = value
        slider.accessibilityLabel = name
        slider.accessibilityIdentifier = name
        slider.addTarget(self, action: #selector(changeRange), for: .valueChanged)
        view.addSubview(slider)
    }

    @objc private func changeRange() {
        // The line follows the thumb at once.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shape.strokeStart = CGFloat(startSlider.value)
        shape.strokeEnd = CGFloat(endSlider.value)
        CATransaction.commit()
    }
}
