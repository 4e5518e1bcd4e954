private struct LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether controls show no label.
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
    /// Whether controls show their labels.
    ///
    /// Source: Apple's documentation of `EnvironmentValues.labelsVisibility` (iOS 18).
    public var labelsVisibility: Visibility { labelsAreHidden ? .hidden : .automatic }
}

extension View {
    /// Has controls inside show no label.
    nonisolated public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
    /// Says whether controls inside show their labels.
    ///
    /// Source: Apple's documentation of `labelsVisibility(_:)` (iOS 18).
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.labelsAreHidden) { if visibility != .automatic { $0 = visibility == .hidden } }
    }
}
