/// How pickers look.
///
/// Source: Apple's documentation of `PickerStyle`.
@MainActor @preconcurrency public protocol PickerStyle {}

/// The ways pickers are shown.
enum PickerKind: Sendable { case automatic, menu, segmented, wheel, inline, navigationLink, palette }

/// A style of the system's.
protocol SystemPickerStyle: PickerStyle {
    nonisolated static var kind: PickerKind { get }
}

/// The style that fits where the picker is: a menu.
public struct DefaultPickerStyle: SystemPickerStyle {
    nonisolated public init() {}
    nonisolated static var kind: PickerKind { .automatic }
}

/// A button with a menu.
public struct MenuPickerStyle: SystemPickerStyle {
    nonisolated public init() {}
    nonisolated static var kind: PickerKind { .menu }
}

/// Segments beside each other.
public struct SegmentedPickerStyle: SystemPickerStyle {
    nonisolated public init() {}
    nonisolated static var kind: PickerKind { .segmented }
}

/// Pictures beside each other in menus; elsewhere segments.
public struct PalettePickerStyle: SystemPickerStyle {
    nonisolated public init() {}
    nonisolated static var kind: PickerKind { .palette }
}

/// A wheel.
public struct WheelPickerStyle: SystemPickerStyle {
    nonisolated public init() {}
    nonisolated static var kind: PickerKind { .wheel }
}

/// The options among the other views.
public struct InlinePickerStyle: SystemPickerStyle {
    nonisolated public init() {}
    nonisolated static var kind: PickerKind { .inline }
}

/// A row that leads to a list of the options.
public struct NavigationLinkPickerStyle: SystemPickerStyle {
    nonisolated public init() {}
    nonisolated static var kind: PickerKind { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: DefaultPickerStyle { DefaultPickerStyle() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { MenuPickerStyle() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: PalettePickerStyle { PalettePickerStyle() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { WheelPickerStyle() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: InlinePickerStyle { InlinePickerStyle() } }
extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private struct PickerKindKey: EnvironmentKey { static let defaultValue = PickerKind.automatic }

extension EnvironmentValues {
    var pickerKind: PickerKind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }
}

extension View {
    /// Sets how pickers inside look.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        // All styles are the system's: apps cannot make styles of their own.
        environment(\.pickerKind, (S.self as? any SystemPickerStyle.Type)?.kind ?? .automatic)
    }
}
