@testable import CoreData
import QuinceFoundation
import Testing

/// A store with the tables and the metadata that Apple's Core Data writes, as published analyses of such files describe them.
@Suite struct AppleStoreTests {
    private static let statements = [
        "PRAGMA journal_mode = wal",
        "CREATE TABLE ZITEM ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZCOUNT INTEGER, ZISDONE INTEGER, ZPLACE INTEGER, "
            + "ZCOST DECIMAL, ZDATE TIMESTAMP, ZPRICE FLOAT, ZEXTRA VARCHAR, ZTITLE VARCHAR, ZURL VARCHAR, ZDATA BLOB, ZUUID BLOB )",
        "CREATE TABLE Z_1TAGS ( Z_1ITEMS INTEGER, Z_4TAGS INTEGER, PRIMARY KEY (Z_1ITEMS, Z_4TAGS) )",
        "CREATE TABLE ZPLACE ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR )",
        "CREATE TABLE ZTAG ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZFAN INTEGER, Z_FOK_FAN INTEGER, ZLABEL VARCHAR )",
        "CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)",
        "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)",
        "CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB)",
        "CREATE INDEX ZITEM_ZPLACE_INDEX ON ZITEM (ZPLACE)",
        "CREATE INDEX Z_1TAGS_Z_4TAGS_INDEX ON Z_1TAGS (Z_4TAGS, Z_1ITEMS)",
        "INSERT INTO Z_PRIMARYKEY VALUES (1, 'Item', 0, 7), (2, 'Place', 0, 1), (3, 'SpecialItem', 1, 0), (4, 'Tag', 0, 2)",
        "INSERT INTO Z_MODELCACHE VALUES (x'789c0bf66d6070')",
        "INSERT INTO ZPLACE VALUES (1, 2, 3, 'Rome')",
        "INSERT INTO ZITEM VALUES (3, 1, 2, 5, 1, 1, 12.5, 700000000.25, 0.5, NULL, 'Forum', 'https://example.org', x'0102', "
            + "x'000102030405060708090a0b0c0d0e0f')",
        "INSERT INTO ZITEM VALUES (7, 3, 1, NULL, 0, 1, NULL, NULL, NULL, 'more', 'Circus', NULL, NULL, NULL)",
        "INSERT INTO ZTAG VALUES (1, 4, 1, 1, 2048, 'old'), (2, 4, 1, 1, 1024, 'loud')",
        "INSERT INTO Z_1TAGS VALUES (3, 1), (3, 2), (7, 2)",
    ]

    private static let metadata: [String: Any] = [
        "NSPersistenceFrameworkVersion": 1414, "NSPersistenceMaximumFrameworkVersion": 1414, "NSStoreModelVersionHashesVersion": 3,
        "NSStoreModelVersionIdentifiers": [""], "NSStoreType": "SQLite", "_NSAutoVacuumLevel": "2",
        "NSStoreModelVersionHashes": ["Item", "Place", "SpecialItem", "Tag"].reduce(into: [:]) {
            $0[$1] = Data(repeating: UInt8($1.count), count: 32)
        } as [String: Data],
        "NSStoreModelVersionHashesDigest": "q83vASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4k=",
    ]

    private func file(in folder: URL) throws -> URL {
        let file = folder.appendingPathComponent("Apple.sqlite")
        let database = try SQLiteDatabase(path: file.path, access: .create)
        defer { database.close() }
        for statement in Self.statements { try database.execute(statement) }
        let list = try PropertyListSerialization.data(fromPropertyList: Self.metadata, format: .binary, options: 0)
        try database.run(
            "INSERT INTO Z_METADATA VALUES (1, '6E3A1B7C-8D0F-4A52-9C64-1F2E3D4C5B6A', ?)", [.blob(list)])
        return file
    }

    @Test func aStoreOfApplesOpensAndGoesOn() throws {
        let folder = try StoreFixture.makeFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try file(in: folder)
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: ModelFixture.journal())
        let options = NSPersistentStoreDescription(url: file).options
        let store = try coordinator.addPersistentStore(type: .sqlite, at: file, options: options)
        let context = Library.other(on: coordinator)
        let items = try all("Item", "title", in: context)
        #expect(items.map { $0.value(forKey: "title") as? String } == ["Circus", "Forum"])
        #expect(items.map { $0.entity.name } == ["SpecialItem", "Item"])
        #expect(items[0].value(forKey: "extra") as? String == "more")
        try check(items[1])
        let place = try #require(items[1].value(forKey: "place") as? NSManagedObject)
        #expect(place.value(forKey: "name") as? String == "Rome")
        let favourites = place.value(forKey: "favourites") as? NSOrderedSet
        #expect(favourites?.array.map { ($0 as? NSManagedObject)?.value(forKey: "label") as? String } == ["loud", "old"])
        #expect((items[0].value(forKey: "tags") as? NSSet)?.count == 1)
        let new = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
        new.setValue("Temple", forKey: "title")
        place.setValue("Roma", forKey: "name")
        try context.save()
        #expect(new.objectID.key == 8)
        #expect(store.identifier == "6E3A1B7C-8D0F-4A52-9C64-1F2E3D4C5B6A")
        #expect(store.metadata["NSPersistenceFrameworkVersion"] as? Int == 1414)
        try coordinator.remove(store)
        try checkFile(file)
    }

    private func all(_ entity: String, _ key: String, in context: NSManagedObjectContext) throws -> [NSManagedObject] {
        let request = NSFetchRequest<NSManagedObject>(entityName: entity)
        request.sortDescriptors = [NSSortDescriptor(key: key, ascending: true)]
        return try context.fetch(request)
    }

    private func check(_ item: NSManagedObject) throws {
        #expect(item.value(forKey: "count") as? Int == 5)
        #expect(item.value(forKey: "isDone") as? Bool == true)
        #expect(item.value(forKey: "cost") as? NSDecimalNumber == NSDecimalNumber(string: "12.5"))
        #expect(item.value(forKey: "date") as? Date == Date(timeIntervalSinceReferenceDate: 700_000_000.25))
        #expect(item.value(forKey: "price") as? Double == 0.5)
        #expect(item.value(forKey: "url") as? URL == URL(string: "https://example.org"))
        #expect(item.value(forKey: "data") as? Data == Data([1, 2]))
        #expect((item.value(forKey: "uuid") as? UUID)?.uuidString == "00010203-0405-0607-0809-0A0B0C0D0E0F")
        #expect((item.value(forKey: "tags") as? NSSet)?.count == 2)
    }

    /// The tables are as they were, with the changes.
    private func checkFile(_ file: URL) throws {
        let database = try SQLiteDatabase(path: file.path, access: .readOnly)
        defer { database.close() }
        #expect(try database.firstInteger("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_NAME = 'Item'") == 8)
        #expect(try database.firstInteger("SELECT Z_ENT FROM ZITEM WHERE Z_PK = 8") == 1)
        #expect(try database.firstInteger("SELECT Z_OPT FROM ZPLACE WHERE Z_PK = 1") == 4)
        #expect(try database.firstInteger("SELECT COUNT(*) FROM Z_MODELCACHE") == 1)
        #expect(try database.firstInteger("SELECT COUNT(*) FROM sqlite_master WHERE type = 'table'") == 7)
        #expect(try database.firstValue("PRAGMA integrity_check") == .text("ok"))
    }

    @Test func aStoreOfAnotherModelIsAnError() throws {
        let folder = try StoreFixture.makeFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try file(in: folder)
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Library.model())
        let error = #expect(throws: NSError.self) { try coordinator.addPersistentStore(type: .sqlite, at: file) }
        #expect(error?.code == NSPersistentStoreIncompatibleVersionHashError)
    }
}
