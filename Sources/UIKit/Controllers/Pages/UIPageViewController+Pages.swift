/// The common part of both transition styles: setting pages, containment, appearance callbacks, the page control.
extension UIPageViewController {
    /// Pages that stand side by side.
    private var requiredCount: Int { pages.spine == .mid ? 2 : 1 }

    private func check(_ new: [UIViewController], animated: Bool) {
        // The back of the page that turns away is a page, too.
        let isTurned = animated && pages.isDoubleSided && pages.spine != .mid && pages.style == .pageCurl
        let required = isTurned ? 2 : requiredCount
        guard new.count == required || pages.isDoubleSided && new.count == 2 else {
            uncaughtException(
                .invalidArgument,
                "The number of view controllers provided (\(new.count)) doesn't match the number required (\(required)) for the requested transition"
            )
        }
    }

    func show(_ new: [UIViewController], _ direction: NavigationDirection, animated: Bool, _ completion: ((Bool) -> Void)?) {
        check(new, animated: animated)
        endTransitionAtOnce()
        forgetNeighbours()
        let visible = Array(new.prefix(requiredCount))
        let isSame = visible.map(ObjectIdentifier.init) == pages.shown.map(ObjectIdentifier.init)
        let animates = animated && !isSame && !pages.shown.isEmpty && viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
        if animates {
            view.layoutIfNeeded()
            let turn = PageTurn(
                direction: direction, incoming: visible, outgoing: pages.shown, isByUser: false, completion: completion)
            if pages.style == .scroll { scroll(turn) } else { curl(turn, back: new.count > visible.count ? new[1] : nil) }
            updatePageControl()
        } else {
            if !isSame { replace(with: visible) }
            updatePageControl()
            completion?(true)
        }
    }

    private func replace(with new: [UIViewController]) {
        let turn = PageTurn(direction: .forward, incoming: new, outgoing: pages.shown, isByUser: false)
        for page in new { adoptPage(page) }
        pages.shown = new
        guard isViewLoaded else {
            for page in turn.outgoing where !new.contains(where: { $0 === page }) { release(page) }
            for page in new { page.didMove(toParent: self) }
            return
        }
        beginAppearance(turn, animated: false)
        installPages()
        endAppearance(turn, completed: true)
    }

    /// Puts the pages that show into the view.
    func installPages() {
        guard let view = viewIfLoaded else { return }
        pages.laidOutSize = .zero
        if pages.style == .scroll { scrollView.contentSize = .zero }
        guard view.bounds.width > 0, view.bounds.height > 0 else { return view.setNeedsLayout() }
        layoutPages()
    }

    func layoutPages() {
        if pages.style == .scroll { layoutScrolledPages() } else { layoutCurledPages() }
    }

    /// Brings a change to its end that is on its way.
    func endTransitionAtOnce() {
        if pages.style == .scroll { endScrollAtOnce() } else { pages.curl?.endAtOnce() }
    }

    // MARK: Containment and appearance

    func adoptPage(_ page: UIViewController) { if page.parent !== self { addChild(page) } }

    private func release(_ page: UIViewController) {
        guard page.parent === self else { return }
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        page.removeFromParent()
    }

    private var appears: Bool { appearance.phase == .appeared || appearance.phase == .appearing }

    func beginAppearance(_ turn: PageTurn, animated: Bool) {
        guard appears else { return }
        let (gone, new) = (turn.outgoing.without(turn.incoming), turn.incoming.without(turn.outgoing))
        for page in gone { page.beginAppearanceTransition(false, animated: animated) }
        for page in new { page.beginAppearanceTransition(true, animated: animated) }
    }

    /// - Parameter completed: Whether the incoming pages show now; else the outgoing ones appear anew.
    func endAppearance(_ turn: PageTurn, completed: Bool) {
        let (gone, new) = (turn.outgoing.without(turn.incoming), turn.incoming.without(turn.outgoing))
        if !completed, appears {
            for page in new { page.beginAppearanceTransition(false, animated: true) }
            for page in gone { page.beginAppearanceTransition(true, animated: true) }
        }
        for page in completed ? gone : new {
            page.endAppearanceTransition()
            release(page)
        }
        // Pages that come with the page view controller itself have appeared when that has.
        if appearance.phase == .appeared { for page in completed ? new : gone { page.endAppearanceTransition() } }
        if completed { for page in new { page.didMove(toParent: self) } }
    }

    // MARK: Data source

    func dataSourceChanged() {
        forgetNeighbours()
        updatePageControl()
        if pages.style == .scroll, isViewLoaded { scrollView.setNeedsLayout() }
    }

    func askForSpine(landscape: Bool) {
        guard let delegate else { return }
        let spine = delegate.pageViewController(self, spineLocationFor: landscape ? .landscapeLeft : .portrait)
        guard spine != .none, spine != pages.spine else { return }
        pages.spine = spine
        if spine == .mid { pages.isDoubleSided = true }
        // The delegate may have set as many pages as the new spine needs before; else the first one stays.
        let gone = pages.shown.dropFirst(requiredCount)
        pages.shown = Array(pages.shown.prefix(requiredCount))
        for page in gone { release(page) }
    }

    // MARK: Page control

    func makePageControl() -> UIPageControl {
        let control = UIPageControl()
        // Pages are made one after the other.
        control.allowsContinuousInteraction = false
        control.addAction(UIAction { [weak self] _ in self?.pageControlTapped() }, for: .valueChanged)
        return control
    }

    func updatePageControl() {
        guard isViewLoaded, pages.style == .scroll, pages.orientation == .horizontal else { return }
        let count = dataSource?.presentationCount(for: self) ?? 0
        if count > 0 {
            pageControl.numberOfPages = count
            pageControl.currentPage = dataSource?.presentationIndex(for: self) ?? 0
            if pageControl.superview !== view { view.addSubview(pageControl) }
        } else if pages.showsPageControl {
            pageControl.removeFromSuperview()
        }
        guard pages.showsPageControl != (count > 0) else { return }
        pages.showsPageControl = count > 0
        view.setNeedsLayout()
    }

    /// Moves the dot along with pages that people turned; taps have moved it before.
    func pageTurned(_ direction: NavigationDirection, completed: Bool) {
        let wasMoved = pages.isFromPageControl
        pages.isFromPageControl = false
        guard pages.showsPageControl, completed != wasMoved else { return }
        pageControl.currentPage += (direction == .forward) == completed ? 1 : -1
    }

    /// A tap beside the dots turns the page as a swipe does.
    private func pageControlTapped() {
        endTransitionAtOnce()
        prepareNeighbours()
        guard let current = pages.shown.first, let before = pages.before, let after = pages.after else { return }
        let isForward = pageControl.wentForward
        guard let next = isForward ? after : before else {
            pageControl.currentPage += isForward ? -1 : 1
            return
        }
        pages.isFromPageControl = true
        scroll(
            PageTurn(direction: isForward ? .forward : .reverse, incoming: [next], outgoing: [current], isByUser: true))
    }
}

/// The page control below pages that scroll, in points.
enum PageControlMetrics {
    static let height: CGFloat = 37
}

extension [UIViewController] {
    fileprivate func without(_ others: [UIViewController]) -> [UIViewController] {
        filter { page in !others.contains { $0 === page } }
    }
}
