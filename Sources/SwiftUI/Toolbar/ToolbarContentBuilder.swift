/// Makes toolbar content out of closures that list it.
///
/// Source: Apple's documentation of `ToolbarContentBuilder`.
@resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    @MainActor public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarParts {
        var parts: [ToolbarPart] = []
        repeat parts.append(ToolbarPart(each content))
        return _ToolbarParts(parts: parts)
    }
    public static func buildOptional<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    @MainActor public static func buildEither<First: ToolbarContent>(first: First) -> _ToolbarParts {
        _ToolbarParts(parts: [ToolbarPart(first)])
    }
    @MainActor public static func buildEither<Second: ToolbarContent>(second: Second) -> _ToolbarParts {
        _ToolbarParts(parts: [ToolbarPart(second)])
    }
    @MainActor public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarParts {
        _ToolbarParts(parts: [ToolbarPart(content)])
    }
}
