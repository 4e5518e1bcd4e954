/// How text fields look. Apps make styles of their own by `_body(configuration:)`, as SwiftUI's interface has it.
///
/// Source: Apple's documentation of `TextFieldStyle`.
@MainActor @preconcurrency public protocol TextFieldStyle {
    associatedtype _Body: View
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
    typealias _Label = _TextFieldStyleLabel
}

/// The label of a field that is given to a style. Source of the name: SwiftUI's interface.
@MainActor @preconcurrency public struct _TextFieldStyleLabel: View {
    /// The text of the field's own label; nil for labels other than texts.
    let prompt: Text?
    public var body: some View { prompt ?? Text(verbatim: "") }
}

/// The style that fits where the field is: none around it.
public struct DefaultTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration.environment(\.textFieldStyling, TextFieldStyling()) }
}

/// Text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration.environment(\.textFieldStyling, TextFieldStyling()) }
}

/// A border with rounded corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.textFieldStyling, TextFieldStyling(isBordered: true))
    }
}

@available(*, unavailable, message: "macOS only: fields with square borders")
public struct SquareBorderTextFieldStyle {}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The looks of text fields.
struct TextFieldStyling {
    /// Whether fields have a border.
    var isBordered = false
    /// The body that an app's own style makes for a field; nil for the system's styles.
    var body: (@MainActor (TextField<_TextFieldStyleLabel>) -> AnyView)?
}

private struct TextFieldStylingKey: EnvironmentKey { static var defaultValue: TextFieldStyling { TextFieldStyling() } }

extension EnvironmentValues {
    var textFieldStyling: TextFieldStyling {
        get { self[TextFieldStylingKey.self] }
        set { self[TextFieldStylingKey.self] = newValue }
    }
}

extension View {
    /// Sets how text fields inside look.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        let styling =
            switch S.self {
            case is DefaultTextFieldStyle.Type, is PlainTextFieldStyle.Type: TextFieldStyling()
            case is RoundedBorderTextFieldStyle.Type: TextFieldStyling(isBordered: true)
            default: TextFieldStyling(body: { AnyView(style._body(configuration: $0)) })
            }
        return environment(\.textFieldStyling, styling)
    }
}
