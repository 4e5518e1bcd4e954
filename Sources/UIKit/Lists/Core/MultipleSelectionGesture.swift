/// A table or collection view whose rows two fingers can select.
@MainActor protocol MultipleSelectionList: UIScrollView {
    func selectablePath(at point: CGPoint) -> IndexPath?
    /// All rows from one to another, in order.
    func selectablePaths(from first: IndexPath, to last: IndexPath) -> [IndexPath]
    func mayBeginMultipleSelection(at path: IndexPath) -> Bool
    func multipleSelectionBegan(at path: IndexPath)
    func multipleSelectionEnded()
    func isSelected(_ path: IndexPath) -> Bool
    /// Selects or deselects a row as a finger does.
    func changeSelection(of path: IndexPath, to isSelected: Bool)
}

/// Two fingers that drag over rows select them, or deselect them where the first one was selected.
@MainActor final class MultipleSelectionGesture {
    let recognizer = UIPanGestureRecognizer()
    private weak var list: (any MultipleSelectionList)?
    private var start: IndexPath?
    private var selects = true
    /// The rows the fingers have changed.
    private var changed: [IndexPath] = []

    init(_ list: any MultipleSelectionList) {
        self.list = list
        (recognizer.minimumNumberOfTouches, recognizer.maximumNumberOfTouches) = (2, 2)
        recognizer.handlers.append { [weak self] _ in self?.moved() }
        list.addGestureRecognizer(recognizer)
    }

    /// Whether the fingers on the list select rows: then they do not scroll.
    func mayBegin() -> Bool {
        guard let list, recognizer.numberOfTouches == 2, let path = list.selectablePath(at: place) else { return false }
        return list.mayBeginMultipleSelection(at: path)
    }

    private var place: CGPoint { recognizer.location(in: list) }

    private func moved() {
        guard let list else { return }
        switch recognizer.state {
        case .began:
            guard let path = list.selectablePath(at: place) else { return }
            (start, selects, changed) = (path, !list.isSelected(path), [])
            list.multipleSelectionBegan(at: path)
            extend(to: path)
        case .changed:
            if let path = list.selectablePath(at: place) { extend(to: path) }
        case .ended, .cancelled:
            if start != nil { list.multipleSelectionEnded() }
            start = nil
        default: break
        }
    }

    /// Changes the rows between the first and this one, and gives those the fingers have left again their state back.
    private func extend(to path: IndexPath) {
        guard let list, let start else { return }
        let wanted = list.selectablePaths(from: start, to: path)
        for left in changed where !wanted.contains(left) { list.changeSelection(of: left, to: !selects) }
        changed.removeAll { !wanted.contains($0) }
        for new in wanted where list.isSelected(new) != selects {
            list.changeSelection(of: new, to: selects)
            changed.append(new)
        }
    }
}
