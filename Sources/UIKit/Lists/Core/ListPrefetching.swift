/// Keeps account of the items a list announced before they are shown.
struct ListPrefetching {
    /// The announced index paths that were neither displayed nor cancelled.
    private var announced: Set<IndexPath> = []
    private var lastOffset: CGFloat?
    private(set) var isForward = true

    /// Notes where the list is, which tells the direction it moves in.
    mutating func moved(to offset: CGFloat) {
        if let lastOffset, lastOffset != offset { isForward = offset > lastOffset }
        lastOffset = offset
    }

    /// Returns the index paths to announce and those to cancel for the items `near` the visible part.
    ///
    /// - Parameter near: The index paths of items that will be displayed next, in that order.
    mutating func update(near: [IndexPath], visible: some Sequence<IndexPath>) -> (announce: [IndexPath], cancel: [IndexPath]) {
        announced.subtract(visible)
        let new = near.filter { !announced.contains($0) }
        let cancelled = announced.subtracting(near)
        announced = Set(near)
        return (new, cancelled.sorted())
    }

    /// Forgets everything: paths mean other items now.
    mutating func reset() { announced = [] }
}
