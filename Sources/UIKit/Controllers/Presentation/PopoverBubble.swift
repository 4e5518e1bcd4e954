/// The bubble of a popover with the presented view in it.
final class PopoverBubble: UIView {
    private let ground = UIView()
    private let content: UIView
    private let shape = CAShapeLayer()
    private var placement: PopoverPlacement?

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        isOpaque = false
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.2, 24, CGSize(width: 0, height: 6))
        // The arrow has the colour of the content, which is elevated.
        ground.traitOverrides.userInterfaceLevel = .elevated
        ground.layer.mask = shape
        addSubview(ground)
        ground.addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override var backgroundColor: UIColor? {
        get { ground.backgroundColor }
        set { ground.backgroundColor = newValue }
    }

    func show(_ placement: PopoverPlacement) {
        self.placement = placement
        setNeedsLayout()
    }

    /// The point from which the bubble grows and into which it shrinks.
    var tip: CGPoint { placement?.tip ?? CGPoint(x: bounds.midX, y: bounds.midY) }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let placement else { return }
        ground.frame = bounds
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shape.frame = bounds
        shape.path = placement.outline.cgPath
        layer.shadowPath = placement.outline.cgPath
        CATransaction.commit()
        content.frame = placement.body
    }
}

/// All of the screen beside a popover: a touch dismisses it, or reaches the views it may pass to.
final class PopoverDismissRegion: UIView {
    var onTap: () -> Void = {}
    var passthroughViews: () -> [UIView] = { [] }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        accessibilityIdentifier = "PopoverDismissRegion"
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && !passthroughViews().contains { $0.bounds.contains($0.convert(point, from: self)) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap() }
}

/// Popovers grow from the tip of their arrow and fade away.
final class PopoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresentation: Bool
    private let manager: UIPresentationController

    init(isPresentation: Bool, manager: UIPresentationController) { (self.isPresentation, self.manager) = (isPresentation, manager) }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        isPresentation ? 0.4 : 0.25
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let bubble = manager.movingView as? PopoverBubble else { return context.completeTransition(true) }
        let isPresentation = isPresentation, small: CGFloat = 0.2
        bubble.layoutIfNeeded()
        let tip = bubble.tip
        let collapsed = CGAffineTransform(
            a: small, b: 0, c: 0, d: small, tx: (tip.x - bubble.bounds.midX) * (1 - small), ty: (tip.y - bubble.bounds.midY) * (1 - small))
        if isPresentation {
            UIView.performWithoutAnimation {
                bubble.transform = collapsed
                bubble.alpha = 0
            }
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: isPresentation ? 0.8 : 1,
            initialSpringVelocity: 0, options: [],
            animations: { [manager] in
                bubble.transform = .identity
                bubble.alpha = isPresentation ? 1 : 0
                manager.animateAlong(isPresentation: isPresentation)
            },
            completion: { _ in
                bubble.alpha = 1
                context.completeTransition(true)
            })
    }
}
