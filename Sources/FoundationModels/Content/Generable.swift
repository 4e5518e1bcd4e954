/// A type that can be made from the content that a model generates.
///
/// Source: Apple's documentation of `ConvertibleFromGeneratedContent`.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
    /// - Throws: `LanguageModelSession.GenerationError.decodingFailure` for content of another form.
    init(_ content: GeneratedContent) throws
}

/// A type whose values can be written as the content that a model generates.
///
/// Source: Apple's documentation of `ConvertibleToGeneratedContent`.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
    var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
    public var instructionsRepresentation: Instructions { Instructions(text: generatedContent.jsonString) }
    public var promptRepresentation: Prompt { Prompt(text: generatedContent.jsonString) }
}

/// A type that a model can generate. `@Generable` writes the conformance of structures and enumerations.
///
/// Source: Apple's documentation of `Generable`.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    /// The form of a value of which parts are missing while it is generated.
    associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self

    /// Describes the type's values to the model.
    static var generationSchema: GenerationSchema { get }
}

extension Generable {
    /// The value as one that may still be incomplete.
    ///
    /// Types made by hand whose partial form refuses the content of a whole value violate the protocol: this is a programming error.
    public func asPartiallyGenerated() -> PartiallyGenerated {
        do { return try PartiallyGenerated(generatedContent) } catch {
            preconditionFailure("\(Self.self).PartiallyGenerated cannot be made from a complete value: \(error)")
        }
    }
}

/// Makes a structure or enumeration one that a model can generate.
///
/// - Parameter description: Describes the type to the model.
///
/// Source: Apple's documentation of `Generable(description:)`.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: arbitrary)
public macro Generable(description: String? = nil) = #externalMacro(module: "QuinceMacros", type: "Generable")

/// Describes a property of a generable type to the model.
///
/// Source: Apple's documentation of `Guide(description:)`.
@attached(peer) public macro Guide(description: String) = #externalMacro(module: "QuinceMacros", type: "Marker")

/// Describes a property of a generable type to the model, and limits its values.
///
/// Source: Apple's documentation of `Guide(description:_:)`.
@attached(peer) public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
    #externalMacro(module: "QuinceMacros", type: "Marker") where T: Generable

/// Describes a text of a generable type to the model, and gives the pattern that it matches.
///
/// Source: Apple's documentation of `Guide(description:_:)`.
@attached(peer) public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
    #externalMacro(module: "QuinceMacros", type: "Marker")
