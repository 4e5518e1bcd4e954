import QuinceFoundation

/// The results of a fetch by position, of which only those that are needed are objects until all are asked for.
final class FetchedObjects {
    let count: Int
    private var pages: ResultPages?
    private var known: [AnyObject]

    init(_ objects: [AnyObject]) { (known, count) = (objects, objects.count) }

    init(_ pages: ResultPages) { (known, self.pages, count) = ([], pages, pages.count) }

    subscript(position: Int) -> AnyObject { pages?[position] ?? known[position] }

    /// All objects, which are kept from now on.
    var all: [AnyObject] {
        if let pages {
            known = pages.all()
            self.pages = nil
        }
        return known
    }

    /// The position of an object that was asked for lately; nil for others.
    func recentPosition(of object: AnyObject) -> Int? { pages?.position(of: object) }
}

/// Results of a fetch whose objects are made page by page; the pages used last are kept.
final class ResultPages {
    private let cursor: any StoreCursor
    private let context: NSManagedObjectContext
    private let size: Int
    private var pages: [Int: [NSManagedObject]] = [:]
    /// The numbers of the kept pages, in the order in which they were made.
    private var order: [Int] = []

    /// The number of objects that are kept.
    private static let capacity = 1024

    init(_ cursor: any StoreCursor, in context: NSManagedObjectContext, size: Int) {
        (self.cursor, self.context, self.size) = (cursor, context, size)
    }

    var count: Int { cursor.count }

    subscript(position: Int) -> NSManagedObject {
        let (page, offset) = position.quotientAndRemainder(dividingBy: size)
        if let objects = pages[page] { return objects[offset] }
        let objects = context.objects(of: cursor.ids(page * size..<min(page * size + size, count)))
        pages[page] = objects
        order.append(page)
        if order.count * size > max(Self.capacity, size) { pages[order.removeFirst()] = nil }
        return objects[offset]
    }

    func position(of object: AnyObject) -> Int? {
        for (page, objects) in pages { if let offset = objects.firstIndex(where: { $0 === object }) { return page * size + offset } }
        return nil
    }

    /// All objects, as faults whose rows are fetched together.
    func all() -> [NSManagedObject] {
        let objects = cursor.ids(0..<count).map(context.stored)
        FetchBatch.prepare(objects, size: size)
        return objects
    }
}

extension NSManagedObjectContext {
    /// The number of rows from which objects are made page by page where the request has no size of batches.
    private static let manyRows = 1000
    private static let pageSize = 64

    /// The results of a request as a list that makes its objects when they are needed; nil where they are needed at once.
    func pagedObjects(_ request: NSFetchRequest<AnyObject>) throws -> FetchedObjects? {
        guard parent == nil, let coordinator = persistentStoreCoordinator, request.resultType == .managedObjectResultType,
            request.fetchLimit == 0, request.fetchOffset == 0, request.includesPropertyValues, request.returnsObjectsAsFaults,
            !request.shouldRefreshRefetchedObjects, request.relationshipKeyPathsForPrefetching?.isEmpty != false
        else { return nil }
        let entity = try entity(of: request)
        if request.includesPendingChanges { processPendingChanges() }
        guard !hasPending(entity, request) else { return nil }
        if request.fetchBatchSize == 0, try count(for: request) < Self.manyRows { return nil }
        let size = request.fetchBatchSize > 0 ? request.fetchBatchSize : Self.pageSize
        let fetch = storeFetch(request, entity, .ids)
        guard let cursor = try coordinator.cursor(fetch, request.affectedStores, first: max(size, Self.pageSize * 4)) else { return nil }
        let list = FetchedObjects(ResultPages(cursor, in: self, size: size))
        pagedLists.removeAll { $0.object == nil }
        pagedLists.append(Weak(list))
        return list
    }

    /// Makes all objects of paged lists, so that what happens to them is noticed.
    func completeLists() {
        guard !pagedLists.isEmpty else { return }
        for list in pagedLists { _ = list.object?.all }
        pagedLists = []
    }

    /// The objects of identifiers, with the rows of those that have none yet.
    func objects(of ids: [NSManagedObjectID]) -> [NSManagedObject] {
        let objects = ids.map(stored)
        FetchBatch.load(objects, of: self)
        return objects
    }
}
