/// Pages that scroll: the page that shows lies in the middle of three places, its neighbours join it when they come into view.
extension UIPageViewController {
    private var isHorizontal: Bool { pages.orientation == .horizontal }
    /// Whether pages follow each other to the left.
    private var isReversed: Bool { isHorizontal && viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    /// From one page to the next, in points.
    private var step: CGFloat { isHorizontal ? scrollView.bounds.width : scrollView.bounds.height }
    private var offset: CGFloat { isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y }

    // MARK: Places

    /// The place of a page: -1 before the one that shows, 1 after it.
    private func frame(at place: CGFloat) -> CGRect {
        let size = scrollView.bounds.size
        let start = step * (1 + (isReversed ? -place : place)) + pages.spacing / 2
        return isHorizontal
            ? CGRect(x: start, y: 0, width: size.width - pages.spacing, height: size.height)
            : CGRect(x: 0, y: start, width: size.width, height: size.height - pages.spacing)
    }

    private func point(_ length: CGFloat) -> CGPoint { isHorizontal ? CGPoint(x: length, y: 0) : CGPoint(x: 0, y: length) }

    private func place(_ controller: UIViewController, at place: CGFloat) {
        let view = controller.requestedView
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = []
        view.frame = frame(at: place)
        if view.superview !== scrollView { scrollView.insertSubview(view, at: 0) }
    }

    func layoutScrolledPages() {
        guard let view = viewIfLoaded else { return }
        let bar = pages.showsPageControl ? PageControlMetrics.height + view.safeAreaInsets.bottom : 0
        let room = CGRect(x: 0, y: 0, width: view.bounds.width, height: max(view.bounds.height - bar, 0))
        if pages.showsPageControl {
            pageControl.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: PageControlMetrics.height)
        }
        let frame = room.insetBy(dx: isHorizontal ? -pages.spacing / 2 : 0, dy: isHorizontal ? 0 : -pages.spacing / 2)
        guard scrollView.frame != frame || scrollView.contentSize == .zero else { return }
        endTransitionAtOnce()
        pages.isPlacing = true
        scrollView.frame = frame
        scrollView.contentSize =
            isHorizontal
            ? CGSize(width: 3 * step, height: frame.height) : CGSize(width: frame.width, height: 3 * step)
        scrollView.alwaysBounceHorizontal = isHorizontal
        scrollView.alwaysBounceVertical = !isHorizontal
        for page in pages.shown { place(page, at: 0) }
        updateLimits()
        scrollView.contentOffset = point(step)
        pages.isPlacing = false
    }

    /// Lets the content end where there are no more pages.
    private func updateLimits() {
        let isUnknown = dataSource != nil
        func inset(_ neighbour: UIViewController??) -> CGFloat {
            switch neighbour {
            case .none: isUnknown ? 0 : -step
            case .some(.none): -step
            case .some(.some): 0
            }
        }
        var (start, end) = (inset(pages.before), inset(pages.after))
        if let turn = pages.turn { if turn.direction == .forward { end = 0 } else { start = 0 } }
        if isReversed { swap(&start, &end) }
        let insets =
            isHorizontal
            ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end) : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
        guard scrollView.contentInset != insets else { return }
        scrollView.keepingOffset { scrollView.contentInset = insets }
    }

    // MARK: Neighbours

    /// Asks the data source for the pages beside the one that shows, where it was not asked yet.
    func prepareNeighbours() {
        guard pages.style == .scroll, let current = pages.shown.first else { return }
        if pages.before == nil { pages.before = .some(dataSource?.pageViewController(self, viewControllerBefore: current)) }
        if pages.after == nil { pages.after = .some(dataSource?.pageViewController(self, viewControllerAfter: current)) }
        updateLimits()
    }

    func forgetNeighbours() {
        pages.before = nil
        pages.after = nil
    }

    // MARK: Movement

    /// How far the content is from rest, in pages; positive towards the next one.
    private var progress: CGFloat {
        guard step > 0 else { return 0 }
        let part = (offset - step) / step
        return isReversed ? -part : part
    }

    func scrollMoved() {
        guard !pages.isPlacing, step > 0, let current = pages.shown.first ?? pages.turn?.outgoing.first else { return }
        let progress = progress
        if let turn = pages.turn, !turn.isByUser { return }
        if abs(progress) >= 1, scrollView.isDragging, pages.turn != nil { return continueAfterWholePage() }
        let direction = progress > 0 ? NavigationDirection.forward : .reverse
        if let turn = pages.turn, turn.direction != direction, abs(progress) > 0.0001 { endTurn(completed: false) }
        guard pages.turn == nil, abs(progress) > 0.0001 else { return }
        let neighbour = direction == .forward ? pages.after : pages.before
        guard case .some(.some(let next)) = neighbour, next !== current else { return }
        begin(PageTurn(direction: direction, incoming: [next], outgoing: pages.shown, isByUser: true))
    }

    /// The finger went on over a whole page: that one is the one that shows now, and the next one may follow.
    private func continueAfterWholePage() {
        endTurn(completed: true)
        prepareNeighbours()
        scrollMoved()
    }

    func scrollRested() {
        guard !pages.isPlacing, pages.turn != nil else { return }
        endTurn(completed: abs(progress) >= 0.5)
    }

    /// Scrolls to other pages, as the app or the page control asks.
    func scroll(_ turn: PageTurn) {
        begin(turn)
        scrollView.setContentOffset(point(step * (1 + (isReversed == (turn.direction == .forward) ? -1 : 1))), animated: true)
    }

    private func begin(_ turn: PageTurn) {
        pages.turn = turn
        if turn.isByUser { delegate?.pageViewController(self, willTransitionTo: turn.incoming) }
        for page in turn.incoming {
            adoptPage(page)
            place(page, at: turn.direction == .forward ? 1 : -1)
        }
        if !turn.isByUser { pages.shown = turn.incoming }
        scrollView.isUserInteractionEnabled = turn.isByUser
        updateLimits()
        beginAppearance(turn, animated: true)
    }

    /// Ends the change from one page to another: what shows then lies in the middle.
    private func endTurn(completed: Bool, tellsDelegate: Bool = true) {
        guard let turn = pages.turn else { return }
        pages.turn = nil
        scrollView.isUserInteractionEnabled = true
        let completed = completed || !turn.isByUser
        if completed {
            pages.shown = turn.incoming
            rememberNeighbours(after: turn)
        }
        recenter(turn, completed: completed)
        endAppearance(turn, completed: completed)
        if turn.isByUser {
            pageTurned(turn.direction, completed: completed)
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: turn.outgoing, transitionCompleted: completed)
        }
        turn.completion?(true)
        if completed, turn.isByUser, pages.turn == nil { prepareNeighbours() }
    }

    private func rememberNeighbours(after turn: PageTurn) {
        guard turn.isByUser else { return forgetNeighbours() }
        let left = turn.outgoing.first
        pages.before = turn.direction == .forward ? .some(left) : nil
        pages.after = turn.direction == .forward ? nil : .some(left)
    }

    /// Moves the content by the way of a whole page, without anything being seen of it.
    private func recenter(_ turn: PageTurn, completed: Bool) {
        pages.isPlacing = true
        defer { pages.isPlacing = false }
        updateLimits()
        guard completed else { return }
        for page in pages.shown { place(page, at: 0) }
        let isOnward = (turn.direction == .forward) != isReversed
        scrollView.shiftContent(by: point(isOnward ? -step : step))
    }

    func endScrollAtOnce() {
        guard let turn = pages.turn else { return }
        let isDone = !turn.isByUser || pages.isFromPageControl || abs(progress) >= 0.5
        pages.isPlacing = true
        scrollView.stopMotion(telling: false)
        pages.isPlacing = false
        endTurn(completed: isDone)
        pages.isPlacing = true
        scrollView.contentOffset = point(step)
        pages.isPlacing = false
    }
}
