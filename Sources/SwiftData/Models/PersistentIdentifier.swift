import CoreData

/// The identity of a model.
///
/// Source: Apple's documentation of `PersistentIdentifier`.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Sendable, CustomStringConvertible {
    private enum Kind: Hashable {
        /// Of a model without a context.
        case temporary(UInt64)
        case row(NSManagedObjectID)
        /// Of a model in a store of an app's own.
        case foreign(StoredKey)
    }

    /// The key of a model in a store of an app's own.
    private struct StoredKey: Hashable {
        let store: String
        let entity: String
        /// The key, encoded.
        let key: String
    }

    private let kind: Kind
    nonisolated(unsafe) private static var lastTemporary: UInt64 = 0
    private static let lock = NSLock()

    init(_ id: NSManagedObjectID) { kind = .row(id) }
    private init(_ kind: Kind) { self.kind = kind }

    static func makeTemporary() -> PersistentIdentifier {
        lock.withLock {
            lastTemporary += 1
            return PersistentIdentifier(.temporary(lastTemporary))
        }
    }

    var objectID: NSManagedObjectID? {
        switch kind {
        case .row(let id): id
        case .foreign(let key): ModelContainer.mirror(ofStore: key.store)?.objectID(self)
        case .temporary: nil
        }
    }

    /// Makes the identifier of a model in a store of an app's own.
    ///
    /// - Parameter primaryKey: The key, unique among the store's models of the entity.
    /// - Throws: An error of encoding.
    public static func identifier(
        for storeIdentifier: String, entityName: String, primaryKey: some Codable & Comparable & Hashable & Sendable
    ) throws -> PersistentIdentifier {
        let key = String(decoding: try JSONEncoder().encode([primaryKey]), as: UTF8.self)
        return PersistentIdentifier(.foreign(StoredKey(store: storeIdentifier, entity: entityName, key: key)))
    }

    public var id: PersistentIdentifier { self }
    /// The name of the model's entity; empty for a model without a context.
    public var entityName: String {
        if case .foreign(let key) = kind { return key.entity }
        return objectID?.entity.name ?? ""
    }
    /// The identifier of the model's store; nil before the model is saved.
    public var storeIdentifier: String? {
        if case .foreign(let key) = kind { return key.store }
        return objectID?.persistentStore?.identifier
    }

    public static func < (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
        switch (left.kind, right.kind) {
        case (.temporary(let first), .temporary(let second)): first < second
        case (.row(let first), .row(let second)): (first.entity.name ?? "", first.key) < (second.entity.name ?? "", second.key)
        case (.foreign(let first), .foreign(let second)): (first.store, first.entity, first.key) < (second.store, second.entity, second.key)
        case (.row, _), (.foreign, .temporary): true
        case (.temporary, _), (.foreign, .row): false
        }
    }

    public var description: String {
        switch kind {
        case .temporary(let number): "PersistentIdentifier(temporary \(number))"
        case .row(let id): "PersistentIdentifier(\(id.uriRepresentation().absoluteString))"
        case .foreign(let key): "PersistentIdentifier(\(key.store)/\(key.entity)/\(key.key))"
        }
    }
}

extension PersistentIdentifier: Codable {
    private enum StoredKeys: String, CodingKey { case storeIdentifier, entityName, primaryKey }

    public func encode(to encoder: any Encoder) throws {
        if case .foreign(let key) = kind {
            var container = encoder.container(keyedBy: StoredKeys.self)
            try container.encode(key.store, forKey: .storeIdentifier)
            try container.encode(key.entity, forKey: .entityName)
            return try container.encode(key.key, forKey: .primaryKey)
        }
        guard let objectID, !objectID.isTemporaryID else {
            throw EncodingError.invalidValue(
                self,
                .init(codingPath: encoder.codingPath, debugDescription: "The identifier of a model that is not saved cannot be encoded."))
        }
        var container = encoder.singleValueContainer()
        try container.encode(objectID.uriRepresentation())
    }

    public init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: StoredKeys.self) {
            self.init(
                .foreign(
                    StoredKey(
                        store: try container.decode(String.self, forKey: .storeIdentifier),
                        entity: try container.decode(String.self, forKey: .entityName),
                        key: try container.decode(String.self, forKey: .primaryKey))))
            return
        }
        let container = try decoder.singleValueContainer()
        let url = try container.decode(URL.self)
        guard let id = ModelContainer.objectID(of: url) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "No open store has a model of the identifier \(url).")
        }
        self.init(id)
    }
}
