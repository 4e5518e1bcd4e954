import HomeScreenModel
import UIKit

/// An item of the home screen, with its name. The view's bounds are those of the picture; the name is below them.
class HomeItemView: UIControl {
    /// Holds the picture.
    let face = UIView()
    private let shade = UIView()
    private let label = UILabel()
    private var removal: RemovalButton?

    init(name: String, labelSize: CGFloat) {
        super.init(frame: .zero)
        face.isUserInteractionEnabled = false
        face.clipsToBounds = true
        face.layer.cornerCurve = .continuous
        shade.backgroundColor = UIColor(white: 0, alpha: 0.35)
        shade.alpha = 0
        addSubview(face)
        face.addSubview(shade)
        label.text = name
        label.font = .systemFont(ofSize: labelSize, weight: .regular)
        label.textColor = .white
        label.textAlignment = .center
        label.shadowColor = UIColor(white: 0, alpha: 0.25)
        label.shadowOffset = CGSize(width: 0, height: 0.5)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = name
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    /// Icons in the dock show none.
    var showsName = true {
        didSet { label.alpha = showsName ? 1 : 0 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
        face.layer.cornerRadius = cornerRadius
        face.bringSubviewToFront(shade)
        shade.frame = bounds
        label.frame = CGRect(x: -13, y: bounds.height + 4, width: bounds.width + 26, height: label.font.lineHeight.rounded(.up))
        removal?.center = CGPoint(x: isRightToLeft ? bounds.width - 2 : 2, y: 2)
    }

    var isRightToLeft: Bool { HomeDirection.isRightToLeft }
    /// Of the picture's corners.
    var cornerRadius: CGFloat { HomeMetrics.cornerRadius(of: bounds.width) }

    /// Another name stands below, as that of another widget of a stack.
    func setName(_ name: String) {
        label.text = name
        accessibilityLabel = name
    }

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { UIView.animate(withDuration: 0.15) { self.shade.alpha = self.isHighlighted ? 1 : 0 } } }
    }

    /// The name counts as the icon.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        CGRect(x: -10, y: -10, width: bounds.width + 20, height: bounds.height + (showsName ? 30 : 20)).contains(point)
    }

    // MARK: Editing

    /// Shakes until told otherwise; with something to do on removal it has the button for that.
    func shake(_ isShaking: Bool, remove: (() -> Void)?) {
        removal?.removeFromSuperview()
        removal = nil
        guard isShaking else { return layer.removeAnimation(forKey: "shake") }
        if let remove {
            let button = RemovalButton(of: accessibilityLabel ?? "", remove)
            addSubview(button)
            removal = button
            setNeedsLayout()
        }
        guard layer.animation(forKey: "shake") == nil, !UIAccessibility.isReduceMotionEnabled else { return }
        let shake = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        let angle = 1.6 * Double.pi / 180 * 60 / max(Double(bounds.width), 60)
        shake.values = [-angle, angle, -angle]
        shake.duration = 0.26
        shake.repeatCount = .infinity
        // Not all of them alike.
        shake.timeOffset = Double(abs((accessibilityIdentifier ?? "").unicodeScalars.reduce(0) { $0 &+ Int($1.value) }) % 26) / 100
        layer.add(shake, forKey: "shake")
    }
}

/// The minus at the corner of an icon that can be removed.
final class RemovalButton: UIControl {
    init(of name: String, _ action: @escaping () -> Void) {
        super.init(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        backgroundColor = UIColor(white: 0.86, alpha: 0.95)
        layer.cornerRadius = 12
        let bar = UIView(frame: CGRect(x: 6.5, y: 11, width: 11, height: 2))
        bar.backgroundColor = .black
        bar.isUserInteractionEnabled = false
        addSubview(bar)
        isAccessibilityElement = true
        accessibilityLabel = systemText("Remove \(name)")
        accessibilityIdentifier = "remove." + name
        accessibilityTraits = .button
        addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -10, dy: -10).contains(point) }
}
