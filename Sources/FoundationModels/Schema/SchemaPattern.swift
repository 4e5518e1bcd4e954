@_spi(RegexBuilder) import _StringProcessing

/// Patterns of regular expressions for schemas.
enum SchemaPattern {
    /// The rule of an expression; none where its pattern is unknown.
    static func rules<Output>(of regex: Regex<Output>) -> [GuideRule] {
        guard let pattern = regex._literalPattern else { return [] }
        return [.pattern(pattern)]
    }
}
