@_spi(Quince) import QuinceFoundation

extension NSManagedObject {
    /// Validates every property; several errors become one of `NSValidationMultipleErrorsError`.
    func validateProperties() throws {
        if values.isEmpty { fulfill() }
        var errors = entity.validators(of: self).keys.sorted().compactMap(classError)
        for slot in layout.validatedSlots ?? Array(layout.slots.indices) {
            // Destinations that were not loaded have not changed.
            if case .unloaded = values[slot], !flags.contains(.inserted) { continue }
            if case .collection(let collection) = values[slot], !collection.hasChanges, !flags.contains(.inserted) { continue }
            errors += validationErrors(slot)
        }
        try ValidationError.raise(errors)
    }

    private func validationErrors(_ slot: Int) -> [NSError] {
        let property = layout.slots[slot]
        guard case .attribute(let type) = layout.kinds[slot] else {
            return (property as? NSRelationshipDescription).map { relationshipErrors($0, slot) } ?? []
        }
        guard !(property is NSDerivedAttributeDescription) else { return [] }
        // A value that is there is all that most properties need.
        if property.validationPredicates.isEmpty, type != .transformableAttributeType, !values[slot].isNull { return [] }
        // Nothing can be wrong with the value.
        if property.isOptional, property.validationPredicates.isEmpty { return [] }
        guard let value = any(at: slot) else {
            guard !property.isOptional else { return [] }
            return [ValidationError.make(NSValidationMissingMandatoryPropertyError, property.name, self)]
        }
        return conditionErrors(property, value)
    }

    /// The errors of the conditions that the model sets on a property's value.
    func conditionErrors(_ property: NSPropertyDescription, _ value: Any) -> [NSError] {
        zip(
            property.validationPredicates,
            property.validationWarnings + Array(repeating: NSNull(), count: property.validationPredicates.count)
        )
        .compactMap { predicate, warning in
            guard !predicate.evaluate(with: value) else { return nil }
            return ValidationError.make(
                (warning as? NSNumber)?.intValue ?? NSManagedObjectValidationError, property.name, self, value: value, predicate: predicate,
                message: warning as? String)
        }
    }

    private func relationshipErrors(_ relationship: NSRelationshipDescription, _ slot: Int) -> [NSError] {
        guard relationship.isToMany else {
            guard destination(slot) == nil, !relationship.isOptional else { return [] }
            return [ValidationError.make(NSValidationMissingMandatoryPropertyError, relationship.name, self)]
        }
        let needed = relationship.isOptional ? 0 : max(relationship.minCount, 1)
        guard needed > 0 || relationship.minCount > 0 || relationship.maxCount > 0 else { return [] }
        return countError(relationship, loadedCollection(slot).count).map { [$0] } ?? []
    }

    /// The error of a number of destinations; nil where it is allowed.
    func countError(_ relationship: NSRelationshipDescription, _ count: Int) -> NSError? {
        guard relationship.isToMany else {
            guard count == 0, !relationship.isOptional else { return nil }
            return ValidationError.make(NSValidationMissingMandatoryPropertyError, relationship.name, self)
        }
        if count == 0, relationship.isOptional { return nil }
        let needed = relationship.isOptional ? 0 : max(relationship.minCount, 1)
        if count < max(needed, relationship.minCount) {
            let code =
                count == 0 && relationship.minCount <= 1
                ? NSValidationMissingMandatoryPropertyError : NSValidationRelationshipLacksMinimumCountError
            return ValidationError.make(code, relationship.name, self)
        }
        guard relationship.maxCount > 0, count > relationship.maxCount else { return nil }
        return ValidationError.make(NSValidationRelationshipExceedsMaximumCountError, relationship.name, self)
    }

    /// Validates the relationships that deny a deletion.
    func validateDeletion() throws {
        guard let context = managedObjectContext, !flags.contains(.missing) else { return }
        var errors: [NSError] = []
        for slot in layout.relationshipSlots where relationship(slot).deleteRule == .denyDeleteRule {
            let ids: [NSManagedObjectID] = objectIDs(forRelationshipNamed: relationship(slot).name)
            guard ids.contains(where: { !context.object(with: $0).isDeleted }) else { continue }
            errors.append(ValidationError.make(NSValidationRelationshipDeniedDeleteError, relationship(slot).name, self))
        }
        try ValidationError.raise(errors)
    }
}

/// Errors of validation.
enum ValidationError {
    static func make(
        _ code: Int, _ key: String, _ object: NSManagedObject, value: Any? = nil, predicate: Foundation.NSPredicate? = nil,
        message: String? = nil
    ) -> NSError {
        var information: [String: Any] = [NSValidationKeyErrorKey: key, NSValidationObjectErrorKey: object]
        information[NSLocalizedDescriptionKey] = message ?? text(code, key)
        if let value { information[NSValidationValueErrorKey] = value }
        if let predicate { information[NSValidationPredicateErrorKey] = predicate }
        return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: information)
    }

    private static func text(_ code: Int, _ key: String) -> String {
        switch code {
        case NSValidationMissingMandatoryPropertyError: "\(key) is a required value."
        case NSValidationRelationshipLacksMinimumCountError: "\(key) has too few objects."
        case NSValidationRelationshipExceedsMaximumCountError: "\(key) has too many objects."
        case NSValidationRelationshipDeniedDeleteError: "\(key) must be empty before deletion."
        case NSValidationNumberTooLargeError: "\(key) is too large."
        case NSValidationNumberTooSmallError: "\(key) is too small."
        case NSValidationDateTooLateError: "\(key) is too late."
        case NSValidationDateTooSoonError: "\(key) is too soon."
        case NSValidationStringTooLongError: "\(key) is too long."
        case NSValidationStringTooShortError: "\(key) is too short."
        case NSValidationStringPatternMatchingError: "\(key) does not match the required pattern."
        default: "\(key) is not valid."
        }
    }

    /// Throws the errors: one as it is, several inside of one.
    static func raise(_ errors: [NSError]) throws {
        guard let first = errors.first else { return }
        throw errors.count == 1 ? first : combined(errors)
    }

    /// One error of several, those in them included.
    static func combined(_ errors: [NSError]) -> NSError {
        let all = errors.flatMap { $0.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [$0] }
        return NSError(
            domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
            userInfo: [NSDetailedErrorsKey: all, NSLocalizedDescriptionKey: "Multiple validation errors occurred."])
    }
}
