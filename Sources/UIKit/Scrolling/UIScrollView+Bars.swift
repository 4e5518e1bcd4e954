/// Room beside the content that a collapsing bar leaves.
struct ScrollRoom {
    /// The height by which the bar can still grow, in points: the distance by which the content may be pulled down.
    var above: CGFloat
    /// The total height by which the bar grows, in points. Within it, scrolling ends only at the stops.
    var whole: CGFloat
    /// How much of that is a search bar, which is away at first.
    var search: CGFloat

    /// By how much the bar may have grown at rest, the most first.
    var stops: [CGFloat] { [whole, whole - search, 0] }
}

extension UIScrollView {
    /// Tells the controllers around that the content moved relative to its bars.
    func notifyBars() {
        guard window != nil else { return }
        var responder: UIResponder? = next
        while let current = responder {
            (current as? UIViewController)?.contentScrolled(self)
            responder = current.next
        }
    }

    /// Whether nothing of the content lies above the insets.
    var isContentAtTop: Bool { contentOffset.y <= -adjustedContentInset.top + 0.5 }
    /// Whether nothing of the content lies below the insets.
    var isContentAtBottom: Bool { contentOffset.y + bounds.height >= contentSize.height + adjustedContentInset.bottom - 0.5 }

    /// Changes insets without moving the content along: a bar gives way to a scroll that has been made.
    func keepingOffset(_ change: () -> Void) {
        scroll.keepsOffset = true
        change()
        adjustedInsetsMayHaveChanged()
        scroll.keepsOffset = false
    }

    /// Returns the offset adjusted to the nearest stop of the bar, if it would leave the bar partly collapsed.
    func settledBesideBars(_ offset: CGPoint) -> CGPoint {
        guard let room = scroll.room else { return offset }
        let expanded = -adjustedContentInset.top - room.above, collapsed = expanded + room.whole
        guard offset.y > expanded, offset.y < collapsed else { return offset }
        let places = room.stops.map { expanded + room.whole - $0 }
        let nearest = places.reduce(places[0]) { abs($1 - offset.y) <= abs($0 - offset.y) ? $1 : $0 }
        return clamped(CGPoint(x: offset.x, y: nearest))
    }
}
