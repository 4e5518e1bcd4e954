/// A table's proposal for a drop, with the kind of destination.
///
/// Source: Apple's “UITableViewDropProposal”.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    public enum Intent: Int, Sendable {
        /// The table shows nothing.
        case unspecified = 0
        /// Between rows, which make room.
        case insertAtDestinationIndexPath = 1
        /// Into a row, which is highlighted.
        case insertIntoDestinationIndexPath = 2
        /// Between rows or into one, as the finger is.
        case automatic = 3
    }

    public let intent: Intent

    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewDropProposal(operation: operation, intent: intent)
        (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
        return copy
    }
}
