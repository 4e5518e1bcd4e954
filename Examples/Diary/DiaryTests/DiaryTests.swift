import CoreData
import XCTest

@testable import Diary

final class DiaryTests: XCTestCase {
    private func container(_ file: URL? = nil) throws -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Diary")
        container.persistentStoreDescriptions.first?.url = file ?? URL(fileURLWithPath: "/dev/null")
        var problem: Error?
        container.loadPersistentStores { problem = $1 }
        if let problem { throw problem }
        return container
    }

    private func entry(_ title: String, _ tags: String = "", in context: NSManagedObjectContext) -> Entry {
        let entry = Entry(context: context)
        entry.title = title
        entry.day = Date(timeIntervalSinceReferenceDate: 600_000_000)
        entry.setTags(tags)
        return entry
    }

    func testTheSearchFindsTitlesTextsAndTags() throws {
        let container = try container()
        let context = container.viewContext
        entry("Snow", "winter", in: context).text = "A frozen lake"
        _ = entry("Meeting", "work", in: context)
        try context.save()
        func titles(_ text: String) throws -> [String?] { try context.fetch(Entry.request(holding: text)).map(\.title) }
        XCTAssertEqual(try titles(""), ["Meeting", "Snow"])
        XCTAssertEqual(try titles("LÁKE"), ["Snow"])
        XCTAssertEqual(try titles("work"), ["Meeting"])
        XCTAssertEqual(try titles("desert"), [])
    }

    func testEntriesShareTheirTags() throws {
        let container = try container()
        let context = container.viewContext
        let (first, second) = (entry("A", "#Walk, lake", in: context), entry("B", "walk", in: context))
        try context.save()
        XCTAssertEqual(first.tagText, "#lake #walk")
        XCTAssertEqual(try context.count(for: Tag.fetchRequest() as NSFetchRequest<Tag>), 2)
        XCTAssertEqual((second.tags?.anyObject() as? Tag)?.entries?.count, 2)
    }

    func testMonthsAreSections() throws {
        let container = try container()
        let context = container.viewContext
        entry("A", in: context).day = Date(timeIntervalSince1970: 1_584_230_400)
        entry("B", in: context).day = Date(timeIntervalSince1970: 1_577_923_200)
        let results = NSFetchedResultsController(
            fetchRequest: Entry.request(holding: ""), managedObjectContext: context, sectionNameKeyPath: "month", cacheName: nil)
        try results.performFetch()
        XCTAssertEqual(results.sections?.map(\.numberOfObjects), [1, 1])
        XCTAssertEqual(results.sections?.first?.name, "March 2020")
    }

    func testTheFirstVersionsStoreIsMigrated() throws {
        let old = try XCTUnwrap(Bundle.main.url(forResource: "Version1", withExtension: "sqlite"))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite")
        try FileManager.default.copyItem(at: old, to: file)
        let container = try container(file)
        let entries = try container.viewContext.fetch(Entry.request(holding: ""))
        XCTAssertEqual(entries.map(\.title), ["First steps", "New year"])
        XCTAssertEqual(entries.first?.day, Date(timeIntervalSince1970: 1_584_230_400))
        XCTAssertEqual(entries.first?.isFavorite, false)
        XCTAssertEqual(entries.first?.tags?.count, 0)
    }

    func testADraftIsForgottenUntilItIsSaved() throws {
        let container = try container()
        let context = container.viewContext
        let draft = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        draft.parent = context
        let entry = entry("Draft", in: draft)
        XCTAssertFalse(context.hasChanges)
        try draft.save()
        XCTAssertEqual(context.insertedObjects.count, 1)
        XCTAssertEqual(entry.title, "Draft")
    }
}
