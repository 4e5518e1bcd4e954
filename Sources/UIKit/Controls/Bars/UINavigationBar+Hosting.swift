extension UINavigationBar: NavigationBarHosting {
    /// Shows the items of a navigation controller's stack.
    package func show(_ stack: [UIViewController], animated: Bool) { setItems(stack.map(\.navigationItem), animated: animated) }
}

extension UIViewController {
    var ownNavigationItem: UINavigationItem {
        if let known = navigationItemSlot as? UINavigationItem { return known }
        let item = UINavigationItem(title: title ?? "")
        navigationItemSlot = item
        return item
    }

    /// Takes an item of a storyboard.
    package func setNavigationItem(_ item: UINavigationItem) { navigationItemSlot = item }
}
