/// The room that a scene leaves at its edges.
///
/// Source: Apple's documentation of `ScenePadding`.
public struct ScenePadding: Equatable, Sendable {
    private init() {}
    /// The least room, which is that of the system's own views.
    public static let minimum = ScenePadding()
}

/// Leaves the scene's room around a view.
private struct ScenePaddingModifier: ViewModifier {
    let edges: Edge.Set
    @Environment(\.horizontalSizeClass) private var sizeClass
    nonisolated init(edges: Edge.Set) { self.edges = edges }

    /// The margins of UIKit's root views: 16 points, 20 where there is much room.
    func body(content: Content) -> some View { content.padding(edges, sizeClass == .regular ? 20 : 16) }
}

extension View {
    /// Leaves the room around the view that the scene has at its edges: 16 points, 20 where the width is regular.
    ///
    /// Source: Apple's documentation of `scenePadding(_:)`.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { modifier(ScenePaddingModifier(edges: edges)) }
    /// Leaves room of a kind around the view.
    ///
    /// Source: Apple's documentation of `scenePadding(_:edges:)`.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { scenePadding(edges) }
}
