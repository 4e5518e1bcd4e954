/// The identity of the view that a scroll view shows at its edge or anchor.
struct ScrollPositionLink {
    let get: () -> AnyHashable?
    let set: (AnyHashable?) -> Void
    let anchor: UnitPoint?
}

private struct ScrollPositionKey: EnvironmentKey { static var defaultValue: ScrollPositionLink? { nil } }

extension EnvironmentValues {
    var scrollPosition: ScrollPositionLink? {
        get { self[ScrollPositionKey.self] }
        set { self[ScrollPositionKey.self] = newValue }
    }
}

extension View {
    /// Ties the position of scroll views inside to the identity of one of their target views.
    ///
    /// Source: Apple's documentation of `scrollPosition(id:anchor:)`.
    nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        environment(
            \.scrollPosition,
            ScrollPositionLink(
                get: { id.wrappedValue.map { AnyHashable($0) } }, set: { id.wrappedValue = $0?.base as? ID }, anchor: anchor))
    }
}

/// Follows what people scroll, for a scroll node.
final class ScrollObserver: NSObject, UIScrollViewDelegate {
    weak var node: ScrollNode?
    private var start = CGPoint.zero

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        start = scrollView.contentOffset
        node?.phaseChanged(.interacting)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        node?.phaseChanged(decelerate ? .decelerating : .idle)
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { node?.phaseChanged(.idle) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { node?.phaseChanged(.idle) }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let node, let behavior = node.behavior else { return }
        let insets = scrollView.adjustedContentInset, bounds = scrollView.bounds.size
        let container = CGSize(width: bounds.width - insets.left - insets.right, height: bounds.height - insets.top - insets.bottom)
        func rect(_ offset: CGPoint) -> CGRect {
            CGRect(origin: CGPoint(x: offset.x + insets.left, y: offset.y + insets.top), size: container)
        }
        var target = ScrollTarget(rect: rect(targetContentOffset.pointee))
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: rect(start)), velocity: CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000),
            contentSize: scrollView.contentSize, containerSize: container, axes: node.axes, environment: node.environment,
            targets: node.targetPlaces.map(\.frame), start: .zero)
        behavior.updateTarget(&target, context: context)
        var offset = CGPoint(x: target.rect.minX - insets.left, y: target.rect.minY - insets.top)
        let most = CGPoint(
            x: scrollView.contentSize.width + insets.right - bounds.width, y: scrollView.contentSize.height + insets.bottom - bounds.height)
        offset.x = max(-insets.left, min(offset.x, most.x))
        offset.y = max(-insets.top, min(offset.y, most.y))
        targetContentOffset.pointee = offset
    }
}

extension ScrollNode {
    /// The views that scrolling may rest at, in the content's coordinates.
    var targetPlaces: [ScrollTargetPlace] {
        var places: [ScrollTargetPlace] = []
        content.collectScrollTargets(at: content.position, id: nil, into: &places)
        return places
    }

    /// The identity of the target view at the anchor, or the first one in sight.
    func identityInSight(_ anchor: UnitPoint?) -> AnyHashable? {
        let insets = scroll.adjustedContentInset
        let shown = CGRect(
            x: visibleRect.minX + insets.left, y: visibleRect.minY + insets.top, width: visibleRect.width - insets.left - insets.right,
            height: visibleRect.height - insets.top - insets.bottom)
        let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
        let places = targetPlaces.filter { $0.id != nil }
        guard let anchor else {
            // The first of which more than half is in sight.
            return places.first { $0.frame.origin[axis] + $0.frame.size[axis] / 2 >= shown.origin[axis] }?.id
        }
        let point = anchor.point(in: shown)
        return places.min { distance($0.frame, point, axis) < distance($1.frame, point, axis) }?.id
    }

    private func distance(_ frame: CGRect, _ point: CGPoint, _ axis: Axis) -> CGFloat {
        let (low, high) = (frame.origin[axis], frame.origin[axis] + frame.size[axis])
        return point[axis] < low ? low - point[axis] : point[axis] > high ? point[axis] - high : 0
    }
}
