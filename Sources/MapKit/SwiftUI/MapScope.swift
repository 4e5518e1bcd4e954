import SwiftUI

extension View {
    /// Connects controls of maps with the map of the same scope, both of which are in this view.
    ///
    /// Source: Apple's documentation of `mapScope(_:)`.
    nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { modifier(MapScopeModifier(scope: scope)) }
}

private struct MapScopeModifier: ViewModifier {
    let scope: Namespace.ID
    @State private var target = MapProxyTarget()

    func body(content: Content) -> some View {
        content.transformEnvironment(\.mapScopes) { [target] in $0[scope] = target }
    }
}

private struct MapScopesKey: EnvironmentKey {
    static var defaultValue: [Namespace.ID: MapProxyTarget] { [:] }
}

extension EnvironmentValues {
    /// The maps of the scopes around.
    var mapScopes: [Namespace.ID: MapProxyTarget] {
        get { self[MapScopesKey.self] }
        set { self[MapScopesKey.self] = newValue }
    }
}
