extension UISplitViewController {
    // MARK: What to show

    private var isLandscape: Bool {
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        return size.width > size.height
    }

    /// How columns share the room: as preferred, else beside each other where the interface is wider than high, and above the secondary one where not.
    var resolvedBehavior: SplitBehavior {
        guard preferredSplitBehavior == .automatic || style == .unspecified else { return preferredSplitBehavior }
        guard isLandscape else { return .overlay }
        return style == .tripleColumn ? .displace : .tile
    }

    /// The mode that the preferences and the room ask for.
    var wantedMode: DisplayMode {
        if let chosen = split.chosenMode, split.chosenSize == viewIfLoaded?.bounds.size { return chosen }
        guard preferredDisplayMode == .automatic else {
            return fits(preferredDisplayMode) ? preferredDisplayMode : mode(showing: preferredDisplayMode.shownColumns)
        }
        return isLandscape || preferredSplitBehavior == .tile && style != .unspecified ? .oneBesideSecondary : .secondaryOnly
    }

    private func fits(_ mode: DisplayMode) -> Bool { mode.shownColumns < allColumns.count && (style == .unspecified || agrees(mode)) }

    /// Whether a mode is one of the behaviour's.
    private func agrees(_ mode: DisplayMode) -> Bool {
        switch mode {
        case .automatic, .secondaryOnly: true
        case .oneBesideSecondary: resolvedBehavior != .overlay || preferredSplitBehavior == .automatic
        case .oneOverSecondary, .twoOverSecondary: resolvedBehavior == .overlay
        case .twoBesideSecondary: resolvedBehavior == .tile
        case .twoDisplaceSecondary: resolvedBehavior == .displace
        }
    }

    /// The mode of the current behaviour with that many columns beside the secondary one.
    func mode(showing count: Int) -> DisplayMode {
        switch (min(count, allColumns.count - 1), resolvedBehavior) {
        case (0, _): .secondaryOnly
        case (1, .overlay): .oneOverSecondary
        case (1, _): .oneBesideSecondary
        case (_, .overlay): .twoOverSecondary
        case (_, .displace): .twoDisplaceSecondary
        default: .twoBesideSecondary
        }
    }

    // MARK: Changing

    func preferenceChanged() {
        split.chosenMode = nil
        guard isViewLoaded, !split.isCollapsed, split.hasAdapted else { return }
        switchMode(to: wantedMode, animated: UIView.areAnimationsEnabled && appearance.phase == .appeared)
    }

    /// Shows a mode that a person or the app has chosen, until the interface turns.
    func change(to mode: DisplayMode) {
        (split.chosenMode, split.chosenSize) = (mode, viewIfLoaded?.bounds.size ?? .zero)
        guard isViewLoaded, !split.isCollapsed else { return }
        switchMode(to: mode, animated: UIView.areAnimationsEnabled && appearance.phase == .appeared)
    }

    func hideOverlay() { if !split.isCollapsed, split.mode.isOverlay { change(to: .secondaryOnly) } }

    /// Moves columns in or out.
    func switchMode(to mode: DisplayMode, animated: Bool) {
        let old = split.mode
        guard mode != old else { return }
        delegate?.splitViewController(self, willChangeTo: mode)
        let (before, after) = (columns(in: old), columns(in: mode))
        for column in after where !before.contains(column) { delegate?.splitViewController(self, willShow: column) }
        for column in before where !after.contains(column) { delegate?.splitViewController(self, willHide: column) }
        placeColumns()
        let going = before.filter { !after.contains($0) }.compactMap { split.columns[$0] }
        let coming = after.filter { !before.contains($0) }
        for column in coming {
            guard let controller = split.columns[column] else { continue }
            showView(of: controller)
            controller.view.frame = frame(of: column, in: old)
            controller.view.layoutIfNeeded()
        }
        split.mode = mode
        if mode.isOverlay || old.isOverlay { showDimming(from: old) }
        orderViews()
        placeToggleItem()
        let changes = { [self] in
            for column in allColumns { split.columns[column]?.viewIfLoaded?.frame = frame(of: column, in: mode) }
            dimming.alpha = mode.isOverlay ? 1 : 0
            for column in after { split.columns[column]?.viewIfLoaded?.layoutIfNeeded() }
        }
        let end = { [self] in
            guard split.mode == mode else { return }
            for controller in going { hideView(of: controller, animated: animated) }
            if !mode.isOverlay { dimming.removeFromSuperview() }
            updateGestures()
        }
        guard animated, view.window != nil else {
            changes()
            return end()
        }
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut, animations: changes) { _ in end() }
    }

    private func showDimming(from old: DisplayMode) {
        dimming.frame = view.bounds
        guard dimming.superview == nil else { return }
        dimming.alpha = old.isOverlay ? 1 : 0
        if let secondary = split.columns[.secondary]?.viewIfLoaded, secondary.superview === view {
            view.insertSubview(dimming, aboveSubview: secondary)
        } else {
            view.addSubview(dimming)
        }
    }

    // MARK: Layout

    /// A column's width in points, within what the app allows.
    func width(of column: Column) -> CGFloat {
        let whole = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        let automatic = UISplitViewController.automaticDimension
        let isPrimary = column == .primary
        let fraction = isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
        let preferred = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
        let smallest = isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth
        let largest = isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth
        // As far as the app says nothing, a column is 320 points wide; on a phone it leaves the secondary one more than itself.
        let usual = traitCollection.userInterfaceIdiom == .pad ? 320 : min(320, (whole * 0.4).rounded(.down))
        let wanted = preferred != automatic ? preferred : fraction != automatic ? whole * fraction : usual
        let most = largest != automatic ? largest : preferred != automatic ? max(usual, preferred) : usual
        return min(max(wanted, smallest != automatic ? smallest : 0), max(most, smallest), whole).rounded(.down)
    }

    /// Returns the frame of a column in a mode. Hidden columns are just outside of their edge.
    func frame(of column: Column, in mode: DisplayMode) -> CGRect {
        let size = view.bounds.size
        let line = 1 / max(traitCollection.displayScale, 1)
        let shown = columns(in: mode)
        let narrow = allColumns.dropLast()
        let taken = shown.dropLast().reduce(0) { $0 + width(of: $1) + (mode.isOverlay ? 0 : line) }
        var frame: CGRect
        if column == .secondary {
            let start = mode.isOverlay ? 0 : taken
            let width = mode == .twoDisplaceSecondary ? size.width - self.width(of: .supplementary) - line : size.width - start
            frame = CGRect(x: start, y: 0, width: width, height: size.height)
        } else {
            // From the innermost shown column outwards, the hidden ones further out.
            let inner = narrow.suffix(from: narrow.firstIndex(of: column)!).reduce(0) { $0 + width(of: $1) + (mode.isOverlay ? 0 : line) }
            frame = CGRect(x: taken - inner, y: 0, width: width(of: column), height: size.height)
        }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if isRightToLeft != (primaryEdge == .trailing) { frame.origin.x = size.width - frame.maxX }
        return frame
    }

    func layoutColumns() {
        guard isViewLoaded, !split.isChanging else { return }
        if split.isCollapsed {
            split.root?.viewIfLoaded?.frame = view.bounds
            return
        }
        guard split.hasAdapted else { return }
        if view.window != nil, wantedMode != split.mode, split.chosenSize != view.bounds.size || split.chosenMode == nil {
            split.chosenMode = nil
            split.isChanging = true
            turn(to: wantedMode)
            split.isChanging = false
        }
        placeColumns()
    }

    private func placeColumns() {
        dimming.frame = view.bounds
        for column in shownColumns {
            guard let child = split.columns[column]?.viewIfLoaded, child.superview === view else { continue }
            child.frame = frame(of: column, in: split.mode)
            child.updateSafeArea()
        }
    }

    /// The interface has another shape: its columns are others at once.
    private func turn(to mode: DisplayMode) {
        delegate?.splitViewController(self, willChangeTo: mode)
        split.mode = mode
        installColumns()
        dimming.alpha = 1
        placeToggleItem()
        updateGestures()
    }
}
