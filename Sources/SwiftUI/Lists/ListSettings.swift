/// The settings that modifiers make for the lists inside a view.
struct ListSettings: Equatable {
    /// The distance between rows, in points; nil for none.
    var rowSpacing: CGFloat?
    var sectionSpacing: ListSectionSpacing?
    var headerProminence = Prominence.standard
    var itemTint: Color?
    /// The distances of sections from the list's edges, in points, where they are not the list's own.
    var sectionMargins: [Edge: CGFloat] = [:]
}

private struct ListSettingsKey: EnvironmentKey { static let defaultValue = ListSettings() }

extension EnvironmentValues {
    var listSettings: ListSettings {
        get { self[ListSettingsKey.self] }
        set { self[ListSettingsKey.self] = newValue }
    }
    /// How much headers of sections stand out.
    public var headerProminence: Prominence {
        get { listSettings.headerProminence }
        set { listSettings.headerProminence = newValue }
    }
}

/// How far sections of a list stand apart.
///
/// Source: Apple's documentation of `ListSectionSpacing`.
public struct ListSectionSpacing: Equatable, Sendable {
    /// In points; nil for the list's own.
    let length: CGFloat?
    public static let `default` = ListSectionSpacing(length: nil)
    public static let compact = ListSectionSpacing(length: 10)
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// How much something stands out.
///
/// Source: Apple's documentation of `Prominence`.
public enum Prominence: Hashable, Sendable {
    case standard
    case increased
}

/// The colour of the pictures beside the titles of a list's rows.
///
/// Source: Apple's documentation of `ListItemTint`.
public struct ListItemTint: Sendable {
    let color: Color?
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// That of the text.
    public static let monochrome = ListItemTint(color: .primary)
}

/// The colours of the lines at the edges of a row.
struct RowSeparatorTint {
    var color: Color?
    var edges: VerticalEdge.Set
}

extension View {
    /// Sets how far the rows of lists inside stand apart, in points; nil for as far as lists have them.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listSettings.rowSpacing, spacing) }
    /// Sets how far the sections of lists inside stand apart.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSettings.sectionSpacing, spacing)
    }
    /// Sets how far the sections of lists inside stand apart, in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
    /// Sets how much the headers of sections inside stand out.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
    /// Sets the colour of the row's picture.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listSettings.itemTint, tint?.color) }
    /// Sets the colour of the row's picture.
    nonisolated public func listItemTint(_ tint: Color?) -> some View { environment(\.listSettings.itemTint, tint) }
    /// Sets the colour of the lines at the row's edges.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowTraitModifier(RowTraits.SeparatorTint.self, RowSeparatorTint(color: color, edges: edges)))
    }
    /// Shows or hides the lines at the edges of the section.
    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowTraitModifier(RowTraits.SectionSeparator.self, RowSeparator(visibility: visibility, edges: edges)))
    }
    /// Sets the colour of the lines at the edges of the section.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowTraitModifier(RowTraits.SectionSeparatorTint.self, RowSeparatorTint(color: color, edges: edges)))
    }
}
