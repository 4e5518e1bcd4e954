extension UITableViewCell {
    /// The controls that a cell shows for editing.
    ///
    /// Source: Apple's documentation of `UITableViewCell.StateMask`.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The control in front of the content.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button behind the content.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    private var stateMask: StateMask {
        (isEditing ? StateMask.showingEditControl : []).union(showingDeleteConfirmation ? .showingDeleteConfirmation : [])
    }

    /// Changes the cell's controls, and has its subclass told before and after.
    func transition(animated: Bool, _ change: () -> Void) {
        let state = stateMask
        willTransition(to: state)
        change()
        guard animated, window != nil else { return didTransition(to: state) }
        DeferredWork.schedule(after: 0.25) { [weak self] in self?.didTransition(to: state) }
    }
}
