@_spi(Quince) import QuinceFoundation

extension NSManagedObjectContext {
    /// The results of a request: objects, identifiers, dictionaries, or a count, as the request says.
    public func fetch<ResultType: NSFetchRequestResult>(_ request: NSFetchRequest<ResultType>) throws -> [ResultType] {
        Retyping.cast(try fetchObjects(Retyping.cast(request)))
    }

    /// The results of a request, untyped.
    public func fetch(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [Any] { try fetchObjects(request) }

    /// The number of results that a request would have.
    public func count<ResultType: NSFetchRequestResult>(for request: NSFetchRequest<ResultType>) throws -> Int {
        let request: NSFetchRequest<AnyObject> = Retyping.cast(request)
        let entity = try entity(of: request)
        if request.includesPendingChanges { processPendingChanges() }
        guard parent == nil, !hasPending(entity, request) else {
            let unsorted = request.untypedCopy
            unsorted.sortDescriptors = nil
            return try identifiers(unsorted, entity).count
        }
        var fetch = storeFetch(request, entity, .count)
        (fetch.limit, fetch.offset) = (request.fetchLimit, request.fetchOffset)
        guard case .count(let count) = try coordinated().fetch(fetch, request.affectedStores) else { return 0 }
        return count
    }

    func entity(of request: NSFetchRequest<AnyObject>) throws -> NSEntityDescription {
        ConcurrencyChecks.check(self)
        if let entity = request.entity {
            // A copy of the model's entity stands for it.
            return persistentStoreCoordinator?.managedObjectModel.entitiesByName[entity.name ?? ""] ?? entity
        }
        guard let name = request.entityName else {
            raise(.invalidArgumentException, "executeFetchRequest:error: A fetch request must have an entity.")
        }
        guard let model = persistentStoreCoordinator?.managedObjectModel else {
            raise(
                .internalInconsistencyException,
                "+entityForName: nil is not a legal NSPersistentStoreCoordinator for searching for entity name '\(name)'")
        }
        guard let entity = model.entitiesByName[name] else {
            raise(.invalidArgumentException, "NSFetchRequest could not locate an NSEntityDescription for entity name '\(name)'")
        }
        return entity
    }

    private func coordinated() throws -> NSPersistentStoreCoordinator {
        if let coordinator = persistentStoreCoordinator { return coordinator }
        raise(
            .internalInconsistencyException, "This NSManagedObjectContext has no persistent store coordinator. It cannot perform a fetch.")
    }

    func fetchObjects(_ request: NSFetchRequest<AnyObject>) throws -> [AnyObject] {
        let entity = try entity(of: request)
        if request.includesPendingChanges { processPendingChanges() }
        if request.resultType.contains(.countResultType) { return [NSNumber(value: try count(for: request))] }
        if request.resultType.contains(.dictionaryResultType) { return try dictionaries(request, entity) }
        if request.resultType.contains(.managedObjectIDResultType) { return try identifiers(request, entity) }
        return try objects(request, entity)
    }

    // MARK: Dictionaries

    private func dictionaries(_ request: NSFetchRequest<AnyObject>, _ entity: NSEntityDescription) throws -> [AnyObject] {
        var fetch = storeFetch(request, entity, .dictionaries)
        (fetch.limit, fetch.offset) = (request.fetchLimit, request.fetchOffset)
        fetch.columns = columns(request.propertiesToFetch ?? entity.attributesByName.keys.sorted(), of: entity)
        fetch.groupBy = (request.propertiesToGroupBy ?? []).compactMap { ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name }
        fetch.having = request.havingPredicate
        fetch.isDistinct = request.returnsDistinctResults
        guard case .dictionaries(let found) = try coordinated().fetch(fetch, request.affectedStores) else { return [] }
        return found.map { row in
            NSDictionary(objects: Array(row.values), forKeys: row.keys.map { NSString(string: $0) })
        }
    }

    private func columns(_ properties: [Any], of entity: NSEntityDescription) -> [StoreFetch.Column] {
        properties.map { property in
            switch property {
            case let property as NSExpressionDescription:
                guard let expression = property.expression else {
                    raise(.invalidArgumentException, "The expression description '\(property.name)' has no expression.")
                }
                if expression.expressionType == .evaluatedObject { return StoreFetch.Column(name: property.name, source: .objectID) }
                return StoreFetch.Column(
                    name: property.name, source: .expression(expression, resultType: property.expressionResultType))
            case let property as NSPropertyDescription:
                return StoreFetch.Column(name: property.name, source: .keyPath(property.name))
            default:
                let path = property as? String ?? "\(property)"
                let first = path.split(separator: ".").first.map(String.init) ?? path
                guard path == "objectID" || entity.propertiesByName[first] != nil else {
                    raise(
                        .invalidArgumentException,
                        "Invalid keypath expression (\(path)) passed to setPropertiesToFetch:")
                }
                return StoreFetch.Column(name: path, source: path == "objectID" ? .objectID : .keyPath(path))
            }
        }
    }

    // MARK: Objects

    func storeFetch(_ request: NSFetchRequest<AnyObject>, _ entity: NSEntityDescription, _ result: StoreFetch.Result) -> StoreFetch {
        var fetch = StoreFetch(entity: entity)
        (fetch.includesSubentities, fetch.predicate) = (request.includesSubentities, request.predicate)
        (fetch.sortDescriptors, fetch.result) = (request.sortDescriptors ?? [], result)
        return fetch
    }

    /// Whether changes that are not saved may change what a request finds.
    func hasPending(_ entity: NSEntityDescription, _ request: NSFetchRequest<AnyObject>) -> Bool {
        guard request.includesPendingChanges, hasChanges else { return false }
        return [inserted, updated, deleted].contains { $0.values.contains { belongs($0, to: entity, request) } }
    }

    func belongs(_ object: NSManagedObject, to entity: NSEntityDescription, _ request: NSFetchRequest<AnyObject>) -> Bool {
        request.includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity === entity
    }

    private func objects(_ request: NSFetchRequest<AnyObject>, _ entity: NSEntityDescription) throws -> [NSManagedObject] {
        let isPending = hasPending(entity, request)
        var objects: [NSManagedObject]
        if parent != nil {
            objects = try parentIdentifiers(request, entity, isPending).map { object(with: $0) }
        } else {
            let wantsRows = request.includesPropertyValues && request.fetchBatchSize == 0
            var fetch = storeFetch(request, entity, wantsRows ? .rows : .ids)
            if !isPending { (fetch.limit, fetch.offset) = (request.fetchLimit, request.fetchOffset) }
            objects = materialized(try coordinated().fetch(fetch, request.affectedStores), refreshes: request.shouldRefreshRefetchedObjects)
            if fetch.result == .ids, request.fetchBatchSize > 0 { FetchBatch.prepare(objects, size: request.fetchBatchSize) }
        }
        if isPending { objects = merged(objects, request, entity) }
        if let paths = request.relationshipKeyPathsForPrefetching, !objects.isEmpty { prefetch(paths, of: objects) }
        if !request.returnsObjectsAsFaults { for object in objects { object.fulfill() } }
        return objects
    }

    private func materialized(_ result: StoreFetchResult, refreshes: Bool) -> [NSManagedObject] {
        switch result {
        case .rows(let rows):
            return makeFaults(rows) { known, row in
                if known.isFault { known.setRow(row) } else if refreshes { refresh(known, mergeChanges: true) }
            }
        case .ids(let ids):
            prepareToRegister(ids.count)
            return ids.map(stored)
        case .dictionaries, .count: return []
        }
    }

    /// The object of an identifier that a store has just named.
    func stored(_ id: NSManagedObjectID) -> NSManagedObject { registeredObject(for: id) ?? makeFault(id, row: nil, isExact: true) }

    private func parentIdentifiers(_ request: NSFetchRequest<AnyObject>, _ entity: NSEntityDescription, _ isPending: Bool) throws
        -> [NSManagedObjectID]
    {
        guard let parent else { return [] }
        let copy = request.untypedCopy
        copy.resultType = .managedObjectIDResultType
        if isPending { (copy.fetchLimit, copy.fetchOffset) = (0, 0) }
        return try parent.performAndWait { try parent.identifiers(copy, entity) }
    }

    private func identifiers(_ request: NSFetchRequest<AnyObject>, _ entity: NSEntityDescription) throws -> [NSManagedObjectID] {
        if request.includesPendingChanges { processPendingChanges() }
        if parent != nil || hasPending(entity, request) {
            let plain = request.untypedCopy
            (plain.returnsObjectsAsFaults, plain.relationshipKeyPathsForPrefetching) = (true, nil)
            // Rows are needed for sorting, and tell an object's own entity where several are possible.
            if entity.subentities.isEmpty, plain.sortDescriptors?.isEmpty != false { plain.includesPropertyValues = false }
            return try objects(plain, entity).map(\.objectID)
        }
        var fetch = storeFetch(request, entity, .ids)
        (fetch.limit, fetch.offset) = (request.fetchLimit, request.fetchOffset)
        return try coordinated().fetch(fetch, request.affectedStores).ids
    }

    /// Applies changes that are not saved to what the store found.
    private func merged(_ stored: [NSManagedObject], _ request: NSFetchRequest<AnyObject>, _ entity: NSEntityDescription)
        -> [NSManagedObject]
    {
        func matches(_ object: NSManagedObject) -> Bool { request.predicate?.evaluate(with: object) ?? true }
        let changed = updated.values.filter { belongs($0, to: entity, request) }
        let isChanged = Set(changed.map(ObjectIdentifier.init))
        var result = stored.filter { !$0.isDeleted && (!isChanged.contains(ObjectIdentifier($0)) || matches($0)) }
        let known = Set(result.map(ObjectIdentifier.init))
        let added = (Array(inserted.values.filter { belongs($0, to: entity, request) }) + changed)
            .filter { !$0.isDeleted && !known.contains(ObjectIdentifier($0)) && matches($0) }
        result += added.sorted { $0.sequence < $1.sequence }
        if let descriptors = request.sortDescriptors, !descriptors.isEmpty, !(changed.isEmpty && added.isEmpty) {
            result = NSArray(array: result).sortedArray(using: descriptors) as! [NSManagedObject]
        }
        if request.fetchOffset > 0 { result = Array(result.dropFirst(request.fetchOffset)) }
        if request.fetchLimit > 0 { result = Array(result.prefix(request.fetchLimit)) }
        return result
    }

    /// Fetches the destinations of relationships of many objects at once.
    private func prefetch(_ paths: [String], of objects: [NSManagedObject]) {
        for path in paths {
            var sources = objects
            for key in path.split(separator: ".").map(String.init) { sources = prefetch(key, of: sources) }
        }
    }

    private func prefetch(_ key: String, of objects: [NSManagedObject]) -> [NSManagedObject] {
        guard let slot = objects.first?.layout.slotsByName[key], parent == nil, let coordinator = persistentStoreCoordinator else {
            return []
        }
        var targets: [NSManagedObject] = []
        let sources = objects.filter { $0.layout.slotsByName[key] == slot }
        if let relationship = objects.first?.layout.slots[slot] as? NSRelationshipDescription, relationship.isToMany {
            let open = sources.filter { !$0.objectID.isTemporaryID && $0.hasFault(forRelationshipNamed: key) }
            let lists = (try? coordinator.destinations(of: relationship, from: open.map(\.objectID))) ?? []
            for (object, ids) in zip(open, lists) {
                object.fulfill()
                object.collection(slot).load(ids)
            }
            targets = sources.flatMap { $0.destinations(slot) }
        } else {
            targets = sources.compactMap { object in
                object.fulfill()
                return object.destination(slot)
            }
        }
        FetchBatch.load(targets, of: self)
        kept(targets)
        return targets
    }

    // MARK: Requests

    /// Executes a request of any kind.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let asynchronous = request as? any AsynchronousFetch { return asynchronous.start(in: self) }
        guard let coordinator = persistentStoreCoordinator else {
            raise(.internalInconsistencyException, "This NSManagedObjectContext has no persistent store coordinator.")
        }
        return try coordinator.result(of: request, in: self)
    }
}

/// Objects whose rows are fetched together when one of them is needed.
final class FetchBatch {
    private var members: [NSManagedObjectContext.Weak<NSManagedObject>]

    private init(_ objects: ArraySlice<NSManagedObject>) { members = objects.map { .init($0) } }

    /// Makes faults fetch their rows in groups of a size.
    static func prepare(_ objects: [NSManagedObject], size: Int) {
        for start in stride(from: 0, to: objects.count, by: size) {
            let slice = objects[start..<min(start + size, objects.count)]
            let batch = FetchBatch(slice)
            for object in slice where object.isFault && object.values.isEmpty { object.batch = batch }
        }
    }

    /// Fetches the rows of those members that are faults.
    func load(in context: NSManagedObjectContext) {
        let open = members.compactMap(\.object)
        members = []
        Self.load(open, of: context)
        for object in open { object.batch = nil }
    }

    /// Fetches the rows of faults.
    static func load(_ objects: [NSManagedObject], of context: NSManagedObjectContext) {
        var seen: Set<ObjectIdentifier> = []
        let open = objects.filter {
            $0.isFault && $0.values.isEmpty && !$0.objectID.isTemporaryID && seen.insert(ObjectIdentifier($0)).inserted
        }
        guard !open.isEmpty, context.parent == nil,
            let rows = try? context.persistentStoreCoordinator?.rows(for: open.map(\.objectID))
        else { return }
        for (object, row) in zip(open, rows) { if let row { object.setRow(row) } }
    }
}
