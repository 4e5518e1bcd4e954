@testable import CoreData
import QuinceFoundation
import Testing

#if canImport(Glibc)
    import Glibc
#endif

@Suite struct SQLiteDamageTests {
    private func code(_ body: () throws -> Void) -> Int? {
        do {
            try body()
            return nil
        } catch {
            return (error as NSError).domain == NSCocoaErrorDomain ? (error as NSError).code : -1
        }
    }

    @Test func filesThatAreNoStoreAreAnErrorAndStayAsTheyAre() throws {
        let folder = try StoreFixture.makeFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("Store.sqlite")
        let text = Data(String(repeating: "This is no database. ", count: 200).utf8)
        try text.write(to: url)
        let store = StoreFixture.makeStore(ModelFixture.journal(), url)
        #expect(code { try store.backend.open() } == 259)
        #expect(try Data(contentsOf: url) == text)
    }

    @Test func damagedPagesAreAnError() throws {
        let model = ModelFixture.journal()
        let fixture = try StoreFixture(model, options: [NSSQLitePragmasOption: ["journal_mode": "DELETE"]])
        for number in 0..<500 { try fixture.insert("Item", ["title": .text("item \(number) \(String(repeating: "x", count: 40))")]) }
        try fixture.backend.close()
        var bytes = try Data(contentsOf: fixture.url)
        for index in 4096..<bytes.count { bytes[index] = 0xa5 }
        try bytes.write(to: fixture.url)
        let found = code {
            try fixture.backend.open()
            _ = try fixture.fetch("Item")
        }
        #expect(found == 259)
    }

    @Test func otherModelsAreAnError() throws {
        let fixture = try StoreFixture(ModelFixture.journal())
        try fixture.insert("Item", ["title": .text("kept")])
        try fixture.backend.close()
        let other = ModelFixture.journal { place, _ in place.properties += [ModelFixture.attribute("height", .doubleAttributeType)] }
        let store = StoreFixture.makeStore(other, fixture.url)
        #expect(code { try store.backend.open() } == 134100)
        try fixture.backend.open()
        #expect(try fixture.fetch("Item").count == 1)
    }

    @Test func readOnlyStoresAreReadAndNotWritten() throws {
        let fixture = try StoreFixture(ModelFixture.journal(), options: [NSSQLitePragmasOption: ["journal_mode": "DELETE"]])
        try fixture.insert("Item")
        try fixture.backend.close()
        let store = StoreFixture.makeStore(fixture.model, fixture.url, [NSReadOnlyPersistentStoreOption: NSNumber(value: true)])
        try store.backend.open()
        #expect(store.backend.isReadOnly)
        guard case .count(let count) = try store.backend.fetch(counting(fixture)) else { return }
        #expect(count == 1)
        #expect(code { _ = try store.backend.reserveKeys(for: fixture.entity("Item"), count: 1) } == 513)
        try store.backend.close()
        let missing = StoreFixture.makeStore(
            fixture.model, fixture.folder.appendingPathComponent("None.sqlite"), [NSReadOnlyPersistentStoreOption: NSNumber(value: true)])
        #expect(code { try missing.backend.open() } == 256)
    }

    private func counting(_ fixture: StoreFixture) -> StoreFetch {
        var request = StoreFetch(entity: fixture.entity("Item"))
        request.result = .count
        return request
    }

    @Test func fullDisksAreAnErrorAndTheStoreStaysWhole() throws {
        let fixture = try StoreFixture(
            ModelFixture.journal(), options: [NSSQLitePragmasOption: ["journal_mode": "DELETE", "max_page_count": "40"]])
        let row = try fixture.insert("Item", ["title": .text("before")])
        #expect(code { try fixture.insert("Item", ["data": .data(Data(repeating: 1, count: 400_000))]) } == 640)
        #expect(try fixture.fetch("Item").map(\.id.key) == [row.id.key])
        let later = try fixture.insert("Item", ["title": .text("after")])
        #expect(try fixture.fetch("Item").map(\.id.key) == [row.id.key, later.id.key])
        #expect(try fixture.backend.database().firstValue("PRAGMA integrity_check") == .text("ok"))
    }

    @Test func processesThatAreKilledWhileSavingLeaveTheStoreWhole() async throws {
        let fixture = try StoreFixture(ModelFixture.journal())
        let row = try fixture.insert("Item", ["title": .text("before")])
        let path = fixture.url.path
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            let model = ModelFixture.journal()
            let store = StoreFixture.makeStore(model, URL(fileURLWithPath: path))
            try store.backend.open()
            let item = model.entitiesByName["Item"]!
            var number = 0
            let batch = StoreBatchInsert(entity: item) {
                number += 1
                // In the middle of the transaction, with pages in the log already.
                if number == 20_000 { kill(getpid(), SIGKILL) }
                var values = item.layout.defaults
                values[item.layout.slotsByName["title"]!] = .text("killed \(number) \(String(repeating: "x", count: 200))")
                return values
            }
            _ = try store.backend.insert(batch)
        }
        #expect(try fixture.fetch("Item").map(\.id.key) == [row.id.key])
        #expect(try fixture.backend.database().firstValue("PRAGMA integrity_check") == .text("ok"))
        try fixture.backend.close()
        try fixture.backend.open()
        try fixture.insert("Item", ["title": .text("after")])
        #expect(try fixture.fetch("Item").count == 2)
    }

    @Test func twoProcessesShareAStore() async throws {
        let fixture = try StoreFixture(ModelFixture.journal())
        let row = try fixture.insert("Item", ["title": .text("mine")])
        let path = fixture.url.path
        await #expect(processExitsWith: .success) { [path = path as String] in
            let model = ModelFixture.journal()
            let store = StoreFixture.makeStore(model, URL(fileURLWithPath: path))
            try store.backend.open()
            let (item, backend) = (model.entitiesByName["Item"]!, store.backend)
            let title = item.layout.slotsByName["title"]!
            for number in 0..<50 {
                var values = item.layout.defaults
                values[title] = .text("theirs \(number)")
                let key = try backend.reserveKeys(for: item, count: 1).lowerBound
                var changes = StoreChangeSet()
                changes.inserted = [StoreRow(id: NSManagedObjectID(entity: item, key: key, store: store), version: 1, values: values)]
                try backend.save(changes)
            }
            guard var old = try backend.row(for: NSManagedObjectID(entity: item, key: 1, store: store)) else { exit(1) }
            old.values[title] = .text("changed")
            var changes = StoreChangeSet()
            changes.updated = [.init(row: old)]
            try backend.save(changes)
            try backend.close()
        }
        #expect(try fixture.fetch("Item").count == 51)
        var changes = StoreChangeSet()
        changes.updated = [.init(row: row)]
        let conflicts = try #require(throws: StoreConflicts.self) { try fixture.backend.save(changes) }
        #expect(conflicts.versions.first?.current?.values[fixture.entity("Item").layout.slotsByName["title"]!] == .text("changed"))
        #expect(try fixture.backend.reserveKeys(for: fixture.entity("Item"), count: 1).lowerBound == 52)
    }
}
