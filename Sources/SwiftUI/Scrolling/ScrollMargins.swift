/// The parts of a scroll view that margins apply to: the content, the indicators, or both.
///
/// Source: Apple's documentation of `ContentMarginPlacement`.
public struct ContentMarginPlacement: Sendable {
    enum Kind: Sendable { case automatic, content, indicators }
    let kind: Kind
    /// For both the content and the indicators.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .content) }
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .indicators) }
}

/// How far the content and the indicators of a scroll view stand from its edges.
struct ScrollMargins: Equatable {
    var content = EdgeInsets()
    var indicators = EdgeInsets()

    mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets, _ placement: ContentMarginPlacement.Kind) {
        if placement != .indicators { Self.set(edges, insets, &content) }
        if placement != .content { Self.set(edges, insets, &indicators) }
    }

    private static func set(_ edges: Edge.Set, _ new: EdgeInsets, _ insets: inout EdgeInsets) {
        if edges.contains(.top) { insets.top = new.top }
        if edges.contains(.bottom) { insets.bottom = new.bottom }
        if edges.contains(.leading) { insets.leading = new.leading }
        if edges.contains(.trailing) { insets.trailing = new.trailing }
    }
}

extension EdgeInsets {
    func adding(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom, trailing: trailing + other.trailing)
    }
}

extension View {
    /// Sets how far the content or the indicators of scroll views inside stand from their edges.
    ///
    /// Source: Apple's documentation of `contentMargins(_:_:for:)`.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    )
        -> some View
    { transformEnvironment(\.scrollSettings) { $0.margins.set(edges, insets, placement.kind) } }
    /// - Parameter length: The distance in points; nil for none of its own.
    nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic)
        -> some View
    {
        let length = length ?? 0
        return contentMargins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }
    nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Shows the content of scroll views inside beyond their edges, too.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { environment(\.scrollSettings.clips, !disabled) }
    /// Sets the point of the content and of scroll views inside that come together at first, and when the content grows.
    ///
    /// Source: Apple's documentation of `defaultScrollAnchor(_:)`.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.scrollSettings.anchor, anchor) }
    /// Sets the anchor for one purpose alone.
    ///
    /// Source: Apple's documentation of `defaultScrollAnchor(_:for:)` (iOS 18).
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollSettings) { $0.roleAnchors[role.kind] = .some(anchor) }
    }
    /// Shows the indicators of scroll views inside for a moment when they appear.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        environment(\.scrollSettings.flashesOnAppear, onAppear)
    }
    /// Shows the indicators of scroll views inside for a moment when a value changes.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        environment(\.scrollSettings.flash, AnyEquatable(value))
    }
}
