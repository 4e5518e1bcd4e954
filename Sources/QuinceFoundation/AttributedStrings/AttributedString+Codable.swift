import Foundation

// Source of the behaviour: Apple's documentation of `AttributedString`. The form is the text alone where it has no attributes, else an array in which each
// run's text is followed by its attributes by name.

extension AttributedString: @retroactive Encodable {
    /// Encodes the text with those of its attributes that the frameworks of the app declare and that can be encoded.
    public func encode(to encoder: any Encoder) throws {
        let coding = AttributeCoding.ofFrameworks
        if runs.allSatisfy({ coding.isEmpty($0.attributes) }) {
            var container = encoder.singleValueContainer()
            return try container.encode(String(characters))
        }
        var container = encoder.unkeyedContainer()
        for run in runs {
            try container.encode(String(characters[run.range]))
            try coding.encode(run.attributes, to: container.superEncoder())
        }
    }
}

extension AttributedString: @retroactive Decodable {
    /// Decodes a text; attributes that no framework of the app declares are left out.
    public init(from decoder: any Decoder) throws {
        let coding = AttributeCoding.ofFrameworks
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.init(text)
            return
        }
        var container = try decoder.unkeyedContainer()
        var result = AttributedString()
        while !container.isAtEnd {
            let text = try container.decode(String.self)
            result.append(AttributedString(text, attributes: try coding.container(from: container.superDecoder())))
        }
        self = result
    }
}

/// The attributes that are encoded and decoded, by name.
private struct AttributeCoding {
    private let keys: [String: any AttributedStringKey.Type]

    /// Those of all frameworks of the process.
    static var ofFrameworks: AttributeCoding { AttributeCoding(keys: AttributeConversion.all.keys) }

    private init(keys: [any AttributedStringKey.Type]) {
        self.keys = Dictionary(keys.map { ($0.name, $0) }) { first, _ in first }
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    func isEmpty(_ attributes: AttributeContainer) -> Bool {
        func has<Key: AttributedStringKey>(_: Key.Type) -> Bool { attributes[Key.self] != nil }
        return !keys.values.contains { $0 is any EncodableAttributedStringKey.Type && has($0) }
    }

    func encode(_ attributes: AttributeContainer, to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        func write<Key: EncodableAttributedStringKey>(_: Key.Type) throws {
            guard let value = attributes[Key.self] else { return }
            try Key.encode(value, to: container.superEncoder(forKey: Name(stringValue: Key.name)))
        }
        for key in keys.values.sorted(by: { $0.name < $1.name }) {
            if let key = key as? any EncodableAttributedStringKey.Type { try write(key) }
        }
    }

    func container(from decoder: any Decoder) throws -> AttributeContainer {
        let values = try decoder.container(keyedBy: Name.self)
        var result = AttributeContainer()
        func read<Key: DecodableAttributedStringKey>(_: Key.Type, _ name: Name) throws {
            result[Key.self] = try Key.decode(from: values.superDecoder(forKey: name))
        }
        for name in values.allKeys {
            if let key = keys[name.stringValue] as? any DecodableAttributedStringKey.Type { try read(key, name) }
        }
        return result
    }
}
