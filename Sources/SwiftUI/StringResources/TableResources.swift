// Overloads for headers of columns whose texts are resources, as string catalogs have symbols for.
//
// Source: Apple's documentation of the overloads with `LocalizedStringResource` (iOS 16).

extension TableColumn where Sort == Never, Label == Text {
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleResource), comparator: nil, content: content)
    }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleResource), comparator: nil) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Label == Text {
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue { self.init(label: Text(titleResource), comparator: comparator, content: content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    @_disfavoredOverload
    nonisolated public init<V: Comparable>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(titleResource), comparator: KeyPathComparator(value), content: content) }
    @_disfavoredOverload
    nonisolated public init<V: Comparable>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(titleResource), comparator: KeyPathComparator(value), content: content) }
    @_disfavoredOverload
    nonisolated public init<V, C: SortComparator>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(label: Text(titleResource), comparator: KeyPathComparator(value, comparator: comparator), content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleResource), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    ) {
        self.init(label: Text(titleResource), comparator: KeyPathComparator(value, comparator: comparator)) { Text($0[keyPath: value]) }
    }
}
