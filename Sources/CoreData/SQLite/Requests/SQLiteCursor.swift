import Dispatch
import QuinceFoundation

/// The identifiers of a fetch, read on a connection of their own, so that nothing waits for all of them.
final class SQLiteCursor: StoreCursor, @unchecked Sendable {
    private let database: SQLiteDatabase
    private let readers: SQLiteReaders
    private let schema: SQLiteSchema
    private let owner: NSPersistentStoreReference
    private let state = NSCondition()
    private var keys: [Int64] = []
    /// The numbers of the rows' entities; empty where all are of the same one.
    private var numbers: [Int64] = []
    private var isComplete = false
    private var problem: SQLiteFailure?
    private let isUniform: Bool
    private let only: Int64
    let count: Int

    /// The number of rows that are handed over at once.
    private static let portion = 4096

    /// Counts the rows and reads the first of them.
    ///
    /// - Parameters:
    ///   - database: A connection that is used for nothing else until the rows are read.
    ///   - first: The number of identifiers to read at once.
    init(_ request: StoreFetch, _ place: SQLiteEntity, on database: SQLiteDatabase, of store: SQLiteObjectStore, first: Int) throws {
        (self.database, readers, schema, owner) = (database, store.connections, store.schema, store.owner)
        (isUniform, only) = (place.family.count == 1 || !request.includesSubentities, place.number)
        let total = try SelectBuilder(request, place, store.schema, store.owner.store).count()
        let builder = SelectBuilder(request, place, store.schema, store.owner.store)
        let alias = builder.root.alias
        let selection = try builder.objects("\(alias).Z_PK" + (isUniform ? "" : ", \(alias).Z_ENT"))
        try database.execute("BEGIN")
        count = Int(try database.firstInteger(total.text, total.values) ?? 0)
        SQLiteLog.shared.statement(selection.text, selection.values)
        let statement = try database.statement(selection.text)
        statement.bind(selection.values)
        keys.reserveCapacity(count)
        if try read(statement, most: first) {
            finish(statement, nil)
        } else {
            DispatchQueue.global(qos: .utility).async { self.readRest(statement) }
        }
    }

    // MARK: Reading

    /// Reads rows; true after the last one.
    private func read(_ statement: SQLiteStatement, most: Int) throws -> Bool {
        var (newKeys, newNumbers): ([Int64], [Int64]) = ([], [])
        newKeys.reserveCapacity(most)
        var isLast = false
        while newKeys.count < most {
            guard try statement.step() else {
                isLast = true
                break
            }
            newKeys.append(statement.integer(0))
            if !isUniform { newNumbers.append(statement.integer(1)) }
        }
        state.withLock {
            keys += newKeys
            numbers += newNumbers
            state.broadcast()
        }
        return isLast
    }

    private func readRest(_ statement: SQLiteStatement) {
        do {
            while try !read(statement, most: Self.portion), !readers.isClosed {}
            finish(statement, nil)
        } catch {
            finish(statement, error as? SQLiteFailure)
        }
    }

    private func finish(_ statement: SQLiteStatement, _ failure: SQLiteFailure?) {
        statement.reset()
        try? database.execute("COMMIT")
        readers.giveBack(database)
        state.withLock {
            (isComplete, problem) = (true, failure)
            state.broadcast()
        }
    }

    // MARK: Identifiers

    func ids(_ range: Range<Int>) -> [NSManagedObjectID] {
        let (keys, numbers) = state.withLock {
            while !isComplete, self.keys.count < range.upperBound { state.wait() }
            let known = range.clamped(to: 0..<self.keys.count)
            return (Array(self.keys[known]), isUniform ? [] : Array(self.numbers[known]))
        }
        guard keys.count == range.count else {
            StoreException.raise("error fetching objects: \(problem?.message ?? "the store was closed meanwhile")")
        }
        let store = owner.store
        if isUniform, let entity = schema.entity(numbered: only)?.entity {
            let root = entity.rootPosition
            return keys.map { NSManagedObjectID(entity: entity, key: $0, store: store, root: root) }
        }
        return zip(keys, numbers).compactMap { key, number in
            schema.entity(numbered: number).map { NSManagedObjectID(entity: $0.entity, key: key, store: store) }
        }
    }
}

/// Connections of a store for reading beside its own; the one used last is kept.
final class SQLiteReaders: @unchecked Sendable {
    private let lock = NSLock()
    private var idle: SQLiteDatabase?
    private var hasEnded = false

    var isClosed: Bool { lock.withLock { hasEnded } }

    /// A connection to a file that is open for writing already.
    func take(_ path: String) throws -> SQLiteDatabase {
        let known = lock.withLock { () -> SQLiteDatabase? in
            defer { idle = nil }
            return idle
        }
        return try known ?? SQLiteDatabase(path: path, access: .readOnly)
    }

    func giveBack(_ database: SQLiteDatabase) {
        let isKept = lock.withLock {
            guard idle == nil, !hasEnded else { return false }
            idle = database
            return true
        }
        if !isKept { database.close() }
    }

    /// Closes the connections: at once, or when those who read on them give them back.
    func close() {
        let known = lock.withLock { () -> SQLiteDatabase? in
            hasEnded = true
            defer { idle = nil }
            return idle
        }
        known?.close()
    }
}

extension SQLiteObjectStore {
    func cursor(_ request: StoreFetch, first: Int) throws -> (any StoreCursor)? {
        // Only beside a write-ahead log do readers hold up no writer.
        guard !isInMemory, !isReadOnly, options.writesAhead else { return nil }
        return try withDatabase { _ in
            let place = try place(of: request.entity)
            let reader = try connections.take(path)
            do {
                return try SQLiteCursor(request, place, on: reader, of: self, first: first)
            } catch {
                reader.close()
                throw error
            }
        }
    }
}
