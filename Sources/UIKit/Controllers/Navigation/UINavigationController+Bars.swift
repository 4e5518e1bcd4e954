/// The state of a navigation controller's bars.
struct NavigationBars {
    var isHidden = false
    var isToolbarHidden = true
    /// How much shows of large title and search bar below the bar's row, in points, of controllers whose content was scrolled.
    var extents: [ObjectIdentifier: CGFloat] = [:]
    /// Whether the tab bar around is away while a controller shows, as decided when it was pushed.
    var hidesBottomBar: [ObjectIdentifier: Bool] = [:]
    /// An item below those of the stack that leads out of this controller, and the way out.
    var outerItem: UINavigationItem?
    var leaveOuter: (() -> Void)?
}

extension UINavigationController {
    /// Shows the items of the stack in the bars.
    func showItems(animated: Bool) {
        let known = Set((stack + children).map { ObjectIdentifier($0) })
        bars.extents = bars.extents.filter { known.contains($0.key) }
        bars.hidesBottomBar = bars.hidesBottomBar.filter { known.contains($0.key) }
        updateExtents()
        navigationBar.setItems((bars.outerItem.map { [$0] } ?? []) + stack.map(\.navigationItem), animated: animated)
        toolbar.setItems(stack.last?.toolbarItems, animated: animated)
        updateContentAtEdges()
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
        updateExtents()
        navigationBar.isInSheet = isInSheet
        for controller in stack where transition?.moves(controller) != true {
            guard let child = controller.viewIfLoaded, let wrapper = child.superview as? ControllerWrapperView else { continue }
            child.frame = contentFrame(of: controller, in: wrapper.bounds)
            child.updateSafeArea()
        }
        // What lies over the pages is beside the bars, too: results of a search.
        for child in children where !stack.contains(where: { $0 === child }) { child.viewIfLoaded?.updateSafeArea() }
        updateContentAtEdges()
    }

    /// Places the navigation bar below the status bar and the toolbar above the home indicator, or both outside.
    func placeBars() {
        guard let view = viewIfLoaded else { return }
        let height = navigationBar.preferredHeight
        navigationBar.frame = CGRect(
            x: 0, y: bars.isHidden ? -height : view.safeAreaInsets.top - overlap, width: view.bounds.width, height: height)
        navigationBar.layoutIfNeeded()
        let low = toolbar.preferredHeight
        let below = stack.last.map { bottomInset(below: $0, view.safeAreaInsets.bottom) } ?? 0
        let y = bars.isToolbarHidden ? view.bounds.height : view.bounds.height - below - low
        toolbar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: low)
    }

    /// How far the bar reaches up into the safe area: where the status bar ends before it, at a Dynamic Island, the bar begins a pixel
    /// above the status bar's end.
    private var overlap: CGFloat {
        guard let view = viewIfLoaded, let window = view.window else { return 0 }
        let safe = window.safeAreaInsets.top, status = SystemBars.shared.manager.statusBarFrame.height
        guard status > 0, safe > status, view.safeAreaInsets.top >= safe else { return 0 }
        return safe - status + 1 / max(traitCollection.displayScale, 1)
    }

    /// Whether the controller is shown on a card that leaves some of the screen free.
    private var isInSheet: Bool { (currentPresentationController as? UISheetPresentationController)?.isCard == true }

    /// The heights that bars take from the pages.
    private var barHeights: (top: CGFloat, bottom: CGFloat) {
        (bars.isHidden ? 0 : navigationBar.restingHeight - overlap, bars.isToolbarHidden ? 0 : toolbar.preferredHeight)
    }

    /// Whether a controller's view reaches below a bar.
    private func extends(_ controller: UIViewController, _ edge: UIRectEdge) -> Bool {
        let isTranslucent = edge == .top ? navigationBar.isTranslucent : isBottomTranslucent
        return controller.edgesForExtendedLayout.contains(edge) && (isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    }

    /// The whole place, or what the bars leave free for controllers that do not extend under them.
    func contentFrame(of controller: UIViewController, in bounds: CGRect) -> CGRect {
        let safe = viewIfLoaded?.safeAreaInsets ?? .zero, heights = barHeights
        let top = bars.isHidden || extends(controller, .top) ? 0 : safe.top + heights.top
        let hasBottomBar = !bars.isToolbarHidden || tabBarBelow != nil && !hidesBottomBar(controller)
        let bottom = !hasBottomBar || extends(controller, .bottom) ? 0 : bottomInset(below: controller, safe.bottom) + heights.bottom
        return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top - bottom)
    }

    func safeAreaBesideBars(of controller: UIViewController, _ inherited: UIEdgeInsets) -> UIEdgeInsets {
        var insets = inherited
        if extends(controller, .top) { insets.top += barHeights.top }
        if extends(controller, .bottom) { insets.bottom = bottomInset(below: controller, insets.bottom) + barHeights.bottom }
        return insets
    }

    // MARK: Tab bars

    /// The tab bar controller whose bar lies at the bottom; nil while the app hides that bar.
    private var tabBarBelow: UITabBarController? { tabBarController.flatMap { $0.tabBar.isHidden ? nil : $0 } }
    private var isBottomTranslucent: Bool { bars.isToolbarHidden ? tabBarBelow?.tabBar.isTranslucent ?? true : toolbar.isTranslucent }

    func hidesBottomBar(_ controller: UIViewController) -> Bool { bars.hidesBottomBar[ObjectIdentifier(controller)] ?? false }
    var topHidesBottomBar: Bool { stack.last.map(hidesBottomBar) ?? false }

    /// Decides for controllers that are new in the stack: what is pushed above one that hides the bar hides it, too.
    func noteBottomBars() {
        for (index, controller) in stack.enumerated() where bars.hidesBottomBar[ObjectIdentifier(controller)] == nil {
            bars.hidesBottomBar[ObjectIdentifier(controller)] = stack[...index].contains { $0.hidesBottomBarWhenPushed }
        }
    }

    /// The safe area below a page, without the tab bar's where the page hides that.
    private func bottomInset(below controller: UIViewController, _ inherited: CGFloat) -> CGFloat {
        guard hidesBottomBar(controller), let tabs = tabBarBelow?.viewIfLoaded else { return inherited }
        return min(inherited, tabs.safeAreaInsets.bottom)
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
