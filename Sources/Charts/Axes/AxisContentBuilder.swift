import SwiftUI

/// Makes an axis of the statements of a closure.
///
/// Source: Apple's documentation of `AxisContentBuilder`.
@MainActor @preconcurrency @resultBuilder public struct AxisContentBuilder {
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> some AxisContent {
        var groups: [_AxisMarkGroup] = []
        repeat groups.append(contentsOf: (each content)._axisMarks)
        return AxisMarkGroups(_axisMarks: groups)
    }
    public static func buildIf<Content: AxisContent>(_ content: Content?) -> some AxisContent {
        AxisMarkGroups(_axisMarks: content?._axisMarks ?? [])
    }
    public static func buildEither<First: AxisContent, Second: AxisContent>(first: First) -> BuilderConditional<First, Second> {
        BuilderConditional(.first(first))
    }
    public static func buildEither<First: AxisContent, Second: AxisContent>(second: Second) -> BuilderConditional<First, Second> {
        BuilderConditional(.second(second))
    }
    public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent { AnyAxisContent(content) }
}

@MainActor @preconcurrency struct AxisMarkGroups: AxisContent {
    nonisolated(unsafe) let _axisMarks: [_AxisMarkGroup]
}
