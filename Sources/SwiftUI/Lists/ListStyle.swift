/// How lists look.
///
/// Source: Apple's documentation of `ListStyle`.
@MainActor @preconcurrency public protocol ListStyle {}

/// A style whose look UIKit's lists have.
protocol CollectionListStyle: ListStyle {
    nonisolated static var appearance: ListAppearance { get }
}

/// How UIKit shows a list.
enum ListAppearance: Sendable {
    case plain, grouped, insetGrouped, sidebar

    var collectionAppearance: UICollectionLayoutListConfiguration.Appearance {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        }
    }

    /// The background colour behind the rows. A plain list has none of its own: its rows have, and what is behind it shows around them.
    @MainActor var background: UIColor {
        switch self {
        case .plain: .clear
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }
}

/// The style that fits where the list is: groups with rounded corners.
public struct DefaultListStyle: CollectionListStyle {
    nonisolated public init() {}
    nonisolated static var appearance: ListAppearance { .insetGrouped }
}

/// Rows from edge to edge.
public struct PlainListStyle: CollectionListStyle {
    nonisolated public init() {}
    nonisolated static var appearance: ListAppearance { .plain }
}

/// Groups from edge to edge.
public struct GroupedListStyle: CollectionListStyle {
    nonisolated public init() {}
    nonisolated static var appearance: ListAppearance { .grouped }
}

/// Groups with rounded corners.
public struct InsetGroupedListStyle: CollectionListStyle {
    nonisolated public init() {}
    nonisolated static var appearance: ListAppearance { .insetGrouped }
}

/// Rows within margins, as in plain lists.
public struct InsetListStyle: CollectionListStyle {
    nonisolated public init() {}
    nonisolated static var appearance: ListAppearance { .plain }
}

/// The first column of a split view.
public struct SidebarListStyle: CollectionListStyle {
    nonisolated public init() {}
    nonisolated static var appearance: ListAppearance { .sidebar }
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: DefaultListStyle { DefaultListStyle() } }
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { GroupedListStyle() } }
extension ListStyle where Self == InsetListStyle { public static var inset: InsetListStyle { InsetListStyle() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { SidebarListStyle() } }
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

private struct ListAppearanceKey: EnvironmentKey { static let defaultValue: ListAppearance? = nil }
private struct SidebarKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// The style set for lists; nil for the one that fits where they are.
    var ownListAppearance: ListAppearance? {
        get { self[ListAppearanceKey.self] }
        set { self[ListAppearanceKey.self] = newValue }
    }
    /// Whether the views are in the first of several columns.
    var isInSidebar: Bool {
        get { self[SidebarKey.self] }
        set { self[SidebarKey.self] = newValue }
    }
    /// Whether lists have the style of sidebars, by their place or because the app says so.
    var listsAreSidebars: Bool { ownListAppearance.map { $0 == .sidebar } ?? isInSidebar }
    /// The effective look of lists: in compact widths, lists in the style of sidebars outside of one are inset groups.
    var listAppearance: ListAppearance {
        guard listsAreSidebars else { return ownListAppearance ?? .insetGrouped }
        return isInSidebar || horizontalSizeClass == .regular ? .sidebar : .insetGrouped
    }
}

extension View {
    /// Sets how lists inside look.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        // All styles are the system's: apps cannot make styles of their own.
        environment(\.ownListAppearance, S.self == DefaultListStyle.self ? nil : (S.self as? any CollectionListStyle.Type)?.appearance)
    }
}
