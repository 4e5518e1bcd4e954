/// How date pickers look.
///
/// Source: Apple's documentation of `DatePickerStyle`.
@MainActor @preconcurrency public protocol DatePickerStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = DatePickerStyleConfiguration
}

/// A date picker to be styled.
///
/// Source: Apple's documentation of `DatePickerStyleConfiguration`.
@MainActor @preconcurrency public struct DatePickerStyleConfiguration {
    /// The picker's label, without the look of any style.
    @MainActor @preconcurrency public struct Label: View {
        let content: AnyView
        nonisolated init<Content: View>(_ content: Content) { self.content = AnyView(content) }
        public var body: some View { content }
    }

    public let label: Label
    @Binding public var selection: Date
    /// The first date that may be chosen; nil for no limit.
    public let minimumDate: Date?
    /// The last date that may be chosen; nil for no limit.
    public let maximumDate: Date?
    public let displayedComponents: DatePickerComponents
}

extension SystemDatePickerStyle {
    @MainActor @preconcurrency func makeSystemBody(_ configuration: DatePickerStyleConfiguration) -> some View {
        DatePicker(
            configuration.$selection, configuration.minimumDate, configuration.maximumDate, configuration.displayedComponents,
            configuration.label
        ).datePickerStyle(self)
    }
}

/// A style of the system's.
protocol SystemDatePickerStyle: DatePickerStyle {
    nonisolated static var kind: DatePickerKind { get }
}

/// The style that fits where the picker is: a compact one.
public struct DefaultDatePickerStyle: SystemDatePickerStyle {
    nonisolated public init() {}
    nonisolated static var kind: DatePickerKind { .compact }
    public func makeBody(configuration: Configuration) -> some View { makeSystemBody(configuration) }
}

/// Buttons that lead to a calendar and to wheels.
public struct CompactDatePickerStyle: SystemDatePickerStyle {
    nonisolated public init() {}
    nonisolated static var kind: DatePickerKind { .compact }
    public func makeBody(configuration: Configuration) -> some View { makeSystemBody(configuration) }
}

/// Wheels.
public struct WheelDatePickerStyle: SystemDatePickerStyle {
    nonisolated public init() {}
    nonisolated static var kind: DatePickerKind { .wheel }
    public func makeBody(configuration: Configuration) -> some View { makeSystemBody(configuration) }
}

/// A calendar.
public struct GraphicalDatePickerStyle: SystemDatePickerStyle {
    nonisolated public init() {}
    nonisolated static var kind: DatePickerKind { .graphical }
    public func makeBody(configuration: Configuration) -> some View { makeSystemBody(configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

typealias DatePickerStyling = Styling<DatePickerStyleConfiguration>

extension Styling where Configuration == DatePickerStyleConfiguration {
    nonisolated init<S: DatePickerStyle>(_ style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}

private struct DatePickerStylingKey: EnvironmentKey { static let defaultValue: DatePickerStyling? = nil }

extension EnvironmentValues {
    /// An app's own style; nil for those of the system.
    var datePickerStyling: DatePickerStyling? {
        get { self[DatePickerStylingKey.self] }
        set { self[DatePickerStylingKey.self] = newValue }
    }
}

extension View {
    /// Sets how date pickers inside look.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        let kind = (S.self as? any SystemDatePickerStyle.Type)?.kind
        return environment(\.datePickerStyling, kind == nil ? DatePickerStyling(style) : nil)
            .transformEnvironment(\.datePickerKind) { if let kind { $0 = kind } }
    }
}
