/// Twelve colours from dark to light, and the grays above them.
final class ColorGridView: ColorTrackingView {
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

    override func choose(at point: CGPoint, goesOn: Bool) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let column = min(max(Int(saturating: point.x / bounds.width * CGFloat(Self.columns)), 0), Self.columns - 1)
        let row = min(max(Int(saturating: point.y / bounds.height * CGFloat(Self.rows)), 0), Self.rows - 1)
        onChoice(Self.color(column, row), goesOn)
    }
}
