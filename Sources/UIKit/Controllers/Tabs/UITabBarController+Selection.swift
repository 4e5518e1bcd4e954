/// The state of a tab bar controller.
struct TabState {
    var controllers: [UIViewController] = []
    /// The selected one of `controllers`; nil while the More list shows.
    var selected: UIViewController?
    /// Whether the More list, or what was chosen there, shows.
    var isMoreShown = false
    /// Whether one page is giving way to another.
    var isChanging = false
    /// Whether a page that was pushed wants the bar away.
    var isBarAway = false
}

extension UITabBarController {
    /// As many items as fit into the bar: five, or eight in regular width.
    private var capacity: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }
    private var hasMore: Bool { tabState.controllers.count > capacity }
    /// The controllers with items of their own in the bar.
    private var barControllers: [UIViewController] { hasMore ? Array(tabState.controllers.prefix(capacity - 1)) : tabState.controllers }
    /// The controllers in the More list.
    var moreControllers: [UIViewController] { hasMore ? Array(tabState.controllers.dropFirst(capacity - 1)) : [] }
    private func isInMore(_ controller: UIViewController) -> Bool { moreControllers.contains { $0 === controller } }

    /// The child whose view shows.
    var shownController: UIViewController? { tabState.isMoreShown ? existingMoreController : tabState.selected }

    // MARK: Controllers

    func replaceControllers(_ new: [UIViewController], _ animated: Bool) {
        let old = tabState.controllers
        guard old.map(ObjectIdentifier.init) != new.map(ObjectIdentifier.init) else { return }
        let shown = shownController
        let gone = old.filter { controller in !new.contains { $0 === controller } }
        tabState.controllers = new
        existingMoreController?.leaveUnless(moreControllers)
        for controller in new where controller.parent == nil && !isInMore(controller) { adopt(controller) }
        let kept = tabState.selected.flatMap { selected in new.first { $0 === selected } }
        let selected = kept ?? (tabState.isMoreShown && hasMore ? nil : new.first)
        updateItems(animated: animated)
        show(selected, isMore: selected == nil ? hasMore && tabState.isMoreShown : isInMore(selected!), replacing: shown)
        for controller in gone where controller.parent === self {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in new where controller.parent === self && !old.contains(where: { $0 === controller }) {
            controller.didMove(toParent: self)
        }
    }

    /// Gives the bar the controllers' items, the last one for the More list where they do not fit.
    func updateItems(animated: Bool) {
        var items = barControllers.map(\.tabBarItem!)
        if hasMore {
            items.append(moreController.tabBarItem)
            if moreController.parent == nil { adopt(moreController) }
            moreController.reload()
        }
        if tabBar.items?.map(ObjectIdentifier.init) != items.map(ObjectIdentifier.init) { tabBar.setItems(items, animated: animated) }
        tabBar.selectedItem = shownController?.tabBarItem
    }

    // MARK: Choice

    /// The user chose an item: the delegate may refuse, and a second tap on a navigation controller leads to its root.
    func itemChosen(_ item: UITabBarItem) {
        guard !minimizing.isMinimized else { return growBar() }
        let isMore = hasMore && item === moreController.tabBarItem
        guard let controller = isMore ? moreController : barControllers.first(where: { $0.tabBarItem === item }) else { return }
        let tab = tabStore.tab(of: controller), previous = shownTab
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true,
            tab.map({ delegate?.tabBarController(self, shouldSelectTab: $0) ?? true }) ?? true
        else {
            tabBar.selectedItem = shownController?.tabBarItem
            return
        }
        if controller === shownController {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            show(isMore ? moreController.chosen : controller, isMore: isMore, replacing: shownController)
        }
        delegate?.tabBarController(self, didSelect: controller)
        if let tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous) }
    }

    /// Selects a controller as the app asks, without asking the delegate.
    func select(_ controller: UIViewController) {
        if controller === moreController { return show(moreController.chosen, isMore: true, replacing: shownController) }
        guard tabState.controllers.contains(where: { $0 === controller }) else {
            uncaughtException(
                .invalidArgument,
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected."
            )
        }
        if isInMore(controller) { moreController.choose(controller, animated: false) }
        show(controller, isMore: isInMore(controller), replacing: shownController)
    }

    private func show(_ selected: UIViewController?, isMore: Bool, replacing old: UIViewController?) {
        let before = (tabState.selected, tabState.isMoreShown)
        (tabState.selected, tabState.isMoreShown) = (selected, isMore)
        let new = shownController
        tabBar.selectedItem = new?.tabBarItem
        guard isViewLoaded, old !== new else { return }
        guard appearance.phase == .appeared || appearance.phase == .appearing else {
            old?.viewIfLoaded?.removeFromSuperview()
            if let new { install(new) }
            return
        }
        TabTransition(self, from: old, to: new) { [unowned self] in
            (tabState.selected, tabState.isMoreShown) = before
            tabBar.selectedItem = old?.tabBarItem
        }.start()
    }

    // MARK: Layout

    /// Gives a controller's view its place below the bar.
    func prepare(_ controller: UIViewController) {
        let view = controller.requestedView
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = contentFrame(of: controller)
    }

    /// Puts a controller's view below the bar.
    func install(_ controller: UIViewController) {
        prepare(controller)
        let view = controller.requestedView
        if view.superview !== contentView { contentView.addSubview(view) }
        view.updateSafeArea()
        updateBarPresence()
        layoutBar()
        layoutAccessory()
        updateContentAtEdge()
    }

    /// The height of the bar including the safe area below it, in points.
    var barHeight: CGFloat { tabBar.rowHeight + (viewIfLoaded?.safeAreaInsets.bottom ?? 0) }

    func layoutTabs() {
        guard isViewLoaded else { return }
        if let view = shownController?.viewIfLoaded, !tabState.isChanging {
            view.frame = contentFrame(of: shownController!)
            view.updateSafeArea()
        }
        layoutBar()
        updateContentAtEdge()
    }

    private func layoutBar() {
        guard let view = viewIfLoaded else { return }
        tabBar.frame = CGRect(x: 0, y: view.bounds.height - barHeight, width: view.bounds.width, height: barHeight)
    }

    /// Takes the bar away while the page that shows hides it, and brings it back.
    func setBarAway(_ isAway: Bool) {
        tabState.isBarAway = isAway
        guard let view = viewIfLoaded, isAway != (tabBar.superview == nil) else { return }
        if isAway {
            tabBar.removeFromSuperview()
        } else {
            view.addSubview(tabBar)
            layoutBar()
        }
    }

    func updateBarPresence() { setBarAway((shownController as? UINavigationController)?.topHidesBottomBar ?? false) }

    private func extends(_ controller: UIViewController) -> Bool {
        controller.edgesForExtendedLayout.contains(.bottom) && (tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    }

    private func contentFrame(of controller: UIViewController) -> CGRect {
        var frame = contentView.bounds
        // Navigation controllers decide page by page.
        if !(controller is UINavigationController), !tabBar.isHidden, !extends(controller) { frame.size.height -= barHeight }
        return frame
    }

    func safeAreaBesideBar(of controller: UIViewController, _ inherited: UIEdgeInsets) -> UIEdgeInsets {
        guard !tabBar.isHidden, controller is UINavigationController || extends(controller) else { return inherited }
        var insets = inherited
        insets.bottom = max(insets.bottom, barHeight) + accessoryHeight
        return insets
    }

    func updateContentAtEdge() {
        tabBar.isContentAtEdge = trackedScrollView(for: .bottom)?.isContentAtBottom ?? true
    }

    var commonOrientations: UIInterfaceOrientationMask {
        let all = tabState.controllers.map(\.supportedInterfaceOrientations)
        return all.isEmpty ? defaultOrientations : all.reduce(.all) { $0.intersection($1) }
    }
}
