extension UISplitViewController {
    /// Collapses or expands as the traits want it, and takes up what there is to show.
    func adapt(isNew: Bool = false) {
        guard !split.isChanging, !split.columns.isEmpty else { return }
        split.isChanging = true
        let shouldCollapse = traitCollection.horizontalSizeClass == .compact
        if shouldCollapse, !split.isCollapsed || isNew && split.root == nil {
            collapse()
        } else if !shouldCollapse, split.isCollapsed {
            expand()
        } else if !split.isCollapsed {
            if !split.hasAdapted { split.mode = wantedMode }
            installColumns()
        }
        split.hasAdapted = true
        split.isChanging = false
        placeToggleItem()
        updateGestures()
        view.setNeedsLayout()
    }

    // MARK: Collapsing

    private func collapse() {
        for controller in split.columns.values { hideView(of: controller, animated: false) }
        dimming.removeFromSuperview()
        split.isCollapsed = true
        split.pages = []
        if style == .unspecified { collapseClassic() } else { collapseColumns() }
        guard let root = split.root else { return }
        join(root, .compact)
        showView(of: root)
        delegate?.splitViewControllerDidCollapse(self)
    }

    private func collapseClassic() {
        guard let primary = delegate?.primaryViewController(forCollapsing: self) ?? split.columns[.primary] ?? split.columns[.secondary]
        else { return }
        split.root = primary
        guard let secondary = split.columns[.secondary], secondary !== primary else { return }
        if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true {
            disown(secondary)
        } else {
            primary.collapseSecondaryViewController(secondary, for: self)
        }
    }

    /// The secondary controller shows nowhere and leaves; it comes back when the interface expands.
    private func disown(_ controller: UIViewController) {
        guard controller.parent === self else { return }
        controller.willMove(toParent: nil)
        controller.removeFromParent()
    }

    private func collapseColumns() {
        if let compact = split.columns[.compact] {
            split.root = compact
            return
        }
        let proposed = allColumns.last { split.columns[$0] != nil } ?? .primary
        let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        let filled = allColumns.filter { split.columns[$0] != nil }
        split.root = filled.first.flatMap { split.columns[$0] }
        guard let last = filled.firstIndex(of: top) else { return filled.dropFirst().forEach { disown(split.columns[$0]!) } }
        for (index, column) in filled.enumerated().dropFirst() {
            if index <= last { push(split.columns[column]!, for: column, animated: false) } else { disown(split.columns[column]!) }
        }
    }

    // MARK: The stack

    /// Puts a column's controller on the stack of a collapsed interface.
    func push(_ controller: UIViewController, for column: Column, animated: Bool) {
        guard let navigation = split.root as? UINavigationController else { return }
        setOverrideTraitCollection(nil, forChild: controller)
        if let old = split.pages.first(where: { $0.content === controller })?.shown,
            navigation.viewControllers.contains(where: { $0 === old })
        {
            navigation.popToViewController(old, animated: animated)
            return
        }
        if controller.parent === self { disown(controller) }
        let last = navigation.viewControllers.last
        let previous = (last as? NestedNavigationPage)?.nested.topViewController ?? last
        let shown =
            (controller as? UINavigationController).map { NestedNavigationPage($0, outer: navigation, previous: previous) } ?? controller
        split.pages.removeAll { $0.shown?.navigationController == nil || $0.content === controller }
        split.pages.append(SplitState.Page(column: column, content: controller, shown: shown))
        navigation.pushViewController(shown, animated: animated)
    }

    func showOnStack(_ column: Column) {
        guard let navigation = split.root as? UINavigationController, split.columns[.compact] == nil else { return }
        let filled = allColumns.filter { split.columns[$0] != nil }
        guard let target = filled.firstIndex(of: column) else { return }
        if target == 0 {
            navigation.popToRootViewController(animated: UIView.areAnimationsEnabled)
            return
        }
        for index in 1...target {
            push(split.columns[filled[index]]!, for: filled[index], animated: index == target && UIView.areAnimationsEnabled)
        }
    }

    func removeFromStack(from page: SplitState.Page, animated: Bool) {
        guard let navigation = split.root as? UINavigationController, let shown = page.shown,
            let index = navigation.viewControllers.firstIndex(where: { $0 === shown }), index > 0
        else { return }
        navigation.popToViewController(navigation.viewControllers[index - 1], animated: animated)
        let left = navigation.viewControllers
        split.pages.removeAll { page in !left.contains { $0 === page.shown } }
    }

    /// New controllers come: the old stack is no longer of interest.
    func forgetStack() {
        if let first = split.pages.first { removeFromStack(from: first, animated: false) }
        if let root = split.root { hideView(of: root, animated: false) }
        (split.root, split.pages) = (nil, [])
    }

    // MARK: Expanding

    private func expand() {
        let root = split.root
        if style == .unspecified { expandClassic() } else if let first = split.pages.first { removeFromStack(from: first, animated: false) }
        if let root { hideView(of: root, animated: false) }
        split.isCollapsed = false
        (split.root, split.pages) = (nil, [])
        let proposed = wantedMode
        let wanted = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
        if wanted != split.mode { delegate?.splitViewController(self, willChangeTo: wanted) }
        split.mode = wanted
        installColumns()
        delegate?.splitViewControllerDidExpand(self)
    }

    private func expandClassic() {
        guard let root = split.root else { return }
        let primary = delegate?.primaryViewController(forExpanding: self) ?? root
        let separated =
            delegate?.splitViewController(self, separateSecondaryFrom: primary) ?? primary.separateSecondaryViewController(for: self)
        split.columns[.primary] = primary
        // What was popped before shows again.
        if let separated { (split.columns[.secondary], split.given[.secondary]) = (separated, separated) }
    }

    /// Removes the secondary column's controller from a collapsed stack and returns it; nil if the stack has none.
    func takeSecondary(from navigation: UINavigationController) -> UIViewController? {
        guard
            let page = split.pages.last(where: { page in
                page.column == .secondary && navigation.viewControllers.contains { $0 === page.shown }
            })
        else { return nil }
        removeFromStack(from: page, animated: false)
        return page.content
    }

    // MARK: Columns side by side

    /// Has the views of the shown columns, and no others, in the view, the secondary one at the back.
    func installColumns() {
        for column in allColumns { if let controller = split.columns[column] { join(controller, column) } }
        let shown = shownColumns
        for column in allColumns where !shown.contains(column) {
            if let controller = split.columns[column] { hideView(of: controller, animated: false) }
        }
        for column in shown.reversed() { if let controller = split.columns[column] { showView(of: controller) } }
        orderViews()
    }

    /// The secondary column lies at the back, the dimming above it, then the others.
    func orderViews() {
        if split.mode.isOverlay { view.addSubview(dimming) } else { dimming.removeFromSuperview() }
        for column in shownColumns.reversed() where column != .secondary {
            if let child = split.columns[column]?.viewIfLoaded, child.superview === view { view.bringSubviewToFront(child) }
        }
    }
}
