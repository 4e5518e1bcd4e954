/// Twelve colours from dark to light, and the grays above them.
final class ColorGridView: UIView {
    var onChoice: (UIColor, Bool) -> Void = { _, _ in }
    private let cells = CALayer()
    private let frameLayer = CALayer()
    private var shown = ColorParts(.black)
    private static let (columns, rows) = (12, 10)

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(cells)
        cells.cornerRadius = 8
        cells.masksToBounds = true
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                let cell = CALayer()
                cell.backgroundColor = Self.color(column, row).cgColor
                cells.addSublayer(cell)
            }
        }
        frameLayer.borderWidth = 3
        frameLayer.borderColor = UIColor.white.cgColor
        frameLayer.cornerRadius = 2
        layer.addSublayer(frameLayer)
        isAccessibilityElement = true
        accessibilityLabel = SystemText.text(.grid)
    }

    required init?(coder: NSCoder) { nil }

    private static let hues: [CGFloat] = [194, 216, 256, 283, 339, 9, 22, 38, 48, 59, 69, 96]

    static func color(_ column: Int, _ row: Int) -> UIColor {
        guard row > 0 else { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
        // Five rows become brighter, four paler.
        let brightness = min(0.3 + 0.15 * CGFloat(row - 1), 1)
        let saturation = row <= 5 ? 1 : 1 - 0.21 * CGFloat(row - 5)
        return UIColor(hue: hues[column] / 360, saturation: saturation, brightness: brightness, alpha: 1)
    }

    func show(_ color: ColorParts) {
        shown = color
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        cells.frame = bounds
        let size = CGSize(width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
        var chosen: CGRect?
        for (index, cell) in (cells.sublayers ?? []).enumerated() {
            let (column, row) = (index % Self.columns, index / Self.columns)
            cell.frame = CGRect(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width, height: size.height)
            if chosen == nil, ColorParts(Self.color(column, row)).looksLike(shown) { chosen = cell.frame }
        }
        frameLayer.isHidden = chosen == nil
        if let chosen { frameLayer.frame = chosen.insetBy(dx: -1.5, dy: -1.5) }
        CATransaction.commit()
    }

    private func choose(_ touch: UITouch?, goesOn: Bool) {
        guard let point = touch?.location(in: self), bounds.width > 0, bounds.height > 0 else { return }
        let column = min(max(Int(point.x / bounds.width * CGFloat(Self.columns)), 0), Self.columns - 1)
        let row = min(max(Int(point.y / bounds.height * CGFloat(Self.rows)), 0), Self.rows - 1)
        onChoice(Self.color(column, row), goesOn)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches.first, goesOn: true) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches.first, goesOn: true) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches.first, goesOn: false) }
}

/// All hues, white at the top and black at the bottom.
final class ColorSpectrumView: UIView {
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

    private func choose(_ touch: UITouch?, goesOn: Bool) {
        guard let point = touch?.location(in: self), bounds.width > 0, bounds.height > 0 else { return }
        let x = min(max(point.x / bounds.width, 0), 1), y = min(max(point.y / bounds.height, 0), 1)
        onChoice(
            UIColor(hue: x, saturation: y < 0.5 ? y * 2 : 1, brightness: y < 0.5 ? 1 : 2 - y * 2, alpha: 1), goesOn)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches.first, goesOn: true) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches.first, goesOn: true) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches.first, goesOn: false) }
}

/// The ring around the chosen colour.
final class ColorKnob: UIView {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        layer.cornerRadius = 15
        layer.borderWidth = 3
        layer.borderColor = UIColor.white.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 3
        layer.shadowOffset = .zero
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }
}
