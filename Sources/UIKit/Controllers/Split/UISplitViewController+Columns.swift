extension UISplitViewController {
    /// The columns that there are, from the primary to the secondary one.
    var allColumns: [Column] { style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary] }

    var currentControllers: [UIViewController] {
        split.isCollapsed ? split.root.map { [$0] } ?? [] : allColumns.compactMap { split.columns[$0] }
    }

    // MARK: Setting

    func replaceControllers(_ controllers: [UIViewController]) {
        let columns = allColumns
        guard controllers.count <= columns.count else {
            uncaughtException(.invalidArgument, "\(self) has \(columns.count) columns and was given \(controllers.count) view controllers")
        }
        if split.isCollapsed { forgetStack() }
        let places = controllers.count == columns.count ? columns : Array(columns.prefix(controllers.count))
        for column in columns {
            let controller = places.firstIndex(of: column).map { controllers[$0] }
            put(wrapped(controller, for: column), given: controller, into: column)
        }
        if isViewLoaded { adapt(isNew: true) }
    }

    func replace(_ controller: UIViewController?, in column: Column) {
        guard style != .unspecified else {
            uncaughtException(
                .invalidArgument, "\(self) has no column style: make it with init(style:), or set its viewControllers")
        }
        guard column != .supplementary || style == .tripleColumn else {
            uncaughtException(.invalidArgument, "\(self) has no supplementary column: its style is not tripleColumn")
        }
        guard split.isCollapsed, column != .compact, let page = split.pages.first(where: { $0.column == column }) else {
            put(wrapped(controller, for: column), given: controller, into: column)
            if isViewLoaded { adapt(isNew: split.isCollapsed) }
            return
        }
        // The column is on the stack: what stands there for it gives way.
        let isTop = (split.root as? UINavigationController)?.topViewController === page.shown
        removeFromStack(from: page, animated: false)
        put(wrapped(controller, for: column), given: controller, into: column)
        if isTop { showColumn(column) }
    }

    private func wrapped(_ controller: UIViewController?, for column: Column) -> UIViewController? {
        guard let controller, column != .compact, style != .unspecified, !(controller is UINavigationController) else { return controller }
        return controller.navigationController ?? UINavigationController(rootViewController: controller)
    }

    /// Makes a controller the column's; one that was there before leaves.
    func put(_ controller: UIViewController?, given: UIViewController?, into column: Column) {
        split.given[column] = given
        let old = split.columns[column]
        guard old !== controller else { return }
        if let old { leave(old) }
        split.columns[column] = controller
        guard let controller, !split.isCollapsed || controller === split.root else { return }
        join(controller, column)
    }

    func join(_ controller: UIViewController, _ column: Column) {
        if controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        let isNarrow = column != .secondary && column != .compact && !split.isCollapsed
        let traits = isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil
        if overrideTraitCollection(forChild: controller) != traits { setOverrideTraitCollection(traits, forChild: controller) }
    }

    private func leave(_ controller: UIViewController) {
        setOverrideTraitCollection(nil, forChild: controller)
        guard controller.parent === self else { return }
        hideView(of: controller, animated: false)
        controller.willMove(toParent: nil)
        controller.removeFromParent()
    }

    // MARK: Views

    private var isOnScreen: Bool { appearance.phase == .appeared || appearance.phase == .appearing }

    /// Takes a controller's view in; it appears with that where this controller is on the screen.
    func showView(of controller: UIViewController, below sibling: UIView? = nil) {
        let child: UIView = controller.view
        guard child.superview !== view else { return }
        let appears = isOnScreen && controller.appearance.phase == .disappeared
        if appears { controller.beginAppearanceTransition(true, animated: false) }
        child.translatesAutoresizingMaskIntoConstraints = true
        child.autoresizingMask = []
        if let sibling { view.insertSubview(child, belowSubview: sibling) } else { view.addSubview(child) }
        if appears, appearance.phase == .appeared { controller.endAppearanceTransition() }
    }

    func hideView(of controller: UIViewController, animated: Bool) {
        guard let child = controller.viewIfLoaded, child.superview === viewIfLoaded, child.superview != nil else { return }
        let disappears = isOnScreen && controller.appearance.phase == .appeared
        if disappears { controller.beginAppearanceTransition(false, animated: animated) }
        child.removeFromSuperview()
        if disappears { controller.endAppearanceTransition() }
    }

    /// The children that show now.
    var shownChildren: [UIViewController] {
        if split.isCollapsed { return split.root.map { [$0] } ?? [] }
        return shownColumns.compactMap { split.columns[$0] }
    }

    var shownColumns: [Column] { columns(in: split.mode) }

    /// The columns that a mode shows, from the primary to the secondary one.
    func columns(in mode: DisplayMode) -> [Column] { Array(allColumns.suffix(1 + min(mode.shownColumns, allColumns.count - 1))) }

    // MARK: Showing what apps ask for

    func showInPrimary(_ controller: UIViewController, sender: Any?) {
        let target = split.isCollapsed ? split.root : split.columns[.primary]
        if let navigation = target as? UINavigationController { return navigation.show(controller, sender: sender) }
        present(controller, animated: UIView.areAnimationsEnabled)
    }

    func showDetail(_ controller: UIViewController) {
        guard split.isCollapsed else {
            put(wrapped(controller, for: .secondary), given: controller, into: .secondary)
            hideOverlay()
            if isViewLoaded { adapt(isNew: true) }
            return
        }
        guard split.root is UINavigationController else {
            return present(controller, animated: UIView.areAnimationsEnabled)
        }
        if style != .unspecified {
            if let page = split.pages.first(where: { $0.column == .secondary }) { removeFromStack(from: page, animated: false) }
            put(wrapped(controller, for: .secondary), given: controller, into: .secondary)
            return showColumn(.secondary)
        }
        split.columns[.secondary] = controller
        split.given[.secondary] = controller
        push(controller, for: .secondary, animated: UIView.areAnimationsEnabled)
    }

    func showColumn(_ column: Column) {
        guard style != .unspecified, column != .compact else { return }
        guard !split.isCollapsed else { return showOnStack(column) }
        guard let position = allColumns.firstIndex(of: column), !shownColumns.contains(column) else { return }
        change(to: mode(showing: allColumns.count - 1 - position))
    }

    func hideColumn(_ column: Column) {
        guard style != .unspecified, column != .compact else { return }
        if split.isCollapsed {
            guard let page = split.pages.first(where: { $0.column == column }) else { return }
            return removeFromStack(from: page, animated: UIView.areAnimationsEnabled)
        }
        guard column != .secondary, let position = allColumns.firstIndex(of: column), shownColumns.contains(column) else { return }
        change(to: mode(showing: allColumns.count - 2 - position))
    }
}
