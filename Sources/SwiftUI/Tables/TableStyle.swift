/// How tables look.
///
/// Source: Apple's documentation of `TableStyle`.
@MainActor @preconcurrency public protocol TableStyle {}

/// The style that fits where the table is: on iOS that of inset tables.
public struct AutomaticTableStyle: TableStyle {
    nonisolated public init() {}
}

/// Rows within margins, with lines between.
public struct InsetTableStyle: TableStyle {
    nonisolated public init() {}
}

extension TableStyle where Self == AutomaticTableStyle { public static var automatic: AutomaticTableStyle { AutomaticTableStyle() } }
extension TableStyle where Self == InsetTableStyle { public static var inset: InsetTableStyle { InsetTableStyle() } }

private struct TableStyleKey: EnvironmentKey { static let defaultValue: Any.Type = AutomaticTableStyle.self }
private struct TableHeadersKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    var tableStyle: Any.Type {
        get { self[TableStyleKey.self] }
        set { self[TableStyleKey.self] = newValue }
    }
    var tableHeadersVisibility: Visibility {
        get { self[TableHeadersKey.self] }
        set { self[TableHeadersKey.self] = newValue }
    }
}

extension View {
    /// Sets how tables inside look. iOS has one look, by two names.
    ///
    /// Source: Apple's documentation of `tableStyle(_:)`.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { environment(\.tableStyle, S.self) }
    /// Shows or hides the titles over the columns of tables inside. On a phone there are none.
    ///
    /// Source: Apple's documentation of `tableColumnHeaders(_:)`.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableHeadersVisibility, visibility)
    }
}
