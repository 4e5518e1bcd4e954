/// Whether a view is presented, and how it goes, as apps wrote it before iOS 15.
///
/// Source: Apple's documentation of `PresentationMode`.
@available(iOS, deprecated: 100000.0, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss")
public struct PresentationMode {
    public let isPresented: Bool
    let close: DismissAction

    /// Closes what shows the view.
    public mutating func dismiss() {
        let close = close
        MainActor.assumeIsolated { close() }
    }
}

extension EnvironmentValues {
    /// How the view is presented.
    @available(iOS, deprecated: 100000.0, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss")
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(isPresented: isPresented, close: dismiss)
        // Closing changes nothing in the value: what shows the view takes it away.
        return Binding(location: FunctionalLocation(get: { mode }, set: { _, _ in }))
    }
}
