import QuinceFoundation

/// Identifies a value while more and more of it is generated.
///
/// Source: Apple's documentation of `GenerationID`.
public struct GenerationID: Sendable, Hashable {
    private let value = UUID()
    public init() {}
}

/// Structured content: what a model generates, and what values are written as for it. It reads and writes JSON.
///
/// Two contents are equal when their values are; the order of properties and the identifiers do not matter.
///
/// Source: Apple's documentation of `GeneratedContent`.
public struct GeneratedContent: Sendable, Equatable, CustomDebugStringConvertible {
    /// The value of a content.
    ///
    /// Source: Apple's documentation of `GeneratedContent.Kind`.
    public enum Kind: Equatable, Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([GeneratedContent])
        /// - orderedKeys: The names of the properties in the order in which they were generated.
        case structure(properties: [String: GeneratedContent], orderedKeys: [String])

        public static func == (left: Kind, right: Kind) -> Bool {
            switch (left, right) {
            case (.null, .null): true
            case (.bool(let left), .bool(let right)): left == right
            case (.number(let left), .number(let right)): left == right
            case (.string(let left), .string(let right)): left == right
            case (.array(let left), .array(let right)): left == right
            case (.structure(let left, _), .structure(let right, _)): left == right
            default: false
            }
        }
    }

    public let kind: Kind
    /// Stays the same while the content is generated; nil where nobody gave one.
    public var id: GenerationID?
    /// Whether nothing is missing; false for content from the beginning of a JSON text.
    public private(set) var isComplete = true

    public init(kind: Kind, id: GenerationID? = nil) { (self.kind, self.id) = (kind, id) }

    init(kind: Kind, isComplete: Bool) { (self.kind, self.isComplete) = (kind, isComplete) }

    /// A structure of properties in an order.
    ///
    /// - Parameter properties: Of two properties with one name the later counts.
    public init(properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil) {
        self.init(properties: properties.map { ($0.key, $0.value) }, id: id) { $1 }
    }

    /// A structure of properties in an order.
    ///
    /// - Parameter combine: Decides between two properties with one name.
    public init<S: Sequence>(
        properties: S, id: GenerationID? = nil,
        uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws -> some ConvertibleToGeneratedContent
    ) rethrows where S.Element == (String, any ConvertibleToGeneratedContent) {
        var (values, keys): ([String: GeneratedContent], [String]) = ([:], [])
        for (key, value) in properties {
            guard let earlier = values[key] else {
                keys.append(key)
                values[key] = value.generatedContent
                continue
            }
            values[key] = try combine(earlier, value.generatedContent).generatedContent
        }
        self.init(kind: .structure(properties: values, orderedKeys: keys), id: id)
    }

    /// A list of elements.
    public init<S: Sequence>(elements: S, id: GenerationID? = nil) where S.Element == any ConvertibleToGeneratedContent {
        self.init(kind: .array(elements.map(\.generatedContent)), id: id)
    }

    public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }

    public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
        self = value.generatedContent
        self.id = id
    }

    /// The content of a JSON text, which may break off: what was complete is kept, and `isComplete` is false.
    ///
    /// - Throws: `LanguageModelSession.GenerationError.decodingFailure` for a text that is no beginning of JSON either.
    public init(json: String) throws {
        var reader = ContentReader(json)
        self = try reader.content()
    }

    /// The content as JSON, with the properties in their order.
    public var jsonString: String {
        var writer = ContentWriter()
        writer.write(self)
        return writer.text
    }

    public var debugDescription: String { jsonString }

    public static func == (left: GeneratedContent, right: GeneratedContent) -> Bool { left.kind == right.kind }
}

extension GeneratedContent: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(.any) }
    public init(_ content: GeneratedContent) throws { self = content }
    public var generatedContent: GeneratedContent { self }
}

extension GeneratedContent {
    /// The content as a value of a type.
    ///
    /// - Throws: `LanguageModelSession.GenerationError.decodingFailure` where the content has another form.
    public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value { try Value(self) }

    /// A property as a value of a type.
    ///
    /// - Throws: `LanguageModelSession.GenerationError.decodingFailure` where the property is missing or has another form.
    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value.Type = Value.self, forProperty property: String
    ) throws -> Value {
        guard let content = try properties()[property] else {
            throw LanguageModelSession.GenerationError.decoding("there is no property '\(property)' in \(excerpt)")
        }
        return try Value(content)
    }

    /// A property as a value of a type; nil where it is missing or null.
    ///
    /// - Throws: `LanguageModelSession.GenerationError.decodingFailure` where the property has another form.
    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value?.Type = Value?.self, forProperty property: String
    ) throws -> Value? {
        guard let content = try properties()[property], content.kind != .null else { return nil }
        return try Value(content)
    }

    private func properties() throws -> [String: GeneratedContent] {
        guard case .structure(let properties, _) = kind else { throw unexpected("a structure") }
        return properties
    }

    /// The error for content of another form.
    func unexpected(_ form: String) -> LanguageModelSession.GenerationError {
        .decoding("\(form) was expected, and the content is \(excerpt)")
    }

    /// The content's beginning, for messages.
    private var excerpt: String {
        let text = jsonString
        return text.count > 80 ? text.prefix(80) + "…" : text
    }
}
