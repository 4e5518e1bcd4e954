/// The bubble over a chosen annotation: its title and subtitle between accessory views.
@MainActor final class CalloutView: UIView {
    let annotationView: MKAnnotationView
    private let bubble = CAShapeLayer()
    private let onAccessory: (UIControl) -> Void
    private var targets: [ActionTarget] = []
    private static let arrow: CGFloat = 10
    private static let margin: CGFloat = 12

    init(_ annotationView: MKAnnotationView, onAccessory: @escaping (UIControl) -> Void) {
        (self.annotationView, self.onAccessory) = (annotationView, onAccessory)
        super.init(frame: .zero)
        bubble.shadowOpacity = 0.22
        bubble.shadowRadius = 8
        bubble.shadowOffset = CGSize(width: 0, height: 3)
        layer.addSublayer(bubble)
        build()
    }

    required init?(coder: NSCoder) { nil }

    private func build() {
        let middle = UIStackView(arrangedSubviews: texts)
        middle.axis = .vertical
        middle.spacing = 1
        var widest: CGFloat = 0
        var tallest: CGFloat = 0
        let sides = [annotationView.leftCalloutAccessoryView, annotationView.rightCalloutAccessoryView]
        let extent = middle.systemLayoutSizeFitting(
            CGSize(width: 240, height: 0), withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
        let middleSize = CGSize(width: min(max(extent.width, 24), 240), height: extent.height)
        for side in sides.compactMap({ $0 }) {
            if side.bounds.size == .zero { side.sizeToFit() }
            widest += side.bounds.width + Self.margin
            tallest = max(tallest, side.bounds.height)
        }
        let height = max(middleSize.height + 18, tallest + 12, 44)
        let width = middleSize.width + widest + 2 * Self.margin
        bounds.size = CGSize(width: width, height: height + Self.arrow)
        var x = Self.margin
        if let left = sides[0] { x = place(left, x, height) + Self.margin }
        middle.frame = CGRect(x: x, y: (height - middleSize.height) / 2, width: middleSize.width, height: middleSize.height)
        addSubview(middle)
        if let right = sides[1] { _ = place(right, x + middleSize.width + Self.margin, height) }
        drawBubble(CGSize(width: width, height: height))
    }

    private var texts: [UIView] {
        let title = UILabel()
        title.text = annotationView.annotation?.annotationTitle
        title.font = .systemFont(ofSize: 16, weight: .medium)
        let detail = annotationView.detailCalloutAccessoryView
        guard detail == nil else { return [title, detail].compactMap { $0 } }
        guard let words = annotationView.annotation?.annotationSubtitle, !words.isEmpty else { return [title] }
        let subtitle = UILabel()
        subtitle.text = words
        subtitle.font = .systemFont(ofSize: 12)
        subtitle.textColor = .secondaryLabel
        return [title, subtitle]
    }

    private func place(_ side: UIView, _ x: CGFloat, _ height: CGFloat) -> CGFloat {
        side.frame.origin = CGPoint(x: x, y: (height - side.bounds.height) / 2)
        addSubview(side)
        if let control = side as? UIControl {
            let target = ActionTarget { [weak self] sender in (sender as? UIControl).map { self?.onAccessory($0) } }
            targets.append(target)
            control.addTarget(target, action: ActionTarget.selector, for: .touchUpInside)
        }
        return x + side.bounds.width
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        guard newSuperview == nil else { return }
        for case let control as UIControl in [annotationView.leftCalloutAccessoryView, annotationView.rightCalloutAccessoryView] {
            for target in targets { control.removeTarget(target, action: ActionTarget.selector, for: .touchUpInside) }
        }
    }

    private func drawBubble(_ size: CGSize) {
        let path = CGMutablePath()
        path.addRoundedRect(in: CGRect(origin: .zero, size: size), cornerWidth: 14, cornerHeight: 14)
        let tip = CGPoint(x: size.width / 2, y: size.height + Self.arrow - 1)
        path.move(to: CGPoint(x: tip.x - 12, y: size.height))
        path.addQuadCurve(to: tip, control: CGPoint(x: tip.x - 5, y: size.height + 1))
        path.addQuadCurve(to: CGPoint(x: tip.x + 12, y: size.height), control: CGPoint(x: tip.x + 5, y: size.height + 1))
        path.closeSubpath()
        bubble.path = path
        updateColor()
    }

    private func updateColor() {
        bubble.fillColor = UIColor.secondarySystemGroupedBackground.resolvedColor(with: traitCollection).cgColor
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateColor()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColor()
    }
}
