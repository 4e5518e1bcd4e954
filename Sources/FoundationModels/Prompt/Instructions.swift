/// A type that can be a part of instructions.
///
/// Source: Apple's documentation of `InstructionsRepresentable`.
public protocol InstructionsRepresentable {
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

/// How the model shall behave in a session.
///
/// Source: Apple's documentation of `Instructions`.
public struct Instructions: Sendable, InstructionsRepresentable {
    let text: String

    init(text: String) { self.text = text }

    public init(_ content: some InstructionsRepresentable) { self = content.instructionsRepresentation }

    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }

    public var instructionsRepresentation: Instructions { self }
}

/// Puts instructions together from their parts, each on a line of its own.
///
/// Source: Apple's documentation of `InstructionsBuilder`.
@resultBuilder public struct InstructionsBuilder {
    public static func buildBlock<each I: InstructionsRepresentable>(_ components: repeat each I) -> Instructions {
        var parts: [String] = []
        for component in repeat each components {
            // The compiler applies the builder to `Instructions.instructionsRepresentation`, too, which would never end.
            parts.append(((component as? Instructions) ?? component.instructionsRepresentation).text)
        }
        return joined(parts)
    }

    public static func buildArray(_ instructions: [some InstructionsRepresentable]) -> Instructions {
        joined(instructions.map(\.instructionsRepresentation.text))
    }
    public static func buildEither(first component: some InstructionsRepresentable) -> Instructions { component.instructionsRepresentation }
    public static func buildEither(second component: some InstructionsRepresentable) -> Instructions {
        component.instructionsRepresentation
    }
    public static func buildOptional(_ component: Instructions?) -> Instructions { component ?? Instructions(text: "") }
    public static func buildLimitedAvailability(_ instructions: some InstructionsRepresentable) -> Instructions {
        instructions.instructionsRepresentation
    }
    public static func buildExpression<I: InstructionsRepresentable>(_ expression: I) -> I { expression }
    public static func buildExpression(_ expression: Instructions) -> Instructions { expression }

    private static func joined(_ parts: [String]) -> Instructions {
        Instructions(text: parts.filter { !$0.isEmpty }.joined(separator: "\n"))
    }
}
