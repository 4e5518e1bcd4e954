/// The letter of a pressed key, larger and above the finger, in a bubble that grows out of the key.
final class KeyPopUpView: UIView {
    /// Points.
    private enum Metrics {
        /// How much wider than its key the bubble is, on each side.
        static let overhang: CGFloat = 14
        static let bodyHeight: CGFloat = 52
        /// Between the bubble's body and the key.
        static let neck: CGFloat = 10
        static let bodyRadius: CGFloat = 10
        static let keyRadius: CGFloat = 5
        static let fontSize: CGFloat = 36
    }

    /// - Parameters:
    ///   - key: The key's frame in the keyboard.
    ///   - width: The keyboard's; the bubble stays in it.
    init(_ text: String, _ style: KeyboardStyle, over key: CGRect, in width: CGFloat) {
        let bodyWidth = key.width + 2 * Metrics.overhang
        let left = min(max(key.minX - Metrics.overhang, 2), width - 2 - bodyWidth)
        let top = key.minY - Metrics.neck - Metrics.bodyHeight
        super.init(frame: CGRect(x: left, y: top, width: bodyWidth, height: key.maxY - top))
        isUserInteractionEnabled = false
        let shape = CAShapeLayer()
        shape.path = Self.outline(bounds.size, key: key.offsetBy(dx: -left, dy: -top)).cgPath
        shape.fillColor = style.letterKey.cgColor
        (shape.shadowOpacity, shape.shadowRadius, shape.shadowOffset) = (0.3, 3, CGSize(width: 0, height: 1))
        shape.shadowPath = shape.path
        layer.addSublayer(shape)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: bodyWidth, height: Metrics.bodyHeight))
        label.text = text
        label.font = .systemFont(ofSize: Metrics.fontSize, weight: .light)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.textColor = style.text
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// A body that narrows to its key.
    private static func outline(_ size: CGSize, key: CGRect) -> UIBezierPath {
        let (radius, foot, body) = (Metrics.bodyRadius, Metrics.keyRadius, Metrics.bodyHeight)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: radius))
        path.addArc(withCenter: CGPoint(x: radius, y: radius), radius: radius, startAngle: .pi, endAngle: 1.5 * .pi, clockwise: true)
        path.addArc(
            withCenter: CGPoint(x: size.width - radius, y: radius), radius: radius, startAngle: 1.5 * .pi, endAngle: 2 * .pi,
            clockwise: true)
        path.addLine(to: CGPoint(x: size.width, y: body - radius))
        let neck = key.minY + Metrics.neck
        path.addCurve(
            to: CGPoint(x: key.maxX, y: neck), controlPoint1: CGPoint(x: size.width, y: body + 4),
            controlPoint2: CGPoint(x: key.maxX, y: body))
        path.addLine(to: CGPoint(x: key.maxX, y: key.maxY - foot))
        path.addArc(
            withCenter: CGPoint(x: key.maxX - foot, y: key.maxY - foot), radius: foot, startAngle: 0, endAngle: 0.5 * .pi, clockwise: true)
        path.addArc(
            withCenter: CGPoint(x: key.minX + foot, y: key.maxY - foot), radius: foot, startAngle: 0.5 * .pi, endAngle: .pi,
            clockwise: true)
        path.addLine(to: CGPoint(x: key.minX, y: neck))
        path.addCurve(
            to: CGPoint(x: 0, y: body - radius), controlPoint1: CGPoint(x: key.minX, y: body), controlPoint2: CGPoint(x: 0, y: body + 4))
        path.close()
        return path
    }
}
