/// The selected and the highlighted rows, and whether the table is being edited.
struct TableTouch {
    /// Selected rows in the order they were selected.
    var selection: [IndexPath] = []
    var highlighted: IndexPath?
    var isEditing = false

    init(isEditing: Bool = false) { self.isEditing = isEditing }
}

extension UITableView {
    private var selectionIsAllowed: Bool {
        touch.isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }
    var isMultiple: Bool { touch.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    func rowTouchesBegan(_ touches: Set<UITouch>) {
        guard let finger = touches.first, finger.view !== self || path(at: finger.location(in: self)) != nil else { return }
        if swipe.path != nil { return swipe.close(animated: true) }
        guard selectionIsAllowed, let path = path(at: finger.location(in: self)), let cell = shown.cells[path] else { return }
        guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        touch.highlighted = path
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    func rowTouchesEnded(_ touches: Set<UITouch>) {
        guard let path = touch.highlighted else { return }
        touch.highlighted = nil
        let isInside = touches.first.map { rowRect(path).contains($0.location(in: self)) } ?? false
        if isInside { userSelected(path) }
        unhighlight(path)
    }

    func rowTouchesCancelled() {
        guard let path = touch.highlighted else { return }
        touch.highlighted = nil
        unhighlight(path)
    }

    private func unhighlight(_ path: IndexPath) {
        shown.cells[path]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    func userSelected(_ path: IndexPath, performsPrimaryAction: Bool = true) {
        if touch.selection.contains(path), isMultiple {
            guard let wanted = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path) else { return }
            deselect(wanted, animated: false)
            delegate?.tableView(self, didDeselectRowAt: wanted)
            return
        }
        guard let wanted = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path), rows.contains(wanted) else { return }
        if !isMultiple {
            for old in touch.selection where old != wanted {
                guard let other = delegate == nil ? old : delegate?.tableView(self, willDeselectRowAt: old) else { continue }
                deselect(other, animated: false)
                delegate?.tableView(self, didDeselectRowAt: other)
            }
        }
        if !touch.selection.contains(wanted) { touch.selection.append(wanted) }
        shown.cells[wanted]?.setSelected(true, animated: false)
        delegate?.tableView(self, didSelectRowAt: wanted)
        if performsPrimaryAction {
            performPrimaryAction(wanted)
            shown.cells[wanted]?.parts.selectionAction?()
        }
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }

    /// Asks the delegate to perform a row's primary action, which a tap triggers besides selection; not while editing.
    private func performPrimaryAction(_ path: IndexPath) {
        guard let delegate, !touch.isEditing, delegate.tableView(self, canPerformPrimaryActionForRowAt: path) else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: path)
    }

    func select(_ path: IndexPath?, animated: Bool, position: ScrollPosition) {
        reloadIfNeeded()
        guard let path else {
            for old in touch.selection { deselect(old, animated: animated) }
            return
        }
        guard rows.contains(path) else { return }
        if !isMultiple { for old in touch.selection where old != path { deselect(old, animated: animated) } }
        if !touch.selection.contains(path) { touch.selection.append(path) }
        shown.cells[path]?.setSelected(true, animated: animated)
        if position != .none { scroll(to: path, position, animated: animated) }
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        touch.selection.removeAll { $0 == path }
        shown.cells[path]?.setSelected(false, animated: animated)
    }
}
