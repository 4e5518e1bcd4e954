import SwiftData
import Testing

/// A model that keeps a name beyond its deletion.
@Model final class Ticket {
    @Attribute(.preserveValueOnDeletion) var code: UUID
    @Attribute(.preserveValueOnDeletion) var holder: String
    var price = 1

    init(_ holder: String, code: UUID = UUID()) { (self.holder, self.code) = (holder, code) }
}

@Suite struct HistoryTests {
    private func context(_ container: ModelContainer, _ author: String) -> ModelContext {
        let context = ModelContext(container)
        context.author = author
        return context
    }

    private func container(_ folder: URL? = nil) throws -> ModelContainer {
        let configuration =
            folder.map { ModelConfiguration(url: $0.appendingPathComponent("a.store")) } ?? ModelConfiguration(isStoredInMemoryOnly: true)
        return try ModelContainer(for: Ticket.self, Lonely.self, configurations: configuration)
    }

    private func all(_ context: ModelContext) throws -> [DefaultHistoryTransaction] {
        try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    }

    @Test func savesAreTransactionsWithTypedChanges() throws {
        let context = context(try container(), "app"), code = UUID()
        let ticket = Ticket("Ada", code: code)
        context.insert(ticket)
        try context.save()
        ticket.price = 2
        try context.save()
        let identifier = ticket.persistentModelID
        context.delete(ticket)
        try context.save()
        let transactions = try all(context)
        #expect(transactions.map(\.author) == ["app", "app", "app"])
        let changes = transactions.flatMap(\.changes)
        #expect(changes.map(\.changedPersistentIdentifier) == [identifier, identifier, identifier])
        try #require(changes.count == 3)
        guard case .insert(_ as DefaultHistoryInsert<Ticket>) = changes[0],
            case .update(let update as DefaultHistoryUpdate<Ticket>) = changes[1],
            case .delete(let deletion as DefaultHistoryDelete<Ticket>) = changes[2]
        else {
            Issue.record("other changes: \(changes)")
            return
        }
        #expect(update.updatedAttributes == [\Ticket.price])
        #expect(deletion.tombstone[\.holder] == "Ada")
        #expect(deletion.tombstone[\.code] == code)
        #expect(deletion.tombstone[\.price] == nil)
    }

    @Test func tokensAndAuthorsSelectTransactions() throws {
        let container = try container(), app = context(container, "app"), widget = context(container, "widget")
        app.insert(Lonely())
        try app.save()
        let token = try #require(try all(app).last?.token)
        let kept = try JSONDecoder().decode(DefaultHistoryToken.self, from: JSONEncoder().encode(token))
        #expect(kept == token)
        widget.insert(Ticket("Grace"))
        try widget.save()
        app.insert(Ticket("Emmy"))
        try app.save()
        let later = try app.fetchHistory(
            HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token > kept && $0.author == "widget" }))
        #expect(later.map(\.author) == ["widget"])
        var one = HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token > kept })
        one.fetchLimit = 1
        #expect(try app.fetchHistory(one) == later)
        try app.deleteHistory(HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token <= kept }))
        #expect(try all(app).map(\.author) == ["widget", "app"])
    }

    @Test func historyOutlivesTheContainer() throws {
        try Stores.withFolder { folder in
            let before: [Int64]
            do {
                let context = context(try container(folder), "app")
                context.insert(Ticket("Ada"))
                try context.save()
                before = try all(context).map(\.transactionIdentifier)
            }
            let again = context(try container(folder), "app")
            #expect(try all(again).map(\.transactionIdentifier) == before)
            #expect(before.count == 1)
        }
    }
}
