/// The items that containers' bars show for a controller, and the scroll views that the bars track.
@MainActor struct ContainerItems {
    var navigation: UINavigationItem?
    var tab: UITabBarItem?
    var toolbar: [UIBarButtonItem]?
    private var scrollViews: [(edge: NSDirectionalRectEdge, view: WeakView)] = []

    private struct WeakView { weak var value: UIScrollView? }

    mutating func set(_ scrollView: UIScrollView?, _ edges: NSDirectionalRectEdge) {
        for edge in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edges.contains(edge) {
            scrollViews.removeAll { $0.edge == edge }
            if let scrollView { scrollViews.append((edge, WeakView(value: scrollView))) }
        }
    }

    func scrollView(_ edge: NSDirectionalRectEdge) -> UIScrollView? { scrollViews.first { edge.contains($0.edge) }?.view.value }
}

extension UIViewController {
    /// Hands the title on to what shows it.
    func titleChanged() {
        containerItems.navigation?.title = title
        containerItems.tab?.title = title
    }

    var ownTabBarItem: UITabBarItem {
        if let known = containerItems.tab { return known }
        // A stack that was given no item of its own shows that of its first controller.
        if let first = (self as? UINavigationController)?.stack.first { return first.ownTabBarItem }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        containerItems.tab = item
        return item
    }

    func replaceTabBarItem(_ item: UITabBarItem?) {
        containerItems.tab = item
        tabBarController?.updateItems(animated: false)
    }

    var ownNavigationItem: UINavigationItem {
        if let known = containerItems.navigation { return known }
        let item = UINavigationItem(title: title ?? "")
        containerItems.navigation = item
        return item
    }

    func replaceToolbarItems(_ items: [UIBarButtonItem]?, _ animated: Bool) {
        containerItems.toolbar = items
        guard let navigationController, navigationController.topViewController === self else { return }
        navigationController.toolbar.setItems(items, animated: animated)
    }

    // MARK: Scroll views

    /// The scroll view at the back of the view: the view itself, or its first subview, or that one's.
    var backmostScrollView: UIScrollView? {
        var view = viewIfLoaded
        for _ in 0..<4 {
            if let scrollView = view as? UIScrollView { return scrollView }
            view = view?.subviews.first
        }
        return nil
    }
}
