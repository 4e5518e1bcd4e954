import Testing

@testable import AppBuilder

/// `@NSManaged` members, key paths of fetches and casts of requests.
struct ManagedObjectLoweringTests {
    /// The lines of a source that lowering changes.
    private func lines(_ source: String) -> [String] {
        Lowering.body(source).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test func propertiesReadAndWriteTheObject() {
        let lines = lines(
            """
            class Person: NSManagedObject {
                @NSManaged var name: String?
                @NSManaged public private(set) var a, b: Int16
                @objc(born) @NSManaged var birthday: Date?
                @NSManaged var primitiveName: String?
                @NSManaged dynamic var `default`: String
            }
            """)
        #expect(lines[1] == "var name: String? { get { _managedValue(\"name\") } set { _setManagedValue(newValue, \"name\") } }")
        #expect(
            lines[2]
                == "public private(set) var a: Int16 { get { _managedValue(\"a\") } set { _setManagedValue(newValue, \"a\") } }, "
                + "b: Int16 { get { _managedValue(\"b\") } set { _setManagedValue(newValue, \"b\") } }")
        #expect(lines[3] == "var birthday: Date? { get { _managedValue(\"born\") } set { _setManagedValue(newValue, \"born\") } }")
        #expect(
            lines[4]
                == "var primitiveName: String? { get { _primitiveManagedValue(\"name\") } "
                + "set { _setPrimitiveManagedValue(newValue, \"name\") } }")
        #expect(
            lines[5].hasSuffix(
                "var `default`: String { get { _managedValue(\"default\") } set { _setManagedValue(newValue, \"default\") } }"))
    }

    @Test func layersKeepTheirPropertiesByKey() {
        let lines = lines(
            """
            class Base: CALayer {}
            class Ring: Base {
                @NSManaged var progress: CGFloat
                @NSManaged var primitiveColor: CGColor?
            }
            """)
        let accessors = "{ get { _managedValue(\"progress\") } set { _setManagedValue(newValue, \"progress\") } }"
        #expect(lines[2] == "var progress: CGFloat " + accessors)
        #expect(lines[3].contains("get { _managedValue(\"primitiveColor\") }"))
    }

    @Test func otherClassesHaveNobodyToImplementAProperty() {
        let lines = lines(
            """
            class Model: NSObject {
                @NSManaged var name: String
            }
            """)
        #expect(lines[1].hasPrefix("var name: String { get { Swift.fatalError(\"-[Model name]: unrecognized selector"))
        #expect(lines[1].contains("-[Model setName:]"))
    }

    @Test(arguments: [
        ("@objc(addItemsObject:) @NSManaged func addToItems(_ value: Item)", "_addManaged(value, \"items\")"),
        ("@objc(removeItemsObject:) @NSManaged func removeFromItems(_ value: Item)", "_removeManaged(value, \"items\")"),
        ("@objc(addItems:) @NSManaged func addToItems(_ values: NSSet)", "_addManaged(values, \"items\")"),
        ("@objc(removeItems:) @NSManaged func removeFromItems(_ values: NSSet)", "_removeManaged(values, \"items\")"),
        (
            "@objc(insertObject:inItemsAtIndex:) @NSManaged func insertIntoItems(_ value: Item, at idx: Int)",
            "_insertManaged(value, at: idx, \"items\")"
        ),
        ("@objc(removeObjectFromItemsAtIndex:) @NSManaged func removeFromItems(at idx: Int)", "_removeManaged(at: idx, \"items\")"),
        (
            "@objc(insertItems:atIndexes:) @NSManaged func insertIntoItems(_ values: [Item], at indexes: NSIndexSet)",
            "_insertManaged(values, at: indexes, \"items\")"
        ),
        ("@objc(removeItemsAtIndexes:) @NSManaged func removeFromItems(at indexes: NSIndexSet)", "_removeManaged(at: indexes, \"items\")"),
        (
            "@objc(replaceObjectInItemsAtIndex:withObject:) @NSManaged func replaceItems(at idx: Int, with value: Item)",
            "_replaceManaged(at: idx, with: value, \"items\")"
        ),
        (
            "@objc(replaceItemsAtIndexes:withItems:) @NSManaged func replaceItems(at indexes: NSIndexSet, with values: [Item])",
            "_replaceManaged(at: indexes, with: values, \"items\")"
        ),
        // As older templates and people write them.
        ("@NSManaged func addItemsObject(_ value: Item)", "_addManaged(value, \"items\")"),
        ("@NSManaged func removeItems(_ values: NSSet)", "_removeManaged(values, \"items\")"),
        ("@NSManaged func addToItems(_ value: Item)", "_addManaged(value, \"items\")"),
        ("@NSManaged func insertIntoItems(_ value: Item, at index: Int)", "_insertManaged(value, at: index, \"items\")"),
        ("@NSManaged func removeFromItems(at index: Int)", "_removeManaged(at: index, \"items\")"),
        ("@objc(addToDosObject:) @NSManaged func addToToDos(_ value: Item)", "_addManaged(value, \"toDos\")"),
        ("@objc(addURLsObject:) @NSManaged func addToURLs(_ value: Item)", "_addManaged(value, \"URLs\")"),
    ])
    func functionsChangeTheirRelationship(_ declaration: String, _ call: String) {
        let lines = lines(
            "class Owner: NSManagedObject {\n@NSManaged var items: NSSet?\n@NSManaged var toDos: NSSet?\n@NSManaged var URLs: NSSet?\n\(declaration)\n}"
        )
        #expect(lines[4].hasSuffix(") { \(call) }"), "\(lines[4])")
    }

    @Test func otherFunctionsAreNamed() {
        let errors = Lowering.errors("class Owner: NSManagedObject {\n    @NSManaged func burn()\n}")
        #expect(
            errors.map(\.message)
                == ["the function 'burn' with '@NSManaged' is none of those that change a to-many relationship"])
        #expect(errors.map(\.line) == [2])
    }

    @Test func classesAreMadeByTheirEntity() {
        let text = Lowering.registrations(
            "@objc(Person) class Person: NSManagedObject {\n    @NSManaged var name: String?\n}\nclass Boss: Person {}")
        #expect(text.contains("ObjectRuntime.register(Person.self, objcName: \"Person\")"))
        for name in ["Person", "Boss"] {
            #expect(
                text.contains(
                    "entry.factory(.entityInsertInto) { arguments in \(name)(entity: QuinceFoundation.objectArgument(arguments, 0, \"\(name).init\") "
                        + "as NSEntityDescription, insertInto: "))
        }
        #expect(text.contains("entry.getter(\"name\")"))
        #expect(text.contains("__quinceKeyPath(\\Person.`name`, \"name\")"))
        #expect(text.contains("__quinceKeyPath(\\Boss.`name`, \"name\")"))
        // The factory names types of Core Data.
        #expect(text.split(separator: "\n").first?.contains("import CoreData") == true)
    }

    @Test func fetchesKnowTheNamesOfKeyPaths() {
        let lines = lines(
            """
            let a = NSSortDescriptor(keyPath: \\Person.name, ascending: true)
            let b = [SortDescriptor(\\Person.age, order: .reverse), SortDescriptor<Person>(\\.owner?.name)]
            let c = NSExpression(forKeyPath: \\Person.age)
            struct List {
                @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \\Item.timestamp, ascending: true)], animation: .default)
                var items: Int
                @SectionedFetchRequest(sectionIdentifier: \\.kind, sortDescriptors: [.init(\\.name)])
                var sections: Int
            }
            """)
        #expect(lines[0] == "let a = NSSortDescriptor(keyPath: QuinceFoundation.__quinceKeyPath(\\Person.name, \"name\"), ascending: true)")
        #expect(lines[1].contains("SortDescriptor(QuinceFoundation.__quinceKeyPath(\\Person.age, \"age\"), order: .reverse)"))
        #expect(lines[1].contains("SortDescriptor<Person>(QuinceFoundation.__quinceKeyPath(\\.owner?.name, \"owner.name\"))"))
        #expect(lines[2].contains("__quinceKeyPath(\\Person.age, \"age\")"))
        #expect(
            lines[4].contains(
                "NSSortDescriptor(keyPath: QuinceFoundation.__quinceKeyPath(\\Item.timestamp, \"timestamp\"), ascending: true)"))
        #expect(
            lines[6]
                == "@SectionedFetchRequest(sectionIdentifier: QuinceFoundation.__quinceKeyPath(\\.kind, \"kind\"), "
                + "sortDescriptors: [.init(QuinceFoundation.__quinceKeyPath(\\.name, \"name\"))])")
    }

    @Test func requestsChangeTheirArgument() {
        let lines = lines(
            """
            let a = request as! NSFetchRequest<Person>
            let b = Person.fetchRequest() as? NSFetchRequest<NSFetchRequestResult>
            let c = controller as! CoreData.NSFetchedResultsController<Person>
            let d = objects as! [Person]
            """)
        #expect(lines[0] == "let a = request._retyped() as NSFetchRequest<Person>")
        #expect(lines[1] == "let b = Person.fetchRequest()._retyped() as NSFetchRequest<NSFetchRequestResult>?")
        #expect(lines[2] == "let c = controller._retyped() as CoreData.NSFetchedResultsController<Person>")
        #expect(lines[3] == "let d = objects as! [Person]")
    }

    @Test func snapshotsAreMadeOfTheirReference() {
        let lines = lines(
            """
            class List: NSObject {
                func controller(_ c: Any, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference) {
                    var snapshot = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
                    source.apply(other as NSDiffableDataSourceSnapshot<String, Int>)
                }
            }
            """)
        #expect(lines[2] == "var snapshot = NSDiffableDataSourceSnapshot<String, NSManagedObjectID>(_reference: snapshot )")
        #expect(lines[3] == "source.apply(other as NSDiffableDataSourceSnapshot<String, Int>)")
    }

    @Test func methodsOfValidationReportTheirErrors() {
        let source = """
            import CoreData
            class Person: NSManagedObject {
                @objc func validateName(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>) throws {}
                @objc func load(_ name: String) throws {}
            }
            """
        let text = Lowering(files: ["A.swift": source]).lower("A.swift").text
        let start = "entry.method(\"validateName:error:\") { object, arguments in do { try (object as! Person).`validateName`("
        #expect(text.contains(start))
        #expect(text.contains("return nil } catch { return error } }"))
        #expect(text.contains("entry.method(\"load:error:\") { object, arguments in _ = try? (object as! Person).`load`("))
    }
}
