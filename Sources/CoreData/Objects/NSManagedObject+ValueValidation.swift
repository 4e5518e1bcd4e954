@_spi(Quince) import QuinceFoundation

extension NSManagedObject {
    func validate(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, _ slot: Int) throws {
        if let method = entity.validators(of: self)[slot], let error = method(self, [value]) as? NSError { throw error }
        try ValidationError.raise(errors(of: value.pointee, slot))
    }

    /// The error of the class's own method for a property; a value that the method replaces is set.
    func classError(_ slot: Int) -> NSError? {
        guard let method = entity.validators(of: self)[slot] else { return nil }
        let before = any(at: slot).map { $0 as AnyObject }
        var value = before
        let error = withUnsafeMutablePointer(to: &value) {
            method(self, [AutoreleasingUnsafeMutablePointer<AnyObject?>($0)]) as? NSError
        }
        if error == nil, value !== before { setAny(value, slot) }
        return error
    }

    /// The errors of a value that the object does not have yet.
    private func errors(of value: AnyObject?, _ slot: Int) -> [NSError] {
        let property = layout.slots[slot]
        let plain = CodedCollection.unwrapped(value)
        if let relationship = property as? NSRelationshipDescription {
            return countError(relationship, MigrationValues.objects(plain).count).map { [$0] } ?? []
        }
        guard !(property is NSDerivedAttributeDescription) else { return [] }
        guard let plain else {
            return property.isOptional ? [] : [ValidationError.make(NSValidationMissingMandatoryPropertyError, property.name, self)]
        }
        return conditionErrors(property, plain)
    }
}

extension NSEntityDescription {
    /// The methods `validate<Key>(_:)` of the class of an entity's object, by slot.
    func validators(of object: NSManagedObject) -> [Int: ObjectClass.Method] {
        guard type(of: object) != NSManagedObject.self else { return [:] }
        return validators {
            var found: [Int: ObjectClass.Method] = [:]
            for (slot, property) in layout.slots.enumerated() {
                let selector = "validate" + property.name.prefix(1).uppercased() + property.name.dropFirst() + ":error:"
                if let method = ObjectRuntime.method(selector, of: object) { found[slot] = method }
            }
            return found
        }
    }
}
