/// How content looks that lies below bars at the edge of a scroll view.
///
/// Source: Apple's documentation of `ScrollEdgeEffectStyle` (iOS 26).
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
    /// Sets how content below bars without backgrounds is faded. Bars look as in iOS 18, with backgrounds of their own: nothing is left to fade.
    ///
    /// Source: Apple's documentation of `scrollEdgeEffectStyle(_:for:)` (iOS 26).
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
    /// Turns the fading of content below bars off, which bars as in iOS 18 do not have.
    ///
    /// Source: Apple's documentation of `scrollEdgeEffectHidden(_:for:)` (iOS 26).
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
}
