import SwiftUI

/// A part of a chart: a mark, or several.
///
/// Source: Apple's documentation of `ChartContent`.
@MainActor @preconcurrency public protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder var body: Body { get }

    /// Adds the marks, with the style that surrounds them.
    func _collect(_ style: _MarkStyle, into marks: inout _MarkList)
}

extension ChartContent {
    public func _collect(_ style: _MarkStyle, into marks: inout _MarkList) { body._collect(style, into: &marks) }
}

/// Content that is not made of other content.
@MainActor @preconcurrency protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ChartContent {
    public func _collect(_ style: _MarkStyle, into marks: inout _MarkList) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never
    public var body: Never { fatalError("Optional has no body") }
    public func _collect(_ style: _MarkStyle, into marks: inout _MarkList) { self?._collect(style, into: &marks) }
}

extension ForEach: ChartContent where Content: ChartContent {
    public typealias Body = Never
    public var body: Never { fatalError("ForEach has no body") }
    public func _collect(_ style: _MarkStyle, into marks: inout _MarkList) {
        for element in data { content(element)._collect(style, into: &marks) }
    }
}

extension ForEach where Content: ChartContent, ID == Data.Element.ID, Data.Element: Identifiable {
    /// The content of elements that know their identity.
    nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(_data: data, id: \.id, content)
    }
}

extension ForEach where Content: ChartContent {
    /// The content of elements whose identity `id` has.
    nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(_data: data, id: id, content)
    }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
    /// The content of a range that does not change.
    nonisolated public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(_data: data, id: \.self, content)
    }
}

/// Content of any type.
///
/// Source: Apple's documentation of `AnyChartContent`.
@MainActor @preconcurrency public struct AnyChartContent: PrimitiveChartContent {
    private let content: any ChartContent

    public init(_ content: some ChartContent) { self.content = content }
    public init(erasing content: some ChartContent) { self.content = content }

    public func _collect(_ style: _MarkStyle, into marks: inout _MarkList) { content._collect(style, into: &marks) }
}

/// Content that is one element to assistive technologies.
///
/// Source: Apple's documentation of `Plot`.
@MainActor @preconcurrency public struct Plot<Content: ChartContent>: PrimitiveChartContent {
    private let content: Content

    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public func _collect(_ style: _MarkStyle, into marks: inout _MarkList) { content._collect(style, into: &marks) }
}
