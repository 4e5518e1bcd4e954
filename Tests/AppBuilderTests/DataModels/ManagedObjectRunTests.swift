import Foundation
import Testing

@testable import AppBuilder

/// Apps whose classes are generated from a data model, running on Core Data.
struct ManagedObjectRunTests {
    private static let model = DataModelText.contents(
        """
            <entity name="Person" representedClassName="Person" isAbstract="YES" codeGenerationType="class">
                <attribute name="name" optional="YES" attributeType="String" defaultValueString="Nobody"/>
                <attribute name="age" optional="YES" attributeType="Integer 16" defaultValueString="7" usesScalarValueType="YES"/>
            </entity>
            <entity name="Author" representedClassName="Author" parentEntity="Person" codeGenerationType="category">
                <relationship name="books" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Book" \
        inverseName="author" inverseEntity="Book"/>
            </entity>
            <entity name="Book" representedClassName=".Book">
                <attribute name="title" optional="YES" attributeType="String"/>
                <attribute name="pages" optional="YES" attributeType="Integer 64" usesScalarValueType="NO"/>
                <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="books" \
        inverseEntity="Author"/>
            </entity>
        """)

    private static let classes = """
        import CoreData

        @objc(Author) public class Author: Person {
            public override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
                super.init(entity: entity, insertInto: context)
            }
            public override func awakeFromInsert() {
                super.awakeFromInsert()
                name = "New"
            }
        }

        public class Book: NSManagedObject {
            @NSManaged var title: String?
            @NSManaged var pages: NSNumber?
            @NSManaged var author: Author?
            public override func willSave() {
                super.willSave()
                if title == nil { title = "Untitled" }
            }
        }
        """

    /// An app that does something with a container's main context.
    private func app(_ statements: String, store: String = "type = NSInMemoryStoreType", in folder: TemporaryFolder) async throws -> URL {
        try folder.write(
            ProjectText.app(
                imports: "import CoreData",
                """
                let container = NSPersistentContainer(name: "Library")
                        container.persistentStoreDescriptions.first!.\(store)
                        container.loadPersistentStores { if let problem = $1 { fatalError("\\(problem)") } }
                        let context = container.viewContext
                        \(statements)
                """), to: "App/A.swift")
        try folder.write(Self.classes, to: "App/Classes.swift")
        try folder.write(Self.model, to: "App/Library.xcdatamodeld/Library.xcdatamodel/contents")
        return try await build(folder.path("App"), into: folder).executable
    }

    private func lines(_ executable: URL, _ arguments: [String] = []) throws -> [String] {
        try run(executable, arguments).split(separator: "\n").map(String.init)
    }

    private func output(_ statements: String) async throws -> [String] {
        let folder = try TemporaryFolder()
        return try lines(try await app(statements, in: folder))
    }

    @Test func objectsOutliveTheProcess() async throws {
        let folder = try TemporaryFolder()
        let executable = try await app(
            """
            let request: NSFetchRequest<Author> = Author.fetchRequest()
            request.sortDescriptors = [NSSortDescriptor(keyPath: \\Author.age, ascending: true)]
            for author in try! context.fetch(request) { print(author.name!, author.age, author.books!.count) }
            let author = Author(context: context)
            author.age = Int16(try! context.count(for: request))
            for title in ["A", "B"] {
                let book = Book(context: context)
                book.title = title
                author.addToBooks(book)
            }
            if CommandLine.arguments.count > 2 { try! context.save() }
            """, store: "url = URL(fileURLWithPath: CommandLine.arguments[1])", in: folder)
        let store = folder.path("Library.sqlite").path
        #expect(try lines(executable, [store, "save"]) == [])
        #expect(try lines(executable, [store]) == ["New 1 2"])
        #expect(try lines(executable, [store, "save"]) == ["New 1 2"])
        #expect(try lines(executable, [store]) == ["New 1 2", "New 2 2"])
    }

    @Test func objectsAreOfTheirClasses() async throws {
        let lines = try await output(
            """
            let author = NSEntityDescription.insertNewObject(forEntityName: "Author", into: context) as! Author
            let book = Book(context: context)
            print(author.name!, author.age, book.pages as Any, Author.entity().name!)
            author.addToBooks(book)
            print(book.author === author, (author.books?.firstObject as? Book) === book)
            try! context.save()
            print(book.title!)
            let request: NSFetchRequest<Author> = Author.fetchRequest()
            request.sortDescriptors = [NSSortDescriptor(keyPath: \\Author.name, ascending: true)]
            let found = try! context.fetch(request)
            print(found.count, found[0] === author)
            let people = try! context.fetch(NSFetchRequest<NSFetchRequestResult>(entityName: "Person")) as! [Person]
            print(people.map { $0.name! })
            """)
        #expect(lines == ["New 7 nil Author", "true true", "Untitled", "1 true", "[\"New\"]"])
    }

    @Test func keysAreThoseOfTheModel() async throws {
        let lines = try await output(
            """
            let author = Author(context: context)
            author.setValue("Ada", forKey: #keyPath(Author.name))
            print(author.name!, author.value(forKey: "name") as! String, author.value(forKeyPath: "books.@count") as Any)
            let names = [\\Author.name]
            print(NSSortDescriptor(keyPath: names[0], ascending: false).key as Any)
            for (title, pages) in [("B", 2), ("A", 1), ("C", 3)] {
                let book = Book(context: context)
                (book.title, book.pages, book.author) = (title, NSNumber(value: pages), author)
            }
            let request = NSFetchRequest<Book>(entityName: "Book")
            request.predicate = NSPredicate(format: "%K > 1 AND author.name == %@", #keyPath(Book.pages), "Ada")
            request.sortDescriptors = [NSSortDescriptor(keyPath: \\Book.title, ascending: false)]
            print(try! context.fetch(request).map { $0.title! })
            author.removeFromBooks(at: 0)
            print(author.books!.count)
            let erased = Author.fetchRequest() as NSFetchRequest<Author>
            let other = erased as! NSFetchRequest<NSFetchRequestResult>
            print(try! context.count(for: other))
            """)
        #expect(
            lines == [
                "Ada Ada Optional(0)", "Optional(\"name\")", "[\"C\", \"B\"]", "2", "1",
            ])
    }

    @Test func errorsOfGeneratedCodeAreThoseOfTheModel() async throws {
        let model = DataModelText.item.replacingOccurrences(
            of: "attributeType=\"Date\"", with: "attributeType=\"Transformable\" customClassName=\"Missing\"")
        let folder = try TemporaryFolder(["App/A.swift": ProjectText.app(imports: "", ""), "App/M.xcdatamodel/contents": model])
        do {
            _ = try await build(folder.path("App"), into: folder)
            Issue.record("there is no such class")
        } catch let failure as BuildFailure {
            let error = try #require(failure.diagnostics.first)
            #expect(error.message == "cannot find type 'Missing' in scope")
            #expect(error.file?.lastPathComponent == "contents")
            #expect(error.line == 4)
            #expect(error.column == 0)
        }
    }
}
