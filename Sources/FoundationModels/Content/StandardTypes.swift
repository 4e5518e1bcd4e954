import QuinceFoundation

extension Bool: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(.boolean) }

    public init(_ content: GeneratedContent) throws {
        guard case .bool(let value) = content.kind else { throw content.unexpected("true or false") }
        self = value
    }

    public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
}

extension String: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(.string) }

    public init(_ content: GeneratedContent) throws {
        guard case .string(let value) = content.kind else { throw content.unexpected("a text") }
        self = value
    }

    public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
    public var instructionsRepresentation: Instructions { Instructions(text: self) }
    public var promptRepresentation: Prompt { Prompt(text: self) }
}

extension Int: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(.integer) }

    public init(_ content: GeneratedContent) throws {
        guard case .number(let number) = content.kind, let value = Int(exactly: number) else { throw content.unexpected("an integer") }
        self = value
    }

    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

extension Float: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(.number) }

    public init(_ content: GeneratedContent) throws {
        guard case .number(let number) = content.kind else { throw content.unexpected("a number") }
        self = Float(number)
    }

    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

extension Double: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(.number) }

    public init(_ content: GeneratedContent) throws {
        guard case .number(let number) = content.kind else { throw content.unexpected("a number") }
        self = number
    }

    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
}

extension Decimal: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(.number) }

    public init(_ content: GeneratedContent) throws {
        guard case .number(let number) = content.kind else { throw content.unexpected("a number") }
        // Through the text: 0.1 stays 0.1.
        self = Decimal(string: "\(number)") ?? Decimal(number)
    }

    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(NSDecimalNumber(decimal: self).doubleValue)) }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
    public var instructionsRepresentation: Instructions {
        Instructions(text: map(\.instructionsRepresentation.text).joined(separator: "\n"))
    }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
    public var promptRepresentation: Prompt { Prompt(text: map(\.promptRepresentation.text).joined(separator: "\n")) }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .array(map(\.generatedContent))) }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
    public init(_ content: GeneratedContent) throws {
        guard case .array(let elements) = content.kind else { throw content.unexpected("a list") }
        self = try elements.map { try Element($0) }
    }
}

extension Array: Generable where Element: Generable {
    public typealias PartiallyGenerated = [Element.PartiallyGenerated]

    public static var generationSchema: GenerationSchema { GenerationSchema(.array(.of(Element.self))) }
}

extension Optional: InstructionsRepresentable where Wrapped: ConvertibleToGeneratedContent {}
extension Optional: PromptRepresentable where Wrapped: ConvertibleToGeneratedContent {}

extension Optional: ConvertibleToGeneratedContent where Wrapped: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }
}

extension Optional where Wrapped: Generable {
    public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

extension Never: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(.any) }
    public init(_ content: GeneratedContent) throws { throw content.unexpected("no value") }
    public var generatedContent: GeneratedContent { switch self {} }
}
