/// Whether a view is shown by a presentation, and how it is left.
///
/// Source: Apple's documentation of `PresentationMode`.
public struct PresentationMode {
    public internal(set) var isPresented: Bool

    /// Leaves the presentation; nothing for a view that is not presented.
    public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
    /// Whether the view is presented, and how it is left.
    @available(iOS, deprecated: 100000.0, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss")
    public var presentationMode: Binding<PresentationMode> {
        let (isPresented, dismiss) = (isPresented, dismiss)
        return Binding(
            location: FunctionalLocation(
                get: { PresentationMode(isPresented: isPresented) },
                set: { mode, _ in if isPresented, !mode.isPresented { MainActor.assumeIsolated { dismiss() } } }))
    }
}
