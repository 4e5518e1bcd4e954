/// Makes toolbar content out of closures that list it.
///
/// Source: Apple's documentation of `ToolbarContentBuilder`.
@resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    @MainActor public static func buildBlock<First: ToolbarContent, Second: ToolbarContent, each Content: ToolbarContent>(
        _ first: First, _ second: Second, _ content: repeat each Content
    ) -> _ToolbarParts<Void> { parts(first, second, repeat each content) }
    public static func buildOptional<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    @MainActor public static func buildEither<First: ToolbarContent>(first: First) -> _ToolbarParts<Void> { parts(first) }
    @MainActor public static func buildEither<Second: ToolbarContent>(second: Second) -> _ToolbarParts<Void> { parts(second) }
    @MainActor public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarParts<Void> {
        parts(content)
    }

    // Items that all have names.

    @MainActor
    public static func buildBlock<
        First: CustomizableToolbarContent, Second: CustomizableToolbarContent, each Content: CustomizableToolbarContent
    >(_ first: First, _ second: Second, _ content: repeat each Content) -> _ToolbarParts<String> {
        parts(first, second, repeat each content)
    }
    @MainActor public static func buildEither<First: CustomizableToolbarContent>(first: First) -> _ToolbarParts<String> { parts(first) }
    @MainActor public static func buildEither<Second: CustomizableToolbarContent>(second: Second) -> _ToolbarParts<String> {
        parts(second)
    }
    @MainActor public static func buildLimitedAvailability<Content: CustomizableToolbarContent>(_ content: Content)
        -> _ToolbarParts<String>
    { parts(content) }

    @MainActor private static func parts<ID, each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarParts<ID> {
        var parts: [ToolbarPart] = []
        repeat parts.append(ToolbarPart(each content))
        return _ToolbarParts(parts: parts)
    }
}
