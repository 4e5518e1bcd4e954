/// An action that refreshes a view's content, and returns when that is done.
///
/// Source: Apple's documentation of `RefreshAction`.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Refreshes, and returns when that is done.
    public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

extension EnvironmentValues {
    /// The action that refreshes the view's content; nil where the view cannot be refreshed.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Lets people refresh the lists and scroll views inside by pulling them down.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
