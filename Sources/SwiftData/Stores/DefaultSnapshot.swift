import CoreData

/// The values of a model at a moment, which a store keeps.
///
/// Source: Apple's documentation of `DataStoreSnapshot`.
public protocol DataStoreSnapshot: Codable, Sendable {
    var persistentIdentifier: PersistentIdentifier { get }
    /// A copy with another identifier, and with the lasting identifiers of the models that it leads to.
    func copy(persistentIdentifier: PersistentIdentifier, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]?) -> Self
}

/// A snapshot of any model: encoded, it has the model's properties by name.
///
/// Source: Apple's documentation of `DefaultSnapshot`.
public struct DefaultSnapshot: DataStoreSnapshot, @unchecked Sendable {
    public let persistentIdentifier: PersistentIdentifier
    /// The attributes, in the form of Core Data's; nil inside for those without a value.
    let attributes: [String: Any?]
    /// The destinations of relationships.
    let relationships: [String: [PersistentIdentifier]]

    init(_ identifier: PersistentIdentifier, _ attributes: [String: Any?], _ relationships: [String: [PersistentIdentifier]]) {
        (persistentIdentifier, self.attributes, self.relationships) = (identifier, attributes, relationships)
    }

    public func copy(
        persistentIdentifier: PersistentIdentifier, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]? = nil
    ) -> DefaultSnapshot {
        let moved = remappedIdentifiers.map { names in relationships.mapValues { $0.map { names[$0] ?? $0 } } }
        return DefaultSnapshot(persistentIdentifier, attributes, moved ?? relationships)
    }

    // MARK: Coding

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }

        static let identifier = Key("persistentIdentifier")
    }

    /// - Throws: `SwiftDataError.unknownSchema` for a model that no open container has.
    private static func properties(_ entity: String) throws -> [Schema.PropertyMetadata] {
        guard let type = ModelContainer.modelType(named: entity) else { throw SwiftDataError.unknownSchema(entity) }
        return ModelProperties.of(type).metadata.filter { $0.constraint == nil }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(persistentIdentifier, forKey: .identifier)
        for property in try Self.properties(persistentIdentifier.entityName) {
            let key = Key(property.name)
            if let type = RelationshipType(property.valueType) {
                let destinations = relationships[property.name] ?? []
                if type.isToMany {
                    try container.encode(destinations, forKey: key)
                } else {
                    try container.encodeIfPresent(destinations.first, forKey: key)
                }
            } else if let value = attributes[property.name] ?? nil {
                try Self.encode(AttributeCoding.any(value, as: property.valueType), key, &container)
            }
        }
    }

    private static func encode(_ value: Any?, _ key: Key, _ container: inout KeyedEncodingContainer<Key>) throws {
        guard let value = value as? any Encodable else { return }
        try container.encode(value, forKey: key)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let identifier = try container.decode(PersistentIdentifier.self, forKey: .identifier)
        var attributes: [String: Any?] = [:], relationships: [String: [PersistentIdentifier]] = [:]
        for property in try Self.properties(identifier.entityName) {
            let key = Key(property.name)
            if let type = RelationshipType(property.valueType) {
                let one = type.isToMany ? nil : try container.decodeIfPresent(PersistentIdentifier.self, forKey: key)
                let many = type.isToMany ? try container.decodeIfPresent([PersistentIdentifier].self, forKey: key) : nil
                relationships[property.name] = many ?? one.map { [$0] } ?? []
            } else if let type = property.valueType as? any Decodable.Type {
                attributes[property.name] = .some(try Self.decode(type, key, container))
            }
        }
        self.init(identifier, attributes, relationships)
    }

    private static func decode<Value: Decodable>(
        _ type: Value.Type, _ key: Key, _ container: KeyedDecodingContainer<Key>
    ) throws -> Any? {
        guard container.contains(key) else { return nil }
        return AttributeCoding.stored(try container.decode(type, forKey: key))
    }
}

extension DefaultSnapshot: Hashable {
    public static func == (left: DefaultSnapshot, right: DefaultSnapshot) -> Bool {
        left.persistentIdentifier == right.persistentIdentifier && left.relationships == right.relationships
            && left.attributes.mapValues { $0 as? AnyHashable } == right.attributes.mapValues { $0 as? AnyHashable }
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(persistentIdentifier) }
}
