/// The preview of a context menu's target, lifted above the blurred screen.
final class MenuPreviewView: UIView {
    private let content: UIView
    /// Lies behind the content and has its shape; the shadow is the view's own.
    private let ground = UIView()
    private let controller: UIViewController?
    /// The size the content is shown in, in points.
    private let size: CGSize
    var onTap: () -> Void = {}

    /// A picture of a view in its place.
    init?(_ preview: UITargetedPreview) {
        // A delegate that is asked for the preview may change the view's look first, as from that under a finger.
        guard preview.view.window != nil, let picture = preview.view.snapshotView(afterScreenUpdates: true) else { return nil }
        (content, controller, size) = (picture, nil, preview.view.bounds.size)
        super.init(frame: .zero)
        setUp(preview.parameters.backgroundColor ?? .clear, radius: 0)
        if let path = preview.parameters.visiblePath {
            let shape = CAShapeLayer()
            shape.path = path.cgPath
            ground.layer.mask = shape
        }
        guard let shadow = preview.parameters.shadowPath else { return }
        layer.shadowPath = shadow.cgPath
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.2, 16, CGSize(width: 0, height: 8))
    }

    /// The view of a controller made for the preview.
    init(_ controller: UIViewController, width: CGFloat) {
        let view = controller.requestedView
        let preferred = controller.preferredContentSize
        self.controller = controller
        content = view
        size = preferred.width > 0 && preferred.height > 0 ? preferred : CGSize(width: width, height: width * 4 / 3)
        super.init(frame: .zero)
        setUp(.systemBackground, radius: MenuMetrics.cornerRadius)
        ground.clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    private func setUp(_ color: UIColor, radius: CGFloat) {
        isOpaque = false
        ground.backgroundColor = color
        ground.layer.cornerRadius = radius
        ground.layer.cornerCurve = .continuous
        ground.isUserInteractionEnabled = false
        ground.addSubview(content)
        addSubview(ground)
    }

    var isController: Bool { controller != nil }

    // MARK: Place

    private(set) var restingFrame = CGRect.zero

    /// Stands where the source is, moved and shrunk as far as the menu below needs room.
    func place(in area: CGRect, from source: CGRect, menuHeight: CGFloat) {
        let room = max(area.height - menuHeight - MenuMetrics.sourceGap, area.height / 3)
        let scale = min(1, area.width / max(size.width, 1), room / max(size.height, 1))
        let shown = CGSize(width: size.width * scale, height: size.height * scale)
        let total = shown.height + (menuHeight > 0 ? MenuMetrics.sourceGap + menuHeight : 0)
        let x = min(max(source.midX - shown.width / 2, area.minX), area.maxX - shown.width)
        let wantedY = isController ? area.midY - total / 2 : source.minY
        let y = max(min(wantedY, area.maxY - total), area.minY)
        restingFrame = CGRect(x: x, y: y, width: shown.width, height: shown.height)
        // Full-width views stand where they are, without a margin.
        if scale == 1, !isController, size.width > area.width { restingFrame.origin.x = source.minX }
        bounds = CGRect(origin: .zero, size: size)
        center = CGPoint(x: restingFrame.midX, y: restingFrame.midY)
        restingTransform = CGAffineTransform(scaleX: scale, y: scale)
        transform = restingTransform
        (ground.frame, content.frame) = (bounds, bounds)
    }

    private var restingTransform = CGAffineTransform.identity

    func prepareToGrow(from source: CGRect) { shrink(to: source) }

    func grow() {
        (alpha, transform) = (1, restingTransform)
        center = CGPoint(x: restingFrame.midX, y: restingFrame.midY)
    }

    func shrink(to source: CGRect) {
        center = CGPoint(x: source.midX, y: source.midY)
        transform = isController ? CGAffineTransform(scaleX: 0.2, y: 0.2) : .identity
        if isController { alpha = 0 }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap() }
}
