/// The sign at the corner of what is dragged: how many there are, and whether a drop copies or is forbidden.
final class DragBadgeView: UIView {
    private let label = UILabel()
    private static let (height, padding): (CGFloat, CGFloat) = (24, 7)
    private(set) var isForbidden = false

    init() {
        super.init(frame: .zero)
        isOpaque = false
        layer.cornerRadius = Self.height / 2
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
        alpha = 0
    }

    required init?(coder: NSCoder) { nil }

    var text: String { label.text ?? "" }

    /// - Returns: Whether there is anything to show.
    @discardableResult func show(count: Int, operation: UIDropOperation) -> Bool {
        isForbidden = operation == .forbidden
        switch operation {
        case .forbidden: label.text = ""
        case .copy: label.text = count > 1 ? "+ \(count)" : "+"
        case .move, .cancel: label.text = count > 1 ? "\(count)" : ""
        }
        backgroundColor = isForbidden ? .systemGray : operation == .copy ? .systemGreen : .systemRed
        let width = max(Self.height, label.intrinsicContentSize.width + 2 * Self.padding)
        bounds = CGRect(x: 0, y: 0, width: width, height: Self.height)
        label.frame = bounds
        setNeedsDisplay()
        return isForbidden || !text.isEmpty
    }

    /// A circle with a bar stands for what is forbidden.
    override func draw(_ rect: CGRect) {
        guard isForbidden, let context = UIGraphicsGetCurrentContext() else { return }
        let circle = CGRect(x: bounds.midX - 7, y: bounds.midY - 7, width: 14, height: 14)
        context.setStrokeColor(UIColor.white.cgColor)
        context.setLineWidth(2)
        context.strokeEllipse(in: circle)
        let reach = 7 / CGFloat(2).squareRoot()
        context.move(to: CGPoint(x: circle.midX - reach, y: circle.midY - reach))
        context.addLine(to: CGPoint(x: circle.midX + reach, y: circle.midY + reach))
        context.strokePath()
    }
}
