/// How the older navigation views look.
///
/// Source: Apple's documentation of `NavigationViewStyle`.
@available(iOS, deprecated: 100000.0, message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead")
@MainActor @preconcurrency public protocol NavigationViewStyle {
    /// Source of the kind: SwiftUI's interface has such requirements, too.
    nonisolated var _navigation: _NavigationViewKind { get }
}

/// The ways navigation views are shown.
public struct _NavigationViewKind: Equatable, Sendable {
    enum Kind: Sendable { case columns, stack }
    let kind: Kind
}

/// Columns on wide screens, a stack on narrow ones.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
    nonisolated public var _navigation: _NavigationViewKind { _NavigationViewKind(kind: .columns) }
}

/// Columns, with a stack where there is no room for them.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated init() {}
    nonisolated public var _navigation: _NavigationViewKind { _NavigationViewKind(kind: .columns) }
}

/// Two columns, with a stack where there is no room for them.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
    nonisolated public var _navigation: _NavigationViewKind { _NavigationViewKind(kind: .columns) }
}

/// One view on top of the other.
public struct StackNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
    nonisolated public var _navigation: _NavigationViewKind { _NavigationViewKind(kind: .stack) }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

private struct NavigationViewKindKey: EnvironmentKey { static let defaultValue = _NavigationViewKind.Kind.columns }

extension EnvironmentValues {
    var navigationViewKind: _NavigationViewKind.Kind {
        get { self[NavigationViewKindKey.self] }
        set { self[NavigationViewKindKey.self] = newValue }
    }
}

extension View {
    /// Sets how navigation views inside look.
    @available(iOS, deprecated: 100000.0, message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead")
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewKind, style._navigation.kind)
    }
}
