/// How date pickers look.
///
/// Source: Apple's documentation of `DatePickerStyle`.
@MainActor @preconcurrency public protocol DatePickerStyle {}

/// A style of the system's.
protocol SystemDatePickerStyle: DatePickerStyle {
    nonisolated static var kind: DatePickerKind { get }
}

/// The style that fits where the picker is: a compact one.
public struct DefaultDatePickerStyle: SystemDatePickerStyle {
    nonisolated public init() {}
    nonisolated static var kind: DatePickerKind { .compact }
}

/// Buttons that lead to a calendar and to wheels.
public struct CompactDatePickerStyle: SystemDatePickerStyle {
    nonisolated public init() {}
    nonisolated static var kind: DatePickerKind { .compact }
}

/// Wheels.
public struct WheelDatePickerStyle: SystemDatePickerStyle {
    nonisolated public init() {}
    nonisolated static var kind: DatePickerKind { .wheel }
}

/// A calendar.
public struct GraphicalDatePickerStyle: SystemDatePickerStyle {
    nonisolated public init() {}
    nonisolated static var kind: DatePickerKind { .graphical }
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

extension View {
    /// Sets how date pickers inside look.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        // All styles are the system's: apps cannot make styles of their own.
        environment(\.datePickerKind, (S.self as? any SystemDatePickerStyle.Type)?.kind ?? .compact)
    }
}
