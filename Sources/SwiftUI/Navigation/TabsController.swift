/// The controller of a tab view.
@MainActor final class TabsController: UITabBarController, UITabBarControllerDelegate, OwnContainer {
    private var pages: [(controller: ElementController, tag: AnyHashable?)] = []
    private var list: ViewList?
    var onSelect: (AnyHashable?) -> Void = { _ in }

    func show(_ list: ViewList, _ inputs: _ViewInputs) {
        self.list = list
        delegate = self
        pages = list.elements.map { element in
            let controller = known.value(for: element) { make(element, inputs) }
            return (controller, controller.hosting.host.root.tagValue)
        }
        viewControllers = pages.map(\.controller)
    }

    /// Tabs that were there before stay the same.
    private let known = ElementTable<ElementController> { $0.hosting.end() }

    private func make(_ element: ViewElement, _ inputs: _ViewInputs) -> ElementController {
        let controller = ElementController(inputs) { element.makeNode(in: $0.host) }
        let root = controller.hosting.host.root
        let item = root?.tabItem.map { TabItemReading.item($0, inputs) } ?? UITabBarItem()
        if let badge = TabBadge.first(in: root) {
            item.badgeValue = badge.text
            badge.onChange = { [weak badge, weak item] in item?.badgeValue = badge?.text }
        }
        controller.tabBarItem = item
        return controller
    }

    func select(_ tag: AnyHashable) {
        guard let index = pages.firstIndex(where: { $0.tag == tag }), index != selectedIndex else { return }
        selectedIndex = index
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        onSelect(pages.first { $0.controller === viewController }?.tag)
    }
}
