/// The recognizers that turn pages that curl: a drag, and taps near the edges.
@MainActor final class PageCurlGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let controller: UIPageViewController
    private let pan = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    /// How much of the page, from each edge, takes taps.
    private static let edge: CGFloat = 0.2
    /// Points a second from which a drag goes on in its direction.
    private static let flick: CGFloat = 300

    init(_ controller: UIPageViewController) {
        self.controller = controller
        super.init()
        pan.delegate = self
        tap.delegate = self
        pan.maximumNumberOfTouches = 1
        pan.handlers.append { [weak self] _ in self?.panChanged() }
        tap.handlers.append { [weak self] _ in self?.tapped() }
    }

    var recognizers: [UIGestureRecognizer] { [pan, tap] }

    func attach(to view: UIView) { for recognizer in recognizers { view.addGestureRecognizer(recognizer) } }

    private var isHorizontal: Bool { controller.navigationOrientation == .horizontal }
    private var length: CGFloat { isHorizontal ? controller.view.bounds.width : controller.view.bounds.height }
    /// 1 where a movement to the left or up leads forward, -1 where the spine lies at the other side.
    private var sign: CGFloat { controller.spineLocation == .max ? -1 : 1 }

    private func along(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard controller.pages.curl == nil, controller.dataSource != nil else { return false }
        if recognizer === tap { return direction(ofTapAt: tap.location(in: controller.view)) != nil }
        let way = pan.translation(in: controller.view)
        let (main, side) = isHorizontal ? (way.x, way.y) : (way.y, way.x)
        return abs(main) > abs(side)
    }

    private func direction(ofTapAt point: CGPoint) -> UIPageViewController.NavigationDirection? {
        let part = along(point) / max(length, 1)
        guard part < Self.edge || part > 1 - Self.edge else { return nil }
        return (part > 0.5) == (sign > 0) ? .forward : .reverse
    }

    private func tapped() {
        guard tap.state == .ended, let direction = direction(ofTapAt: tap.location(in: controller.view)) else { return }
        if controller.startCurl(direction) { controller.pages.curl?.run(to: 1) }
    }

    private func panChanged() {
        let way = along(pan.translation(in: controller.view)) * sign
        switch pan.state {
        case .began:
            if controller.startCurl(way < 0 ? .forward : .reverse) { updateCurl(way) }
        case .changed: updateCurl(way)
        case .ended: letGo(along(pan.velocity(in: controller.view)) * sign)
        case .cancelled, .failed: controller.pages.curl?.run(to: 0)
        case .possible: break
        }
    }

    private func updateCurl(_ way: CGFloat) {
        guard let curl = controller.pages.curl else { return }
        curl.part = min(max((curl.turn.direction == .forward ? -way : way) / max(length, 1), 0), 1)
    }

    private func letGo(_ velocity: CGFloat) {
        guard let curl = controller.pages.curl else { return }
        let onward = curl.turn.direction == .forward ? -velocity : velocity
        let goesOn = abs(onward) > Self.flick ? onward > 0 : curl.part >= 0.5
        curl.run(to: goesOn ? 1 : 0)
    }
}
