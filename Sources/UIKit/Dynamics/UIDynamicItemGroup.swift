/// Several items that move as one: *UIDynamicItemGroup*. The group's outline is that of its items together.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    public let items: [any UIDynamicItem]
    private var places: [(offset: CGPoint, angle: CGFloat)] = []
    private var turn: CGFloat = 0
    private let size: CGSize

    public init(items: [any UIDynamicItem]) {
        self.items = items
        let frame = items.reduce(CGRect.null) { $0.union($1.placedBounds) }
        size = frame.isNull ? .zero : frame.size
        center = frame.isNull ? .zero : CGPoint(x: frame.midX, y: frame.midY)
        super.init()
        places = items.map { (CGPoint(x: $0.center.x - center.x, y: $0.center.y - center.y), $0.angle) }
    }

    open var center: CGPoint { didSet { place() } }
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }
    open var transform: CGAffineTransform {
        get { CGAffineTransform(rotationAngle: turn) }
        set {
            turn = atan2(newValue.b, newValue.a)
            place()
        }
    }

    private func place() {
        let rotation = CGAffineTransform(rotationAngle: turn)
        for (item, place) in zip(items, places) {
            let offset = place.offset.applying(rotation)
            item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
            item.transform = CGAffineTransform(rotationAngle: place.angle + turn)
        }
    }
}
