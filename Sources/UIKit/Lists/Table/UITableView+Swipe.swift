@_spi(Quince) import QuinceFoundation

/// A row that was swiped open.
struct TableSwipe {
    var path: IndexPath?
    /// How far the row is moved; negative to the left.
    var offset: CGFloat = 0
    var start: CGFloat = 0
    var isTrailing = true
    var configuration: UISwipeActionsConfiguration?
    var buttons: SwipeButtonsView?
    var recognizer: TableSwipeRecognizer?
}

/// A horizontal pan over a row.
final class TableSwipeRecognizer: UIPanGestureRecognizer {
    override func isBeyondHysteresis(_ distance: CGPoint) -> Bool {
        super.isBeyondHysteresis(distance) && abs(distance.x) > abs(distance.y)
    }
}

extension UITableView {
    func setUpSwipes() {
        let recognizer = TableSwipeRecognizer()
        recognizer.handlers.append { [weak self] _ in self?.swipeChanged() }
        swipe.recognizer = recognizer
        addGestureRecognizer(recognizer)
    }

    func swipeMayBegin() -> Bool {
        guard let recognizer = swipe.recognizer, !touch.isEditing, let path = path(at: recognizer.location(in: self)),
            shown.cells[path] != nil
        else { return false }
        if swipe.path == path { return true }
        closeSwipe(animated: true)
        guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return false }
        let isTrailing = (recognizer.translation(in: self).x < 0) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        guard let configuration = configuration(path, isTrailing: isTrailing), !configuration.actions.isEmpty else { return false }
        prepareSwipe(path, configuration, isTrailing: isTrailing)
        return true
    }

    private func configuration(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard isTrailing else { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
        missing.remove(.trailingSwipe)
        if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
        // A data source that commits deletions alone gives the delete swipe.
        guard delegate == nil || missing.contains(.trailingSwipe), let dataSource,
            ObjectRuntime.implements("tableView(_:commit:forRowAt:)", dataSource),
            (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
        else { return nil }
        return UISwipeActionsConfiguration(actions: [deleteAction(path)])
    }

    private func prepareSwipe(_ path: IndexPath, _ configuration: UISwipeActionsConfiguration, isTrailing: Bool) {
        swipe.path = path
        swipe.configuration = configuration
        swipe.isTrailing = isTrailing
        swipe.offset = 0
        let buttons = SwipeButtonsView(configuration, isTrailing: isTrailing) { [weak self] in self?.performSwipe($0) }
        buttons.frame = rowRect(path)
        swipe.buttons = buttons
        if let cell = shown.cells[path] { insertSubview(buttons, belowSubview: cell) }
        delegate?.tableView(self, willBeginEditingRowAt: path)
    }

    func openSwipe(at path: IndexPath, configuration: UISwipeActionsConfiguration, isTrailing: Bool) {
        closeSwipe(animated: false)
        prepareSwipe(path, configuration, isTrailing: isTrailing)
        settleSwipe(open: true)
    }

    private var openOffset: CGFloat { (swipe.buttons?.openWidth ?? 0) * (swipe.isTrailing ? -1 : 1) }

    private func swipeChanged() {
        guard let recognizer = swipe.recognizer, swipe.path != nil else { return }
        switch recognizer.state {
        case .began:
            rowTouchesCancelled()
            swipe.start = swipe.offset
            follow(recognizer)
        case .changed: follow(recognizer)
        case .ended: endSwipe(recognizer)
        default: settleSwipe(open: false)
        }
    }

    private func follow(_ recognizer: UIPanGestureRecognizer) {
        let wanted = swipe.start + recognizer.translation(in: self).x
        let isOpening = swipe.isTrailing ? wanted <= 0 : wanted >= 0
        swipe.offset = isOpening ? wanted : wanted * 0.2
        moveSwipedRow()
    }

    private func moveSwipedRow() {
        guard let path = swipe.path, let cell = shown.cells[path] else { return }
        cell.frame.origin.x = rowRect(path).minX + swipe.offset
        swipe.buttons?.reveal(abs(swipe.offset))
    }

    private func endSwipe(_ recognizer: UIPanGestureRecognizer) {
        let distance = abs(swipe.offset)
        let width = bounds.width
        if swipe.configuration?.performsFirstActionWithFullSwipe == true, distance > width * 0.6,
            let first = swipe.configuration?.actions.first
        {
            performSwipe(first)
            return
        }
        let velocity = recognizer.velocity(in: self).x * (swipe.isTrailing ? -1 : 1)
        settleSwipe(open: velocity > 100 || velocity > -100 && distance > abs(openOffset) / 2)
    }

    private func settleSwipe(open: Bool) {
        guard open else { return closeSwipe(animated: true) }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            self.swipe.offset = self.openOffset
            self.moveSwipedRow()
            self.swipe.buttons?.layoutIfNeeded()
        }
    }

    private func performSwipe(_ action: UIContextualAction) {
        guard let path = swipe.path, let cell = shown.cells[path] else { return }
        action.handler(action, cell) { [weak self] _ in self?.closeSwipe(animated: true) }
    }

    /// Lets the row cover its buttons again.
    func closeSwipe(animated: Bool) {
        guard let path = swipe.path else { return }
        let (buttons, cell) = (swipe.buttons, shown.cells[path])
        let recognizer = swipe.recognizer
        swipe = TableSwipe(recognizer: recognizer)
        delegate?.tableView(self, didEndEditingRowAt: path)
        let x = rows.contains(path) ? rowRect(path).minX : 0
        guard animated, window != nil else {
            cell?.frame.origin.x = x
            buttons?.removeFromSuperview()
            return
        }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            cell?.frame.origin.x = x
            buttons?.reveal(0)
            buttons?.layoutIfNeeded()
        } completion: { _ in
            buttons?.removeFromSuperview()
        }
    }
}

/// The buttons under a swiped row.
final class SwipeButtonsView: UIView {
    private let buttons: [UIButton]
    private let isTrailing: Bool
    private var revealed: CGFloat = 0
    private let widths: [CGFloat]

    init(_ configuration: UISwipeActionsConfiguration, isTrailing: Bool, perform: @escaping (UIContextualAction) -> Void) {
        self.isTrailing = isTrailing
        buttons = configuration.actions.map { action in
            let button = UIButton(type: .custom)
            button.setTitle(action.title, for: .normal)
            button.setImage(action.image?.withRenderingMode(.alwaysTemplate), for: .normal)
            button.tintColor = .white
            button.setTitleColor(.white, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 15)
            button.backgroundColor = action.backgroundColor
            button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
            return button
        }
        widths = buttons.map { max(74, $0.sizeThatFits(CGSize(width: 10000, height: 100)).width + 30) }
        super.init(frame: .zero)
        clipsToBounds = true
        for button in buttons.reversed() { addSubview(button) }
    }

    required init?(coder: NSCoder) {
        (buttons, isTrailing, widths) = ([], true, [])
        super.init(coder: coder)
    }

    var openWidth: CGFloat { widths.reduce(0, +) }

    func reveal(_ distance: CGFloat) {
        revealed = distance
        setNeedsLayout()
        layoutIfNeeded()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = openWidth > 0 ? revealed / openWidth : 0
        var edge: CGFloat = 0
        for (button, width) in zip(buttons, widths) {
            let shown = width * scale
            button.frame = CGRect(
                x: isTrailing ? bounds.width - edge - shown : edge, y: 0, width: max(shown, 0), height: bounds.height)
            edge += shown
        }
    }
}
