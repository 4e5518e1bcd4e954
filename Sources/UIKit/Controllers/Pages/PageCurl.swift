/// One turn of pages that curl: what lies below and above, and the way to its end.
@MainActor final class PageCurl {
    private unowned let controller: UIPageViewController
    let turn: PageTurn
    private let curlView: PageCurlView
    /// Whether the page comes back from where it was turned to.
    private let runsBack: Bool
    private var ticker: FrameTicker?
    /// The position that the page animates to; nil while a finger moves it.
    private var target: CGFloat?

    /// Seconds a whole turn takes.
    private static let duration: CFTimeInterval = 0.6

    init(_ controller: UIPageViewController, _ turn: PageTurn, back: UIViewController?) {
        self.controller = controller
        self.turn = turn
        let sheet = PageSheet(controller, turn, back: back)
        runsBack = sheet.runsBack
        curlView = PageCurlView(
            frame: controller.requestedView.bounds, geometry: sheet.geometry, front: sheet.front, back: sheet.back)
        controller.requestedView.addSubview(curlView)
        part = 0
    }

    /// How much of the turn is done.
    var part: CGFloat = 0 {
        didSet { curlView.progress = runsBack ? 1 - part : part }
    }

    /// Goes on by itself: to the end, or back to the beginning.
    func run(to target: CGFloat) {
        self.target = target
        let (start, time) = (part, CACurrentMediaTime())
        let duration = max(Self.duration * Double(abs(target - start)), 0.1)
        let ticker = FrameTicker { [weak self] now in
            guard let self else { return }
            let passed = CGFloat(min(max((now - time) / duration, 0), 1))
            part = start + (target - start) * passed * passed * (3 - 2 * passed)
            if passed >= 1 { end(completed: target == 1) }
        }
        self.ticker = ticker
        ticker.start()
    }

    /// A page under a finger goes to the nearer end.
    func endAtOnce() { end(completed: target.map { $0 == 1 } ?? (part >= 0.5)) }

    private func end(completed: Bool) {
        ticker?.stop()
        ticker = nil
        guard controller.pages.curl === self else { return }
        curlView.removeFromSuperview()
        controller.curlEnded(self, completed: completed)
    }
}

/// The sheet of paper that turns, and the pages it lies between.
@MainActor private struct PageSheet {
    let front: CALayer
    let back: CALayer?
    let geometry: PageCurlView.Geometry
    let runsBack: Bool

    init(_ controller: UIPageViewController, _ turn: PageTurn, back backPage: UIViewController?) {
        let bounds = controller.requestedView.bounds
        let isHorizontal = controller.navigationOrientation == .horizontal
        let isForward = turn.direction == .forward
        if controller.spineLocation == .mid, turn.outgoing.count == 2, turn.incoming.count == 2 {
            let side = isForward ? 1 : 0
            runsBack = false
            front = Self.picture(turn.outgoing[side], in: controller.pageFrame(side))
            back = Self.picture(turn.incoming[1 - side], in: controller.pageFrame(1 - side))
            geometry = .init(page: controller.pageFrame(side), isHorizontal: isHorizontal, isMirrored: !isForward)
            Self.stack([turn.incoming[1 - side], turn.outgoing[1 - side], turn.outgoing[side], turn.incoming[side]])
        } else {
            let (turned, below) = isForward ? (turn.outgoing, turn.incoming) : (turn.incoming, turn.outgoing)
            runsBack = !isForward
            front = Self.picture(turned[0], in: bounds)
            back = backPage.map { Self.picture($0, in: bounds) }
            geometry = .init(page: bounds, isHorizontal: isHorizontal, isMirrored: controller.spineLocation == .max)
            Self.stack([turned[0], below[0]])
        }
    }

    /// Puts the views of pages above each other, the last one at the top.
    private static func stack(_ pages: [UIViewController]) {
        for page in pages { page.requestedView.superview?.bringSubviewToFront(page.requestedView) }
    }

    private static func picture(_ page: UIViewController, in frame: CGRect) -> CALayer {
        let view = page.requestedView
        view.frame = frame
        view.layoutIfNeeded()
        view.layer.settleSubtree()
        let picture = view.layer.picture()
        picture.frame = CGRect(origin: .zero, size: frame.size)
        return picture
    }
}
