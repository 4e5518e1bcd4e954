/// Popovers of iPadOS 17, in points.
enum PopoverMetrics {
    static let cornerRadius: CGFloat = 13
    static let arrowHeight: CGFloat = 13
    static let arrowBase: CGFloat = 26
    /// Of content that says nothing of its size; the screen cuts it.
    static let defaultSize = CGSize(width: 320, height: 1100)
}

/// The frame of a popover's bubble, and the point that its arrow points at.
struct PopoverPlacement: Equatable {
    /// The bubble with its arrow, in the container.
    private(set) var frame = CGRect.zero
    private(set) var direction = UIPopoverArrowDirection.up
    /// The middle of the arrow along the bubble's side, from the bubble's own left or top edge.
    private(set) var arrow: CGFloat = 0

    static func == (left: Self, right: Self) -> Bool {
        left.frame == right.frame && left.direction == right.direction && left.arrow == right.arrow
    }

    /// - Parameters:
    ///   - size: The preferred size of the content, in points.
    ///   - source: The rectangle that the arrow points at.
    ///   - area: The area in which the bubble may be placed.
    init(size: CGSize, source: CGRect, area: CGRect, permitted: UIPopoverArrowDirection, mayOverlap: Bool) {
        let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { permitted.contains($0) }
        let full = sides.first { Self.fits(size, Self.room($0, source, area)) }
        direction = full ?? sides.max { Self.share($0, size, source, area) < Self.share($1, size, source, area) } ?? .up
        var room = Self.room(direction, source, area)
        if full == nil, mayOverlap { room = CGSize(width: area.width, height: area.height) }
        place(CGSize(width: min(size.width, room.width), height: min(size.height, room.height)), source, area)
    }

    private static func fits(_ size: CGSize, _ room: CGSize) -> Bool { size.width <= room.width && size.height <= room.height }

    /// How much of the content shows on a side.
    private static func share(_ side: UIPopoverArrowDirection, _ size: CGSize, _ source: CGRect, _ area: CGRect) -> CGFloat {
        let room = room(side, source, area)
        return min(max(room.width, 0), size.width) * min(max(room.height, 0), size.height)
    }

    /// The room for the content on the side that the arrow points from.
    private static func room(_ side: UIPopoverArrowDirection, _ source: CGRect, _ area: CGRect) -> CGSize {
        let arrow = PopoverMetrics.arrowHeight
        return switch side {
        case .up: CGSize(width: area.width, height: area.maxY - max(source.maxY, area.minY) - arrow)
        case .down: CGSize(width: area.width, height: min(source.minY, area.maxY) - area.minY - arrow)
        case .left: CGSize(width: area.maxX - max(source.maxX, area.minX) - arrow, height: area.height)
        default: CGSize(width: min(source.minX, area.maxX) - area.minX - arrow, height: area.height)
        }
    }

    private var isVertical: Bool { direction == .up || direction == .down }

    private mutating func place(_ size: CGSize, _ source: CGRect, _ area: CGRect) {
        let height = PopoverMetrics.arrowHeight
        let whole =
            isVertical ? CGSize(width: size.width, height: size.height + height) : CGSize(width: size.width + height, height: size.height)
        var origin =
            switch direction {
            case .up: CGPoint(x: source.midX - whole.width / 2, y: source.maxY)
            case .down: CGPoint(x: source.midX - whole.width / 2, y: source.minY - whole.height)
            case .left: CGPoint(x: source.maxX, y: source.midY - whole.height / 2)
            default: CGPoint(x: source.minX - whole.width, y: source.midY - whole.height / 2)
            }
        origin.x = min(max(origin.x, area.minX), max(area.maxX - whole.width, area.minX)).rounded()
        origin.y = min(max(origin.y, area.minY), max(area.maxY - whole.height, area.minY)).rounded()
        frame = CGRect(origin: origin, size: whole)
        let wanted = isVertical ? source.midX - frame.minX : source.midY - frame.minY
        let length = isVertical ? whole.width : whole.height
        // The arrow stays clear of the corners.
        let margin = PopoverMetrics.cornerRadius + PopoverMetrics.arrowBase / 2
        arrow = min(max(wanted, margin), max(length - margin, margin))
    }

    /// The bubble without its arrow, in the frame's own coordinates.
    var body: CGRect {
        let height = PopoverMetrics.arrowHeight, bounds = CGRect(origin: .zero, size: frame.size)
        return switch direction {
        case .up: bounds.inset(by: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
        case .down: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
        case .left: bounds.inset(by: UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0))
        default: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height))
        }
    }

    /// The point of the arrow, in the frame's own coordinates.
    var tip: CGPoint {
        switch direction {
        case .up: CGPoint(x: arrow, y: 0)
        case .down: CGPoint(x: arrow, y: frame.height)
        case .left: CGPoint(x: 0, y: arrow)
        default: CGPoint(x: frame.width, y: arrow)
        }
    }

    /// The outline of bubble and arrow.
    @MainActor var outline: UIBezierPath {
        let path = UIBezierPath(roundedRect: body, cornerRadius: PopoverMetrics.cornerRadius)
        let half = PopoverMetrics.arrowBase / 2, tip = tip, body = body
        let foot: (CGPoint, CGPoint) =
            switch direction {
            case .up: (CGPoint(x: tip.x - half, y: body.minY), CGPoint(x: tip.x + half, y: body.minY))
            case .down: (CGPoint(x: tip.x + half, y: body.maxY), CGPoint(x: tip.x - half, y: body.maxY))
            case .left: (CGPoint(x: body.minX, y: tip.y + half), CGPoint(x: body.minX, y: tip.y - half))
            default: (CGPoint(x: body.maxX, y: tip.y - half), CGPoint(x: body.maxX, y: tip.y + half))
            }
        path.move(to: foot.0)
        path.addLine(to: tip)
        path.addLine(to: foot.1)
        path.close()
        return path
    }
}
