/// All hues, white at the top and black at the bottom.
final class ColorSpectrumView: ColorTrackingView {
    var onChoice: (UIColor, Bool) -> Void = { _, _ in }
    private let hues = CAGradientLayer()
    private let light = CAGradientLayer()
    private let knob = ColorKnob()
    private var place: CGPoint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerRadius = 8
        hues.colors = (0...6).map { UIColor(hue: CGFloat($0) / 6, saturation: 1, brightness: 1, alpha: 1).cgColor }
        (hues.startPoint, hues.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        light.colors = [UIColor.white, UIColor(white: 1, alpha: 0), UIColor(white: 0, alpha: 0), UIColor.black].map(\.cgColor)
        light.locations = [0, 0.5, 0.5, 1]
        layer.addSublayer(hues)
        layer.addSublayer(light)
        addSubview(knob)
        isAccessibilityElement = true
        accessibilityLabel = SystemText.text(.spectrum)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ color: ColorParts) {
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.with(alpha: 1).getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        knob.backgroundColor = color.with(alpha: 1)
        place = CGPoint(x: hue, y: brightness < 1 ? 1 - brightness / 2 : saturation / 2)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        hues.frame = bounds
        light.frame = bounds
        CATransaction.commit()
        guard let place else { return }
        knob.center = CGPoint(x: place.x * bounds.width, y: place.y * bounds.height)
    }

    override func choose(at point: CGPoint, goesOn: Bool) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let x = min(max(point.x / bounds.width, 0), 1), y = min(max(point.y / bounds.height, 0), 1)
        onChoice(
            UIColor(hue: x, saturation: y < 0.5 ? y * 2 : 1, brightness: y < 0.5 ? 1 : 2 - y * 2, alpha: 1), goesOn)
    }
}
