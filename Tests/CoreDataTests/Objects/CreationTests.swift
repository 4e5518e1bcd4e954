@_spi(Quince) import CoreData
@_spi(Quince) import QuinceFoundation
import Testing

/// Objects that are made by their class.
@Suite struct CreationTests {
    private func make<Made: NSManagedObject>(_ type: Made.Type, _ context: NSManagedObjectContext) -> Made {
        // What lowering writes for `type.init(context: context)`.
        __quinceMade(__quinceDynamic(type).init(context: context))
    }

    @Test func aMetatypesClassIsMade() throws {
        let context = try Library.context()
        let book: NSManagedObject = make(Book.self as NSManagedObject.Type, context)
        #expect(type(of: book) == Book.self)
        #expect(book.managedObjectContext === context)
        #expect(book.entity.name == "Book")
        #expect(context.insertedObjects == [book])
    }

    @Test func oneWithoutAContextStaysByItself() throws {
        let context = try Library.context()
        let book = withExtendedLifetime(context) { Book() }
        #expect(book.managedObjectContext == nil)
        #expect(context.insertedObjects.isEmpty)
    }
}
