@_spi(Quince) import QuinceFoundation

/// The classes of managed objects, by the names that models give them.
enum ManagedObjectClasses {
    /// The class of a name: as it is, or in the app's module.
    static func type(named name: String) -> NSManagedObject.Type? {
        if let found = ObjectRuntime.type(named: name) as? NSManagedObject.Type { return found }
        let bare = name.hasPrefix(".") ? String(name.dropFirst()) : name
        for module in modules where !bare.contains(".") {
            if let found = ObjectRuntime.type(named: "\(module).\(bare)") as? NSManagedObject.Type { return found }
        }
        return nil
    }

    /// The modules that may hold an app's classes: that of its program.
    private static var modules: [String] {
        let names = [
            Bundle.main.executableURL?.lastPathComponent, Bundle.main.object(forInfoDictionaryKey: "CFBundleExecutable") as? String,
        ]
        return names.compactMap { $0.map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "_" }) } }
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

extension NSEntityDescription {
    /// Makes an object of the entity's class.
    package func makeObject(insertedInto context: NSManagedObjectContext?) -> NSManagedObject {
        guard !isAbstract else {
            raise(.invalidArgumentException, "Cannot create an instance of the abstract entity '\(name ?? "")'.")
        }
        return ManagedObjectClasses.make(self, context)
    }
}
