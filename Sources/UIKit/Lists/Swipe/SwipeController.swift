/// A list whose rows can be swiped open: a table, or a collection laid out as a list.
@MainActor protocol SwipeableList: UIScrollView {
    /// The row at a point that may be swiped now.
    func swipeableRow(at point: CGPoint) -> IndexPath?
    func swipedCell(at path: IndexPath) -> UIView?
    /// Returns the frame of a row without the offset of a swipe.
    func swipedFrame(at path: IndexPath) -> CGRect
    func swipeActions(for path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration?
    func swipeWillOpen(_ path: IndexPath)
    func swipeDidClose(_ path: IndexPath)
    /// A destructive action is done with a row that is still there: it goes from the screen until the list loads again.
    func hideSwipedRow(_ path: IndexPath)
    /// The finger that touched a row swipes it: it is not a tap.
    func swipeTakesTouch()
}

/// A horizontal pan over a row.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
    override func isBeyondHysteresis(_ distance: CGPoint) -> Bool {
        super.isBeyondHysteresis(distance) && abs(distance.x) > abs(distance.y)
    }
}

/// Moves one row of a list aside, over the buttons of its actions: *UISwipeActionsConfiguration*.
@MainActor final class SwipeController {
    private weak var list: (any SwipeableList)?
    let recognizer = RowSwipeRecognizer()
    /// The row that is open or being opened.
    private(set) var path: IndexPath?
    /// How far it is moved, in points to the right.
    private(set) var offset: CGFloat = 0
    private var start: CGFloat = 0
    private var isTrailing = true
    private var configuration: UISwipeActionsConfiguration?
    private var buttons: SwipeButtonsView?
    /// The cell that a swipe has moved aside, until it is back in place.
    private weak var movedCell: UIView?
    /// Whether the first action alone fills the way a finger opened.
    private var isFullySwiped = false

    /// The part of the row's width from which letting go performs the first action.
    private static let fullSwipePart: CGFloat = 0.6
    private static let duration: TimeInterval = 0.3

    init(_ list: any SwipeableList) {
        self.list = list
        recognizer.handlers.append { [weak self] _ in self?.recognizerChanged() }
        list.addGestureRecognizer(recognizer)
    }

    private var isRightToLeft: Bool { list?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    /// 1 where the row moves to the right to open, -1 where to the left.
    private var direction: CGFloat { isTrailing != isRightToLeft ? -1 : 1 }

    // MARK: Opening

    /// Whether the swipe that begins has something to uncover; asks for the row's actions.
    func mayBegin() -> Bool {
        guard let list, let path = list.swipeableRow(at: recognizer.location(in: list)), list.swipedCell(at: path) != nil else {
            return false
        }
        if self.path == path { return true }
        close(animated: true)
        let isTrailing = (recognizer.translation(in: list).x < 0) != isRightToLeft
        guard let configuration = list.swipeActions(for: path, isTrailing: isTrailing), !configuration.actions.isEmpty else { return false }
        prepare(path, configuration, isTrailing: isTrailing)
        return true
    }

    /// Opens a row without a finger.
    func open(_ path: IndexPath, _ configuration: UISwipeActionsConfiguration, isTrailing: Bool) {
        close(animated: false)
        prepare(path, configuration, isTrailing: isTrailing)
        settle(open: true)
    }

    private func prepare(_ path: IndexPath, _ configuration: UISwipeActionsConfiguration, isTrailing: Bool) {
        guard let list, let cell = list.swipedCell(at: path) else { return }
        (self.path, self.configuration, self.isTrailing, offset) = (path, configuration, isTrailing, 0)
        let frame = list.swipedFrame(at: path), isAtRight = isTrailing != isRightToLeft
        let buttons = SwipeButtonsView(configuration, isAtRight: isAtRight, height: frame.height) { [weak self] in self?.perform($0) }
        let (bounds, safe) = (list.bounds, list.safeAreaInsets)
        buttons.edgeInset = max(0, isAtRight ? frame.maxX - (bounds.maxX - safe.right) : bounds.minX + safe.left - frame.minX)
        buttons.frame = frame
        buttons.layer.zPosition = cell.layer.zPosition
        self.buttons = buttons
        cell.superview?.insertSubview(buttons, belowSubview: cell)
        list.swipeWillOpen(path)
    }

    // MARK: Following

    private func recognizerChanged() {
        guard path != nil else { return }
        switch recognizer.state {
        case .began:
            list?.swipeTakesTouch()
            start = offset
            updateSwipe()
        case .changed: updateSwipe()
        case .ended: fingerLifted()
        default: settle(open: false)
        }
    }

    private func updateSwipe() {
        let wanted = start + recognizer.translation(in: list).x
        // The other way there is nothing to uncover.
        offset = wanted * direction >= 0 ? wanted : wanted * 0.2
        let wasFull = isFullySwiped
        isFullySwiped = mayFullySwipe && isBeyondFullSwipe
        guard wasFull != isFullySwiped else { return move() }
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.move() }
    }

    private var mayFullySwipe: Bool { configuration?.performsFirstActionWithFullSwipe == true }
    private var isBeyondFullSwipe: Bool {
        guard let list, let path else { return false }
        return abs(offset) > max(list.swipedFrame(at: path).width * Self.fullSwipePart, buttons?.openWidth ?? 0)
    }

    private func move() {
        guard let path, let list, let cell = list.swipedCell(at: path) else { return }
        movedCell = cell
        cell.environment.sidestep = offset
        cell.frame.origin.x = list.swipedFrame(at: path).minX + offset
        buttons?.reveal(abs(offset), onlyFirst: isFullySwiped)
    }

    private func fingerLifted() {
        if isFullySwiped, let first = configuration?.actions.first { return performFully(first) }
        let velocity = recognizer.velocity(in: list).x * direction
        let distance = offset * direction
        settle(open: velocity > 100 || velocity > -100 && distance > (buttons?.openWidth ?? 0) / 2)
    }

    private func settle(open: Bool) {
        guard open else { return close(animated: true) }
        isFullySwiped = false
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            self.offset = (self.buttons?.openWidth ?? 0) * self.direction
            self.move()
        }
    }

    // MARK: Actions

    /// The row leaves to the side, then its first action runs.
    private func performFully(_ action: UIContextualAction) {
        guard let list, let path else { return }
        let width = list.swipedFrame(at: path).width
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            self.offset = width * self.direction
            self.move()
        }
        perform(action)
    }

    private func perform(_ action: UIContextualAction) {
        guard let list, let path, let buttons, list.swipedCell(at: path) != nil else { return }
        action.handler(action, buttons) { [weak self] isDone in self?.finished(action, isDone, buttons) }
    }

    private func finished(_ action: UIContextualAction, _ isDone: Bool, _ buttons: SwipeButtonsView) {
        // The list may have changed already, or another row may be open.
        guard let path, self.buttons === buttons else { return }
        if isDone, action.style == .destructive { list?.hideSwipedRow(path) }
        close(animated: true)
    }

    // MARK: Closing

    /// The list changes: the row goes from where it is to wherever it belongs then.
    func letGo() {
        guard let list, let path else { return }
        let buttons = buttons
        forget()
        list.swipeDidClose(path)
        guard list.window != nil else { return buttons?.removeFromSuperview() ?? () }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            buttons?.alpha = 0
        } completion: { _ in
            buttons?.removeFromSuperview()
        }
    }

    private func forget() {
        (path, buttons, configuration, offset, isFullySwiped) = (nil, nil, nil, 0, false)
        movedCell?.environment.sidestep = 0
        movedCell = nil
    }

    /// Lets the row cover its buttons again.
    func close(animated: Bool) {
        guard let list, let path else { return }
        let (buttons, cell) = (buttons, list.swipedCell(at: path))
        let x = list.swipedFrame(at: path).minX
        forget()
        list.swipeDidClose(path)
        guard animated, list.window != nil else {
            cell?.frame.origin.x = x
            buttons?.removeFromSuperview()
            return
        }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            cell?.frame.origin.x = x
            buttons?.reveal(0, onlyFirst: false)
        } completion: { _ in
            buttons?.removeFromSuperview()
        }
    }
}
