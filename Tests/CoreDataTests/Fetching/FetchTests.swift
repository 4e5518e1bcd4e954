import CoreData
import Testing

@Suite struct FetchTests {
    private func filled(_ kind: String) throws -> NSManagedObjectContext {
        let context = try Library.context(kind)
        for (title, pages) in [("Emma", 30), ("Persuasion", 20), ("Sanditon", 10)] { Library.book(title, Int64(pages), in: context) }
        try context.save()
        return context
    }

    @Test(arguments: Library.kinds) func unsavedChangesAreInCountsAndIdentifiers(kind: String) throws {
        let context = try filled(kind)
        let shelf = Library.shelf("A", in: context)
        try context.save()
        shelf.setValue("B", forKey: "label")
        #expect(try context.count(for: Library.request("pages > 15")) == 2)
        Library.book("Lady Susan", 40, in: context)
        let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        request.resultType = .managedObjectIDResultType
        let ids = try #require(try context.fetch(request) as? [NSManagedObjectID])
        #expect(ids.map { (context.object(with: $0) as? Book)?.title } == ["Emma", "Lady Susan", "Persuasion", "Sanditon"])
        #expect(try context.count(for: Library.request("pages > 15")) == 3)
        let limited = Library.request()
        limited.fetchLimit = 2
        #expect(try context.count(for: limited) == 2)
    }

    @Test(arguments: Library.kinds) func predicatesOrderAndLimitsSelect(kind: String) throws {
        let context = try filled(kind)
        #expect(try Library.titles(Library.request("pages > 15"), in: context) == ["Emma", "Persuasion"])
        #expect(try Library.titles(Library.request("title BEGINSWITH[c] %@", "e"), in: context) == ["Emma"])
        let request = Library.request(sortedBy: "pages")
        (request.fetchOffset, request.fetchLimit) = (1, 1)
        #expect(try Library.titles(request, in: context) == ["Persuasion"])
        #expect(try context.count(for: Library.request("pages < 25")) == 2)
    }

    @Test(arguments: Library.kinds) func relationshipsAreInPredicates(kind: String) throws {
        let context = try filled(kind)
        let shelf = Library.shelf("A", in: context)
        let emma = try #require(try context.fetch(Library.request("title == 'Emma'")).first)
        emma.shelf = shelf
        try context.save()
        #expect(try Library.titles(Library.request("shelf == %@", shelf), in: context) == ["Emma"])
        #expect(try Library.titles(Library.request("shelf.label == 'A'"), in: context) == ["Emma"])
        #expect(try Library.titles(Library.request("SELF IN %@", [emma]), in: context) == ["Emma"])
        let shelves = NSFetchRequest<NSManagedObject>(entityName: "Shelf")
        shelves.predicate = NSPredicate(format: "ANY books.title == 'Emma'")
        #expect(try context.fetch(shelves) == [shelf])
        shelves.predicate = NSPredicate(format: "books.@count == 0")
        #expect(try context.fetch(shelves).isEmpty)
    }

    @Test(arguments: Library.kinds) func unsavedChangesCount(kind: String) throws {
        let context = try filled(kind)
        Library.book("Lady Susan", 40, in: context)
        let emma = try #require(try context.fetch(Library.request("title == 'Emma'")).first)
        emma.pages = 1
        let request = Library.request("pages > 15")
        #expect(try Library.titles(request, in: context) == ["Lady Susan", "Persuasion"])
        #expect(try context.count(for: request) == 2)
        request.fetchLimit = 1
        #expect(try Library.titles(request, in: context) == ["Lady Susan"])
        request.fetchLimit = 0
        request.includesPendingChanges = false
        #expect(try Library.titles(request, in: context).count == 2)
    }

    @Test(arguments: Library.kinds) func otherResultsThanObjects(kind: String) throws {
        let context = try filled(kind)
        let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        request.resultType = .managedObjectIDResultType
        let ids = try #require(try context.fetch(request) as? [NSManagedObjectID])
        #expect(ids.count == 3)
        #expect((context.object(with: ids[0]) as? Book)?.title == "Emma")
        request.resultType = .countResultType
        #expect((try context.fetch(request).first as? NSNumber)?.intValue == 3)
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["title", "pages"]
        let rows = try #require(try context.fetch(request) as? [NSDictionary])
        #expect(rows.first?["title"] as? String == "Emma")
        #expect((rows.first?["pages"] as? NSNumber)?.intValue == 30)
    }

    @Test(arguments: Library.kinds) func aggregatesAndGroups(kind: String) throws {
        let context = try filled(kind)
        Library.book("Emma", 5, in: context)
        try context.save()
        let sum = NSExpressionDescription()
        (sum.name, sum.expressionResultType) = ("total", .integer64AttributeType)
        sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "pages")])
        let request = NSFetchRequest<NSDictionary>(entityName: "Book")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = [sum]
        #expect((try context.fetch(request).first?["total"] as? NSNumber)?.intValue == 65)
        request.propertiesToFetch = ["title", sum]
        request.propertiesToGroupBy = ["title"]
        request.havingPredicate = NSPredicate(format: "total > 20")
        let groups = try context.fetch(request)
        #expect(groups.count == 1)
        #expect(groups.first?["title"] as? String == "Emma")
        #expect((groups.first?["total"] as? NSNumber)?.intValue == 35)
    }

    @Test(arguments: Library.kinds) func requestsAreExecutedInTheContextOfTheirBlock(kind: String) throws {
        let context = try filled(kind)
        let titles = try context.performAndWait { try Library.request().execute().map(\.title) }
        #expect(titles == ["Emma", "Persuasion", "Sanditon"])
    }

    @Test(arguments: Library.kinds) func requestsAreCastToOtherResults(kind: String) throws {
        let context = try filled(kind)
        let request: NSFetchRequest<NSFetchRequestResult> = Library.request()._retyped()
        #expect((try context.fetch(request) as? [Book])?.map(\.title) == ["Emma", "Persuasion", "Sanditon"])
    }
}
