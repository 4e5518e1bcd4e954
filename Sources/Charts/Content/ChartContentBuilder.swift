/// Makes the content of a chart of the statements of a closure.
///
/// Source: Apple's documentation of `ChartContentBuilder`.
@MainActor @preconcurrency @resultBuilder public struct ChartContentBuilder {
    public static func buildBlock() -> some ChartContent { EmptyChartContent() }
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> some ChartContent {
        ChartContentTuple(repeat each content)
    }

    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: ChartContent, Second: ChartContent>(first: First) -> BuilderConditional<First, Second> {
        BuilderConditional(.first(first))
    }
    public static func buildEither<First: ChartContent, Second: ChartContent>(second: Second) -> BuilderConditional<First, Second> {
        BuilderConditional(.second(second))
    }
    public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent { AnyChartContent(content) }
}

/// No marks.
@MainActor @preconcurrency struct EmptyChartContent: PrimitiveChartContent {
    func _collect(_ style: _MarkStyle, into marks: inout _MarkList) {}
}

/// Several contents, the later ones over the earlier.
@MainActor @preconcurrency struct ChartContentTuple<each Content: ChartContent>: PrimitiveChartContent {
    private let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }

    func _collect(_ style: _MarkStyle, into marks: inout _MarkList) { repeat (each content)._collect(style, into: &marks) }
}

/// One of two contents.
///
/// Source: Apple's documentation of `BuilderConditional`.
public struct BuilderConditional<TrueContent, FalseContent> {
    enum Branch {
        case first(TrueContent)
        case second(FalseContent)
    }
    let branch: Branch

    init(_ branch: Branch) { self.branch = branch }
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    public typealias Body = Never
    public var body: Never { fatalError("BuilderConditional has no body") }
    public func _collect(_ style: _MarkStyle, into marks: inout _MarkList) {
        switch branch {
        case .first(let content): content._collect(style, into: &marks)
        case .second(let content): content._collect(style, into: &marks)
        }
    }
}
