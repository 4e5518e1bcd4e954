@_spi(Quince) import QuinceFoundation

// Members that the accessors of `@NSManaged` properties call, into which lowering turns them.
extension NSManagedObject {
    /// The value of a property in its declared type.
    public func _managedValue<Value>(_ key: String) -> Value {
        if ConcurrencyChecks.areOn { ConcurrencyChecks.check(managedObjectContext) }
        guard let slot = layout.slotsByName[key] else { return unmodeledValue(key) }
        if flags.contains(.fault) { willAccessValue(forKey: key) }
        if case .attribute = layout.kinds[slot] { return attributeValue(slot) }
        return relationshipValue(slot)
    }

    /// Sets a property of a declared type.
    public func _setManagedValue<Value>(_ value: Value, _ key: String) {
        guard let slot = layout.slotsByName[key] else {
            if !setRegisteredValue(value, forKey: key) { undefined(key, "setValue:forUndefinedKey:") }
            return
        }
        if case .attribute = layout.kinds[slot], let quick = ManagedScalars.value(of: value) {
            change(slot, to: normalized(quick, slot, value))
        } else {
            setAny(value, slot)
        }
    }

    /// The value of a property in its declared type, without access notifications.
    public func _primitiveManagedValue<Value>(_ key: String) -> Value {
        guard let slot = layout.slotsByName[key] else { undefined(key, "valueForUndefinedKey:") }
        if case .attribute = layout.kinds[slot], !isFault { return attributeValue(slot) }
        return _managedValue(key)
    }

    /// Sets a property without notifications.
    public func _setPrimitiveManagedValue<Value>(_ value: Value, _ key: String) { setPrimitiveValue(value, forKey: key) }

    /// A value of a Swift type in the form of the attribute's; types that do not fit end the app.
    private func normalized<Value>(_ quick: ManagedValue, _ slot: Int, _ value: Value) -> ManagedValue {
        guard case .attribute(let type) = layout.kinds[slot] else { return quick }
        switch (quick, type) {
        case (.null, _): return quick
        case (.integer, .integer16AttributeType), (.integer, .integer32AttributeType), (.integer, .integer64AttributeType),
            (.integer, .booleanAttributeType), (.double, .doubleAttributeType), (.double, .dateAttributeType),
            (.text, .stringAttributeType),
            (.data, .binaryDataAttributeType), (.uuid, .UUIDAttributeType):
            return Value.self == Double.self && type == .dateAttributeType ? managedValue(of: value, for: slot) : quick
        default: return managedValue(of: value, for: slot)
        }
    }

    private func attributeValue<Value>(_ slot: Int) -> Value {
        if let quick: Value = ManagedScalars.make(values[slot]) { return quick }
        let value = any(at: slot)
        if let typed = value as? Value { return typed }
        let wanted = (Value.self as? any AnyOptional.Type)?.wrappedType ?? Value.self
        if let raw = wanted as? any RawRepresentable.Type, let made = ManagedScalars.raw(value, raw) as? Value { return made }
        if value == nil, let none = ManagedScalars.empty(Value.self) { return none }
        return objectArgument(value, "The property '\(layout.slots[slot].name)' of entity '\(entity.name ?? "")'")
    }

    private func relationshipValue<Value>(_ slot: Int) -> Value {
        if case .toOne = layout.kinds[slot] {
            let object = destination(slot)
            if let typed = object as? Value { return typed }
            return objectArgument(object, "The relationship '\(layout.slots[slot].name)' of entity '\(entity.name ?? "")'")
        }
        let wanted = (Value.self as? any AnyOptional.Type)?.wrappedType ?? Value.self
        let objects = destinations(slot)
        if let type = wanted as? any ManagedCollectionValue.Type, let typed = type.collection(of: objects) as? Value { return typed }
        return objectArgument(collectionObject(slot), "The relationship '\(layout.slots[slot].name)' of entity '\(entity.name ?? "")'")
    }

    private func unmodeledValue<Value>(_ key: String) -> Value {
        if let property = layout.propertiesByName[key] as? NSFetchedPropertyDescription {
            return objectArgument(fetchedObjects(property), "The fetched property '\(key)'")
        }
        undefined(key, "valueForUndefinedKey:")
    }

    // MARK: Collections

    private func toMany(_ key: String) -> Int {
        guard let slot = layout.slotsByName[key], case .toMany = layout.kinds[slot] else { undefined(key, "mutableSetValueForKey:") }
        fulfill()
        return slot
    }

    /// Adds an object, or those of a collection, to a to-many relationship.
    public func _addManaged(_ value: Any, _ key: String) {
        let slot = toMany(key)
        add(objects(in: value, slot), slot)
    }

    /// Removes an object, or those of a collection, from a to-many relationship.
    public func _removeManaged(_ value: Any, _ key: String) {
        let slot = toMany(key)
        remove(objects(in: value, slot), slot)
    }

    public func _insertManaged(_ value: Any, at index: Int, _ key: String) {
        let slot = toMany(key)
        add(objects(in: value, slot), slot, at: index)
    }

    public func _insertManaged(_ values: Any, at indexes: NSIndexSet, _ key: String) {
        let slot = toMany(key)
        for (object, index) in zip(objects(in: values, slot), indexes) { add([object], slot, at: index) }
    }

    public func _removeManaged(at index: Int, _ key: String) {
        let slot = toMany(key)
        remove([destination(slot, at: index)], slot)
    }

    public func _removeManaged(at indexes: NSIndexSet, _ key: String) {
        let slot = toMany(key)
        let all = destinations(slot)
        remove(indexes.map { all[$0] }, slot)
    }

    public func _replaceManaged(at index: Int, with value: Any, _ key: String) {
        _removeManaged(at: index, key)
        _insertManaged(value, at: index, key)
    }

    public func _replaceManaged(at indexes: NSIndexSet, with values: Any, _ key: String) {
        _removeManaged(at: indexes, key)
        _insertManaged(values, at: indexes, key)
    }
}

/// The types that most properties have, from and to the form of objects without a detour.
enum ManagedScalars {
    private static func same<From, To>(_ value: From, _: To.Type = To.self) -> To { unsafeBitCast(value, to: To.self) }

    static func make<Value>(_ value: ManagedValue) -> Value? {
        switch value {
        case .integer(let number):
            if Value.self == Bool.self { return (same(number != 0) as Value) }
            if Value.self == Int.self || Value.self == Int64.self { return (same(number) as Value) }
            if Value.self == Int32.self { return (same(Int32(truncatingIfNeeded: number)) as Value) }
            if Value.self == Int16.self { return (same(Int16(truncatingIfNeeded: number)) as Value) }
        case .double(let number):
            if Value.self == Double.self { return (same(number) as Value) }
            if Value.self == Float.self { return (same(Float(number)) as Value) }
            if Value.self == Date?.self { return (same(Optional(Date(timeIntervalSinceReferenceDate: number))) as Value) }
            if Value.self == Date.self { return (same(Date(timeIntervalSinceReferenceDate: number)) as Value) }
        case .text(let text):
            if Value.self == String?.self { return (same(Optional(text)) as Value) }
            if Value.self == String.self { return (same(text) as Value) }
        case .data(let data):
            if Value.self == Data?.self { return (same(Optional(data)) as Value) }
        case .uuid(let uuid):
            if Value.self == UUID?.self { return (same(Optional(uuid)) as Value) }
            if Value.self == UUID.self { return (same(uuid) as Value) }
        default: break
        }
        return nil
    }

    static func value<Value>(of value: Value) -> ManagedValue? {
        if Value.self == String?.self { return (same(value) as String?).map { .text($0) } ?? .null }
        if Value.self == String.self { return .text(same(value)) }
        if Value.self == Int64.self || Value.self == Int.self { return .integer(same(value)) }
        if Value.self == Int32.self { return .integer(Int64(same(value) as Int32)) }
        if Value.self == Int16.self { return .integer(Int64(same(value) as Int16)) }
        if Value.self == Bool.self { return .integer(same(value) as Bool ? 1 : 0) }
        if Value.self == Double.self { return .double(same(value)) }
        if Value.self == Date?.self { return (same(value) as Date?).map { .double($0.timeIntervalSinceReferenceDate) } ?? .null }
        if Value.self == Date.self { return .double((same(value) as Date).timeIntervalSinceReferenceDate) }
        if Value.self == UUID?.self { return (same(value) as UUID?).map { .uuid($0) } ?? .null }
        if Value.self == Data?.self { return (same(value) as Data?).map { .data($0) } ?? .null }
        return nil
    }

    /// The value of an enumeration by its number or text.
    static func raw(_ value: Any?, _ type: any RawRepresentable.Type) -> Any? {
        func open<Raw: RawRepresentable>(_: Raw.Type) -> Any? {
            if let raw = (value ?? NSNumber(value: 0)) as? Raw.RawValue { return Raw(rawValue: raw) }
            guard let number = (value as? NSNumber)?.int64Value, let type = Raw.RawValue.self as? any FixedWidthInteger.Type,
                let raw = type.init(truncatingIfNeeded: number) as? Raw.RawValue
            else { return nil }
            return Raw(rawValue: raw)
        }
        return open(type)
    }

    /// The value of a property that cannot be nil and has none, as Objective-C's zero is bridged.
    static func empty<Value>(_: Value.Type) -> Value? {
        switch Value.self {
        case is Bool.Type: false as? Value
        case is Double.Type: 0.0 as? Value
        case is Float.Type: Float(0) as? Value
        case is String.Type: "" as? Value
        case is Data.Type: Data() as? Value
        case let type as any FixedWidthInteger.Type: type.init(truncatingIfNeeded: 0) as? Value
        default: nil
        }
    }
}
