/// Something that the model may call for what it does not know itself.
///
/// Source: Apple's documentation of `Tool`.
public protocol Tool<Arguments, Output>: Sendable {
    associatedtype Output: PromptRepresentable
    associatedtype Arguments: ConvertibleFromGeneratedContent

    /// The name that the model calls the tool by; the type's name where none is given.
    var name: String { get }
    /// Tells the model what the tool is for.
    var description: String { get }
    /// Describes the arguments to the model.
    var parameters: GenerationSchema { get }
    /// Whether the model reads the tool's name, description and parameters; true where nothing is said.
    var includesSchemaInInstructions: Bool { get }

    @concurrent func call(arguments: Arguments) async throws -> Output
}

extension Tool {
    public var name: String { "\(Self.self)" }
    public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
    public var parameters: GenerationSchema { Arguments.generationSchema }
}
