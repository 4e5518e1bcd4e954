import CoreData
import QuinceCombine
@_spi(Quince) import QuinceFoundation
import Testing

@Suite struct ValidationTests {
    @Test func faultsAreValidatedAndHavePrimitiveValues() throws {
        let context = try Library.context()
        let book = Library.book("Emma", in: context)
        try context.save()
        let other = Library.other(on: context.persistentStoreCoordinator)
        let same = other.object(with: book.objectID)
        #expect(same.isFault)
        #expect(same.primitiveValue(forKey: "title") as? String == "Emma")
        other.refresh(same, mergeChanges: false)
        #expect(same.isFault)
        same.setPrimitiveValue("Persuasion", forKey: "title")
        #expect(same.value(forKey: "title") as? String == "Persuasion")
        other.refresh(same, mergeChanges: false)
        #expect(same.isFault)
        try same.validateForUpdate()
        #expect(!same.isFault)
        #expect(!other.hasChanges)
    }

    @Test func requiredValuesAreChecked() throws {
        let context = try Library.context()
        let shelf = NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: context)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.domain == NSCocoaErrorDomain)
        #expect(error?.code == NSValidationMissingMandatoryPropertyError)
        #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "label")
        #expect(error?.userInfo[NSValidationObjectErrorKey] as? NSManagedObject === shelf)
        #expect(error?.localizedDescription == "label is a required value.")
        #expect(context.hasChanges)
        _ = NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: context)
        let several = #expect(throws: NSError.self) { try context.save() }
        #expect(several?.code == NSValidationMultipleErrorsError)
        #expect((several?.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
    }

    @Test func predicatesOfAttributesAreChecked() throws {
        let model = Library.model()
        model.entitiesByName["Book"]?.attributesByName["pages"]?.setValidationPredicates(
            [NSPredicate(format: "SELF < 100")], withValidationWarnings: ["too thick"])
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        let context = Library.other(on: coordinator)
        let book = Library.book("Emma", 300, in: context)
        let error = #expect(throws: NSError.self) { try book.validateForInsert() }
        #expect(error?.code == NSManagedObjectValidationError)
        #expect(error?.localizedDescription == "too thick")
        book.pages = 30
        try context.save()
    }

    @Test func changesAreUndone() throws {
        let context = try Library.context()
        let undo = UndoManager()
        undo.groupsByEvent = false
        context.undoManager = undo
        func event(_ body: () -> Void) {
            undo.beginUndoGrouping()
            body()
            context.processPendingChanges()
            undo.endUndoGrouping()
        }
        var made: Book?
        event { made = Library.book("Emma", in: context) }
        let book = try #require(made)
        event { book.title = "Persuasion" }
        event { context.delete(book) }
        context.undo()
        #expect(try Library.titles(Library.request(), in: context) == ["Persuasion"])
        context.undo()
        #expect(book.title == "Emma")
        context.redo()
        #expect(book.title == "Persuasion")
        context.undo()
        context.undo()
        #expect(try Library.titles(Library.request(), in: context).isEmpty)
        #expect(!context.hasChanges)
    }

    @Test func valuesAreObserved() throws {
        let context = try Library.context()
        let book = Library.book("Emma", in: context)
        let observer = Observer()
        book.addObserver(observer, forKeyPath: "title", options: [.old, .new], context: nil)
        book.title = "Persuasion"
        book.removeObserver(observer, forKeyPath: "title")
        book.title = "Sanditon"
        #expect(observer.changes.count == 1)
        #expect(observer.changes.first?[.oldKey] as? String == "Emma")
        #expect(observer.changes.first?[.newKey] as? String == "Persuasion")
        var sent = 0
        let subscription = book.objectWillChange.sink { sent += 1 }
        book.title = "Emma"
        #expect(sent == 1)
        subscription.cancel()
    }
}

/// Observes by name, as a class does after lowering.
final class Observer: NSObject {
    var changes: [[NSKeyValueChangeKey: Any]] = []

    override init() {
        super.init()
        Self.registration
    }

    private static let registration: Void = ObjectRuntime.register(Observer.self) { entry in
        entry.method("observeValueForKeyPath:of:change:context:") { object, arguments in
            (object as? Observer)?.changes.append(arguments[2] as? [NSKeyValueChangeKey: Any] ?? [:])
            return nil
        }
    }
}
