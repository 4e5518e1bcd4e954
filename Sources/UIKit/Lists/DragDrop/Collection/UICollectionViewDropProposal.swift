/// A collection view's proposal for a drop, with the kind of destination.
///
/// Source: Apple's “UICollectionViewDropProposal”.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    public enum Intent: Int, Sendable {
        /// The collection view shows nothing.
        case unspecified = 0
        /// Between items, which make room.
        case insertAtDestinationIndexPath = 1
        /// Into an item, which is highlighted.
        case insertIntoDestinationIndexPath = 2
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
        let copy = UICollectionViewDropProposal(operation: operation, intent: intent)
        (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
        return copy
    }
}
