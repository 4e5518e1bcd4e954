/// The values that a stack shows the views of, of any types.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []
    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }
    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

extension NavigationPath {
    /// The path in a form that can be kept; nil where one of its values cannot.
    ///
    /// Source: Apple's documentation of `NavigationPath.codable`.
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
    }
    /// The path that was kept.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }

    /// A path's values with the names of their types: the last one first, each as a text in JSON.
    ///
    /// Source: Apple's documentation of `NavigationPath.CodableRepresentation`.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let elements: [AnyHashable]

        fileprivate init(elements: [AnyHashable]) { self.elements = elements }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var found: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) is no type of values in paths.")
                }
                found.append(try Self.value(type, try container.decode(String.self)))
            }
            elements = found.reversed()
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                guard let value = element.base as? any Codable, let name = _mangledTypeName(type(of: element.base)) else {
                    throw EncodingError.invalidValue(
                        element, .init(codingPath: encoder.codingPath, debugDescription: "\(element) cannot be kept."))
                }
                try container.encode(name)
                try container.encode(try Self.text(value))
            }
        }

        /// A value alone is no whole text in JSON everywhere, a list of one is.
        private static func text<Value: Codable>(_ value: Value) throws -> String {
            String(decoding: try JSONEncoder().encode([value]), as: UTF8.self)
        }

        private static func value<Value: Codable & Hashable>(_ type: Value.Type, _ text: String) throws -> AnyHashable {
            guard let value = try JSONDecoder().decode([Value].self, from: Data(text.utf8)).first else {
                throw DecodingError.valueNotFound(type, .init(codingPath: [], debugDescription: "There is no value."))
            }
            return AnyHashable(value)
        }
    }
}

/// Reads and changes the path of a stack, whatever its type is.
struct NavigationPathBinding {
    let get: () -> [AnyHashable]
    let set: ([AnyHashable]) -> Void
}
