import SwiftUI

/// Makes the marks at a value of the statements of a closure.
///
/// Source: Apple's documentation of `AxisMarkBuilder`.
@MainActor @preconcurrency @resultBuilder public struct AxisMarkBuilder {
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> some AxisMark {
        var items: [_AxisMarkItem] = []
        repeat items.append(contentsOf: (each content)._items)
        return AxisMarkItems(_items: items)
    }
    public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: AxisMark, Second: AxisMark>(first: First) -> BuilderConditional<First, Second> {
        BuilderConditional(.first(first))
    }
    public static func buildEither<First: AxisMark, Second: AxisMark>(second: Second) -> BuilderConditional<First, Second> {
        BuilderConditional(.second(second))
    }
    public static func buildLimitedAvailability(_ content: some AxisMark) -> AnyAxisMark { AnyAxisMark(content) }
}

@MainActor @preconcurrency struct AxisMarkItems: AxisMark {
    nonisolated(unsafe) let _items: [_AxisMarkItem]
}
