/// Lets the user drag a sheet from detent to detent, and down to dismiss it.
@MainActor final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private unowned let manager: UISheetPresentationController
    private let card: UIView
    private let pan = UIPanGestureRecognizer()
    private var transition: PresentationTransition?
    /// The card's height when the finger took it.
    private var startHeight: CGFloat = 0

    /// Speed in points a second above which a downward fling dismisses.
    private static let flingSpeed: CGFloat = 1000
    /// Seconds of its movement that a sheet which is let go is thought to go on for.
    private static let projection: CGFloat = 0.2

    init(manager: UISheetPresentationController, card: UIView) {
        (self.manager, self.card) = (manager, card)
        super.init()
        pan.delegate = self
        pan.handlers.append { [unowned self] _ in handle() }
        card.addGestureRecognizer(pan)
    }

    // MARK: Whose finger it is

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard manager.transition == nil, manager.isDraggable, manager.presentedViewController.presentation.presented == nil
        else { return false }
        let translation = pan.translation(in: card.superview)
        guard abs(translation.y) > abs(translation.x) else { return false }
        guard let content = scrollView(under: pan.startLocation) else { return translation.y > 0 || mayGrow }
        let isAtTop = content.contentOffset.y <= -content.adjustedContentInset.top
        if translation.y > 0 { return isAtTop }
        return isAtTop && mayGrow && manager.prefersScrollingExpandsWhenScrolledToEdge
    }

    /// Content that scrolls waits until it is clear that the finger does not move the sheet.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { (otherGestureRecognizer as? ScrollPanGestureRecognizer)?.view?.isDescendant(of: card) ?? false }

    private func scrollView(under point: CGPoint) -> UIScrollView? {
        guard let window = card.window else { return nil }
        let hit = card.hitTest(window.convert(point, to: card), with: nil)
        return sequence(first: hit, next: { $0?.superview }).lazy.compactMap { $0 as? UIScrollView }.first { $0.draggableAxes.vertical }
    }

    private var mayGrow: Bool { manager.isEdgeAttached && card.bounds.height < (heights.last?.height ?? 0) - 0.5 }

    /// The detents, the smallest first.
    private var heights: [(identifier: UISheetPresentationController.Detent.Identifier, height: CGFloat)] {
        manager.isEdgeAttached ? manager.detentHeights.sorted { $0.height < $1.height } : []
    }

    private var mayDismiss: Bool {
        !manager.presentedViewController.isModalInPresentation && manager.delegate?.presentationControllerShouldDismiss(manager) != false
    }

    // MARK: Following

    private func handle() {
        let distance = pan.translation(in: card.superview).y
        switch pan.state {
        case .began:
            startHeight = card.bounds.height
            move(distance)
        case .changed: move(distance)
        case .ended, .cancelled: end(distance, isCancelled: pan.state == .cancelled)
        default: break
        }
    }

    /// Between the smallest and the largest detent the sheet changes its height; below, it leaves; where it may not go, it gives a little.
    private func move(_ distance: CGFloat) {
        let wanted = startHeight - distance
        let smallest = heights.first?.height ?? startHeight, largest = heights.last?.height ?? startHeight
        if wanted < smallest, transition == nil, mayDismiss { beginDismissal() }
        let height = min(max(wanted, smallest), largest)
        let beyond = height - wanted
        let isFree = beyond > 0 && transition != nil
        let offset = isFree ? beyond : RubberBand.offset(beyond, dimension: max(height, 1))
        UIView.performWithoutAnimation {
            card.transform = .identity
            if height != card.bounds.height, let frame = manager.attachedFrame(height: height) {
                card.frame = frame
                card.layoutIfNeeded()
            }
            card.transform = CGAffineTransform(translationX: 0, y: offset)
            if transition != nil { manager.recede(1 - min(max(beyond, 0) / max(height, 1), 1)) }
        }
        transition?.update(min(max(beyond / max(height, 1), 0), 1))
    }

    private func beginDismissal() {
        let transition = PresentationTransition(isPresentation: false, manager: manager, isAnimated: true) { [manager] in
            manager.delegate?.presentationControllerDidDismiss(manager)
        }
        self.transition = transition
        manager.delegate?.presentationControllerWillDismiss(manager)
        transition.start(isInteractive: true)
    }

    // MARK: Letting go

    private func end(_ distance: CGFloat, isCancelled: Bool) {
        let speed = pan.velocity(in: card.superview).y
        let smallest = heights.first?.height ?? startHeight
        let beyond = smallest - (startHeight - distance)
        let goes =
            transition != nil && !isCancelled && beyond > 0
            && (speed > Self.flingSpeed || beyond > smallest / 2 && speed > -Self.flingSpeed)
        if transition == nil, beyond > 0 { manager.delegate?.presentationControllerDidAttemptToDismiss(manager) }
        let finished = transition
        transition = nil
        finished?.letGo(isCancelled: !goes)
        goes ? leave(finished) : settle(at: isCancelled ? startHeight : startHeight - distance - speed * Self.projection, finished)
    }

    private func leave(_ transition: PresentationTransition?) {
        SystemMotion.animate(duration: 0.5) { [self] in
            card.transform = CGAffineTransform(translationX: 0, y: card.bounds.height)
            manager.recede(0)
        } completion: { [card] _ in
            card.transform = .identity
            transition?.complete(true)
        }
    }

    /// Goes to the detent nearest to a height.
    private func settle(at height: CGFloat, _ transition: PresentationTransition?) {
        let nearest = heights.min { abs($0.height - height) < abs($1.height - height) }
        SystemMotion.animate(duration: 0.5) { [self] in
            card.transform = .identity
            if let nearest {
                manager.rest(at: nearest.identifier)
                if let frame = manager.attachedFrame(height: nearest.height) { card.frame = frame }
                card.layoutIfNeeded()
            }
            manager.recede(1)
        } completion: { _ in
            transition?.complete(false)
        }
    }
}

/// How far things follow a finger beyond their limits.
enum RubberBand {
    /// UIScrollView's coefficient.
    static let coefficient: CGFloat = 0.55

    static func offset(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let result = (1 - 1 / (abs(distance) * coefficient / dimension + 1)) * dimension
        return distance < 0 ? -result : result
    }
}
