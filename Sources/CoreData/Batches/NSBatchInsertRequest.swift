@_spi(Quince) import QuinceFoundation

/// The kinds of results of batch insertions.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    case statusOnly = 0
    case objectIDs = 1
    case count = 2
}

/// A request that inserts rows without objects, into SQLite stores. Source: Apple's documentation of `NSBatchInsertRequest`.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    private enum Source {
        case dictionaries([[String: Any]])
        case dictionaryHandler((NSMutableDictionary) -> Bool)
        case objectHandler((NSManagedObject) -> Bool)
    }

    private let target: BatchTarget
    private var source: Source
    open var resultType = NSBatchInsertRequestResultType.statusOnly
    open var entityName: String { target.name }
    open var entity: NSEntityDescription? { target.entity }
    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

    private init(_ target: BatchTarget, _ source: Source) { (self.target, self.source) = (target, source) }

    public convenience init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.init(.name(entityName), .dictionaries(dictionaries))
    }
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(.entity(entity), .dictionaries(dictionaries))
    }
    /// Inserts what `handler` fills a dictionary with, until it returns true.
    public convenience init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.init(.name(entityName), .dictionaryHandler(handler))
    }
    public convenience init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.init(.entity(entity), .dictionaryHandler(handler))
    }
    /// Inserts the values that `handler` gives an object, until it returns true.
    public convenience init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.init(.name(entityName), .objectHandler(handler))
    }
    public convenience init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.init(.entity(entity), .objectHandler(handler))
    }

    /// The dictionaries to insert; nil where a handler makes them.
    open var objectsToInsert: [[String: Any]]? {
        get {
            guard case .dictionaries(let dictionaries) = source else { return nil }
            return dictionaries
        }
        set { source = .dictionaries(newValue ?? []) }
    }
}

extension NSBatchInsertRequest: CoordinatedRequest {
    func result(by coordinator: NSPersistentStoreCoordinator, in context: NSManagedObjectContext?) throws -> NSPersistentStoreResult {
        let entity = target.resolved(by: coordinator)
        guard let store = try BatchExecution.stores(self, entity, coordinator).first(where: { !$0.isReadOnly }) else {
            throw StoreError.make(.fileWriteNoPermission, "No store that may be written holds the entity \(entityName).")
        }
        var batch = StoreBatchInsert(entity: entity, next: rows(of: entity))
        batch.author = context?.transactionAuthor
        let policy = context?.mergePolicy as? NSMergePolicy
        batch.replacesDuplicates = policy?.mergeType != .errorMergePolicyType && policy != nil
        do {
            let ids = try coordinator.locked { try store.backend.insert(batch) }
            return NSBatchInsertResult(ids, resultType)
        } catch let conflicts as StoreConflicts {
            throw BatchExecution.error(conflicts)
        }
    }

    /// The rows, one a call; nil after the last.
    private func rows(of entity: NSEntityDescription) -> () throws -> [ManagedValue]? {
        switch source {
        case .dictionaries(let dictionaries):
            var index = 0
            return {
                guard index < dictionaries.count else { return nil }
                defer { index += 1 }
                return try BatchRow.values(dictionaries[index], entity)
            }
        case .dictionaryHandler(let handler):
            return {
                let dictionary = NSMutableDictionary()
                guard !handler(dictionary) else { return nil }
                var values: [String: Any] = [:]
                for case (let name as String, let value) in dictionary { values[name] = value }
                return try BatchRow.values(values, entity)
            }
        case .objectHandler(let handler):
            return {
                let object = entity.makeObject(insertedInto: nil)
                guard !handler(object) else { return nil }
                var values: [String: Any] = [:]
                for (name, attribute) in entity.attributesByName where !attribute.isTransient {
                    values[name] = object.value(forKey: name) ?? NSNull()
                }
                return try BatchRow.values(values, entity)
            }
        }
    }
}

/// Rows of dictionaries.
private enum BatchRow {
    /// The values by slot, with defaults for the ones that are not given; a value of another type is an error.
    static func values(_ dictionary: [String: Any], _ entity: NSEntityDescription) throws -> [ManagedValue] {
        var values = entity.layout.defaults
        for (name, any) in dictionary {
            guard let slot = entity.layout.slotsByName[name], let attribute = entity.layout.slots[slot] as? NSAttributeDescription else {
                continue
            }
            guard let value = ValueCoding.value(of: any, attribute.attributeType), let stored = Transformable.stored(value, attribute)
            else {
                throw NSError(
                    domain: NSCocoaErrorDomain, code: NSManagedObjectValidationError,
                    userInfo: [
                        NSLocalizedDescriptionKey:
                            "Unacceptable type of value for attribute: property = \"\(name)\"; entity = \(entity.name ?? "")",
                        NSValidationKeyErrorKey: name,
                    ])
            }
            values[slot] = stored
        }
        for (slot, property) in entity.layout.slots.enumerated() where !property.isOptional && !property.isTransient {
            guard property is NSAttributeDescription, values[slot].isNull else { continue }
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSValidationMissingMandatoryPropertyError,
                userInfo: [
                    NSLocalizedDescriptionKey: "\(property.name) is a required value.", NSValidationKeyErrorKey: property.name,
                ])
        }
        return values
    }
}

/// The result of a batch insertion.
open class NSBatchInsertResult: NSPersistentStoreResult {
    open private(set) var result: Any?
    open private(set) var resultType: NSBatchInsertRequestResultType

    init(_ ids: [NSManagedObjectID], _ type: NSBatchInsertRequestResultType) {
        resultType = type
        switch type {
        case .statusOnly: result = true
        case .objectIDs: result = ids
        case .count: result = ids.count
        }
        super.init()
    }
}
