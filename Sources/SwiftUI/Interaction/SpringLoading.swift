/// Whether a control acts when something dragged rests on it.
///
/// Source: Apple's documentation of `SpringLoadingBehavior`.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String
    /// As it is usual where the control is; buttons do not act then.
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

private struct SpringLoadingKey: EnvironmentKey { static let defaultValue = SpringLoadingBehavior.automatic }

extension EnvironmentValues {
    /// Whether controls act when something dragged rests on them.
    public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingKey.self] }
        set { self[SpringLoadingKey.self] = newValue }
    }
}

/// Adds to a view what springs open under a drag, and takes it away again.
@MainActor final class SpringLoading {
    private var interaction: UISpringLoadedInteraction?

    func set(_ isEnabled: Bool, on view: UIView, _ action: @escaping @MainActor () -> Void) {
        guard isEnabled != (interaction != nil) else { return }
        if let known = interaction {
            view.removeInteraction(known)
            interaction = nil
        } else {
            let new = UISpringLoadedInteraction { _, _ in action() }
            view.addInteraction(new)
            interaction = new
        }
    }
}

extension View {
    /// Says whether buttons inside act when something dragged rests on them.
    ///
    /// Source: Apple's documentation of `springLoadingBehavior(_:)`.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        environment(\.springLoadingBehavior, behavior)
    }
}
