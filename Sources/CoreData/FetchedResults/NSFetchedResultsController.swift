@_spi(Quince) import QuinceFoundation

/// The kinds of changes to fetched results.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete = 2
    case move = 3
    case update = 4
}

/// A section of fetched results.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    /// The section's title in an index: the first letter of its name, in upper case.
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

/// A controller of the results of a fetch request, in sections, which follows the changes of its context.
///
/// Source: Apple's documentation of `NSFetchedResultsController`.
open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    /// The key path of the values by which results are in sections; nil for one section.
    public let sectionNameKeyPath: String?
    /// The name of the cache of sections on iOS.
    ///
    /// There is no cache here, so it is never out of date: with each fetch the store counts the rows of each section by the section's key, which costs
    /// less than objects do, and objects are made as they are shown, in pages of the request's `fetchBatchSize`.
    public let cacheName: String?
    /// The delegate, which is notified of changes; without one the results stay those of the last fetch.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        didSet {
            guard delegate !== oldValue else { return }
            style = nil
            followChanges()
        }
    }

    private var results: FetchedResults?
    /// Whether all results are asked for at once.
    private var needsAll = false
    private var token: (any NSObjectProtocol)?
    /// How the delegate is notified; nil until its methods have shown it.
    private var style: Style?
    private var isMethodMissing = false

    private enum Style {
        case snapshots
        case differences
        case changes
    }

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?,
        cacheName name: String?
    ) {
        (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
        (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
        super.init()
        guard fetchRequest.sortDescriptors?.isEmpty == false else {
            raise(.invalidArgumentException, "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
        }
    }

    /// Creates a controller whose results may have no order, for views.
    package init(unordered request: NSFetchRequest<ResultType>, in context: NSManagedObjectContext) {
        (fetchRequest, managedObjectContext, sectionNameKeyPath, cacheName) = (request, context, nil, nil)
        needsAll = true
    }

    /// Creates a controller of nothing, to be replaced before it fetches.
    public convenience override init() {
        self.init(unordered: NSFetchRequest<ResultType>(), in: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType))
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    /// Deletes a cache of sections, or all of them for nil. Has no effect here: see `cacheName`.
    open class func deleteCache(withName name: String?) {}

    /// The controller as one of other results, as a cast of it is on iOS.
    public func _retyped<Other: NSFetchRequestResult>() -> NSFetchedResultsController<Other> { Retyping.cast(self) }

    // MARK: Results

    /// Fetches the results.
    open func performFetch() throws {
        results =
            try pagedResults()
            ?? FetchedResults(
                managedObjectContext.fetchObjects(fetchRequest.untyped), sectionKeyPath: sectionNameKeyPath)
        followChanges()
        if let delegate, let results { _ = notifyBySnapshot(delegate, results) }
    }

    /// The results as a list whose objects are made when they are needed; nil where all of them are.
    private func pagedResults() throws -> FetchedResults? {
        guard !needsAll else { return nil }
        guard let path = sectionNameKeyPath else {
            return try managedObjectContext.pagedObjects(fetchRequest.untyped).map { FetchedResults($0, sectionKeyPath: nil, nil) }
        }
        let sections = SectionCounts(path, fetchRequest.untyped, managedObjectContext)
        guard sections.areCountable, let list = try managedObjectContext.pagedObjects(fetchRequest.untyped),
            let counts = try sections.counts(of: list)
        else { return nil }
        return FetchedResults(list, sectionKeyPath: path, counts)
    }

    private var untyped: NSFetchedResultsController<any NSFetchRequestResult> { Retyping.cast(self) }

    open var fetchedObjects: [ResultType]? { results.map { Retyping.cast($0.objects) } }

    /// The result at an index path; a path out of range ends the app.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let results, indexPath.count == 2, let object = results.object(section: indexPath[0], row: indexPath[1]) else {
            raise(
                .invalidArgumentException,
                "no object at index \(indexPath.last ?? 0) in section at index \(indexPath.first ?? 0)")
        }
        return Retyping.cast(object)
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? { results?.indexPath(of: object) }

    // MARK: Sections

    open var sections: [any NSFetchedResultsSectionInfo]? {
        results.map { results in results.sections.map { results.information($0, title) } }
    }

    /// The titles of the sections for an index, each once.
    open var sectionIndexTitles: [String] {
        var titles: [String] = []
        for section in results?.sections ?? [] { if let title = title(of: section.name), titles.last != title { titles.append(title) } }
        return titles
    }

    private func title(of name: String) -> String? {
        if let delegate { return delegate.controller(untyped, sectionIndexTitleForSectionName: name) }
        return sectionIndexTitle(forSectionName: name)
    }

    /// The title of a section for an index; the first letter of its name, in upper case, unless overridden.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? { sectionName.first.map { $0.uppercased() } }

    /// The section of an index's title.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        results?.sections.firstIndex { self.title(of: $0.name) == title } ?? 0
    }

    // MARK: Changes

    private func followChanges() {
        guard delegate != nil, results != nil, token == nil, fetchRequest.resultType == .managedObjectResultType else { return }
        token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
        ) { [weak self] notification in self?.handle(notification) }
    }

    private func handle(_ notification: Notification) {
        guard let old = results, let delegate else { return }
        let information = notification.userInfo ?? [:]
        if information[NSInvalidatedAllObjectsKey] != nil { return reload(delegate) }
        guard let entity = try? managedObjectContext.entity(of: fetchRequest.untyped) else { return }
        func objects(_ keys: String...) -> [NSManagedObject] {
            var found: Set<NSManagedObject> = []
            for key in keys { found.formUnion(information[key] as? Set<NSManagedObject> ?? []) }
            return found.filter { managedObjectContext.belongs($0, to: entity, fetchRequest.untyped) }.sorted { $0.sequence < $1.sequence }
        }
        var change = FetchedResults.Change(predicate: fetchRequest.predicate, descriptors: fetchRequest.sortDescriptors ?? [])
        change.inserted = objects(NSInsertedObjectsKey)
        change.updated = objects(NSUpdatedObjectsKey, NSRefreshedObjectsKey)
        change.deleted = objects(NSDeletedObjectsKey)
        guard let new = old.applying(change) else { return }
        notify(delegate, from: old, to: new)
    }

    private func reload(_ delegate: any NSFetchedResultsControllerDelegate) {
        guard let old = results, let objects = try? managedObjectContext.fetchObjects(fetchRequest.untyped) else { return }
        notify(delegate, from: old, to: FetchedResults(objects, sectionKeyPath: sectionNameKeyPath))
    }

    private func notify(_ delegate: any NSFetchedResultsControllerDelegate, from old: FetchedResults, to new: FetchedResults) {
        results = new
        if notifyBySnapshot(delegate, new) || notifyByDifference(delegate, old, new) { return }
        style = .changes
        results = old
        delegate.controllerWillChangeContent(untyped)
        results = new
        let changes = FetchedChanges(from: old, to: new)
        for change in changes.sections {
            let information = change.kind == .delete ? old.information(change.section, title) : new.information(change.section, title)
            delegate.controller(untyped, didChange: information, atSectionIndex: change.index, for: change.kind)
        }
        for change in changes.objects {
            delegate.controller(untyped, didChange: change.object, at: change.from, for: change.kind, newIndexPath: change.to)
        }
        delegate.controllerDidChangeContent(untyped)
    }

    /// Notes that the delegate has no method of its own; called by the one that stands in for it.
    func notesMissingMethod() { isMethodMissing = true }

    private func notifyBySnapshot(_ delegate: any NSFetchedResultsControllerDelegate, _ new: FetchedResults) -> Bool {
        guard style == nil || style == .snapshots else { return false }
        isMethodMissing = false
        delegate.controller(untyped, didChangeContentWith: new.snapshot())
        if !isMethodMissing { style = .snapshots }
        return !isMethodMissing
    }

    private func notifyByDifference(_ delegate: any NSFetchedResultsControllerDelegate, _ old: FetchedResults, _ new: FetchedResults)
        -> Bool
    {
        guard style == nil || style == .differences, sectionNameKeyPath == nil else { return false }
        isMethodMissing = false
        delegate.controller(untyped, didChangeContentWith: new.difference(from: old))
        if !isMethodMissing { style = .differences }
        return !isMethodMissing
    }
}
