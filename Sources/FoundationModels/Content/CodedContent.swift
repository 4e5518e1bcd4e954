import QuinceFoundation

/// Content as encoders and decoders see it: values of JSON.
struct CodedContent: Codable {
    let content: GeneratedContent

    init(_ content: GeneratedContent) { self.content = content }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: Key.self) {
            let values = try container.allKeys.map { ($0.stringValue, try container.decode(CodedContent.self, forKey: $0).content) }
            content = GeneratedContent(
                kind: .structure(properties: Dictionary(values) { $1 }, orderedKeys: values.map(\.0)))
            return
        }
        if var container = try? decoder.unkeyedContainer() {
            var elements: [GeneratedContent] = []
            while !container.isAtEnd { elements.append(try container.decode(CodedContent.self).content) }
            content = GeneratedContent(kind: .array(elements))
            return
        }
        content = GeneratedContent(kind: try Self.single(decoder))
    }

    private static func single(_ decoder: any Decoder) throws -> GeneratedContent.Kind {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() { return .null }
        if let value = try? container.decode(Bool.self) { return .bool(value) }
        if let value = try? container.decode(Double.self) { return .number(value) }
        return .string(try container.decode(String.self))
    }

    func encode(to encoder: any Encoder) throws {
        switch content.kind {
        case .structure(let properties, let keys):
            var container = encoder.container(keyedBy: Key.self)
            for (key, value) in ContentWriter.ordered(properties, keys) {
                try container.encode(CodedContent(value), forKey: Key(stringValue: key))
            }
        case .array(let elements):
            var container = encoder.unkeyedContainer()
            for element in elements { try container.encode(CodedContent(element)) }
        default: try encodeSingle(encoder)
        }
    }

    private func encodeSingle(_ encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch content.kind {
        case .bool(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .number(let value):
            if let whole = Int(exactly: value) { try container.encode(whole) } else { try container.encode(value) }
        default: try container.encodeNil()
        }
    }
}
