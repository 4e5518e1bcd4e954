import BundleFormat

extension InterfaceDecoders {
    static let navigationDecoders: [String: ElementDecoder] = [
        "navigationController": controller(UINavigationController.self, applyNavigationController),
        "tabBarController": controller(UITabBarController.self, applyTabBarController),
        "splitViewController": controller(UISplitViewController.self, applySplitViewController),
        "pageViewController": controller(UIPageViewController.self, applyPageViewController),
    ]

    private static func applyPageViewController(_ controller: UIPageViewController, _ element: InterfaceElement, _ context: NibContext) {
        let spines: [String: UIPageViewController.SpineLocation] = ["none": .none, "min": .min, "mid": .mid, "max": .max]
        controller.applyOptions(
            element.attributes["transitionStyle"] == "scroll" ? .scroll : .pageCurl,
            element.attributes["navigationOrientation"] == "vertical" ? .vertical : .horizontal,
            element.option("spineLocation", spines) ?? .min, spacing: element.float("pageSpacing") ?? 0)
        if element.bool("doubleSided") == true { controller.isDoubleSided = true }
    }

    /// Interface Builder writes the column style as what it allows; without that the form is the classic one.
    private static func applySplitViewController(_ controller: UISplitViewController, _ element: InterfaceElement, _ context: NibContext) {
        let isTriple = element.bool("allowTripleColumnStyle") ?? false
        if isTriple || element.bool("allowDoubleColumnStyle") ?? false { controller.applyStyle(isTriple ? .tripleColumn : .doubleColumn) }
        let modes: [String: UISplitViewController.DisplayMode] = [
            "automatic": .automatic, "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary,
            "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
            "twoDisplaceSecondary": .twoDisplaceSecondary,
        ]
        let behaviors: [String: UISplitViewController.SplitBehavior] = [
            "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
        ]
        if let mode = element.option("preferredDisplayMode", modes) { controller.preferredDisplayMode = mode }
        if let behavior = element.option("behavior", behaviors) { controller.preferredSplitBehavior = behavior }
        if let value = element.bool("presentsWithGesture") { controller.presentsWithGesture = value }
        if element.attributes["primaryEdge"] == "trailing" { controller.primaryEdge = .trailing }
        if let value = element.float("minimumPrimaryColumnWidth"), value > 0 { controller.minimumPrimaryColumnWidth = value }
        if let value = element.float("maximumPrimaryColumnWidth"), value > 0 { controller.maximumPrimaryColumnWidth = value }
        if let value = element.float("preferredPrimaryColumnWidthFraction"), value > 0 {
            controller.preferredPrimaryColumnWidthFraction = value
        }
    }

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

extension UISplitViewController: RelationshipContainer {
    func connect(relationships: [String: [UIViewController]]) {
        let names = ["masterViewController", "supplementaryViewController", "detailViewController"]
        let related = names.compactMap { relationships[$0]?.first }
        if !related.isEmpty { viewControllers = related }
        if style != .unspecified, let compact = relationships["compactViewController"]?.first { setViewController(compact, for: .compact) }
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
