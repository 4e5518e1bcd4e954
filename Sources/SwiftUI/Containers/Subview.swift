/// One of the views that a view consists of.
///
/// Source: Apple's documentation of `Subview` (iOS 18).
@MainActor @preconcurrency public struct Subview: View, ListView, @preconcurrency Identifiable {
    public typealias Body = Never
    nonisolated(unsafe) let element: ViewElement
    nonisolated init(element: ViewElement) { self.element = element }

    /// The identity of a subview.
    public struct ID: Hashable, @unchecked Sendable {
        let own: AnyHashable?
        let element: ObjectIdentifier?
    }

    public var id: ID {
        element.id.map { ID(own: $0, element: nil) } ?? ID(own: nil, element: ObjectIdentifier(element))
    }

    /// The values that the view hands to its container.
    public var containerValues: ContainerValues { element.node.containerValues }

    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        _ViewListOutputs(
            BranchList(inputs, select: { ObjectIdentifier(view.value.element) }) { _, _ in
                UnaryList(view.attribute.untrackedValue.element)
            })
    }

    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }
}

/// The views that a view consists of.
///
/// Source: Apple's documentation of `SubviewsCollection` (iOS 18).
@MainActor @preconcurrency public struct SubviewsCollection: RandomAccessCollection {
    nonisolated(unsafe) let elements: [ViewElement]

    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { elements.count }
    nonisolated public subscript(index: Int) -> Subview { Subview(element: elements[index]) }
    nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(elements: elements[bounds]) }
}

/// A part of the views that a view consists of.
///
/// Source: Apple's documentation of `SubviewsCollectionSlice` (iOS 18).
@MainActor @preconcurrency public struct SubviewsCollectionSlice: RandomAccessCollection {
    nonisolated(unsafe) let elements: ArraySlice<ViewElement>

    nonisolated public var startIndex: Int { elements.startIndex }
    nonisolated public var endIndex: Int { elements.endIndex }
    nonisolated public subscript(index: Int) -> Subview { Subview(element: elements[index]) }
    nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(elements: elements[bounds]) }
}

extension SubviewsCollection: View {
    public var body: some View { ForEach(elements.indices.map { self[$0] }) { $0 } }
}

extension SubviewsCollectionSlice: View {
    public var body: some View { ForEach(elements.indices.map { self[$0] }) { $0 } }
}

/// A section of the views that a view consists of.
///
/// Source: Apple's documentation of `SectionConfiguration` (iOS 18).
@MainActor @preconcurrency public struct SectionConfiguration: @preconcurrency Identifiable {
    /// The identity of a section.
    public struct ID: Hashable, @unchecked Sendable {
        let own: AnyHashable?
        let index: Int
    }
    public let id: ID
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection
    /// The values that the section's first view hands to its container.
    public var containerValues: ContainerValues { content.first?.containerValues ?? ContainerValues() }
}

/// The sections of a view: views outside of sections make sections of their own.
///
/// Source: Apple's documentation of `SectionCollection` (iOS 18).
@MainActor @preconcurrency public struct SectionCollection: RandomAccessCollection {
    nonisolated(unsafe) let sections: [SectionConfiguration]
    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { sections.count }
    nonisolated public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension SectionCollection {
    init(_ list: ViewList) {
        sections = list.sections.enumerated().map { index, section in
            SectionConfiguration(
                id: .init(own: section.id, index: index), header: SubviewsCollection(elements: section.header?.elements ?? []),
                content: SubviewsCollection(elements: section.content.elements),
                footer: SubviewsCollection(elements: section.footer?.elements ?? []))
        }
    }
}

/// Views made of the parts of another. Source of the name: SwiftUI's interface.
@MainActor @preconcurrency public struct GroupElementsOfContent<Source: View, Parts, Content: View>: View, ListView {
    public typealias Body = Never
    nonisolated(unsafe) let source: Source
    nonisolated(unsafe) let parts: (ViewList) -> Parts
    nonisolated(unsafe) let content: (Parts) -> Content

    nonisolated init(_ source: Source, _ parts: @escaping (ViewList) -> Parts, _ content: @escaping (Parts) -> Content) {
        (self.source, self.parts, self.content) = (source, parts, content)
    }

    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let scope = inputs.base.scope, graph = inputs.base.graph
        let list = Source._makeViewList(view: view.map(scope) { $0.source }, inputs: inputs).list
        let changes = Attribute(0)
        list.onChange = { graph.afterUpdate { changes.set(changes.untrackedValue + 1) } }
        let content = BodyEvaluation.attribute(of: view.attribute, scope: scope, environment: inputs.base.environment) { value in
            _ = changes.value
            return value.content(value.parts(list))
        }
        return Content._makeViewList(view: _GraphValue(content), inputs: inputs)
    }
}

extension Group {
    /// Views made of those that a view consists of.
    ///
    /// Source: Apple's documentation of `Group.init(subviews:transform:)` (iOS 18).
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, SubviewsCollection, Result> {
        self.init {
            GroupElementsOfContent(
                view, { list in MainActor.assumeIsolated { SubviewsCollection(elements: list.elements) } }, transform)
        }
    }

    /// Views made of the sections that a view consists of.
    ///
    /// Source: Apple's documentation of `Group.init(sections:transform:)` (iOS 18).
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, SectionCollection, Result> {
        self.init { GroupElementsOfContent(view, { list in MainActor.assumeIsolated { SectionCollection(list) } }, transform) }
    }
}

/// Each of the views that another consists of, shown in another way. Source of the name: SwiftUI's interface.
@MainActor @preconcurrency public struct ForEachSubviewCollection<Base: View, Content: View>: RandomAccessCollection {
    nonisolated(unsafe) let base: Base
    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { 0 }
    nonisolated public subscript(index: Int) -> Subview { fatalError("the views of a view are known where it is shown") }
}

/// Each of the sections that another view consists of, shown in another way. Source of the name: SwiftUI's interface.
@MainActor @preconcurrency public struct ForEachSectionCollection<Base: View>: RandomAccessCollection {
    nonisolated(unsafe) let base: Base
    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { 0 }
    nonisolated public subscript(index: Int) -> SectionConfiguration { fatalError("the sections of a view are known where it is shown") }
}

extension ForEach where Content: View {
    @MainActor private static func list<Parts: View>(_ parts: Attribute<Parts>, _ inputs: _ViewListInputs) -> ViewList {
        Parts._makeViewList(view: _GraphValue(parts), inputs: inputs).list
    }

    /// A view for each of those that another consists of.
    ///
    /// Source: Apple's documentation of `ForEach.init(subviews:content:)` (iOS 18).
    nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<V, Content>, ID == Subview.ID {
        self.init(ForEachSubviewCollection<V, Content>(base: view), .closure { _ in fatalError("known where it is shown") }, content)
        parts = { each, inputs in
            let group = each.map(in: inputs.base.scope) { each in
                Group(subviews: each.data.base) { subviews in
                    ForEach<[Subview], Subview.ID, Content>(Array(subviews), id: \.id) { each.content($0) }
                }
            }
            return Self.list(group, inputs)
        }
    }

    /// A view for each section that another consists of.
    ///
    /// Source: Apple's documentation of `ForEach.init(sections:content:)` (iOS 18).
    nonisolated public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<V>, ID == SectionConfiguration.ID {
        self.init(ForEachSectionCollection<V>(base: view), .closure { _ in fatalError("known where it is shown") }, content)
        parts = { each, inputs in
            let group = each.map(in: inputs.base.scope) { each in
                Group(sections: each.data.base) { sections in
                    ForEach<[SectionConfiguration], SectionConfiguration.ID, Content>(Array(sections), id: \.id) { each.content($0) }
                }
            }
            return Self.list(group, inputs)
        }
    }
}
