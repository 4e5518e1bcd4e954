@_spi(Quince) import QuinceFoundation

extension NSManagedObject {
    // MARK: Faults

    /// Gives a fault its values: the row fetched already, or the one that the store has.
    func fulfill() {
        guard flags.contains(.fault) else { return }
        guard let context = managedObjectContext else {
            raise(
                NSExceptionName(rawValue: "NSObjectInaccessibleException"),
                "CoreData could not fulfill a fault for '\(objectID)', whose context has gone.")
        }
        context.fulfill(self)
    }

    /// Makes the object one of a row that was fetched, or of none yet.
    func becomeFault(_ id: NSManagedObjectID, of context: NSManagedObjectContext, row: StoreRow?) {
        setID(id)
        managedObjectContext = context
        (flags, committed, eventValues) = ([.fault], nil, nil)
        setRow(row)
    }

    func setRow(_ row: StoreRow?) {
        values = row?.values ?? []
        version = row?.version ?? 0
    }

    /// Sets the values of a row and ends the fault.
    func awake(with row: [ManagedValue]) {
        values = row
        flags.remove(.fault)
        flags.insert(.loading)
        awakeFromFetch()
        flags.remove(.loading)
    }

    /// Drops the values, which are fetched again when they are needed.
    func turnIntoFault() {
        guard !isFault else {
            values = []
            return
        }
        willTurnIntoFault()
        (values, committed, eventValues, fetchedValues) = ([], nil, nil, [:])
        flags.insert(.fault)
        didTurnIntoFault()
    }

    // MARK: Changes

    /// Notes that a slot is about to change: keeps the values that the store has, and tells the context.
    func noteChange(_ slot: Int) {
        guard !flags.contains(.loading), let context = managedObjectContext else { return }
        ConcurrencyChecks.check(context)
        sendWillChange()
        if eventValues == nil { eventValues = values }
        if committed == nil, !flags.contains(.inserted) { committed = values }
        context.noteUpdate(self)
    }

    /// Changes a slot and reports it.
    func change(_ slot: Int, to value: ManagedValue) {
        let key = layout.slots[slot].name
        fulfill()
        noteChange(slot)
        KeyValueObserving.willChange(self, key)
        values[slot] = value
        KeyValueObserving.didChange(self, key)
    }

    /// Whether a slot has another value than in a list of earlier values.
    func differs(_ slot: Int, from earlier: [ManagedValue]) -> Bool {
        switch (values[slot], earlier[slot]) {
        case (.collection(let mine), .collection(let theirs)):
            if mine === theirs { return false }
            if mine.hasChanges != theirs.hasChanges { return true }
            return !(mine.isLoaded && theirs.isLoaded)
                ? mine.added.keys != theirs.added.keys || mine.removed.keys != theirs.removed.keys
                : mine.isOrdered
                    ? mine.members.map(\.identity) != theirs.members.map(\.identity)
                    : Set(mine.members.map(\.identity)) != Set(theirs.members.map(\.identity))
        case (.collection(let mine), .unloaded): return mine.hasChanges
        case (.unloaded, .collection(let theirs)): return theirs.hasChanges
        case (let mine, let theirs): return mine != theirs
        }
    }

    /// The slots whose values are not the store's.
    var changedSlots: [Int] {
        guard let committed else { return [] }
        return layout.slots.indices.filter { differs($0, from: committed) }
    }

    /// The changed properties since the object was fetched or saved, by name, with their new values.
    public func changedValues() -> [String: Any] {
        guard !flags.contains(.fault) else { return [:] }
        let slots = flags.contains(.inserted) ? layout.slots.indices.filter { differs($0, from: layout.defaults) } : changedSlots
        return dictionary(of: slots)
    }

    /// The properties that changed since the context last processed its changes, by name, with their old values.
    public func changedValuesForCurrentEvent() -> [String: Any] {
        guard let eventValues, !isFault else { return [:] }
        let changed = layout.slots.indices.filter { differs($0, from: eventValues) }
        return Dictionary(changed.map { (layout.slots[$0].name, any(eventValues[$0], $0) ?? NSNull()) }) { first, _ in first }
    }

    /// The values that the store has, of the given properties or all.
    public func committedValues(forKeys keys: [String]?) -> [String: Any] {
        guard !flags.contains(.inserted) else { return [:] }
        fulfill()
        let slots = keys.map { $0.compactMap { layout.slotsByName[$0] } } ?? Array(layout.slots.indices)
        let source = committed ?? values
        return Dictionary(slots.map { (layout.slots[$0].name, any(source[$0], $0) ?? NSNull()) }) { first, _ in first }
    }

    private func dictionary(of slots: [Int]) -> [String: Any] {
        Dictionary(slots.map { (layout.slots[$0].name, any(at: $0) ?? NSNull()) }) { first, _ in first }
    }

    // MARK: Values

    /// The value of a slot as key-value coding gives it.
    func any(at slot: Int) -> Any? {
        if case .attribute(.transformableAttributeType) = layout.kinds[slot], case .data = values[slot] {
            let decoded = Transformable.value(of: values[slot], layout.slots[slot])
            values[slot] = decoded
            if let committed, case .data = committed[slot] { self.committed?[slot] = decoded }
        }
        if case .toMany = layout.kinds[slot] { return collectionObject(slot) }
        return any(values[slot], slot)
    }

    func any(_ value: ManagedValue, _ slot: Int) -> Any? {
        switch layout.kinds[slot] {
        case .attribute(let type): return ValueCoding.any(Transformable.value(of: value, layout.slots[slot]), type)
        case .toOne:
            guard case .object(let id) = value else { return nil }
            return managedObjectContext?.object(with: id)
        case .toMany:
            guard case .collection(let collection) = value else { return NSSet() }
            let objects = collection.members.compactMap { managedObjectContext?.object(with: $0) }
            return collection.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
        }
    }

    /// A value of any type in the form that the object holds; one of a wrong type ends the app, as on iOS.
    func managedValue(of any: Any?, for slot: Int) -> ManagedValue {
        switch layout.kinds[slot] {
        case .attribute(let type):
            if let value = ValueCoding.value(of: any, type) { return value }
            if let raw = (any as? any RawRepresentable)?.rawValue, let value = ValueCoding.value(of: raw, type) { return value }
            unacceptable(any, slot, "attribute", (layout.slots[slot] as? NSAttributeDescription)?.attributeValueClassName ?? "")
        case .toOne:
            guard let any = CodedCollection.unwrapped(any) else { return .null }
            guard let object = any as? NSManagedObject else { unacceptable(any, slot, "to-one relationship", "NSManagedObject") }
            return .object(object.objectID)
        case .toMany:
            let collection = ManagedCollection(isOrdered: isOrdered(slot), isLoaded: true)
            for object in objects(in: any, slot) { collection.insert(object.objectID) }
            return .collection(collection)
        }
    }

    func unacceptable(_ value: Any?, _ slot: Int, _ kind: String, _ desired: String) -> Never {
        raise(
            .invalidArgumentException,
            "Unacceptable type of value for \(kind): property = \"\(layout.slots[slot].name)\"; desired type = \(desired); "
                + "given type = \(value.map { "\(type(of: $0))" } ?? "nil"); value = \(value.map { "\($0)" } ?? "nil").")
    }

    func undefined(_ key: String, _ accessor: String) -> Never {
        let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
        raise(
            .undefinedKeyException,
            "[<\(NSStringFromClass(type(of: self))) 0x\(address)> \(accessor)]: the entity \(entity.name ?? "") is not key value "
                + "coding-compliant for the key \"\(key)\".")
    }
}
