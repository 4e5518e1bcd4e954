import CoreData

/// The identity of a model.
///
/// Source: Apple's documentation of `PersistentIdentifier`.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Sendable, CustomStringConvertible {
    private enum Kind: Hashable {
        /// Of a model without a context.
        case temporary(UInt64)
        case row(NSManagedObjectID)
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
        if case .row(let id) = kind { return id }
        return nil
    }

    public var id: PersistentIdentifier { self }
    /// The name of the model's entity; empty for a model without a context.
    public var entityName: String { objectID?.entity.name ?? "" }
    /// The identifier of the model's store; nil before the model is saved.
    public var storeIdentifier: String? { objectID?.persistentStore?.identifier }

    public static func < (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
        switch (left.kind, right.kind) {
        case (.temporary(let first), .temporary(let second)): first < second
        case (.row(let first), .row(let second)): (first.entity.name ?? "", first.key) < (second.entity.name ?? "", second.key)
        case (.row, .temporary): true
        case (.temporary, .row): false
        }
    }

    public var description: String {
        switch kind {
        case .temporary(let number): "PersistentIdentifier(temporary \(number))"
        case .row(let id): "PersistentIdentifier(\(id.uriRepresentation().absoluteString))"
        }
    }
}

extension PersistentIdentifier: Codable {
    public func encode(to encoder: any Encoder) throws {
        guard let objectID, !objectID.isTemporaryID else {
            throw EncodingError.invalidValue(
                self,
                .init(codingPath: encoder.codingPath, debugDescription: "The identifier of a model that is not saved cannot be encoded."))
        }
        var container = encoder.singleValueContainer()
        try container.encode(objectID.uriRepresentation())
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let url = try container.decode(URL.self)
        guard let id = ModelContainer.objectID(of: url) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "No open store has a model of the identifier \(url).")
        }
        self.init(id)
    }
}
