import BundleFormat
@_spi(Quince) import QuinceFoundation

extension InterfaceDecoders {
    static let barDecoders: [String: ElementDecoder] = [
        "navigationItem": ElementDecoder(
            type: UINavigationItem.self, make: { type, coder in (type as? UINavigationItem.Type)?.init(coder: coder) },
            apply: applyNavigationItem),
        "navigationBar": view(UINavigationBar.self, applyNavigationBar),
        "toolbar": view(UIToolbar.self, applyToolbar),
        "tabBar": view(UITabBar.self, applyTabBar),
        "tabBarItem": ElementDecoder(
            type: UITabBarItem.self, make: { type, coder in (type as? UITabBarItem.Type)?.init(coder: coder) }, apply: applyTabBarItem),
        "barButtonItem": ElementDecoder(type: UIBarButtonItem.self, make: makeBarButtonItem, apply: applyBarButtonItem),
    ]

    /// A bar's own settings; its items come from the document only where it stands alone.
    static func applyNavigationBar(_ bar: UINavigationBar, _ element: InterfaceElement, _ context: NibContext) {
        if let value = element.bool("largeTitles") { bar.prefersLargeTitles = value }
        if let color = context.color(element, key: "barTintColor") { bar.barTintColor = color }
        if let value = element.bool("translucent") { bar.isTranslucent = value }
        if ["black", "blackOpaque", "blackTranslucent"].contains(element.attributes["barStyle"]) { bar.barStyle = .black }
        if let text = element.child(key: "titleTextAttributes") { bar.titleTextAttributes = context.barTextAttributes(text) }
        if let text = element.child(key: "largeTitleTextAttributes") { bar.largeTitleTextAttributes = context.barTextAttributes(text) }
        let items = element.first("items")?.children.compactMap { context.make($0) as? UINavigationItem } ?? []
        if !items.isEmpty { bar.setItems(items, animated: false) }
    }

    static func applyToolbar(_ bar: UIToolbar, _ element: InterfaceElement, _ context: NibContext) {
        if let color = context.color(element, key: "barTintColor") { bar.barTintColor = color }
        if let value = element.bool("translucent") { bar.isTranslucent = value }
        if ["black", "blackOpaque", "blackTranslucent"].contains(element.attributes["barStyle"]) { bar.barStyle = .black }
        if let items = element.first("items") { bar.items = items.children.compactMap { context.make($0) as? UIBarButtonItem } }
    }

    /// A bar's own settings; its items come from the document only where it stands alone.
    static func applyTabBar(_ bar: UITabBar, _ element: InterfaceElement, _ context: NibContext) {
        if let color = context.color(element, key: "barTintColor") { bar.barTintColor = color }
        if let color = context.color(element, key: "unselectedItemTintColor") { bar.unselectedItemTintColor = color }
        if let color = context.color(element, key: "selectedImageTintColor") { bar.tintColor = color }
        if let value = element.bool("translucent") { bar.isTranslucent = value }
        if ["black", "blackOpaque", "blackTranslucent"].contains(element.attributes["barStyle"]) { bar.barStyle = .black }
        if let image = context.image(element, key: "backgroundImage") { bar.backgroundImage = image }
        if let image = context.image(element, key: "shadowImage") { bar.shadowImage = image }
        if let image = context.image(element, key: "selectionIndicatorImage") { bar.selectionIndicatorImage = image }
        let positions: [String: UITabBar.ItemPositioning] = ["automatic": .automatic, "fill": .fill, "centered": .centered]
        if let value = element.option("itemPositioning", positions) { bar.itemPositioning = value }
        if let value = element.float("itemWidth") { bar.itemWidth = value }
        if let value = element.float("itemSpacing") { bar.itemSpacing = value }
        guard let items = element.first("items") else { return }
        bar.items = items.children.compactMap { context.make($0) as? UITabBarItem }
    }

    private static func applyTabBarItem(_ object: AnyObject, _ element: InterfaceElement, _ context: NibContext) {
        guard let item = object as? UITabBarItem else { return }
        let systemItems: [String: UITabBarItem.SystemItem] = [
            "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
            "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
            "mostRecent": .mostRecent, "mostViewed": .mostViewed,
        ]
        if let system = element.option("systemItem", systemItems) { item.apply(system) }
        if let title = context.text(element, "title") { item.title = title }
        if let image = context.image(element, key: "image") { item.image = image }
        if let image = context.image(element, key: "selectedImage") { item.selectedImage = image }
        if let image = context.image(element, key: "landscapeImage") { item.landscapeImagePhone = image }
        if let value = element.attributes["badgeValue"] { item.badgeValue = value }
        if let color = context.color(element, key: "badgeColor") { item.badgeColor = color }
        if let value = element.bool("enabled") { item.isEnabled = value }
        if let value = element.integer("tag") { item.tag = value }
        if let insets = element.insets(key: "imageInsets") { item.imageInsets = insets }
        if let offset = element.offset(key: "titlePositionAdjustment") { item.titlePositionAdjustment = offset }
        applyAccessibility(item, element, context)
    }

    private static func applyNavigationItem(_ object: AnyObject, _ element: InterfaceElement, _ context: NibContext) {
        guard let item = object as? UINavigationItem else { return }
        if let title = context.text(element, "title") { item.title = title }
        if let prompt = context.text(element, "prompt") { item.prompt = prompt }
        let modes: [String: UINavigationItem.LargeTitleDisplayMode] = ["automatic": .automatic, "always": .always, "never": .never]
        if let mode = element.option("largeTitleDisplayMode", modes) { item.largeTitleDisplayMode = mode }
        if let value = element.bool("hidesBackButton") { item.hidesBackButton = value }
        if let value = element.bool("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = value }
        for child in element.children {
            switch child.key ?? child.name {
            case "leftBarButtonItem": item.leftBarButtonItem = context.make(child) as? UIBarButtonItem
            case "rightBarButtonItem": item.rightBarButtonItem = context.make(child) as? UIBarButtonItem
            case "backBarButtonItem": item.backBarButtonItem = context.make(child) as? UIBarButtonItem
            case "leftBarButtonItems": item.leftBarButtonItems = child.children.compactMap { context.make($0) as? UIBarButtonItem }
            case "rightBarButtonItems": item.rightBarButtonItems = child.children.compactMap { context.make($0) as? UIBarButtonItem }
            case "titleView": item.titleView = context.make(child) as? UIView
            default: break
            }
        }
    }

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace,
        "compose": .compose, "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
        "refresh": .refresh,
        "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
        "undo": .undo,
        "redo": .redo, "close": .close,
    ]

    private static func makeBarButtonItem(_ type: AnyClass, _ coder: InterfaceCoder) -> AnyObject? {
        if type == UIBarButtonItem.self, let system = coder.element.option("systemItem", systemItems) {
            return UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
        }
        return (type as? UIBarButtonItem.Type)?.init(coder: coder)
    }

    private static func applyBarButtonItem(_ object: AnyObject, _ element: InterfaceElement, _ context: NibContext) {
        guard let item = object as? UIBarButtonItem else { return }
        if let title = context.text(element, "title") { item.title = title }
        if let image = context.image(element, key: "image") { item.image = image }
        if element.attributes["style"] == "done" { item.style = .done }
        if let width = element.float("width") { item.width = width }
        if let value = element.bool("enabled") { item.isEnabled = value }
        if let value = element.integer("tag") { item.tag = value }
        if let color = context.color(element, key: "tintColor") { item.tintColor = color }
        if let view = element.child(key: "customView") { item.customView = context.make(view) as? UIView }
        applyAccessibility(item, element, context)
    }

    private static func applyAccessibility(_ item: UIBarItem, _ element: InterfaceElement, _ context: NibContext) {
        guard let settings = element.child(key: "accessibilityConfiguration") else { return }
        if let value = settings.attributes["identifier"] { item.accessibilityIdentifier = value }
        if let value = ViewProperties.accessibilityText("label", settings, of: element, context) { item.accessibilityLabel = value }
        if let value = ViewProperties.accessibilityText("hint", settings, of: element, context) { item.accessibilityHint = value }
    }
}
