/// A part of a colour: its name, a bar with the colours there are, and a number.
final class ColorSlider: ColorTrackingView {
    enum Format { case percent, byte }

    var onChange: (CGFloat, Bool) -> Void = { _, _ in }
    private let format: Format
    private let label = UILabel()
    /// Seen through colours that are transparent.
    private let ground = CheckerView()
    private let bar = CAGradientLayer()
    private let knob = ColorKnob()
    private let number = UILabel()
    private var value: CGFloat = 0
    /// The change of one adjustment by an assistive technology, as a fraction of the slider's range.
    private static let step: CGFloat = 0.1

    init(_ title: String, format: Format) {
        self.format = format
        super.init(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .secondaryLabel
        number.font = .systemFont(ofSize: 17)
        number.textAlignment = .center
        number.backgroundColor = .tertiarySystemFill
        number.layer.cornerRadius = 8
        number.clipsToBounds = true
        bar.cornerRadius = 18
        bar.borderWidth = 0.5
        bar.borderColor = UIColor.separator.cgColor
        (bar.startPoint, bar.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        ground.layer.cornerRadius = 18
        for view in [ground, label, knob, number] { addSubview(view) }
        layer.insertSublayer(bar, above: ground.layer)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        accessibilityLabel = title
    }

    required init?(coder: NSCoder) { nil }

    func show(_ value: CGFloat, from low: UIColor, to high: UIColor) {
        self.value = value
        number.text = format == .percent ? "\(Int(saturating: (value * 100).rounded()))%" : "\(Int(saturating: (value * 255).rounded()))"
        accessibilityValue = number.text
        ground.isHidden = low.cgColor.alpha == 1 && high.cgColor.alpha == 1
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        bar.colors = [low.cgColor, high.cgColor]
        CATransaction.commit()
        setNeedsLayout()
    }

    private var track: CGRect { CGRect(x: 0, y: 24, width: bounds.width - 84, height: 36) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 18)
        number.frame = CGRect(x: bounds.width - 70, y: 24, width: 70, height: 36)
        ground.frame = track
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        bar.frame = track
        CATransaction.commit()
        knob.center = CGPoint(x: track.minX + 18 + value * (track.width - 36), y: track.midY)
    }

    override func choose(at point: CGPoint, goesOn: Bool) {
        guard track.width > 36 else { return }
        onChange(min(max((point.x - track.minX - 18) / (track.width - 36), 0), 1), goesOn)
    }

    // MARK: Accessibility

    override func accessibilityIncrement() { onChange(min(value + Self.step, 1), false) }
    override func accessibilityDecrement() { onChange(max(value - Self.step, 0), false) }
}
