/// Scrolls a list while something is carried near its edges.
@MainActor final class DragScroller {
    private weak var list: UIScrollView?
    private let moved: () -> Void
    private var ticker: FrameTicker?
    /// Points a second; negative towards the start.
    private var speed = CGPoint.zero
    private var lastTime: CFTimeInterval?

    /// How near an edge scrolling begins, in points, and how fast it is at the edge itself, in points a second.
    private static let margin: CGFloat = 50
    private static let fastest: CGFloat = 600

    /// - Parameter moved: Called after every step, since the content moved under the finger.
    init(_ list: UIScrollView, moved: @escaping () -> Void) { (self.list, self.moved) = (list, moved) }

    /// The finger is at `y` of the content.
    func finger(at y: CGFloat) { finger(at: CGPoint(x: CGFloat.nan, y: y)) }

    func finger(at point: CGPoint) {
        guard let list else { return }
        let visible = list.bounds.inset(by: list.adjustedContentInset)
        speed = CGPoint(
            x: Self.speed(point.x, visible.minX, visible.maxX), y: Self.speed(point.y, visible.minY, visible.maxY))
        if speed == .zero { stop() } else { start() }
    }

    private static func speed(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        guard !place.isNaN, high - low > 2 * margin else { return 0 }
        if place < low + margin { return -min((low + margin - place) / margin, 1) * fastest }
        if place > high - margin { return min((place - high + margin) / margin, 1) * fastest }
        return 0
    }

    private func start() {
        guard ticker == nil else { return }
        let ticker = FrameTicker { [weak self] in self?.tick($0) }
        self.ticker = ticker
        ticker.start()
    }

    func stop() {
        ticker?.stop()
        (ticker, lastTime) = (nil, nil)
    }

    private func tick(_ time: CFTimeInterval) {
        defer { lastTime = time }
        guard let list, let lastTime else { return }
        let step = CGFloat(time - lastTime)
        let wanted = CGPoint(x: list.contentOffset.x + speed.x * step, y: list.contentOffset.y + speed.y * step)
        let limits = list.offsetLimits
        let offset = CGPoint(
            x: speed.x == 0 ? wanted.x : min(max(wanted.x, limits.x.lowerBound), limits.x.upperBound),
            y: speed.y == 0 ? wanted.y : min(max(wanted.y, limits.y.lowerBound), limits.y.upperBound))
        guard offset != list.contentOffset else { return }
        list.contentOffset = offset
        moved()
    }
}
