/// Shows what lies behind a view with a hole as opaque as the view.
///
/// The view is drawn black on white; the lightness of that picture is the mask.
@MainActor final class Cutout: DisplayContainer {
    private let picture = CALayer(), ground = CALayer(), blackened = CALayer()

    /// How far the white ground reaches beyond the bounds, in points.
    private static let reach: CGFloat = 2000

    init() {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        ground.backgroundColor = CGColor(gray: 1, alpha: 1)
        blackened.filterColorMatrix = ColorChange.black.numbers
        picture.filterColorMatrix = ColorChange.luminanceToAlpha.numbers
        picture.addSublayer(ground)
        picture.addSublayer(blackened)
        layer.mask = picture
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - hole: The container to cut out, positioned as if it were displayed in the same container.
    ///   - bounds: The container's.
    ///   - fill: Puts in what lies behind it.
    func cut(_ hole: DisplayContainer, outOf bounds: CGRect, _ fill: (DisplayContainer) -> Void) {
        if hole.superview != nil { hole.removeFromSuperview() }
        if hole.layer.superlayer !== blackened { blackened.addSublayer(hole.layer) }
        frame = CGRect(origin: .zero, size: bounds.size)
        fill(self)
        layOut()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    private func layOut() {
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(true)
        picture.frame = bounds
        blackened.frame = bounds
        ground.frame = bounds.insetBy(dx: -Self.reach, dy: -Self.reach)
    }
}
