/// How the columns of split views share the room.
///
/// Source: Apple's documentation of `NavigationSplitViewStyle`.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {
    /// Source of the kind: SwiftUI's interface has such requirements, too.
    nonisolated var _split: _NavigationSplitKind { get }
}

/// The ways columns share the room.
public struct _NavigationSplitKind: Sendable {
    let style: SplitStyle
}

enum SplitStyle: Sendable {
    case automatic, balanced, prominentDetail

    var behavior: UISplitViewController.SplitBehavior {
        switch self {
        case .automatic: .automatic
        case .balanced: .tile
        case .prominentDetail: .overlay
        }
    }
}

/// A split view style that chooses by the available space.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
    nonisolated public var _split: _NavigationSplitKind { _NavigationSplitKind(style: .automatic) }
}

/// The detail makes room for the other columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
    nonisolated public var _split: _NavigationSplitKind { _NavigationSplitKind(style: .balanced) }
}

/// The detail keeps its size, and the other columns come over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
    nonisolated public var _split: _NavigationSplitKind { _NavigationSplitKind(style: .prominentDetail) }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
}

private struct SplitStyleKey: EnvironmentKey { static let defaultValue = SplitStyle.automatic }

extension EnvironmentValues {
    var splitStyle: SplitStyle {
        get { self[SplitStyleKey.self] }
        set { self[SplitStyleKey.self] = newValue }
    }
}

/// How wide a column is, in points; nil for the system's.
struct ColumnWidth {
    let least, ideal, most: CGFloat?
}

/// Tells the split view around something about the column a view is in.
@MainActor private struct ColumnModifier: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let notify: @MainActor (SplitColumn) -> Void
    nonisolated init(notify: @escaping @MainActor (SplitColumn) -> Void) { self.notify = notify }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        node.observe(inputs) {
            let notify = modifier.value.notify
            AnyAttribute.untracked { if let column = inputs.environment.untrackedValue.splitColumn { notify(column) } }
        }
        return node
    }
}

extension View {
    /// Sets how the columns of split views inside share the room.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.splitStyle, style._split.style)
    }
    /// Gives the column a view is in a width, in points.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        modifier(ColumnModifier { $0.split.setWidth(ColumnWidth(least: width, ideal: width, most: width), of: $0.column) })
    }
    /// Gives the column a view is in bounds for its width, in points.
    nonisolated public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        modifier(ColumnModifier { $0.split.setWidth(ColumnWidth(least: min, ideal: ideal, most: max), of: $0.column) })
    }
    /// Takes what the system puts into bars by itself out of them.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        let item = defaultItemKind?.item
        return modifier(ColumnModifier { $0.split.setHidesToggle(item == .sidebarToggle) }).configuringController { controller, _ in
            controller.navigationItem.removesTitle = item == .title
        }
    }
}
