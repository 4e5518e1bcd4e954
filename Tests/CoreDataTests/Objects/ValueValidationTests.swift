@_spi(Quince) import CoreData
@_spi(Quince) import QuinceFoundation
import Testing

/// A class with a method of validation, as lowering registers it.
private final class Label: NSManagedObject {
    static let registration: Void = ObjectRuntime.register(Label.self) { entry in
        entry.factory(.entityInsertInto) { arguments in
            Label(entity: arguments[0] as! NSEntityDescription, insertInto: arguments[1] as? NSManagedObjectContext)
        }
        entry.method("validateText:error:") { object, arguments in
            do {
                try (object as! Label).validateText(arguments[0] as! AutoreleasingUnsafeMutablePointer<AnyObject?>)
                return nil
            } catch { return error }
        }
    }

    func validateText(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>) throws {
        let text = value.pointee as? String ?? ""
        if text == "bad" { throw NSError(domain: "Label", code: 7) }
        if text.hasPrefix(" ") { value.pointee = text.trimmingCharacters(in: .whitespaces) as NSString }
    }
}

@Suite struct ValueValidationTests {
    private let held = HeldContexts()

    private func label() throws -> NSManagedObject {
        Label.registration
        let entity = Library.entity("Label", Label.self)
        let text = Library.attribute("text", .stringAttributeType, isOptional: false)
        text.setValidationPredicates([NSPredicate(format: "length < 10")], withValidationWarnings: ["too long"])
        entity.properties = [text]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let context = try Library.context(NSInMemoryStoreType, model)
        held.append(context)
        return NSEntityDescription.insertNewObject(forEntityName: "Label", into: context)
    }

    private func validate(_ value: AnyObject?, _ object: NSManagedObject) throws -> AnyObject? {
        var value = value
        try withUnsafeMutablePointer(to: &value) {
            try object.validateValue(AutoreleasingUnsafeMutablePointer<AnyObject?>($0), forKey: "text")
        }
        return value
    }

    @Test func valuesAreValidatedByTheModelAndTheClass() throws {
        let object = try label()
        #expect(try validate("fine" as NSString, object) as? String == "fine")
        #expect(try validate(" trimmed" as NSString, object) as? String == "trimmed")
        let own = #expect(throws: NSError.self) { try validate("bad" as NSString, object) }
        #expect(own?.domain == "Label")
        let long = #expect(throws: NSError.self) { try validate("far too long a text" as NSString, object) }
        #expect(long?.localizedDescription == "too long")
        let missing = #expect(throws: NSError.self) { try validate(nil, object) }
        #expect(missing?.code == NSValidationMissingMandatoryPropertyError)
    }

    @Test func savesAskTheClass() throws {
        let object = try label(), context = try #require(object.managedObjectContext)
        object.setValue("bad", forKey: "text")
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == 7)
        object.setValue(" good", forKey: "text")
        try context.save()
        #expect(object.value(forKey: "text") as? String == "good")
    }
}
