/// The picture of an item that follows the finger.
final class DragItemView: UIView {
    let item: UIDragItem
    /// The preview that was lifted, to which the item returns; nil for none.
    private(set) var lifted: UITargetedDragPreview?
    /// The middle relative to the finger, in points, at the size it was lifted.
    var grip = CGPoint.zero
    /// How much smaller than lifted the picture is carried.
    private(set) var carriedScale: CGFloat = 1
    /// How a picture in a pile is turned, in radians.
    var turn: CGFloat = 0
    private var picture: UIView?

    /// The longest side of what is carried, in points, unless full size is preferred.
    static let carriedSide: CGFloat = 240
    private static let liftScale: CGFloat = 1.05

    init(_ item: UIDragItem, lifted: UITargetedDragPreview?) {
        (self.item, self.lifted) = (item, lifted)
        super.init(frame: .zero)
        isOpaque = false
        (layer.shadowRadius, layer.shadowOffset) = (12, CGSize(width: 0, height: 6))
        if let lifted { show(lifted.view, lifted.parameters) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a picture of a view as it looks now.
    func show(_ view: UIView, _ parameters: UIPreviewParameters) {
        let center = center
        guard let made = Self.picture(of: view, parameters) else { return }
        picture?.removeFromSuperview()
        bounds = CGRect(origin: .zero, size: view.bounds.size)
        self.center = center
        addSubview(made)
        picture = made
        let shape = (parameters.shadowPath ?? parameters.visiblePath)?.cgPath
        let radius = min(view.layer.cornerRadius, min(bounds.width, bounds.height) / 2)
        layer.shadowPath = shape ?? CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }

    private static func picture(of view: UIView, _ parameters: UIPreviewParameters) -> UIView? {
        // A preview that was made for the drag has not been on the screen.
        guard let snapshot = view.snapshotView(afterScreenUpdates: false) ?? view.snapshotView(afterScreenUpdates: true) else { return nil }
        let made = UIView(frame: CGRect(origin: .zero, size: view.bounds.size))
        made.backgroundColor = parameters.backgroundColor
        made.layer.cornerRadius = view.layer.cornerRadius
        snapshot.frame = made.bounds
        made.addSubview(snapshot)
        if let path = parameters.visiblePath {
            let shape = CAShapeLayer()
            shape.path = path.cgPath
            made.layer.mask = shape
        }
        return made
    }

    // MARK: Looks

    func setLifted(_ isLifted: Bool) {
        layer.shadowOpacity = isLifted ? 0.25 : 0
        transform = isLifted ? CGAffineTransform(scaleX: Self.liftScale, y: Self.liftScale) : .identity
    }

    /// Takes the size and the turn things are carried with.
    func setCarried(fullSize: Bool) {
        let side = max(bounds.width, bounds.height)
        carriedScale = fullSize || side <= Self.carriedSide ? 1 : Self.carriedSide / side
        layer.shadowOpacity = 0.25
        transform = CGAffineTransform(scaleX: carriedScale, y: carriedScale).rotated(by: turn)
    }

    /// Returns the centre of the view for a finger at `point`.
    func carriedCenter(at point: CGPoint) -> CGPoint { CGPoint(x: point.x + grip.x * carriedScale, y: point.y + grip.y * carriedScale) }

    /// Goes to where a preview belongs and looks as it does there.
    func settle(at center: CGPoint, as preview: UITargetedPreview) {
        self.center = center
        let size = preview.view.bounds.size
        let scale = CGAffineTransform(
            scaleX: bounds.width > 0 ? size.width / bounds.width : 1, y: bounds.height > 0 ? size.height / bounds.height : 1)
        transform = scale.concatenating(preview.target.transform)
        layer.shadowOpacity = 0
    }

    /// Becomes nothing where it is.
    func vanish(at center: CGPoint) {
        self.center = center
        transform = transform.scaledBy(x: 0.3, y: 0.3)
        alpha = 0
    }
}
