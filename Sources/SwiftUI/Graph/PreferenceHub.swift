/// What views tell the controller that shows them.
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
    }

    /// The controller that has been given an appearance, which it keeps until the content asks for none.
    private weak var schemed: UIViewController?

    /// What was said before there was a controller.
    private var waiting: [(UIViewController) -> Void] = []

    private var toolbars: [(source: ToolbarSource, items: [(ToolbarItemPlacement, [UIBarButtonItem])])] = []

    /// Shows the items of a source in the bars, beside those of others.
    func setToolbar(_ items: [(ToolbarItemPlacement, [UIBarButtonItem])], from source: ToolbarSource) {
        if let index = toolbars.firstIndex(where: { $0.source === source }) {
            toolbars[index].items = items
        } else {
            toolbars.append((source, items))
        }
        configure { [weak self] controller in self?.showToolbars(controller) }
    }

    private func showToolbars(_ controller: UIViewController) {
        func items(_ place: ToolbarItemPlacement.Place) -> [UIBarButtonItem] {
            toolbars.flatMap { $0.items }.filter { $0.0.place == place }.flatMap { $0.1 }
        }
        let item = controller.navigationItem
        item.leftItemsSupplementBackButton = true
        item.leftBarButtonItems = items(.leading)
        // UIKit counts from the edge.
        item.rightBarButtonItems = items(.trailing).reversed()
        if let title = items(.title).first?.customView { item.titleView = title }
        let bottom = items(.bottom)
        if !bottom.isEmpty || controller.toolbarItems?.isEmpty == false { controller.setToolbarItems(bottom, animated: false) }
        showsBottomBar = !bottom.isEmpty
        if let navigation = controller.navigationController, navigation.topViewController === controller {
            navigation.setToolbarHidden(!showsBottomBar, animated: false)
        }
    }

    /// Whether the controller has items for the bar at the bottom.
    private(set) var showsBottomBar = false

    func configure(_ apply: @escaping (UIViewController) -> Void) {
        if let controller { apply(controller) } else { waiting.append(apply) }
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
