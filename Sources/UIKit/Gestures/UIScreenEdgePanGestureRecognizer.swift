/// Recognizes a drag that starts at an edge of the screen; continuous.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []

    /// How far from the edge a finger may land, in points.
    private static let edgeWidth: CGFloat = 13

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let window = touch.window, startsAtEdge(touch.windowLocation, in: window.bounds) else {
            return state = .failed
        }
        super.touchesBegan(touches, with: event)
    }

    private func startsAtEdge(_ point: CGPoint, in bounds: CGRect) -> Bool {
        edges.contains(.left) && point.x - bounds.minX <= Self.edgeWidth
            || edges.contains(.right) && bounds.maxX - point.x <= Self.edgeWidth
            || edges.contains(.top) && point.y - bounds.minY <= Self.edgeWidth
            || edges.contains(.bottom) && bounds.maxY - point.y <= Self.edgeWidth
    }

    /// The finger has to move mainly away from the edge.
    override func isBeyondHysteresis(_ distance: CGPoint) -> Bool {
        guard super.isBeyondHysteresis(distance) else { return false }
        if edges.contains(.left) { return distance.x > abs(distance.y) }
        if edges.contains(.right) { return -distance.x > abs(distance.y) }
        if edges.contains(.top) { return distance.y > abs(distance.x) }
        return -distance.y > abs(distance.x)
    }
}
