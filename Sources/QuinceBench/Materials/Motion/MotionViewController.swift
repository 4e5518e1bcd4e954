import UIKit

/// Twenty-two cards that never rest, each of three layers: a round background, a picture and a text.
final class MotionViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for index in 0..<22 { addCard(index) }
    }

    private func addCard(_ index: Int) {
        let card = UIView(frame: CGRect(x: 20 + index % 2 * 180, y: 70 + index / 2 * 68, width: 170, height: 60))
        card.backgroundColor = UIColor(hue: CGFloat(index) / 22, saturation: 0.4, brightness: 0.95, alpha: 1)
        card.layer.cornerRadius = 12
        let picture = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        picture.backgroundColor = UIColor(hue: CGFloat(index) / 22, saturation: 0.8, brightness: 0.7, alpha: 1)
        picture.layer.cornerRadius = 20
        let label = UILabel(frame: CGRect(x: 60, y: 20, width: 100, height: 20))
        label.text = "Card \(index + 1)"
        card.addSubview(picture)
        card.addSubview(label)
        view.addSubview(card)
        for (layer, distance) in [(card.layer, 12.0), (picture.layer, 6.0), (label.layer, -8.0)] {
            let motion = CABasicAnimation(keyPath: "position.x")
            motion.fromValue = layer.position.x - distance
            motion.toValue = layer.position.x + distance
            motion.duration = 0.6 + Double(index) * 0.05
            motion.autoreverses = true
            motion.repeatCount = .infinity
            layer.add(motion, forKey: "motion")
        }
    }
}
