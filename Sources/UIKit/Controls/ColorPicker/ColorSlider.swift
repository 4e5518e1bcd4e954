/// A part of a colour: its name, a bar with the colours there are, and a number.
final class ColorSlider: UIView {
    enum Format { case percent, byte }

    var onChange: (CGFloat, Bool) -> Void = { _, _ in }
    private let format: Format
    private let label = UILabel()
    private let bar = CAGradientLayer()
    private let knob = ColorKnob()
    private let number = UILabel()
    private var value: CGFloat = 0

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
        addSubview(label)
        layer.insertSublayer(bar, at: 0)
        for view in [knob, number] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        accessibilityLabel = title
    }

    required init?(coder: NSCoder) { nil }

    func show(_ value: CGFloat, from low: UIColor, to high: UIColor) {
        self.value = value
        number.text = format == .percent ? "\(Int((value * 100).rounded()))%" : "\(Int((value * 255).rounded()))"
        accessibilityValue = number.text
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
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        bar.frame = track
        CATransaction.commit()
        knob.center = CGPoint(x: track.minX + 18 + value * (track.width - 36), y: track.midY)
    }

    private func choose(_ touch: UITouch?, goesOn: Bool) {
        guard let point = touch?.location(in: self), track.width > 36 else { return }
        onChange(min(max((point.x - track.minX - 18) / (track.width - 36), 0), 1), goesOn)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches.first, goesOn: true) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches.first, goesOn: true) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches.first, goesOn: false) }
}

/// Red, green and blue.
final class ColorSlidersView: UIView {
    var onChoice: (UIColor, Bool) -> Void = { _, _ in }
    private let sliders = [
        ColorSlider(SystemText.text(.redColor), format: .byte), ColorSlider(SystemText.text(.greenColor), format: .byte),
        ColorSlider(SystemText.text(.blueColor), format: .byte),
    ]
    private var color = ColorParts(.black)

    override init(frame: CGRect) {
        super.init(frame: frame)
        let parts: [WritableKeyPath<ColorParts, CGFloat>] = [\.red, \.green, \.blue]
        for (slider, part) in zip(sliders, parts) {
            addSubview(slider)
            slider.onChange = { [weak self] value, goesOn in
                guard let self else { return }
                color[keyPath: part] = value
                onChoice(color.with(alpha: 1), goesOn)
            }
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ color: ColorParts) {
        self.color = color
        let parts: [WritableKeyPath<ColorParts, CGFloat>] = [\.red, \.green, \.blue]
        for (slider, part) in zip(sliders, parts) {
            var (low, high) = (color, color)
            low[keyPath: part] = 0
            high[keyPath: part] = 1
            slider.show(color[keyPath: part], from: low.with(alpha: 1), to: high.with(alpha: 1))
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, slider) in sliders.enumerated() {
            slider.frame = CGRect(x: 0, y: CGFloat(index) * 80, width: bounds.width, height: 64)
        }
    }
}
