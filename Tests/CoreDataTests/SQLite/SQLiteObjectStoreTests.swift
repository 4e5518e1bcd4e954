@testable import CoreData
import QuinceFoundation
import Testing

@Suite struct SQLiteObjectStoreTests {
    @Test func valuesOfAllTypesSurviveTheFile() throws {
        let fixture = try StoreFixture(ModelFixture.journal())
        let uuid = UUID()
        let values: [String: ManagedValue] = [
            "title": .text("Grüße\u{0}x"), "count": .integer(-7), "price": .double(0.1), "isDone": .integer(1), "date": .double(123.5),
            "data": .data(Data([0, 1, 2])), "uuid": .uuid(uuid), "url": .url(URL(string: "https://example.org/a?b")!),
            "cost": .decimal(NSDecimalNumber(string: "12.34")),
        ]
        let row = try fixture.insert("Item", values)
        try fixture.backend.close()
        try fixture.backend.open()
        let read = try #require(try fixture.backend.row(for: row.id))
        #expect(read.version == 1)
        for (name, value) in values { #expect(read.values[fixture.entity("Item").layout.slotsByName[name]!] == value, "\(name)") }
        let empty = try fixture.insert("Item", ["data": .data(Data()), "title": .text("")])
        let again = try #require(try fixture.backend.row(for: empty.id))
        #expect(again.values[fixture.entity("Item").layout.slotsByName["data"]!] == .data(Data()))
        #expect(again.values[fixture.entity("Item").layout.slotsByName["title"]!] == .text(""))
        #expect(again.values[fixture.entity("Item").layout.slotsByName["price"]!].isNull)
    }

    @Test func tablesHaveTheDocumentedNames() throws {
        let fixture = try StoreFixture(ModelFixture.journal())
        let database = try fixture.backend.database()
        var tables: [String: [String]] = [:]
        var names: [String] = []
        try database.forEachRow("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name") { names.append($0.text(0)) }
        for name in names {
            try database.forEachRow("SELECT name FROM pragma_table_info(?)", [.text(name)]) { tables[name, default: []].append($0.text(0)) }
        }
        #expect(tables["ZITEM"]?.prefix(3) == ["Z_PK", "Z_ENT", "Z_OPT"])
        #expect(tables["ZITEM"]?.contains("ZEXTRA") == true)
        #expect(tables["ZSPECIALITEM"] == nil)
        #expect(tables["Z_1TAGS"] == ["Z_1ITEMS", "Z_4TAGS"])
        #expect(tables["ZTAG"]?.contains("Z_FOK_FAN") == true)
        #expect(tables["Z_PRIMARYKEY"] == ["Z_ENT", "Z_NAME", "Z_SUPER", "Z_MAX"])
        #expect(tables["Z_METADATA"] == ["Z_VERSION", "Z_UUID", "Z_PLIST"])
        var entities: [String] = []
        try database.forEachRow("SELECT Z_ENT, Z_NAME, Z_SUPER FROM Z_PRIMARYKEY ORDER BY Z_ENT") {
            entities.append("\($0.integer(0)) \($0.text(1)) \($0.integer(2))")
        }
        #expect(entities == ["1 Item 0", "2 Place 0", "3 SpecialItem 1", "4 Tag 0"])
    }

    @Test func objectsOfSubentitiesAreFetchedWithTheirOwnValues() throws {
        let fixture = try StoreFixture(ModelFixture.journal())
        try fixture.insert("Item", ["title": .text("plain")])
        try fixture.insert("SpecialItem", ["title": .text("special"), "extra": .text("more")])
        let rows = try fixture.fetch("Item")
        #expect(rows.map { $0.id.entity.name } == ["Item", "SpecialItem"])
        #expect(rows[1].values[fixture.entity("SpecialItem").layout.slotsByName["extra"]!] == .text("more"))
        #expect(try fixture.fetch("Item") { $0.includesSubentities = false }.count == 1)
        #expect(try fixture.fetch("SpecialItem").count == 1)
        #expect(Set(rows.map(\.id.key)).count == 2)
    }

    @Test func relationshipsLeadBothWays() throws {
        let fixture = try StoreFixture(ModelFixture.journal())
        let place = try fixture.insert("Place", ["name": .text("Home")])
        let items = try (0..<3).map { _ in try fixture.insert("Item", ["place": .object(place.id)]) }
        let tags = try (0..<3).map { try fixture.insert("Tag", ["label": .text("\($0)"), "fan": .object(place.id)]) }
        var changes = StoreChangeSet()
        var links = StoreChangeSet.Links(relationship: fixture.entity("Item").relationshipsByName["tags"]!, id: items[0].id)
        links.added = [tags[0].id, tags[1].id]
        var order = StoreChangeSet.Links(relationship: fixture.entity("Place").relationshipsByName["favourites"]!, id: place.id)
        order.ordered = [tags[2].id, tags[0].id, tags[1].id]
        changes.links = [links, order]
        try fixture.backend.save(changes)
        func destinations(_ entity: String, _ name: String, _ ids: [NSManagedObjectID]) throws -> [[Int64]] {
            try fixture.backend.destinations(of: fixture.entity(entity).relationshipsByName[name]!, from: ids).map { $0.map(\.key) }
        }
        #expect(try destinations("Place", "items", [place.id]) == [items.map(\.id.key)])
        #expect(try destinations("Item", "tags", items.map(\.id)) == [[tags[0].id.key, tags[1].id.key], [], []])
        #expect(try destinations("Tag", "items", [tags[1].id]) == [[items[0].id.key]])
        #expect(try destinations("Place", "favourites", [place.id]) == [[3, 1, 2]])
        changes = StoreChangeSet()
        changes.deleted = [.init(id: tags[0].id, expectedVersion: 1)]
        try fixture.backend.save(changes)
        #expect(try destinations("Item", "tags", [items[0].id]) == [[tags[1].id.key]])
    }

    @Test func savesOfStaleVersionsAreConflictsAndChangeNothing() throws {
        let fixture = try StoreFixture(ModelFixture.journal())
        var row = try fixture.insert("Item", ["title": .text("one")])
        let title = fixture.entity("Item").layout.slotsByName["title"]!
        row.values[title] = .text("two")
        var changes = StoreChangeSet()
        changes.updated = [.init(row: row, changedSlots: [title])]
        try fixture.backend.save(changes)
        row.values[title] = .text("three")
        changes.updated = [.init(row: row)]
        changes.inserted = [try fixture.row(fixture.entity("Item"))]
        let conflicts = try #require(throws: StoreConflicts.self) { try fixture.backend.save(changes) }
        #expect(conflicts.versions.count == 1)
        #expect(conflicts.versions.first?.current?.version == 2)
        #expect(conflicts.versions.first?.current?.values[title] == .text("two"))
        #expect(try fixture.fetch("Item").count == 1)
        changes = StoreChangeSet()
        changes.deleted = [.init(id: row.id, expectedVersion: 2)]
        try fixture.backend.save(changes)
        let gone = try #require(throws: StoreConflicts.self) { try fixture.backend.save(changes) }
        #expect(gone.versions.first?.current == nil)
    }

    @Test func uniquenessConstraintsAreConflictsUnlessValuesChangePlaces() throws {
        let fixture = try StoreFixture(ModelFixture.journal { _, item in item.uniquenessConstraints = [["title"]] })
        let (first, second) = (try fixture.insert("Item", ["title": .text("a")]), try fixture.insert("Item", ["title": .text("b")]))
        var changes = StoreChangeSet()
        changes.inserted = [try fixture.row(fixture.entity("Item"), ["title": .text("a")])]
        let conflicts = try #require(throws: StoreConflicts.self) { try fixture.backend.save(changes) }
        #expect(conflicts.constraints.first?.properties == ["title"])
        #expect(conflicts.constraints.first?.current?.id.key == first.id.key)
        #expect(conflicts.constraints.first?.ids.map(\.key) == [changes.inserted[0].id.key])
        let title = fixture.entity("Item").layout.slotsByName["title"]!
        var (mine, theirs) = (first, second)
        (mine.values[title], theirs.values[title]) = (.text("b"), .text("a"))
        changes = StoreChangeSet()
        changes.updated = [.init(row: mine), .init(row: theirs)]
        try fixture.backend.save(changes)
        #expect(try fixture.fetch("Item").map { $0.values[title] } == [.text("b"), .text("a")])
        // Missing values are never the same.
        try fixture.insert("Item")
        try fixture.insert("Item")
    }

    @Test func dictionariesAreGroupedAndAggregated() throws {
        let fixture = try StoreFixture(ModelFixture.journal())
        for (title, price) in [("a", 1.5), ("a", 2.5), ("b", 10)] {
            try fixture.insert("Item", ["title": .text(title), "price": .double(price), "count": .integer(Int64(price))])
        }
        var request = StoreFetch(entity: fixture.entity("Item"))
        request.result = .dictionaries
        request.columns = [
            .init(name: "title", source: .keyPath("title")),
            .init(
                name: "total",
                source: .expression(
                    NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "price")]), resultType: .doubleAttributeType)),
            .init(
                name: "number",
                source: .expression(
                    NSExpression(forFunction: "count:", arguments: [NSExpression(forKeyPath: "title")]), resultType: .integer64AttributeType
                )),
        ]
        request.groupBy = ["title"]
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: false)]
        guard case .dictionaries(let all) = try fixture.backend.fetch(request) else { return }
        #expect(all.map { $0["title"] as? String } == ["b", "a"])
        #expect(all.map { $0["total"] as? Double } == [10, 4])
        #expect(all.map { $0["number"] as? Int } == [1, 2])
        request.having = NSPredicate(format: "total < 5")
        guard case .dictionaries(let some) = try fixture.backend.fetch(request) else { return }
        #expect(some.map { $0["title"] as? String } == ["a"])
        (request.groupBy, request.having, request.isDistinct, request.columns) = ([], nil, true, [request.columns[0]])
        guard case .dictionaries(let distinct) = try fixture.backend.fetch(request) else { return }
        #expect(distinct.count == 2)
    }

    @Test func limitsAndOffsetsCountAfterTheOrder() throws {
        let fixture = try StoreFixture(ModelFixture.journal())
        for number in [5, 3, 9, 1] { try fixture.insert("Item", ["count": .integer(Int64(number))]) }
        let count = fixture.entity("Item").layout.slotsByName["count"]!
        let rows = try fixture.fetch("Item") {
            ($0.limit, $0.offset) = (2, 1)
            $0.sortDescriptors = [NSSortDescriptor(key: "count", ascending: false)]
        }
        #expect(rows.map { $0.values[count] } == [.integer(5), .integer(3)])
        var request = StoreFetch(entity: fixture.entity("Item"))
        (request.result, request.limit) = (.count, 3)
        guard case .count(let number) = try fixture.backend.fetch(request) else { return }
        #expect(number == 3)
    }

    @Test func textsAreSortedAsTheirSelectorsDo() throws {
        let fixture = try StoreFixture(ModelFixture.journal())
        for title in ["b10", "B2", "a", "Ä", "z"] { try fixture.insert("Item", ["title": .text(title)]) }
        let slot = fixture.entity("Item").layout.slotsByName["title"]!
        func sorted(_ selector: String?) throws -> [String] {
            try fixture.fetch("Item") {
                $0.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true, selector: selector.map { Selector($0) })]
            }.map { if case .text(let text) = $0.values[slot] { text } else { "" } }
        }
        #expect(try sorted(nil) == ["B2", "a", "b10", "z", "Ä"])
        let titles = ["b10", "B2", "a", "Ä", "z"]
        #expect(try sorted("caseInsensitiveCompare:") == titles.sorted { $0.caseInsensitiveCompare($1) == .orderedAscending })
        #expect(try sorted("localizedStandardCompare:") == ["a", "Ä", "B2", "b10", "z"])
    }

    @Test func batchesChangeRowsInPlace() throws {
        let fixture = try StoreFixture(ModelFixture.journal { _, item in item.uniquenessConstraints = [["title"]] })
        let item = fixture.entity("Item")
        let (title, count) = (item.layout.slotsByName["title"]!, item.layout.slotsByName["count"]!)
        var pending = ["a", "b", "a"].enumerated().map { number, text -> [ManagedValue] in
            var values = item.layout.defaults
            (values[title], values[count]) = (.text(text), .integer(Int64(number)))
            return values
        }
        let ids = try fixture.backend.insert(StoreBatchInsert(entity: item) { pending.isEmpty ? nil : pending.removeFirst() })
        #expect(ids.count == 3)
        #expect(try fixture.fetch("Item").map { $0.values[count] } == [.integer(2), .integer(1)])
        var fetch = StoreFetch(entity: item)
        fetch.predicate = NSPredicate(format: "count > 1")
        let sum = NSExpression(format: "count + 10")
        let updated = try fixture.backend.update(StoreBatchUpdate(fetch: fetch, values: [(item.propertiesByName["count"]!, sum)]))
        #expect(updated.map(\.key) == [ids[0].key])
        #expect(try fixture.fetch("Item").map { $0.values[count] } == [.integer(12), .integer(1)])
        #expect(try fixture.backend.delete(StoreBatchDelete(fetch: fetch)).count == 1)
        #expect(try fixture.fetch("Item").map { $0.values[title] } == [.text("b")])
    }

    @Test func batchDeletionsFollowTheRules() throws {
        let fixture = try StoreFixture(ModelFixture.journal())
        let place = try fixture.insert("Place")
        try fixture.insert("Item", ["place": .object(place.id)])
        let tag = try fixture.insert("Tag", ["fan": .object(place.id)])
        _ = try fixture.backend.delete(StoreBatchDelete(fetch: StoreFetch(entity: fixture.entity("Place"))))
        #expect(try fixture.fetch("Item").isEmpty)
        let fan = try #require(try fixture.backend.row(for: tag.id))
        #expect(fan.values[fixture.entity("Tag").layout.slotsByName["fan"]!].isNull)
    }

    @Test func largeDataLiesInFilesOfItsOwn() throws {
        let fixture = try StoreFixture(
            ModelFixture.journal { _, item in item.attributesByName["data"]!.allowsExternalBinaryDataStorage = true })
        let large = Data(repeating: 7, count: 200_000)
        let row = try fixture.insert("Item", ["data": .data(large)])
        let small = try fixture.insert("Item", ["data": .data(Data([1, 2]))])
        let slot = fixture.entity("Item").layout.slotsByName["data"]!
        let folder = fixture.folder.appendingPathComponent(".Store_SUPPORT/_EXTERNAL_DATA").path
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
        #expect(try fixture.backend.row(for: row.id)?.values[slot] == .data(large))
        #expect(try fixture.backend.row(for: small.id)?.values[slot] == .data(Data([1, 2])))
        var changes = StoreChangeSet()
        changes.deleted = [.init(id: row.id, expectedVersion: 1)]
        try fixture.backend.save(changes)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
}
