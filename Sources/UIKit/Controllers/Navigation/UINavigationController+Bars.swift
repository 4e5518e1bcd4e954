/// What a navigation controller remembers of its bars.
struct NavigationBars {
    var isHidden = false
    var isToolbarHidden = true
    /// How much of a large title shows below the bar's row, in points, of controllers whose content was scrolled.
    var largeTitleExtents: [ObjectIdentifier: CGFloat] = [:]
}

extension UINavigationController {
    /// Shows the items of the stack in the bars.
    func showItems(animated: Bool) {
        for id in bars.largeTitleExtents.keys where !stack.contains(where: { ObjectIdentifier($0) == id }) {
            bars.largeTitleExtents[id] = nil
        }
        navigationBar.setItems(stack.map(\.navigationItem), animated: animated)
        toolbar.setItems(stack.last?.toolbarItems, animated: animated)
        followContentAtEdges()
    }

    // MARK: Layout

    /// Places pages and bars, and tells the controllers how much the bars take.
    func layoutBars() {
        layoutPages()
        placeBars()
    }

    /// Gives the pages their frames and safe areas beside the bars.
    func layoutPages() {
        guard isViewLoaded else { return }
        navigationBar.largeTitleExtent = largeTitleExtent
        for controller in stack {
            guard let child = controller.viewIfLoaded, let wrapper = child.superview as? ControllerWrapperView else { continue }
            child.frame = contentFrame(of: controller, in: wrapper.bounds)
            child.updateSafeArea()
        }
        followContentAtEdges()
    }

    /// Places the navigation bar below the status bar and the toolbar above the home indicator, or both outside.
    func placeBars() {
        guard let view = viewIfLoaded else { return }
        let height = navigationBar.preferredHeight
        navigationBar.frame = CGRect(
            x: 0, y: bars.isHidden ? -height : view.safeAreaInsets.top, width: view.bounds.width, height: height)
        navigationBar.layoutIfNeeded()
        let low = toolbar.preferredHeight
        let y = bars.isToolbarHidden ? view.bounds.height : view.bounds.height - view.safeAreaInsets.bottom - low
        toolbar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: low)
    }

    /// The heights that bars take from the pages.
    private var barHeights: (top: CGFloat, bottom: CGFloat) {
        (bars.isHidden ? 0 : navigationBar.restingHeight, bars.isToolbarHidden ? 0 : toolbar.preferredHeight)
    }

    /// Whether a controller's view reaches below a bar.
    private func extends(_ controller: UIViewController, _ edge: UIRectEdge) -> Bool {
        let isTranslucent = edge == .top ? navigationBar.isTranslucent : toolbar.isTranslucent
        return controller.edgesForExtendedLayout.contains(edge) && (isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    }

    /// The whole place, or what the bars leave free for controllers that do not extend under them.
    func contentFrame(of controller: UIViewController, in bounds: CGRect) -> CGRect {
        let safe = viewIfLoaded?.safeAreaInsets ?? .zero, heights = barHeights
        let top = bars.isHidden || extends(controller, .top) ? 0 : safe.top + heights.top
        let bottom = bars.isToolbarHidden || extends(controller, .bottom) ? 0 : safe.bottom + heights.bottom
        return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top - bottom)
    }

    func safeAreaBesideBars(of controller: UIViewController, _ inherited: UIEdgeInsets) -> UIEdgeInsets {
        var insets = inherited
        if extends(controller, .top) { insets.top += barHeights.top }
        if extends(controller, .bottom) { insets.bottom += barHeights.bottom }
        return insets
    }

    // MARK: Showing and hiding

    func hideNavigationBar(_ hidden: Bool, _ animated: Bool) {
        guard hidden != bars.isHidden else { return }
        bars.isHidden = hidden
        change(navigationBar, isHidden: { [unowned self] in bars.isHidden }, animated)
    }

    func hideToolbar(_ hidden: Bool, _ animated: Bool) {
        guard hidden != bars.isToolbarHidden else { return }
        bars.isToolbarHidden = hidden
        change(toolbar, isHidden: { [unowned self] in bars.isToolbarHidden }, animated)
    }

    /// Moves a bar in or out; one that is out is hidden, too.
    private func change(_ bar: UIView, isHidden: @escaping () -> Bool, _ animated: Bool) {
        guard isViewLoaded else {
            bar.isHidden = isHidden()
            return
        }
        bar.isHidden = false
        let changes = { [self] in
            layoutBars()
            view.layoutIfNeeded()
        }
        guard animated, view.window != nil else {
            changes()
            bar.isHidden = isHidden()
            return
        }
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration, animations: changes) { _ in bar.isHidden = isHidden() }
    }
}
