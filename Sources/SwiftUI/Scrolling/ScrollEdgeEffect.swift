/// How content looks that lies below bars at the edge of a scroll view.
///
/// Source: Apple's documentation of `ScrollEdgeEffectStyle` (iOS 26).
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    /// The bar's background ends with a line.
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    /// The bar's background has no line at its end.
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
    /// Sets how the backgrounds of bars end at the edges of the scroll view below them: `soft` is without a line.
    ///
    /// Source: Apple's documentation of `scrollEdgeEffectStyle(_:for:)` (iOS 26).
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        changingBars(at: edges) { $0.hidesLine = style == .soft }
    }
    /// Hides the background that bars get where content is scrolled below them.
    ///
    /// Source: Apple's documentation of `scrollEdgeEffectHidden(_:for:)` (iOS 26).
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        changingBars(at: edges) { if hidden { $0.visibility = .hidden } }
    }

    nonisolated private func changingBars(at edges: Edge.Set, _ change: @escaping (inout BarPreferences.Background) -> Void) -> some View {
        let bars: [ToolbarPlacement.Bar] = (edges.contains(.top) ? [.navigation] : []) + (edges.contains(.bottom) ? [.tabs, .bottom] : [])
        return modifier(BarModifier { for bar in bars { change(&$0.backgrounds[bar, default: .init()]) } })
    }
}
