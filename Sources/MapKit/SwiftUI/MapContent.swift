import SwiftUI

/// A part of a map: a marker, an overlay, or several.
///
/// Source: Apple's documentation of `MapContent`.
@MainActor @preconcurrency public protocol MapContent {
    associatedtype Body: MapContent
    @MapContentBuilder var body: Body { get }

    /// Adds the items, with the style that surrounds them.
    func _collect(_ style: _MapStyle, into items: inout _MapItems)
}

extension MapContent {
    public func _collect(_ style: _MapStyle, into items: inout _MapItems) { body._collect(style, into: &items) }
}

/// Content that is not made of other content.
@MainActor @preconcurrency protocol PrimitiveMapContent: MapContent where Body == Never {}

extension PrimitiveMapContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: MapContent {
    public func _collect(_ style: _MapStyle, into items: inout _MapItems) {}
}

extension Optional: MapContent where Wrapped: MapContent {
    public typealias Body = Never
    public var body: Never { fatalError("Optional has no body") }
    public func _collect(_ style: _MapStyle, into items: inout _MapItems) {
        items.nested("optional") { items in self?._collect(style, into: &items) }
    }
}

extension ForEach: MapContent where Content: MapContent {
    public typealias Body = Never
    public var body: Never { fatalError("ForEach has no body") }
    public func _collect(_ style: _MapStyle, into items: inout _MapItems) {
        for (number, element) in data.enumerated() {
            items.nested(identity(element, number)) { content(element)._collect(style, into: &$0) }
        }
    }
}

/// What tells an element of a `ForEach` from others: its identity, its value, or its number.
private func identity(_ element: Any, _ number: Int) -> AnyHashable {
    if let identifiable = element as? any Identifiable { return anyID(identifiable) }
    return element as? AnyHashable ?? AnyHashable(number)
}

private func anyID(_ element: some Identifiable) -> AnyHashable { AnyHashable(element.id) }

extension ForEach where Content: MapContent, ID == Data.Element.ID, Data.Element: Identifiable {
    /// The content of elements that know their identity.
    nonisolated public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(_data: data, id: \.id, content)
    }
}

extension ForEach where Content: MapContent {
    /// The content of elements whose identity `id` has.
    nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(_data: data, id: id, content)
    }
}

extension ForEach where Content: MapContent, Data == Range<Int>, ID == Int {
    /// The content of a range that does not change.
    nonisolated public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
        self.init(_data: data, id: \.self, content)
    }
}

/// No content.
///
/// Source: Apple's documentation of `EmptyMapContent`.
@MainActor @preconcurrency public struct EmptyMapContent: PrimitiveMapContent {
    public init() {}
    public func _collect(_ style: _MapStyle, into items: inout _MapItems) {}
}

/// Makes the content of a map of the statements of a closure.
///
/// Source: Apple's documentation of `MapContentBuilder`.
@MainActor @preconcurrency @resultBuilder public struct MapContentBuilder {
    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> some MapContent {
        MapContentTuple(repeat each content)
    }

    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: MapContent, Second: MapContent>(first: First) -> some MapContent {
        MapContentBranch<First, Second>.first(first)
    }
    public static func buildEither<First: MapContent, Second: MapContent>(second: Second) -> some MapContent {
        MapContentBranch<First, Second>.second(second)
    }
    public static func buildLimitedAvailability(_ content: some MapContent) -> some MapContent { content }
}

/// Several contents.
@MainActor @preconcurrency struct MapContentTuple<each Content: MapContent>: PrimitiveMapContent {
    private let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }

    func _collect(_ style: _MapStyle, into items: inout _MapItems) {
        var number = 0
        for part in repeat each content {
            items.nested(number) { part._collect(style, into: &$0) }
            number += 1
        }
    }
}

/// One of two contents.
@MainActor @preconcurrency enum MapContentBranch<First: MapContent, Second: MapContent>: PrimitiveMapContent {
    case first(First)
    case second(Second)

    func _collect(_ style: _MapStyle, into items: inout _MapItems) {
        switch self {
        case .first(let content): items.nested("first") { content._collect(style, into: &$0) }
        case .second(let content): items.nested("second") { content._collect(style, into: &$0) }
        }
    }
}
