/// How text fields look.
///
/// Source: Apple's documentation of `TextFieldStyle`.
@MainActor @preconcurrency public protocol TextFieldStyle {}

/// A style that says whether fields have a border.
protocol BorderedTextFieldStyle: TextFieldStyle {
    nonisolated static var isBordered: Bool { get }
}

/// The style that fits where the field is: none around it.
public struct DefaultTextFieldStyle: BorderedTextFieldStyle {
    nonisolated public init() {}
    nonisolated static var isBordered: Bool { false }
}

/// Text alone.
public struct PlainTextFieldStyle: BorderedTextFieldStyle {
    nonisolated public init() {}
    nonisolated static var isBordered: Bool { false }
}

/// A border with rounded corners.
public struct RoundedBorderTextFieldStyle: BorderedTextFieldStyle {
    nonisolated public init() {}
    nonisolated static var isBordered: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct TextFieldBorderKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether text fields have a border.
    var textFieldStyling: Bool {
        get { self[TextFieldBorderKey.self] }
        set { self[TextFieldBorderKey.self] = newValue }
    }
}

extension View {
    /// Sets how text fields inside look.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        // All styles are the system's: apps cannot make styles of their own.
        environment(\.textFieldStyling, (S.self as? any BorderedTextFieldStyle.Type)?.isBordered ?? false)
    }
}
