/// The tabs of a tab bar controller.
@MainActor struct TabStore {
    var tabs: [UITab] = []

    func tab(_ identifier: String) -> UITab? { tabs.lazy.compactMap { $0.named(identifier) }.first }
    /// The tab at the bar's level whose controller is `controller`.
    func tab(of controller: UIViewController) -> UITab? { tabs.first { $0.shownController === controller } }

    /// The innermost tab whose controller is `controller`, or contains it.
    func tab(showing controller: UIViewController) -> UITab? {
        let ancestors = Array(sequence(first: controller, next: \.parent))
        return ancestors.lazy.compactMap { ancestor in tabs.lazy.compactMap { $0.holding(ancestor) }.first }.first
    }

    /// The tabs of the bar: searches stand last.
    var shown: [UITab] {
        let visible = tabs.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly }
        return visible.filter { !($0 is UISearchTab) } + visible.filter { $0 is UISearchTab }
    }
}

extension UITabBarController {
    func replaceTabs(_ new: [UITab], _ animated: Bool) {
        for tab in tabStore.tabs where !new.contains(tab) { tab.ownController = nil }
        tabStore.tabs = new
        for tab in new { tab.ownController = self }
        showTabs(animated)
    }

    /// A tab's place, or the tabs of a group, changed.
    func tabsChanged() { showTabs(false) }

    private func showTabs(_ animated: Bool) {
        var controllers: [UIViewController] = []
        for tab in tabStore.shown {
            guard let controller = tab.shownController, !controllers.contains(controller) else { continue }
            tab.dress(controller.tabBarItem)
            controllers.append(controller)
        }
        replaceControllers(controllers, animated)
    }

    /// The tab that shows: of a group without a controller of its own the one inside.
    var shownTab: UITab? {
        guard let controller = tabState.selected, var tab = tabStore.tab(of: controller) else { return nil }
        while let group = tab as? UITabGroup, group.viewController == nil, let child = group.shownChild { tab = child }
        return tab
    }

    func select(_ tab: UITab) {
        if let group = tab.parent, group.tabBarController === self {
            group.selectedChild = tab
            return select(group)
        }
        guard let controller = tab.shownController, tabState.controllers.contains(controller) else { return }
        select(controller)
    }

    func hideBar(_ hidden: Bool, _ animated: Bool) {
        guard hidden != tabBar.isHidden else { return }
        guard animated, viewIfLoaded?.window != nil else { return tabBar.isHidden = hidden }
        let distance = CGAffineTransform(translationX: 0, y: barHeight)
        if !hidden {
            tabBar.isHidden = false
            UIView.performWithoutAnimation { tabBar.transform = distance }
        }
        UIView.animate(withDuration: 0.25) {
            self.tabBar.transform = hidden ? distance : .identity
        } completion: { _ in
            guard hidden else { return }
            self.tabBar.transform = .identity
            self.tabBar.isHidden = true
        }
    }
}
