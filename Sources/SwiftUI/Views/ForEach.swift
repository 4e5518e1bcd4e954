/// A view for each element of a collection, kept by the element's identity.
@MainActor @preconcurrency public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    nonisolated(unsafe) public var data: Data
    /// Makes the view of an element.
    nonisolated(unsafe) public var content: (Data.Element) -> Content
    let identify: Identify
    /// Whether identities are the positions in a range that never changes.
    let isConstant: Bool
    /// The edits that the user can make to the elements; nil where the collection declares none.
    nonisolated(unsafe) var edits: CollectionEdits?

    /// Makes the list of a `ForEach` whose elements are known only where it is shown.
    nonisolated(unsafe) var parts: (@MainActor (Attribute<Self>, _ViewListInputs) -> ViewList)?

    enum Identify {
        case keyPath(KeyPath<Data.Element, ID>)
        case closure((Data.Element) -> ID)

        func callAsFunction(_ element: Data.Element) -> ID {
            switch self {
            case .keyPath(let keyPath): element[keyPath: keyPath]
            case .closure(let body): body(element)
            }
        }
    }

    /// The identities of all elements, in order.
    nonisolated var identities: [ID] {
        // Elements that are their own identity, of which there may be very many, are taken as they are.
        if case .keyPath(let keyPath) = identify, keyPath == \Data.Element.self, let ids = Array(data) as? [ID] { return ids }
        return data.map { identify($0) }
    }

    /// The elements of a collection with content that is no view, for the frameworks that have such.
    package nonisolated init(_data data: Data, id: KeyPath<Data.Element, ID>, _ content: @escaping (Data.Element) -> Content) {
        self.init(data, .keyPath(id), content)
    }

    nonisolated init(_ data: Data, _ identify: Identify, isConstant: Bool = false, _ content: @escaping (Data.Element) -> Content) {
        (self.data, self.identify, self.isConstant, self.content) = (data, identify, isConstant, content)
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Views of elements that know their identity.
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, .keyPath(\.id), content)
    }
}

extension ForEach where Content: View {
    /// Views of elements whose identity `id` tells.
    nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, .keyPath(id), content)
    }

    /// Views of elements that the closure may change.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable {
        self.init(data, id: \.id, content: content)
    }

    /// Views of elements that the closure may change.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let elements = data.wrappedValue
        let pairs = elements.indices.lazy.map { index in (index, elements[index][keyPath: id]) }
        self.init(pairs, .closure { $0.1 }) { content(data[$0.0]) }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Views of the numbers of a range that stays the same. They are known by their places in it, which are the tags of a picker's rows, too.
    @_semantics("swiftui.requires_constant_range")
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, data.lowerBound == 0 ? .keyPath(\.self) : .closure { $0 - data.lowerBound }, isConstant: true, content)
    }
}

extension ForEach: View, ListView where Content: View {
    public typealias Body = Never

    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        if let parts = view.attribute.untrackedValue.parts { return _ViewListOutputs(parts(view.attribute, inputs)) }
        return _ViewListOutputs(ForEachList(view.attribute, inputs))
    }
}

extension ForEach: DynamicViewContent where Content: View {}
