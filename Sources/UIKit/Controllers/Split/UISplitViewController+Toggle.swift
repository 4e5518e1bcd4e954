extension UISplitViewController {
    // MARK: The button

    func makeToggleItem() -> UIBarButtonItem {
        let item = UIBarButtonItem(
            primaryAction: UIAction(image: UIImage(systemName: "sidebar.left")) { [weak self] _ in self?.toggle() })
        item.accessibilityIdentifier = "ToggleSidebar"
        return item
    }

    /// Shows or hides a column, as the delegate says or as the mode has it.
    func toggle() {
        guard !split.isCollapsed else { return }
        let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        if target != .automatic { return change(to: target) }
        let count = split.mode.shownColumns
        let isOpen = count == allColumns.count - 1
        change(to: isOpen ? mode(showing: split.mode.isOverlay ? 0 : count - 1) : mode(showing: count + 1))
    }

    /// Puts the button into the bar of the outermost column that shows, in the column style; classic ones leave that to the app.
    func placeToggleItem() {
        toggleItem.isHidden = split.isCollapsed
        let outermost = split.isCollapsed ? nil : shownColumns.first
        for column in allColumns {
            guard let bar = (split.columns[column] as? UINavigationController)?.navigationBar else { continue }
            let wants = style != .unspecified && displayModeButtonVisibility != .never && column == outermost
            bar.leadingSystemItem = wants && (presentsWithGesture || displayModeButtonVisibility == .always) ? toggleItem : nil
        }
    }

    // MARK: Gestures

    func makeEdgePan() -> UIScreenEdgePanGestureRecognizer {
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = .left
        pan.handlers.append { [unowned self] pan in if pan.state == .began { swiped(inwards: true) } }
        return pan
    }

    func makeCloseSwipe() -> UISwipeGestureRecognizer {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .left
        swipe.handlers.append { [unowned self] _ in swiped(inwards: false) }
        return swipe
    }

    /// The edge opens what is hidden; a swipe back hides what lies over the secondary column.
    func updateGestures() {
        let isRightEdge = (viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
        edgePan.edges = isRightEdge ? .right : .left
        closeSwipe.direction = isRightEdge ? .right : .left
        edgePan.isEnabled = presentsWithGesture && !split.isCollapsed && split.mode.shownColumns < allColumns.count - 1
        closeSwipe.isEnabled = presentsWithGesture && !split.isCollapsed && split.mode.isOverlay
    }

    private func swiped(inwards: Bool) {
        delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
        change(to: inwards ? mode(showing: split.mode.shownColumns + 1) : .secondaryOnly)
        delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
    }
}
