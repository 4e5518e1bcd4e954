/// The purpose of a scroll view's anchor.
///
/// Source: Apple's documentation of `ScrollAnchorRole` (iOS 18).
public struct ScrollAnchorRole: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case initialOffset, sizeChanges, alignment }

    let kind: Kind
    /// The anchor of the initial scroll position.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
    /// The point that keeps its position when the size of the content or of the scroll view changes.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
    /// The anchor of content that is smaller than the scroll view.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

extension ScrollSettings {
    /// The anchor for a purpose.
    func anchor(for role: ScrollAnchorRole.Kind) -> UnitPoint? { roleAnchors[role] ?? anchor }
}
