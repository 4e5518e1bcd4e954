@_spi(Quince) import CoreData
@_spi(Quince) import QuinceFoundation

/// Entities that most tests use: shelves with books, books with topics.
enum Library {
    static func model() -> NSManagedObjectModel {
        Book.registration
        let (shelf, book, topic) = (entity("Shelf", nil), entity("Book", Book.self), entity("Topic", nil))
        shelf.properties = [attribute("label", .stringAttributeType, isOptional: false)]
        book.properties = [
            attribute("title", .stringAttributeType), attribute("pages", .integer64AttributeType, default: 0),
            attribute("added", .dateAttributeType), attribute("isRead", .booleanAttributeType, default: false),
            attribute("price", .decimalAttributeType), attribute("colors", .transformableAttributeType),
        ]
        topic.properties = [attribute("name", .stringAttributeType)]
        relate(shelf, "books", .cascadeDeleteRule, book, "shelf", .nullifyDeleteRule)
        relate(book, "topics", .nullifyDeleteRule, topic, "books", .nullifyDeleteRule, inverseIsToMany: true)
        let model = NSManagedObjectModel()
        model.entities = [shelf, book, topic]
        return model
    }

    static func entity(_ name: String, _ type: AnyClass?) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        if let type { entity.managedObjectClassName = NSStringFromClass(type) }
        return entity
    }

    static func attribute(_ name: String, _ type: NSAttributeType, isOptional: Bool = true, default value: Any? = nil)
        -> NSAttributeDescription
    {
        let attribute = NSAttributeDescription()
        (attribute.name, attribute.attributeType, attribute.isOptional, attribute.defaultValue) = (name, type, isOptional, value)
        return attribute
    }

    /// Adds a to-many relationship and its inverse.
    static func relate(
        _ source: NSEntityDescription, _ name: String, _ rule: NSDeleteRule, _ target: NSEntityDescription, _ inverseName: String,
        _ inverseRule: NSDeleteRule, inverseIsToMany: Bool = false
    ) {
        let (there, back) = (NSRelationshipDescription(), NSRelationshipDescription())
        (there.name, there.destinationEntity, there.deleteRule, there.inverseRelationship) = (name, target, rule, back)
        (back.name, back.destinationEntity, back.deleteRule, back.inverseRelationship) = (inverseName, source, inverseRule, there)
        if !inverseIsToMany { back.maxCount = 1 }
        source.properties += [there]
        target.properties += [back]
    }

    /// The types of stores that tests run with.
    static let kinds = [NSInMemoryStoreType, NSSQLiteStoreType]

    /// A context on a coordinator with one new store, whose file goes with the context.
    static func context(_ kind: String = NSInMemoryStoreType, _ model: NSManagedObjectModel = Library.model()) throws
        -> NSManagedObjectContext
    {
        let folder = TemporaryFolder()
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        let file = kind == NSInMemoryStoreType ? nil : folder.url.appendingPathComponent("Library.sqlite")
        try coordinator.addPersistentStore(ofType: kind, configurationName: nil, at: file)
        let context = other(on: coordinator)
        context.userInfo["folder" as NSString] = folder
        return context
    }

    static func other(on coordinator: NSPersistentStoreCoordinator?) -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    static func shelf(_ label: String, in context: NSManagedObjectContext) -> NSManagedObject {
        let shelf = NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: context)
        shelf.setValue(label, forKey: "label")
        return shelf
    }

    @discardableResult
    static func book(_ title: String?, _ pages: Int64 = 0, in context: NSManagedObjectContext) -> Book {
        let book = Book(context: context)
        (book.title, book.pages) = (title, pages)
        return book
    }

    static func titles(_ request: NSFetchRequest<Book>, in context: NSManagedObjectContext) throws -> [String?] {
        try context.fetch(request).map(\.title)
    }

    static func request(_ format: String? = nil, _ arguments: Any..., sortedBy key: String? = "title") -> NSFetchRequest<Book> {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
        request.sortDescriptors = key.map { [NSSortDescriptor(key: $0, ascending: true)] }
        return request
    }
}

/// A class as lowering makes it of one with `@NSManaged` properties.
class Book: NSManagedObject {
    var title: String? {
        get { _managedValue("title") }
        set { _setManagedValue(newValue, "title") }
    }
    var pages: Int64 {
        get { _managedValue("pages") }
        set { _setManagedValue(newValue, "pages") }
    }
    var added: Date? {
        get { _managedValue("added") }
        set { _setManagedValue(newValue, "added") }
    }
    var isRead: Bool {
        get { _managedValue("isRead") }
        set { _setManagedValue(newValue, "isRead") }
    }
    var price: NSDecimalNumber? {
        get { _managedValue("price") }
        set { _setManagedValue(newValue, "price") }
    }
    var colors: [String]? {
        get { _managedValue("colors") }
        set { _setManagedValue(newValue, "colors") }
    }
    var shelf: NSManagedObject? {
        get { _managedValue("shelf") }
        set { _setManagedValue(newValue, "shelf") }
    }
    var topics: NSSet? {
        get { _managedValue("topics") }
        set { _setManagedValue(newValue, "topics") }
    }
    /// The calls of the life cycle, in order.
    var calls: [String] = []

    override func awakeFromInsert() { calls.append("awakeFromInsert") }
    override func awakeFromFetch() { calls.append("awakeFromFetch") }
    override func willSave() { calls.append("willSave") }
    override func didSave() { calls.append("didSave") }
    override func prepareForDeletion() { calls.append("prepareForDeletion") }
    override func didTurnIntoFault() { calls.append("didTurnIntoFault") }

    static let registration: Void = ObjectRuntime.register(Book.self) { entry in
        entry.factory(.entityInsertInto) { arguments in
            Book(entity: arguments[0] as! NSEntityDescription, insertInto: arguments[1] as? NSManagedObjectContext)
        }
    }
}

/// A folder that goes with its last reference.
final class TemporaryFolder: NSObject {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    override init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }
}
