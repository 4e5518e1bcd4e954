/// Rows of data with children, which people show and hide.
///
/// Source: Apple's documentation of `OutlineGroup`.
@MainActor @preconcurrency
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View>: View {
    nonisolated(unsafe) private let data: [Data.Element]
    nonisolated(unsafe) private let id: KeyPath<Data.Element, ID>
    nonisolated(unsafe) private let children: KeyPath<Data.Element, Data?>
    nonisolated(unsafe) private let content: (Data.Element) -> Leaf

    nonisolated init(
        _ data: [Data.Element], _ id: KeyPath<Data.Element, ID>, _ children: KeyPath<Data.Element, Data?>,
        _ content: @escaping (Data.Element) -> Leaf
    ) { (self.data, self.id, self.children, self.content) = (data, id, children, content) }

    public var body: some View {
        ForEach(data, id: id) { element in
            OutlineRow<Data, ID, Leaf>(element: element, id: id, children: children, content: content)
        }
    }
}

/// One element, with its children below while they are shown.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    nonisolated(unsafe) let element: Data.Element
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    nonisolated(unsafe) let content: (Data.Element) -> Leaf

    var body: some View {
        if let inner = element[keyPath: children] {
            DisclosureGroup {
                // A type that names itself is not told.
                ForEach(Array(inner), id: id) { child in
                    AnyView(OutlineRow(element: child, id: id, children: children, content: content))
                }
            } label: {
                content(element)
            }
        } else {
            content(element)
        }
    }
}

/// The rows that an outline shows below an element. Source of the name: SwiftUI's interface.
@MainActor @preconcurrency public struct OutlineSubgroupChildren: View {
    public var body: some View { EmptyView() }
}

extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
    Data.Element: Identifiable
{
    /// The rows below one element, with that.
    nonisolated public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element { self.init([root], \.id, children, content) }
    nonisolated public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element { self.init(Array(data), \.id, children, content) }
}

extension OutlineGroup where Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    nonisolated public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element { self.init(Array(data), id, children, content) }
    nonisolated public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element { self.init([root], id, children, content) }
}

extension List {
    /// Rows of data with children, which people show, hide and choose.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
        Data.Element: Identifiable
    { self.init(content: OutlineGroup(data, children: children, content: rowContent), selection: selection.map { .one($0) }) }
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
        Data.Element: Identifiable
    { self.init(content: OutlineGroup(data, children: children, content: rowContent), selection: selection.map { .several($0) }) }
}

extension List where SelectionValue == Never {
    /// Rows of data with children, which people show and hide.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
        Data.Element: Identifiable
    { self.init(content: OutlineGroup(data, children: children, content: rowContent), selection: nil) }
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
        self.init(content: OutlineGroup(data, id: id, children: children, content: rowContent), selection: nil)
    }
}
