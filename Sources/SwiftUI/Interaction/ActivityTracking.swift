private struct TrackingTagKey: EnvironmentKey { static let defaultValue: String? = nil }

extension EnvironmentValues {
    /// Under which name what people do with a view is measured.
    var interactionActivityTag: String? {
        get { self[TrackingTagKey.self] }
        set { self[TrackingTagKey.self] = newValue }
    }
}

extension View {
    /// Names the view for Apple's measurements of how smoothly an app answers people. Nothing is seen of it, on an iPhone neither.
    ///
    /// Source: Apple's documentation of `interactionActivityTrackingTag(_:)`.
    nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { environment(\.interactionActivityTag, tag) }
}
