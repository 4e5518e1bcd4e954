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
        if let changes = TabItemChanges.first(in: root) {
            changes.onChange = { [weak changes, weak item] in if let item { changes?.apply(to: item) } }
            changes.apply(to: item)
        }
        return controller
    }

    // MARK: The view above the bar

    private var accessory: ElementHost?

    /// Shows the environment's accessory above the bar, and hides it where there is none.
    func observeAccessory(_ inputs: _ViewInputs) {
        GraphSink(in: inputs.scope, graph: inputs.graph) { [weak self] in
            let isShown = inputs.environment.value.tabAccessory != nil
            AnyAttribute.untracked { MainActor.assumeIsolated { self?.showAccessory(isShown, inputs) } }
        }
    }

    private let placement = TabAccessoryState()

    /// Has the bar get smaller as the environment says.
    func observeMinimizing(_ inputs: _ViewInputs) {
        onMinimize = { [weak self] isMinimized in
            self?.placement.isInline = isMinimized
            self?.layoutTabAccessory()
        }
        GraphSink(in: inputs.scope, graph: inputs.graph) { [weak self] in
            let behavior = inputs.environment.value.tabMinimizing
            AnyAttribute.untracked { MainActor.assumeIsolated { self?.tabBarMinimizeBehavior = behavior } }
        }
    }

    private func showAccessory(_ isShown: Bool, _ inputs: _ViewInputs) {
        guard isShown != (accessory != nil) else { return }
        accessory?.removeFromSuperview()
        accessory?.end()
        accessory = nil
        if isShown {
            let view = Attribute(TabAccessory(placement: placement))
            let made = ElementHost(inputs) { TabAccessory._makeView(view: _GraphValue(view), inputs: $0).node }
            made.ignoresSafeArea = true
            made.onLayout = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
            accessory = made
        }
        viewIfLoaded?.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layoutTabAccessory()
    }

    private func layoutTabAccessory() {
        guard isViewLoaded else { return }
        let height = accessory?.host.sizeThatFits(ProposedViewSize(width: view.bounds.width, height: nil)).height ?? 0
        if let accessory {
            if accessory.superview !== view { view.addSubview(accessory) }
            let bottom = tabBar.isHidden ? view.bounds.height - view.safeAreaInsets.bottom : tabBar.frame.minY
            var frame = CGRect(x: 0, y: bottom - height, width: view.bounds.width, height: height)
            if isTabBarMinimized { frame = accessoryFrame(height: 48) }
            if accessory.frame != frame { accessory.frame = frame }
        }
        for page in pages where page.controller.additionalSafeAreaInsets.bottom != height {
            page.controller.additionalSafeAreaInsets.bottom = height
        }
    }

    func select(_ tag: AnyHashable) {
        let found = pages.firstIndex { page in
            page.tag?.isTag(of: tag, includesOptional: page.controller.hosting.host.root.tagIncludesOptional) == true
        }
        guard let index = found, index != selectedIndex else { return }
        selectedIndex = index
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        onSelect(pages.first { $0.controller === viewController }?.tag)
    }
}
