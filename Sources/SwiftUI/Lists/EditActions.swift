/// The edits that the user can make to the elements of a list, such as moving and deleting them.
///
/// Source: Apple's documentation of `EditActions`.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}
extension EditActions where Data: RangeReplaceableCollection {
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}
extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    public static var all: EditActions<Data> { [.move, .delete] }
}

/// The places and identities of a collection's elements.
///
/// Source: Apple's documentation of `IndexedIdentifierCollection`.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
    public struct Element {
        public let index: Base.Index
        public let id: ID
    }
    public typealias Index = Int
    private let elements: [Element]

    init(_ base: Base, id: (Base.Element) -> ID) {
        elements = base.indices.map { Element(index: $0, id: id(base[$0])) }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(position: Int) -> Element { elements[position] }
    public func index(after i: Int) -> Int { i + 1 }
}
extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    public func index(before i: Int) -> Int { i - 1 }
}
extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

/// The view of an element that people may delete or move.
///
/// Source: Apple's documentation of `EditableCollectionContent`.
@MainActor @preconcurrency public struct EditableCollectionContent<Content: View, Data>: View {
    nonisolated(unsafe) let content: Content
    nonisolated init(content: Content) { self.content = content }
    public var body: some View { content }
}

extension ForEach {
    /// Views of elements that the closure may change, and people may delete or move.
    ///
    /// Source: Apple's documentation of `ForEach.init(_:editActions:content:)`.
    nonisolated public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>, C.Element: Identifiable,
        C.Index: Hashable
    { self.init(data, id: \.id, editActions: editActions, content: content) }

    nonisolated public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    ) where Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C.Index: Hashable {
        self.init(IndexedIdentifierCollection(data.wrappedValue) { $0[keyPath: id] }, .closure { $0.id }) { element in
            EditableCollectionContent(content: content(data[element.index]))
        }
        edits = CollectionEdits(data, editActions)
    }
}

extension List {
    /// Rows of elements that people may delete or move.
    ///
    /// Source: Apple's documentation of `List.init(_:editActions:rowContent:)`.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        SelectionValue == Never,
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
        >, Data.Element: Identifiable, Data.Index: Hashable
    { self.init(content: ForEach(data, editActions: editActions, content: rowContent), selection: nil) }
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        SelectionValue == Never,
        Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>, Data.Index: Hashable
    { self.init(content: ForEach(data, id: id, editActions: editActions, content: rowContent), selection: nil) }
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
        >, Data.Element: Identifiable, Data.Index: Hashable
    { self.init(content: ForEach(data, editActions: editActions, content: rowContent), selection: selection.map { .one($0) }) }
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
        >, Data.Element: Identifiable, Data.Index: Hashable
    { self.init(content: ForEach(data, editActions: editActions, content: rowContent), selection: selection.map { .several($0) }) }
}

/// How people edit a collection.
struct CollectionEdits {
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?

    init<C: MutableCollection>(_ data: Binding<C>, _ actions: EditActions<C>) {
        delete =
            actions.rawValue & 2 == 0
            ? nil
            : { offsets in
                guard let base = data.wrappedValue as? any RangeReplaceableCollection & MutableCollection,
                    let rest = Self.removing(base, offsets) as? C
                else { return }
                data.wrappedValue = rest
            }
        move = actions.rawValue & 1 == 0 ? nil : { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }

    private static func removing<C: RangeReplaceableCollection & MutableCollection>(_ base: C, _ offsets: IndexSet) -> Any {
        var copy = base
        copy.remove(atOffsets: offsets)
        return copy
    }
}
