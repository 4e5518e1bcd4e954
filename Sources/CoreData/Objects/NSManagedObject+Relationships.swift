@_spi(Quince) import QuinceFoundation

extension NSManagedObject {
    func relationship(_ slot: Int) -> NSRelationshipDescription { layout.slots[slot] as! NSRelationshipDescription }
    func isOrdered(_ slot: Int) -> Bool { (layout.slots[slot] as? NSRelationshipDescription)?.isOrdered ?? false }

    // MARK: To-one

    /// The destination of a to-one relationship.
    func destination(_ slot: Int) -> NSManagedObject? {
        guard case .object(let id) = values[slot] else { return nil }
        return managedObjectContext?.object(with: id)
    }

    /// Sets a destination, and keeps the inverse.
    func setDestination(_ target: NSManagedObject?, _ slot: Int) {
        fulfill()
        if let target { checkContext(target, slot) }
        let (old, id) = (values[slot], target?.objectID)
        if case .object(let known) = old, known.identity == id?.identity { return noteChange(slot) }
        let inverse = relationship(slot).inverseRelationship
        if let inverse, case .object(let known) = old { managedObjectContext?.object(with: known).unlink(self, inverse) }
        change(slot, to: id.map { .object($0) } ?? .null)
        if let inverse, let target { target.link(self, inverse) }
    }

    private func checkContext(_ target: NSManagedObject, _ slot: Int) {
        guard let own = managedObjectContext, let other = target.managedObjectContext, own !== other else { return }
        raise(
            .invalidArgumentException,
            "Illegal attempt to establish a relationship '\(layout.slots[slot].name)' between objects in different contexts "
                + "(source = \(self) , destination = \(target))")
    }

    // MARK: Inverses

    /// Adds the other side of a relationship that was set.
    private func link(_ source: NSManagedObject, _ inverse: NSRelationshipDescription) {
        guard let slot = layout.slotsByName[inverse.name] else { return }
        fulfill()
        switch layout.kinds[slot] {
        case .toOne:
            // The partner that the object had loses it.
            if case .object(let old) = values[slot], old.identity != source.objectID.identity, let own = inverse.inverseRelationship {
                managedObjectContext?.object(with: old).unlink(self, own)
            }
            change(slot, to: .object(source.objectID))
        case .toMany: changeCollection(slot) { if $0.contains(source.objectID) != true { $0.insert(source.objectID) } }
        case .attribute: break
        }
    }

    /// Removes the other side of a relationship that was set.
    func unlink(_ source: NSManagedObject, _ inverse: NSRelationshipDescription) {
        guard let slot = layout.slotsByName[inverse.name], !flags.contains(.missing) else { return }
        fulfill()
        switch layout.kinds[slot] {
        case .toOne:
            guard case .object(let id) = values[slot], id.identity == source.objectID.identity else { return }
            change(slot, to: .null)
        case .toMany: changeCollection(slot) { if $0.contains(source.objectID) != false { $0.remove(source.objectID) } }
        case .attribute: break
        }
    }

    // MARK: To-many

    /// The collection of a slot, not loaded unless it has been.
    func collection(_ slot: Int) -> ManagedCollection {
        if case .collection(let collection) = values[slot] { return collection }
        let isNew = flags.contains(.inserted) || objectID.isTemporaryID && managedObjectContext?.parent == nil
        let made = ManagedCollection(isOrdered: isOrdered(slot), isLoaded: isNew)
        values[slot] = .collection(made)
        if let committed, case .unloaded = committed[slot] { self.committed?[slot] = .collection(made) }
        if let eventValues, case .unloaded = eventValues[slot] { self.eventValues?[slot] = .collection(made) }
        return made
    }

    /// The collection of a slot, with the store's members.
    func loadedCollection(_ slot: Int) -> ManagedCollection {
        fulfill()
        let collection = collection(slot)
        if !collection.isLoaded { collection.load(managedObjectContext?.members(of: self, relationship(slot)) ?? []) }
        return collection
    }

    /// Changes a collection and reports it. Earlier values keep what it was.
    func changeCollection(_ slot: Int, _ edit: (ManagedCollection) -> Void) {
        let key = layout.slots[slot].name
        fulfill()
        noteChange(slot)
        KeyValueObserving.willChange(self, key)
        var collection = collection(slot)
        if shares(collection, committed, slot) || shares(collection, eventValues, slot) {
            collection = collection.copy()
            values[slot] = .collection(collection)
        }
        edit(collection)
        KeyValueObserving.didChange(self, key)
    }

    private func shares(_ collection: ManagedCollection, _ earlier: [ManagedValue]?, _ slot: Int) -> Bool {
        guard let earlier, case .collection(let known) = earlier[slot] else { return false }
        return known === collection
    }

    /// The destinations, in order where the relationship has one.
    func destinations(_ slot: Int) -> [NSManagedObject] {
        let ids = loadedCollection(slot).members
        guard let context = managedObjectContext else { return [] }
        return ids.map { context.object(with: $0) }
    }

    /// The destination at an index of an ordered relationship.
    func destination(_ slot: Int, at index: Int) -> NSManagedObject {
        let id = loadedCollection(slot).members[index]
        guard let context = managedObjectContext else {
            raise(
                NSExceptionName(rawValue: "NSObjectInaccessibleException"),
                "The destination '\(id)' is not accessible: the context of its owner has gone.")
        }
        return context.object(with: id)
    }

    func collectionObject(_ slot: Int) -> Any {
        isOrdered(slot) ? NSOrderedSet(array: destinations(slot)) : NSSet(array: destinations(slot))
    }

    func add(_ objects: [NSManagedObject], _ slot: Int, at index: Int? = nil) {
        let inverse = relationship(slot).inverseRelationship
        var position = index
        for object in objects {
            checkContext(object, slot)
            guard loadedCollection(slot).contains(object.objectID) != true else { continue }
            if let inverse { releaseOther(object, inverse) }
            changeCollection(slot) { $0.insert(object.objectID, at: position) }
            position = position.map { $0 + 1 }
            if let inverse { object.link(self, inverse) }
        }
    }

    /// Takes an object from the owner that it has, where it may have one only.
    private func releaseOther(_ object: NSManagedObject, _ inverse: NSRelationshipDescription) {
        guard !inverse.isToMany, let slot = object.layout.slotsByName[inverse.name], let own = inverse.inverseRelationship else { return }
        object.fulfill()
        guard case .object(let id) = object.values[slot], id.identity != objectID.identity else { return }
        managedObjectContext?.object(with: id).unlink(object, own)
    }

    func remove(_ objects: [NSManagedObject], _ slot: Int) {
        let inverse = relationship(slot).inverseRelationship
        for object in objects {
            guard loadedCollection(slot).contains(object.objectID) == true else { continue }
            changeCollection(slot) { $0.remove(object.objectID) }
            if let inverse { object.unlink(self, inverse) }
        }
    }

    /// Sets all destinations.
    func setDestinations(_ objects: [NSManagedObject], _ slot: Int) {
        let wanted = Set(objects.map(\.objectID.identity))
        remove(destinations(slot).filter { !wanted.contains($0.objectID.identity) }, slot)
        add(objects, slot)
        if isOrdered(slot) {
            let ids = objects.map(\.objectID)
            if loadedCollection(slot).members.map(\.identity) != ids.map(\.identity) { changeCollection(slot) { $0.reorder(ids) } }
        }
    }

    /// The objects in a collection of any type.
    func objects(in any: Any?, _ slot: Int) -> [NSManagedObject] {
        guard let any = CodedCollection.unwrapped(any) else { return [] }
        if let object = any as? NSManagedObject { return [object] }
        if let objects = any as? [NSManagedObject] { return objects }
        if let objects = any as? Set<NSManagedObject> { return Array(objects) }
        let elements: [Any]? =
            switch any {
            case let any as NSOrderedSet: any.array
            case let any as NSSet: any.allObjects
            case let any as NSArray: any.map { $0 }
            default: nil
            }
        guard let elements else {
            unacceptable(any, slot, "to-many relationship", isOrdered(slot) ? "NSOrderedSet" : "NSSet")
        }
        return elements.compactMap { $0 as? NSManagedObject }
    }

    // MARK: By name

    /// The identifiers of a relationship's destinations, without their rows being fetched.
    public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        guard let slot = layout.slotsByName[key] else { undefined(key, "objectIDsForRelationshipNamed:") }
        fulfill()
        switch layout.kinds[slot] {
        case .toMany: return loadedCollection(slot).members
        case .toOne:
            guard case .object(let id) = values[slot] else { return [] }
            return [id]
        case .attribute: undefined(key, "objectIDsForRelationshipNamed:")
        }
    }

    /// Whether the destinations of a relationship have not been fetched yet.
    public func hasFault(forRelationshipNamed key: String) -> Bool {
        guard let slot = layout.slotsByName[key] else { undefined(key, "hasFaultForRelationshipNamed:") }
        guard !isFault else { return true }
        switch values[slot] {
        case .unloaded: return !flags.contains(.inserted)
        case .collection(let collection): return !collection.isLoaded
        case .object(let id): return managedObjectContext?.registeredObject(for: id)?.isFault ?? true
        default: return false
        }
    }
}
