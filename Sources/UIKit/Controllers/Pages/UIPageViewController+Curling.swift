/// Pages that curl: they lie in the view itself, one or two side by side.
extension UIPageViewController {
    /// Returns the frame of the first or the second page.
    func pageFrame(_ index: Int) -> CGRect {
        let bounds = view.bounds
        guard pages.spine == .mid else { return bounds }
        if pages.orientation == .horizontal {
            let half = (bounds.width / 2).rounded()
            return index == 0
                ? CGRect(x: 0, y: 0, width: half, height: bounds.height)
                : CGRect(x: half, y: 0, width: bounds.width - half, height: bounds.height)
        }
        let half = (bounds.height / 2).rounded()
        return index == 0
            ? CGRect(x: 0, y: 0, width: bounds.width, height: half)
            : CGRect(x: 0, y: half, width: bounds.width, height: bounds.height - half)
    }

    private func placeCurled(_ pages: [UIViewController]) {
        for (index, page) in pages.enumerated() {
            let pageView = page.requestedView
            pageView.translatesAutoresizingMaskIntoConstraints = true
            pageView.autoresizingMask = []
            pageView.frame = pageFrame(index)
            if pageView.superview !== view { view.addSubview(pageView) }
        }
    }

    func layoutCurledPages() {
        guard isViewLoaded else { return }
        if pages.curl != nil {
            guard view.bounds.size != pages.laidOutSize else { return }
            pages.curl?.endAtOnce()
        }
        pages.laidOutSize = view.bounds.size
        placeCurled(pages.shown)
    }

    /// Turns to other pages as the app asks.
    func curl(_ turn: PageTurn, back: UIViewController?) {
        begin(turn, back: back)
        pages.curl?.run(to: 1)
    }

    /// Begins to turn to the pages the data source gives; false where there are none.
    func startCurl(_ direction: NavigationDirection) -> Bool {
        guard let neighbours = neighbours(direction) else { return false }
        delegate?.pageViewController(self, willTransitionTo: neighbours.pages)
        let turn = PageTurn(direction: direction, incoming: neighbours.pages, outgoing: pages.shown, isByUser: true)
        begin(turn, back: neighbours.back)
        return true
    }

    private func begin(_ turn: PageTurn, back: UIViewController?) {
        pages.turn = turn
        for page in turn.incoming + [back].compactMap({ $0 }) { adoptPage(page) }
        placeCurled(turn.incoming)
        if !turn.isByUser { pages.shown = turn.incoming }
        beginAppearance(turn, animated: true)
        pages.laidOutSize = view.bounds.size
        pages.curl = PageCurl(self, turn, back: back)
        // The back is only seen as a picture.
        if let back {
            back.willMove(toParent: nil)
            back.viewIfLoaded?.removeFromSuperview()
            back.removeFromParent()
        }
    }

    /// The pages beside those that show, and the back of the sheet between them.
    private func neighbours(_ direction: NavigationDirection) -> (pages: [UIViewController], back: UIViewController?)? {
        guard let dataSource, let first = pages.shown.first, let last = pages.shown.last else { return nil }
        func next(_ page: UIViewController) -> UIViewController? {
            direction == .forward
                ? dataSource.pageViewController(self, viewControllerAfter: page)
                : dataSource.pageViewController(self, viewControllerBefore: page)
        }
        guard let one = next(direction == .forward ? last : first) else { return nil }
        guard isDoubleSided else { return ([one], nil) }
        guard let two = next(one) else { return nil }
        if pages.spine == .mid { return (direction == .forward ? [one, two] : [two, one], nil) }
        return ([two], one)
    }

    func curlEnded(_ curl: PageCurl, completed: Bool) {
        let turn = curl.turn
        let completed = completed || !turn.isByUser
        pages.curl = nil
        pages.turn = nil
        if completed { pages.shown = turn.incoming }
        endAppearance(turn, completed: completed)
        placeCurled(pages.shown)
        if turn.isByUser {
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: turn.outgoing, transitionCompleted: completed)
        }
        turn.completion?(true)
    }
}
