/// What an anchor of scroll views is for.
///
/// Source: Apple's documentation of `ScrollAnchorRole` (iOS 18).
public struct ScrollAnchorRole: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case initialOffset, sizeChanges, alignment }

    let kind: Kind
    /// Where the content is at first.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
    /// What stays where it is when the content or the scroll view gets another size.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
    /// Where content that is smaller than the scroll view stands.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

extension ScrollSettings {
    /// The anchor for a purpose.
    func anchor(for role: ScrollAnchorRole.Kind) -> UnitPoint? { roleAnchors[role] ?? anchor }
}
