/// The channel through which views configure the controller that displays them: its toolbars, bars and appearance.
@MainActor final class PreferenceHub {
    /// The controller whose bars the content speaks of.
    weak var controller: UIViewController? {
        didSet {
            guard let controller else { return }
            for apply in waiting { apply(controller) }
            waiting = []
        }
    }
    /// The appearance that the content asks for; nil where it asks for none.
    var preferredScheme: ColorScheme?? { didSet { applyScheme() } }

    /// The view that has asked for an appearance last.
    weak var schemeSource: LayoutNode?

    /// Has everything presented together take the appearance; again when the controller has come into its place.
    func applyScheme() {
        guard let preferredScheme, let top = schemed ?? controller?.outermost else { return }
        let style: UIUserInterfaceStyle = preferredScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
        if top.overrideUserInterfaceStyle != style {
            top.overrideUserInterfaceStyle = style
            top.setNeedsStatusBarAppearanceUpdate()
        }
        schemed = preferredScheme == nil ? nil : top
        applySchemeToWindow(of: top, style)
    }

    /// Has sheets, alerts and menus over the window's content take its appearance: they are presented by the window, not inside the content.
    private func applySchemeToWindow(of top: UIViewController, _ style: UIUserInterfaceStyle) {
        guard let window = top.viewIfLoaded?.window, window.rootViewController === top else { return }
        // An app may have given the window an appearance itself.
        guard style != .unspecified || schemedWindow === window else { return }
        if window.overrideUserInterfaceStyle != style { window.overrideUserInterfaceStyle = style }
        schemedWindow = style == .unspecified ? nil : window
    }

    /// The window that has been given the appearance of its content.
    private weak var schemedWindow: UIWindow?

    /// The controller that has been given an appearance, which it keeps until the content asks for none.
    private weak var schemed: UIViewController?

    /// The configurations to apply once there is a controller.
    private var waiting: [(UIViewController) -> Void] = []

    private var toolbars: [(source: ToolbarSource, shown: ToolbarShown)] = []

    /// Shows the items of a source in the bars, beside those of others.
    func setToolbar(_ shown: ToolbarShown, from source: ToolbarSource) {
        if let index = toolbars.firstIndex(where: { $0.source === source }) {
            toolbars[index].shown = shown
        } else {
            toolbars.append((source, shown))
        }
        configure { [weak self] controller in self?.showToolbars(controller) }
    }

    private func showToolbars(_ controller: UIViewController) {
        func items(_ place: ToolbarItemPlacement.Place) -> [UIBarButtonItem] {
            toolbars.flatMap { $0.shown.items }.filter { $0.0.place == place }.flatMap { $0.1 }
        }
        let item = controller.navigationItem
        item.leftItemsSupplementBackButton = true
        item.leftBarButtonItems = items(.leading)
        // UIKit counts from the edge.
        item.rightBarButtonItems = items(.trailing).reversed()
        secondary.barButtonItems = items(.overflow)
        let hasMenu = toolbars.contains { !$0.shown.menus.isEmpty }
        if hasMenu != !item.centerItemGroups.isEmpty { item.centerItemGroups = hasMenu ? [secondary] : [] }
        let hasExtra = toolbars.contains { !$0.shown.extraMenus.isEmpty }
        if hasExtra != (item.additionalOverflowItems != nil) { item.additionalOverflowItems = hasExtra ? menu(\.extraMenus) : nil }
        if let title = items(.title).first?.customView { item.titleView = title }
        let bottom = Self.bottomItems(items(.bottom), status: items(.status))
        if !bottom.isEmpty || controller.toolbarItems?.isEmpty == false { controller.setToolbarItems(bottom, animated: false) }
        showsBottomBar = !bottom.isEmpty
        if let navigation = controller.navigationController, navigation.topViewController === controller {
            navigation.setToolbarHidden(!showsBottomBar || bars.isHidden(.bottom), animated: false)
        }
        showKeyboardBar(items(.keyboard), controller)
    }

    /// The items at the bottom, with what tells the status in the middle: where the others leave space, or after them.
    private static func bottomItems(_ items: [UIBarButtonItem], status: [UIBarButtonItem]) -> [UIBarButtonItem] {
        guard !status.isEmpty else { return items }
        let middle = [.flexibleSpace()] + status + [UIBarButtonItem.flexibleSpace()]
        guard let space = items.firstIndex(where: { $0.customView == nil }) else { return items + middle }
        return Array(items[..<space]) + middle + Array(items[(space + 1)...])
    }

    /// The secondary actions: in the middle of wide bars of browsers and editors, in a menu elsewhere.
    private lazy var secondary: UIBarButtonItemGroup = {
        let group = UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
        group.menuRepresentation = UIMenu(options: .displayInline, children: [menu(\.menus)])
        return group
    }()

    /// Lists what has no item of its own, when it is opened.
    private func menu(_ path: KeyPath<ToolbarShown, [@MainActor () -> [UIMenuElement]]>) -> UIDeferredMenuElement {
        .uncached { [weak self] done in done(self?.toolbars.flatMap { $0.shown[keyPath: path].flatMap { $0() } } ?? []) }
    }

    /// Whether the controller has items for the bar at the bottom.
    private(set) var showsBottomBar = false
    /// The bar above the keyboard; nil where there are no items for it.
    private(set) var keyboardBar: UIToolbar?

    private func showKeyboardBar(_ items: [UIBarButtonItem], _ controller: UIViewController) {
        guard items.isEmpty == (keyboardBar != nil) || !items.isEmpty else { return }
        let bar = items.isEmpty ? nil : keyboardBar ?? UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar?.setItems(items, animated: false)
        keyboardBar = bar
        if let field = controller.viewIfLoaded?.firstResponderInside { field.reloadInputViews() }
    }

    // MARK: The title's menu

    private weak var titleMenu: TitleMenuSource?

    func setTitleMenu(_ source: TitleMenuSource) {
        titleMenu = source
        configure { $0.navigationItem.titleMenuProvider = { source.menu($0) } }
    }

    func removeTitleMenu(_ source: TitleMenuSource) {
        guard titleMenu === source else { return }
        controller?.navigationItem.titleMenuProvider = nil
    }

    // MARK: Keys

    /// The shortcuts of controls in the content.
    var shortcuts: [ShortcutEntry] = []
    /// Tells those of the scene's commands.
    var outerShortcuts: @MainActor () -> [ShortcutEntry] = { [] }

    // MARK: Looks of bars

    private var barSources: [(source: BarSource, change: (inout BarPreferences) -> Void)] = []
    private(set) var bars = BarPreferences()
    private var barEnvironment = EnvironmentValues()
    /// Whether a view has said something about bars, which are left alone otherwise.
    private(set) var hasBarPreferences = false

    func setBars(_ change: @escaping (inout BarPreferences) -> Void, _ environment: EnvironmentValues, from source: BarSource) {
        if let index = barSources.firstIndex(where: { $0.source === source }) {
            barSources[index].change = change
        } else {
            barSources.append((source, change))
        }
        barEnvironment = environment
        hasBarPreferences = true
        barsChanged()
    }

    func removeBars(from source: BarSource) {
        barSources.removeAll { $0.source === source }
        barsChanged()
    }

    private func barsChanged() {
        bars = BarPreferences()
        for entry in barSources { entry.change(&bars) }
        guard let controller, controller.viewIfLoaded?.window != nil else { return }
        BarDressing.dress(controller, bars, barEnvironment, animated: true)
    }

    /// Shows the bars as the controller's views want them; to be called when the controller appears.
    func dressBars(animated: Bool) {
        guard let controller, hasBarPreferences || controller is ElementController else { return }
        BarDressing.dress(controller, bars, barEnvironment, animated: animated)
    }

    /// Drops what views have said: they are no more.
    func letGo() {
        (waiting, toolbars, barSources, shortcuts) = ([], [], [], [])
        outerShortcuts = { [] }
    }

    func configure(_ apply: @escaping (UIViewController) -> Void) {
        if let controller { apply(controller) } else { waiting.append(apply) }
    }
}

extension UIView {
    /// The view inside that has the keyboard.
    fileprivate var firstResponderInside: UIView? {
        isFirstResponder ? self : subviews.lazy.compactMap(\.firstResponderInside).first
    }
}

extension UIViewController {
    /// The controller that everything presented together is in.
    fileprivate var outermost: UIViewController {
        var top = self
        while let parent = top.parent { top = parent }
        return top
    }
}
