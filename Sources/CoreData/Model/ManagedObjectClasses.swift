@_spi(Quince) import QuinceFoundation

/// The classes of managed objects, by the names that models give them.
enum ManagedObjectClasses {
    /// The class of a name: as it is, or in the app's module.
    static func type(named name: String) -> NSManagedObject.Type? {
        AppClasses.type(named: name) { $0 is NSManagedObject.Type } as? NSManagedObject.Type
    }

    /// Makes an object of an entity by its class's own initializer.
    static func make(_ entity: NSEntityDescription, _ context: NSManagedObjectContext?) -> NSManagedObject {
        let type = entity.managedObjectClass
        guard type != NSManagedObject.self else { return NSManagedObject(entity: entity, insertInto: context) }
        if let made = entity.factory?([entity, context]) as? NSManagedObject { return made }
        raise(
            .internalInconsistencyException,
            "The class \(NSStringFromClass(type)) of entity '\(entity.name ?? "")' has no initializer init(entity:insertInto:).")
    }
}

/// Makes many objects of one entity, without looking its class up for each.
struct ObjectMaker {
    let entity: NSEntityDescription
    private let factory: ObjectClass.Factory?
    private let arguments: [Any?]

    init(_ entity: NSEntityDescription) {
        (self.entity, arguments) = (entity, [entity, nil])
        factory = entity.managedObjectClass == NSManagedObject.self ? nil : entity.factory
    }

    /// An object without a context; nil for a class whose objects are made otherwise.
    func make() -> NSManagedObject? { factory?(arguments) as? NSManagedObject }
}

extension NSEntityDescription {
    /// Makes an object of the entity's class.
    package func makeObject(insertedInto context: NSManagedObjectContext?) -> NSManagedObject {
        guard !isAbstract else {
            raise(.invalidArgumentException, "Cannot create an instance of the abstract entity '\(name ?? "")'.")
        }
        return ManagedObjectClasses.make(self, context)
    }
}
