/// A type that can be a part of a prompt.
///
/// Source: Apple's documentation of `PromptRepresentable`.
public protocol PromptRepresentable {
    @PromptBuilder var promptRepresentation: Prompt { get }
}

/// A prompt to the model, from a person or an app.
///
/// Source: Apple's documentation of `Prompt`.
public struct Prompt: Sendable, PromptRepresentable {
    let text: String

    init(text: String) { self.text = text }

    public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }

    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }

    public var promptRepresentation: Prompt { self }
}

/// Puts a prompt together from its parts, each on a line of its own.
///
/// Source: Apple's documentation of `PromptBuilder`.
@resultBuilder public struct PromptBuilder {
    public static func buildBlock<each P: PromptRepresentable>(_ components: repeat each P) -> Prompt {
        var parts: [String] = []
        for component in repeat each components {
            // The compiler applies the builder to `Prompt.promptRepresentation`, too, which would never end.
            parts.append(((component as? Prompt) ?? component.promptRepresentation).text)
        }
        return joined(parts)
    }

    public static func buildArray(_ prompts: [some PromptRepresentable]) -> Prompt { joined(prompts.map(\.promptRepresentation.text)) }
    public static func buildEither(first component: some PromptRepresentable) -> Prompt { component.promptRepresentation }
    public static func buildEither(second component: some PromptRepresentable) -> Prompt { component.promptRepresentation }
    public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? Prompt(text: "") }
    public static func buildLimitedAvailability(_ prompt: some PromptRepresentable) -> Prompt { prompt.promptRepresentation }
    public static func buildExpression<P: PromptRepresentable>(_ expression: P) -> P { expression }
    public static func buildExpression(_ expression: Prompt) -> Prompt { expression }

    private static func joined(_ parts: [String]) -> Prompt { Prompt(text: parts.filter { !$0.isEmpty }.joined(separator: "\n")) }
}
