@testable import CoreData
import QuinceFoundation
import Testing

/// Random models, objects and predicates, each evaluated in memory and through SQLite.
///
/// `QUINCE_DIFFERENTIAL_CASES` sets the number of predicates, `QUINCE_DIFFERENTIAL_SEED` the seed of the first model.
@Suite struct DifferentialTests {
    private static func setting(_ name: String) -> UInt64? { ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } }

    @Test func predicatesAnswerAlikeInMemoryAndInSQLite() throws {
        let cases = Int(Self.setting("QUINCE_DIFFERENTIAL_CASES") ?? 3000)
        let first = Self.setting("QUINCE_DIFFERENTIAL_SEED") ?? 26
        let perModel = 60
        var failures = 0
        for seed in first..<first + UInt64((cases + perModel - 1) / perModel) where failures < 5 {
            failures += try Self.differences(seed: seed, cases: perModel)
        }
        print("differential: \(cases) predicates from seed \(first), \(failures) differences")
        #expect(failures == 0)
    }

    private static func differences(seed: UInt64, cases: Int) throws -> Int {
        var random = SeededGenerator(seed: seed)
        let model = try DifferentialModel(&random)
        var predicates = DifferentialPredicates(model: model, random: random)
        var failures = 0
        for number in 0..<cases {
            let entity = random.pick(model.fixture.model.entities)
            let made = predicates.next(entity)
            let memory = made.predicate { $0 }
            let stored = made.predicate { $0.row.id }
            let sort = descriptors(entity, &random)
            let expected = sorted(model.objects[entity.name!]!.filter { memory.evaluate(with: $0) }, sort)
            let rows = try model.fixture.fetch(entity.name!, stored) { $0.sortDescriptors = sort }
            guard rows.map(\.id.key) != expected.map(\.row.id.key) else { continue }
            failures += 1
            Issue.record(
                """
                seed \(seed) case \(number): \(entity.name!) where \(memory.predicateFormat) sorted by \(sort): in memory \
                \(expected.map(\.row.id.key)), in SQLite \(rows.map(\.id.key)): \(sql(stored, entity, model))
                """
            )
        }
        return failures
    }

    private static func sql(_ predicate: NSPredicate, _ entity: NSEntityDescription, _ model: DifferentialModel) -> String {
        var request = StoreFetch(entity: entity)
        request.predicate = predicate
        let backend = model.fixture.backend
        let sql = try? SelectBuilder(request, backend.place(of: entity), backend.schema, model.fixture.store).objects("*")
        return "\(sql?.text ?? "") \(sql?.values ?? [])"
    }

    private static func descriptors(_ entity: NSEntityDescription, _ random: inout SeededGenerator) -> [NSSortDescriptor] {
        let attributes = entity.layout.slots.compactMap { $0 as? NSAttributeDescription }
        return (0..<Int.random(in: 0...2, using: &random)).map { _ in
            NSSortDescriptor(key: random.pick(attributes).name, ascending: random.chance(50))
        }
    }

    private static func sorted(_ objects: [MemoryObject], _ descriptors: [NSSortDescriptor]) -> [MemoryObject] {
        objects.sorted { left, right in
            for descriptor in descriptors {
                let order = descriptor.compare(left, to: right)
                if order != .orderedSame { return order == .orderedAscending }
            }
            return left.row.id.key < right.row.id.key
        }
    }
}
