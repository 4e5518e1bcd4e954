@_spi(Quince) import QuinceFoundation

extension NSManagedObject: ObservableKeyValueCoding {
    package func codedValue(forKey key: String) -> Any? {
        if let getter = entity.customGetter(key, of: self) { return getter(self) }
        if let slot = layout.slotsByName[key] {
            fulfill()
            return any(at: slot)
        }
        switch key {
        case "objectID": return objectID
        case "entity": return entity
        case "managedObjectContext": return managedObjectContext
        case "self": return self
        case "isInserted", "inserted": return isInserted
        case "isUpdated", "updated": return isUpdated
        case "isDeleted", "deleted": return isDeleted
        case "hasChanges": return hasChanges
        case "isFault", "fault": return isFault
        case "description": return description
        default: break
        }
        if let property = layout.propertiesByName[key] as? NSFetchedPropertyDescription { return fetchedObjects(property) }
        if let found = registeredValue(forKey: key) { return found }
        if let method = ObjectRuntime.method("valueForUndefinedKey:", of: self) { return method(self, [key]) }
        undefined(key, "valueForUndefinedKey:")
    }

    package func setCodedValue(_ value: Any?, forKey key: String) {
        if entity.hasCustomSetter(key, of: self), setRegisteredValue(value, forKey: key) { return }
        if let slot = layout.slotsByName[key] { return setAny(value, slot) }
        if setRegisteredValue(value, forKey: key) { return }
        if let method = ObjectRuntime.method("setValue:forUndefinedKey:", of: self) {
            _ = method(self, [value, key])
            return
        }
        undefined(key, "setValue:forUndefinedKey:")
    }

    /// Sets a property to a value of any type.
    func setAny(_ value: Any?, _ slot: Int) {
        switch layout.kinds[slot] {
        case .attribute: change(slot, to: managedValue(of: value, for: slot))
        case .toOne:
            let object = CodedCollection.unwrapped(value)
            if let object, !(object is NSManagedObject) { unacceptable(object, slot, "to-one relationship", "NSManagedObject") }
            setDestination(object as? NSManagedObject, slot)
        case .toMany: setDestinations(objects(in: value, slot), slot)
        }
    }

    /// The objects of a fetched property, fetched when they are first asked for.
    func fetchedObjects(_ property: NSFetchedPropertyDescription) -> [NSManagedObject] {
        if let known = fetchedValues[property.name] { return known }
        guard let context = managedObjectContext, let request = property.fetchRequest?.untypedCopy else { return [] }
        let variables: [String: Any] = ["FETCH_SOURCE": self, "FETCHED_PROPERTY": property]
        request.predicate = (request.predicate as? QuinceFoundation.NSPredicate)?.withSubstitutionVariables(variables)
        let found = (try? context.fetch(request)) as? [NSManagedObject] ?? []
        fetchedValues[property.name] = found
        return found
    }

    /// A set whose changes change a to-many relationship.
    public func mutableSetValue(forKey key: String) -> NSMutableSet {
        guard let slot = layout.slotsByName[key], case .toMany = layout.kinds[slot] else { undefined(key, "mutableSetValueForKey:") }
        return ManagedMutableSet(of: self, slot)
    }

    /// An ordered set whose changes change an ordered relationship.
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        guard let slot = layout.slotsByName[key], isOrdered(slot) else { undefined(key, "mutableOrderedSetValueForKey:") }
        return ManagedMutableOrderedSet(of: self, slot)
    }
}

extension NSEntityDescription {
    /// Returns the reader of a property that a class has written an accessor of its own for.
    func customGetter(_ key: String, of object: NSManagedObject) -> ObjectClass.Getter? {
        guard type(of: object) != NSManagedObject.self else { return nil }
        return customGetter(key) { layout.slotsByName[key] == nil ? nil : ObjectRuntime.getter(key, of: object) }
    }

    func hasCustomSetter(_ key: String, of object: NSManagedObject) -> Bool {
        customGetter(key, of: object) != nil && ObjectRuntime.setter(key, of: object) != nil
    }
}
