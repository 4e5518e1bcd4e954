import BundleFormat

extension InterfaceDecoders {
    static let navigationDecoders: [String: ElementDecoder] = [
        "navigationController": controller(UINavigationController.self, applyNavigationController),
        "tabBarController": controller(UITabBarController.self, applyTabBarController),
    ]

    private static func applyTabBarController(_ controller: UITabBarController, _ element: InterfaceElement, _ context: NibContext) {
        guard let bar = element.child(key: "tabBar") else { return }
        context.register(controller.tabBar, bar)
        applyTabBar(controller.tabBar, bar, context)
        if let color = context.color(bar, key: "tintColor") { controller.tabBar.tintColor = color }
        if let color = context.color(bar, key: "backgroundColor") { controller.tabBar.backgroundColor = color }
    }

    private static func applyNavigationController(_ controller: UINavigationController, _ element: InterfaceElement, _ context: NibContext)
    {
        if let bar = element.child(key: "navigationBar") {
            context.register(controller.navigationBar, bar)
            applyNavigationBar(controller.navigationBar, bar, context)
            if let color = context.color(bar, key: "tintColor") { controller.navigationBar.tintColor = color }
            if context.color(bar, key: "backgroundColor") != nil {
                controller.navigationBar.backgroundColor = context.color(bar, key: "backgroundColor")
            }
        }
        if let bar = element.child(key: "toolbar") {
            context.register(controller.toolbar, bar)
            applyToolbar(controller.toolbar, bar, context)
            if let color = context.color(bar, key: "tintColor") { controller.toolbar.tintColor = color }
        }
        if let value = element.bool("toolbarHidden") { controller.setToolbarHidden(value, animated: false) }
        if let value = element.bool("navigationBarHidden") { controller.setNavigationBarHidden(value, animated: false) }
    }
}

extension UINavigationController: RelationshipContainer {
    func connect(relationships: [String: [UIViewController]]) {
        if let roots = relationships["rootViewController"] { viewControllers = roots }
    }
}

extension UITabBarController: RelationshipContainer {
    func connect(relationships: [String: [UIViewController]]) {
        if let controllers = relationships["viewControllers"] { viewControllers = controllers }
    }
}

extension ControllerProperties {
    /// The controller's own items are set up in place; Interface Builder's classes for them are rarely replaced.
    static func applyItems(_ controller: UIViewController, _ element: InterfaceElement, _ context: NibContext) {
        if let item = element.child(key: "navigationItem"), let decoder = InterfaceDecoders.decoder(for: item.name) {
            context.register(controller.navigationItem, item)
            decoder.apply(controller.navigationItem, item, context)
        }
        if let item = element.child(key: "tabBarItem"), let decoder = InterfaceDecoders.decoder(for: item.name) {
            context.register(controller.tabBarItem, item)
            decoder.apply(controller.tabBarItem, item, context)
        }
        let items = element.first("toolbarItems")?.children.compactMap { context.make($0) as? UIBarButtonItem } ?? []
        if !items.isEmpty { controller.toolbarItems = items }
    }
}
