private struct SectionHeaderKey: EnvironmentKey { static let defaultValue = false }
private struct InListRowKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the view is a row of a list, which is tapped as a whole.
    var isInListRow: Bool {
        get { self[InListRowKey.self] }
        set { self[InListRowKey.self] = newValue }
    }
    /// Whether the view is the header of a list's section, whose texts are headings.
    var isSectionHeader: Bool {
        get { self[SectionHeaderKey.self] }
        set { self[SectionHeaderKey.self] = newValue }
    }
}
