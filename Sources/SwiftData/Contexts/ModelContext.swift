import CoreData

/// A space in which models are made, changed and deleted before a store keeps that.
///
/// Source: Apple's documentation of `ModelContext`.
public final class ModelContext: Equatable, @unchecked Sendable {
    public let container: ModelContainer
    let objects: NSManagedObjectContext
    let isMain: Bool
    /// Models by the row they show; they live as long as somebody has them, or as they have changes.
    private var known: [NSManagedObjectID: WeakModel] = [:]
    private var changed: [ObjectIdentifier: any PersistentModel] = [:]
    private var knownLimit = 1000
    private var observers: [any NSObjectProtocol] = []
    private var isSaveScheduled = false
    /// Called at each change of the context's models, by the queries that depend on them.
    private var changeHandlers: [ObjectIdentifier: () -> Void] = [:]

    private struct WeakModel { weak var model: (any PersistentModel)? }

    /// Whether changes are saved by themselves, a second after the last one and when the app leaves the screen; true for `mainContext`.
    public var autosaveEnabled: Bool { didSet { if autosaveEnabled, hasChanges { scheduleSave() } } }

    public convenience init(_ container: ModelContainer) { self.init(container, isMain: false) }

    init(_ container: ModelContainer, isMain: Bool) {
        (self.container, self.isMain, autosaveEnabled) = (container, isMain, isMain)
        objects = NSManagedObjectContext(concurrencyType: isMain ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
        objects.persistentStoreCoordinator = container.coordinator
        // Models belong to whatever uses their context, one at a time.
        objects.isChecked = false
        // Into a context that was made by hand they would come while its owner uses it, on any thread.
        objects.automaticallyMergesChangesFromParent = isMain
        objects.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        observe()
    }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    public var undoManager: UndoManager? {
        get { objects.undoManager }
        set { objects.undoManager = newValue }
    }

    public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

    // MARK: Changes

    public var hasChanges: Bool { objects.hasChanges }
    public var insertedModelsArray: [any PersistentModel] { objects.insertedObjects.compactMap { anyModel(of: $0) } }
    public var changedModelsArray: [any PersistentModel] { objects.updatedObjects.compactMap { anyModel(of: $0) } }
    public var deletedModelsArray: [any PersistentModel] { objects.deletedObjects.compactMap { anyModel(of: $0) } }

    /// Adds a model, and those that its relationships lead to.
    public func insert<T: PersistentModel>(_ model: T) {
        // A model that was deleted before it was saved is one without a context from then on.
        if model.data.context === self, model.isDeleted { objects.processPendingChanges() }
        _ = object(of: model)
    }

    /// Deletes a model with the next save.
    public func delete<T: PersistentModel>(_ model: T) {
        guard let object = model.data.object, model.data.context === self else { return }
        objects.delete(object)
        noteChange(of: model)
    }

    /// Deletes all models of a type that a predicate holds for.
    ///
    /// - Parameter includeSubclasses: Whether models of subclasses are deleted, too.
    public func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws {
        for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) }
    }

    func deleteAll<T: PersistentModel>(_ type: T.Type) throws { try delete(model: type) }

    public func processPendingChanges() { objects.processPendingChanges() }

    /// Forgets all changes since the last save.
    public func rollback() {
        let models = changed.values.map { $0 }
        objects.rollback()
        changed = [:]
        for model in models { notifyAll(model) }
    }

    /// Writes the changes to the stores.
    ///
    /// - Throws: Core Data's errors of validation and of stores; the changes stay.
    public func save() throws {
        guard objects.hasChanges else { return }
        NotificationCenter.default.post(name: ModelContext.willSave, object: self)
        objects.processPendingChanges()
        let userInfo = changedIdentifiers
        let deleted = objects.deletedObjects.compactMap { known[$0.objectID]?.model?.data }
        for data in deleted { data.keepValues() }
        do {
            for mirror in container.mirrors { try mirror.save(self) }
            try objects.save()
        } catch {
            for data in deleted { data.dropKeptValues() }
            throw error
        }
        for data in deleted { data.detach() }
        changed = [:]
        NotificationCenter.default.post(name: ModelContext.didSave, object: self, userInfo: userInfo)
    }

    /// Runs changes and saves them.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    private var changedIdentifiers: [String: Any] {
        func identifiers(_ objects: Set<NSManagedObject>) -> [PersistentIdentifier] {
            objects.map { PersistentIdentifier($0.objectID) }.sorted()
        }
        return [
            NotificationKey.insertedIdentifiers.rawValue: identifiers(objects.insertedObjects),
            NotificationKey.updatedIdentifiers.rawValue: identifiers(objects.updatedObjects),
            NotificationKey.deletedIdentifiers.rawValue: identifiers(objects.deletedObjects),
        ]
    }

    // MARK: Models and objects

    /// The model of a row; another one than before only when nobody had that any more.
    func model<T: PersistentModel>(of object: NSManagedObject) -> T {
        if let model = known[object.objectID]?.model as? T { return model }
        let model = T(backingData: _DefaultBackingData<T>(_ModelData(object, self)))
        register(model, object)
        return model
    }

    private func anyModel(of object: NSManagedObject) -> (any PersistentModel)? {
        if let model = known[object.objectID]?.model { return model }
        guard let type = container.schema.type(named: object.entity.name) else { return nil }
        func open<T: PersistentModel>(_ type: T.Type) -> any PersistentModel { model(of: object) as T }
        return open(type)
    }

    private func register(_ model: any PersistentModel, _ object: NSManagedObject) {
        known[object.objectID] = WeakModel(model: model)
        guard known.count > knownLimit else { return }
        known = known.filter { $0.value.model != nil }
        knownLimit = max(1000, 2 * known.count)
    }

    /// The object of a model, which is inserted where it was not.
    func object(of model: any PersistentModel) -> NSManagedObject {
        let data = model.data
        if let object = data.object {
            guard data.context !== self, data.context != nil else { return object }
            // The same row in this context, as Core Data asks for.
            return objects.object(with: object.objectID)
        }
        let type: any PersistentModel.Type = Swift.type(of: model)
        let name = Schema.entityName(for: type)
        guard let entity = container.coordinator.managedObjectModel.entitiesByName[name] else {
            fatalError("The model \(name) is not in the schema of the container: \(container.schema.entities.map(\.name))")
        }
        let object = NSManagedObject(entity: entity, insertInto: objects)
        // The identity stays the same when the model is saved.
        try? objects.obtainPermanentIDs(for: [object])
        register(model, object)
        data.attach(object, self)
        noteChange(of: model)
        return object
    }

    // MARK: Observation

    func noteChange(of model: any PersistentModel) {
        changed[ObjectIdentifier(model)] = model
        notifyHandlers()
        if autosaveEnabled { scheduleSave() }
    }

    /// Calls a handler at each change, in the transaction that makes it, until it is removed.
    func addChangeHandler(of owner: AnyObject, _ handler: @escaping () -> Void) { changeHandlers[ObjectIdentifier(owner)] = handler }
    func removeChangeHandler(of owner: ObjectIdentifier) { changeHandlers[owner] = nil }

    private func notifyHandlers() { for handler in changeHandlers.values { handler() } }

    func notifyChange(of property: String, in object: NSManagedObject) {
        guard let model = known[object.objectID]?.model else { return }
        model.data.notifyChange(of: property, in: model)
        noteChange(of: model)
    }

    private func notifyAll(_ model: any PersistentModel) {
        for property in ModelProperties.of(Swift.type(of: model)).metadata where property.constraint == nil {
            model.data.notifyChange(of: property.name, in: model)
        }
    }

    /// Handles what other contexts saved, and the end of an app's time on the screen.
    private func observe() {
        let center = NotificationCenter.default
        observers.append(
            center.addObserver(forName: .NSManagedObjectContextObjectsDidChange, object: objects, queue: nil) { [weak self] in
                self?.handleChange($0)
            })
        guard isMain else { return }
        for name in ["UIApplicationWillResignActiveNotification", "UIApplicationWillTerminateNotification"] {
            observers.append(
                center.addObserver(forName: Notification.Name(name), object: nil, queue: nil) { [weak self] _ in self?.autosave() })
        }
    }

    private func handleChange(_ notification: Notification) {
        func models(_ key: String) -> [(model: any PersistentModel, object: NSManagedObject)] {
            let objects = notification.userInfo?[key] as? Set<NSManagedObject> ?? []
            var result: [(model: any PersistentModel, object: NSManagedObject)] = []
            for object in objects { if let model = known[object.objectID]?.model { result.append((model, object)) } }
            return result
        }
        for (model, _) in models(NSRefreshedObjectsKey) { notifyAll(model) }
        // Core Data changes the other ends of relationships itself.
        for (model, object) in models(NSUpdatedObjectsKey) {
            for name in object.entity.relationshipsByName.keys.sorted() { model.data.notifyChange(of: name, in: model) }
        }
        // Those that were never saved are gone at once.
        for (model, object) in models(NSDeletedObjectsKey) where object.managedObjectContext == nil && model.data.object === object {
            if !object.isFault { model.data.keepValues() }
            model.data.detach()
        }
        notifyHandlers()
    }

    // MARK: Saving by itself

    private static let autosaveDelay = 1.0

    private func scheduleSave() {
        guard !isSaveScheduled, isMain else { return }
        isSaveScheduled = true
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.autosaveDelay) { [weak self] in
            self?.isSaveScheduled = false
            self?.autosave()
        }
    }

    private func autosave() {
        guard autosaveEnabled, hasChanges else { return }
        do { try save() } catch { NSLog("SwiftData could not save the changes of the main context: %@", "\(error)") }
    }
}

extension ModelContext {
    /// Posted before a context saves; the object is the context.
    public static let willSave = Notification.Name("NSManagedObjectContextWillSaveModelContextNotification")
    /// Posted after a context has saved; `NotificationKey` has the keys of its user info.
    public static let didSave = Notification.Name("NSManagedObjectContextDidSaveModelContextNotification")

    public enum NotificationKey: String {
        case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers, deletedIdentifiers
    }
}
