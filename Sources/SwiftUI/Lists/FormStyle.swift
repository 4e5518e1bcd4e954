/// How forms look.
///
/// Source: Apple's documentation of `FormStyle`.
@MainActor @preconcurrency public protocol FormStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = FormStyleConfiguration
}

/// A form to be styled.
public struct FormStyleConfiguration {
    /// The form's content, without the look of any style.
    @MainActor @preconcurrency public struct Content: View, ListView {
        public typealias Body = Never
        let content: AnyView
        nonisolated init<Inner: View>(_ content: Inner) { self.content = AnyView(content) }
        public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
            AnyView._makeViewList(view: view.map(inputs.base.scope) { $0.content }, inputs: inputs)
        }
    }
    public let content: Content
}

/// Rows in groups.
public struct AutomaticFormStyle: FormStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { FormRows(content: configuration.content) }
}

/// Rows in groups.
public struct GroupedFormStyle: FormStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { FormRows(content: configuration.content) }
}

/// Controls one below the other, without scrolling.
public struct ColumnsFormStyle: FormStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { VStack(alignment: .leading) { configuration.content } }
}

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: AutomaticFormStyle { AutomaticFormStyle() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: GroupedFormStyle { GroupedFormStyle() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: ColumnsFormStyle { ColumnsFormStyle() } }

typealias FormStyling = Styling<FormStyleConfiguration>

extension Styling where Configuration == FormStyleConfiguration {
    nonisolated init<S: FormStyle>(_ style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}

private struct FormStylingKey: EnvironmentKey { static let defaultValue: FormStyling? = nil }

extension EnvironmentValues {
    /// The style of forms; nil for the system's.
    var formStyling: FormStyling? {
        get { self[FormStylingKey.self] }
        set { self[FormStylingKey.self] = newValue }
    }
}

extension View {
    /// Sets how forms inside look.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.formStyling, FormStyling(style)) }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form of a style's configuration.
    nonisolated public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// The rows of a form in the system's look.
struct FormRows<Content: View>: PrimitiveView {
    typealias Body = Never
    nonisolated(unsafe) let content: Content

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(CollectionNode.make(view.map(inputs.scope) { $0.content }, inputs))
    }
}
