import QuinceFoundation

/// A store in a file that is read and written as a whole: a property list.
final class BinaryObjectStore: MemoryObjectStore {
    private let file: URL
    private let readOnly: Bool
    override var type: String { NSBinaryStoreType }
    override var url: URL? { file }
    override var isReadOnly: Bool { readOnly }

    init(url: URL, entities: [NSEntityDescription], model: NSManagedObjectModel, isReadOnly: Bool, owner: NSPersistentStoreReference) {
        (file, readOnly) = (url, isReadOnly)
        super.init(entities: entities, model: model, owner: owner)
    }

    override func open() throws {
        guard FileManager.default.fileExists(atPath: file.path) else {
            guard !readOnly else { throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: file.path]) }
            return try write()
        }
        let content = try Self.content(of: file)
        metadata = content.metadata
        let names = model.entitiesByName
        guard (content.metadata[NSStoreModelVersionHashesKey] as? [String: Data]) == model.entityVersionHashesByName else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSPersistentStoreIncompatibleVersionHashError,
                userInfo: [
                    "metadata": metadata,
                    NSLocalizedDescriptionKey: "The model used to open the store is incompatible with the one used to create the store",
                ])
        }
        let ids = { (reference: BinaryContent.Reference) -> NSManagedObjectID? in
            names[reference.entity].map { NSManagedObjectID(entity: $0, key: reference.key, store: self.owner.store) }
        }
        content.restore(to: self, ids)
    }

    /// The metadata of a store's file, whatever model it was written with.
    static func metadata(of file: URL) throws -> [String: Any] { try content(of: file).metadata }

    private static func content(of file: URL) throws -> BinaryContent {
        do {
            return try PropertyListDecoder().decode(BinaryContent.self, from: Data(contentsOf: file))
        } catch is DecodingError {
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: file.path])
        }
    }

    override func didChange() throws { try write() }

    private func write() throws {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        try encoder.encode(BinaryContent(self)).write(to: file, options: .atomic)
    }
}

/// The content of a binary store's file.
private struct BinaryContent: Codable {
    struct Reference: Codable {
        var entity: String
        var key: Int64

        init(_ id: NSManagedObjectID) { (entity, key) = (id.entity.name ?? "", id.key) }
    }

    enum Value: Codable {
        case null
        case integer(Int64)
        case double(Double)
        case text(String)
        case data(Data)
        case decimal(String)
        case uuid(UUID)
        case url(URL)
        case object(Reference)
        case archive(Data)
    }

    struct Row: Codable {
        var id: Reference
        var version: Int64
        var values: [String: Value]
    }

    struct Links: Codable {
        var source: Reference
        var relationship: String
        var destinations: [Reference]
    }

    private var information: Data
    private var rows: [Row]
    private var links: [Links]
    private var lastKeys: [String: Int64]

    var metadata: [String: Any] {
        (try? PropertyListSerialization.propertyList(from: information, format: nil)) as? [String: Any] ?? [:]
    }

    init(_ store: MemoryObjectStore) throws {
        information = try PropertyListSerialization.data(fromPropertyList: store.metadata, format: .binary, options: 0)
        let all = store.rows.values.flatMap(\.values)
        rows = all.map { row in
            let named = zip(row.id.entity.slots, row.values).map { ($0.name, Self.value($1)) }
            return Row(id: Reference(row.id), version: row.version, values: Dictionary(named) { $1 })
        }
        links = all.flatMap { row in
            row.id.entity.slots.compactMap { property in
                guard let found = store.links[ObjectIdentifier(property)]?[row.id.identity], !found.isEmpty else { return nil }
                return Links(source: Reference(row.id), relationship: property.name, destinations: found.map(Reference.init))
            }
        }
        lastKeys = [:]
        for entity in store.model.entities { lastKeys[entity.name ?? ""] = store.lastKeys[entity.rootPosition] }
    }

    private static func value(_ value: ManagedValue) -> Value {
        switch value {
        case .null, .unloaded, .collection: .null
        case .integer(let number): .integer(number)
        case .double(let number): .double(number)
        case .text(let text): .text(text)
        case .data(let data): .data(data)
        case .decimal(let number): .decimal(number.stringValue)
        case .uuid(let uuid): .uuid(uuid)
        case .url(let url): .url(url)
        case .object(let id): .object(Reference(id))
        case .other(let box):
            (try? NSKeyedArchiver.archivedData(withRootObject: box.value, requiringSecureCoding: false)).map { .archive($0) } ?? .null
        }
    }

    func restore(to store: MemoryObjectStore, _ id: (Reference) -> NSManagedObjectID?) {
        for entity in store.model.entities { if let last = lastKeys[entity.name ?? ""] { store.lastKeys[entity.rootPosition] = last } }
        for row in rows {
            guard let own = id(row.id) else { continue }
            let values = own.entity.slots.map { property -> ManagedValue in
                if (property as? NSRelationshipDescription)?.isToMany == true { return .unloaded }
                return row.values[property.name].map { Self.managed($0, id) } ?? .null
            }
            store.put(StoreRow(id: own, version: row.version, values: values))
        }
        for link in links {
            guard let source = id(link.source), let relationship = source.entity.propertiesByName[link.relationship] else { continue }
            store.links[ObjectIdentifier(relationship), default: [:]][source.identity] = link.destinations.compactMap(id)
        }
    }

    private static func managed(_ value: Value, _ id: (Reference) -> NSManagedObjectID?) -> ManagedValue {
        switch value {
        case .null: .null
        case .integer(let number): .integer(number)
        case .double(let number): .double(number)
        case .text(let text): .text(text)
        case .data(let data): .data(data)
        case .decimal(let text): .decimal(NSDecimalNumber(string: text))
        case .uuid(let uuid): .uuid(uuid)
        case .url(let url): .url(url)
        case .object(let reference): id(reference).map { .object($0) } ?? .null
        case .archive(let data):
            (try? NSKeyedUnarchiver.unarchivedObject(
                ofClasses: [NSDictionary.self, NSString.self, NSNumber.self, NSDate.self, NSData.self], from: data))
                .map { .other(.init($0)) } ?? .null
        }
    }
}
