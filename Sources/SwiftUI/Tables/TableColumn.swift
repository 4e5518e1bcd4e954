/// A column of a table: a title, and a view for each row.
///
/// Source: Apple's documentation of `TableColumn`.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: PrimitiveTableColumns {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    nonisolated(unsafe) private let label: Label
    private let comparator: Sort?
    nonisolated(unsafe) private let content: (RowValue) -> Content
    nonisolated(unsafe) private var ownWidth = TableColumnWidth()
    private var ownAlignment: TableColumnAlignment?

    nonisolated init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        (self.label, self.comparator, self.content) = (label, comparator, content)
    }

    var columns: [AnyTableColumn] {
        [
            AnyTableColumn(
                label: AnyView(label), comparator: comparator, width: ownWidth, alignment: ownAlignment?.horizontal
            ) { [content] value in
                AnyView((value as? RowValue).map(content))
            }
        ]
    }

    /// Sets where the column's title and cells stand in its width.
    ///
    /// Source: Apple's documentation of `TableColumn.alignment(_:)`.
    nonisolated public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        var copy = self
        copy.ownAlignment = alignment
        return copy
    }
    /// Sets the column's width, in points; nil for its share of the room.
    nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn { self.width(min: width, ideal: width, max: width) }
    /// Sets the range of the column's width, in points.
    nonisolated public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var copy = self
        copy.ownWidth = TableColumnWidth(minimum: min, ideal: ideal, maximum: max)
        return copy
    }
}

extension TableColumn where Sort == Never, Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), comparator: nil, content: content)
    }
    nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, comparator: nil, content: content)
    }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(label: Text(title), comparator: nil) { Text($0[keyPath: value]) }
    }
    nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(label: text, comparator: nil) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Label == Text {
    /// A column whose title sorts the rows by a comparator.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue { self.init(label: Text(titleKey), comparator: comparator, content: content) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue { self.init(label: Text(title), comparator: comparator, content: content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column whose title sorts the rows by a value.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(title), comparator: KeyPathComparator(value), content: content) }
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(title), comparator: KeyPathComparator(value), content: content) }
    /// A column whose title sorts the rows by a value that a comparator compares.
    nonisolated public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator), content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// A column of texts whose title sorts the rows.
    nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(label: Text(title), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)) { Text($0[keyPath: value]) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    ) { self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator)) { Text($0[keyPath: value]) } }
}

extension TableColumn {
    @available(*, unavailable, message: "not yet in Quince: columns that people hide and move")
    nonisolated public func customizationID(_ id: String) -> TableColumn { self }
    @available(*, unavailable, message: "not yet in Quince: columns that people hide and move")
    nonisolated public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
    @available(*, unavailable, message: "not yet in Quince: columns that people hide and move")
    nonisolated public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn { self }
}

/// The user's changes to the visibility, order and width of a table's columns.
@available(*, unavailable, message: "not yet in Quince: columns that people hide and move")
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable {
    public init() {}
    public subscript(visibility id: String) -> Visibility {
        get { .automatic }
        set {}
    }
    public mutating func resetOrder() {}
}

/// The changes that the user can make to a column.
@available(*, unavailable, message: "not yet in Quince: columns that people hide and move")
public struct TableColumnCustomizationBehavior: Hashable, Sendable {
    public static let all = TableColumnCustomizationBehavior()
    public static let reorder = TableColumnCustomizationBehavior()
    public static let resize = TableColumnCustomizationBehavior()
    public static let visibility = TableColumnCustomizationBehavior()
    public init() {}
}
