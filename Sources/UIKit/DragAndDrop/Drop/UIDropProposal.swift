/// The operation of a drop on the dragged items: none, copying, or moving.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing; the drag can go on.
    case cancel = 0
    /// Nothing, though it usually would: shown with a sign.
    case forbidden = 1
    case copy = 2
    /// Only where the source allows it.
    case move = 3

    /// Whether the destination takes the items.
    var isDrop: Bool { self == .copy || self == .move }
}

/// A destination's proposal for a drop.
///
/// Source: Apple's “UIDropProposal”.
@preconcurrency @MainActor open class UIDropProposal: NSObject, @preconcurrency NSCopying {
    public let operation: UIDropOperation
    /// Whether the drop is about the exact place, as in text.
    open var isPrecise = false
    open var prefersFullSizePreview = false

    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIDropProposal(operation: operation)
        (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
        return copy
    }
}
