import QuinceFoundation

/// The record of a store's transactions, in the tables `ATRANSACTION`, `ACHANGE` and `ATRANSACTIONSTRING`.
///
/// Names and columns are those of Apple's stores as far as they are published; the form of `ZCOLUMNS` and of tombstones is not, and is Quince's own.
final class SQLiteHistory: StoreHistory {
    private unowned let store: SQLiteObjectStore

    private static let creation = [
        "CREATE TABLE IF NOT EXISTS ATRANSACTION ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZAUTHORTS INTEGER, "
            + "ZBUNDLEIDTS INTEGER, ZCONTEXTNAMETS INTEGER, ZPROCESSIDTS INTEGER, ZTIMESTAMP FLOAT, ZAUTHOR VARCHAR, ZBUNDLEID VARCHAR, "
            + "ZCONTEXTNAME VARCHAR, ZPROCESSID VARCHAR, ZQUERYGEN BLOB )",
        "CREATE TABLE IF NOT EXISTS ACHANGE ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZCHANGETYPE INTEGER, "
            + "ZENTITY INTEGER, ZENTITYPK INTEGER, ZTRANSACTIONID INTEGER, ZCOLUMNS BLOB, ZTOMBSTONE0 BLOB )",
        "CREATE TABLE IF NOT EXISTS ATRANSACTIONSTRING ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR )",
        "CREATE INDEX IF NOT EXISTS Z_TRANSACTION_TransactionTimestampIndex ON ATRANSACTION (ZTIMESTAMP ASC)",
        "CREATE INDEX IF NOT EXISTS ACHANGE_ZTRANSACTIONID_INDEX ON ACHANGE (ZTRANSACTIONID)",
        // Numbers of transactions are never used again, also where all of them were deleted.
        "CREATE TABLE IF NOT EXISTS AHISTORYLAST ( Z_LAST INTEGER )",
    ]

    init(_ store: SQLiteObjectStore, _ database: SQLiteDatabase) throws {
        self.store = store
        try database.transaction {
            for statement in Self.creation { try database.execute(statement) }
            if try database.firstInteger("SELECT COUNT(*) FROM AHISTORYLAST") == 0 {
                try database.execute("INSERT INTO AHISTORYLAST VALUES((SELECT IFNULL(MAX(Z_PK), 0) FROM ATRANSACTION))")
            }
        }
    }

    // MARK: Recording

    /// Records a change set as a part of its transaction, before the rows are deleted.
    func record(_ changes: StoreChangeSet, _ database: SQLiteDatabase) throws {
        guard !changes.isEmpty else { return }
        let transaction = try begin(changes.author, changes.contextName, database)
        for row in changes.inserted { try add(.insert, row.id, [], nil, transaction, database) }
        var linked: [ObjectKey: [String]] = [:]
        for links in changes.links { linked[links.id.identity, default: []].append(links.relationship.name) }
        for update in changes.updated {
            let slots = update.row.id.entity.layout.slots
            let names = update.changedSlots.map { $0.map { slots[$0].name } } ?? slots.filter { !$0.isTransient }.map(\.name)
            let more = linked.removeValue(forKey: update.row.id.identity) ?? []
            try add(.update, update.row.id, names + more.filter { !names.contains($0) }, nil, transaction, database)
        }
        for deletion in changes.deleted { try add(.delete, deletion.id, [], tombstone(deletion.id), transaction, database) }
    }

    /// Records a batch as a part of its transaction.
    func record(
        _ kind: StoreTransaction.Kind, _ ids: [NSManagedObjectID], _ properties: [String], _ author: String?, _ database: SQLiteDatabase
    ) throws {
        guard !ids.isEmpty else { return }
        let transaction = try begin(author, nil, database)
        for id in ids { try add(kind, id, properties, kind == .delete ? tombstone(id) : nil, transaction, database) }
    }

    private func begin(_ author: String?, _ context: String?, _ database: SQLiteDatabase) throws -> Int64 {
        try database.run("UPDATE AHISTORYLAST SET Z_LAST = Z_LAST + 1")
        let number = try database.firstInteger("SELECT Z_LAST FROM AHISTORYLAST") ?? 1
        func text(_ text: String?) -> SQLiteValue { text.map { .text($0) } ?? .null }
        try database.run(
            "INSERT INTO ATRANSACTION(Z_PK, Z_ENT, Z_OPT, ZTIMESTAMP, ZAUTHOR, ZBUNDLEID, ZCONTEXTNAME, ZPROCESSID) "
                + "VALUES(?, 16001, 1, ?, ?, ?, ?, ?)",
            [
                .integer(number), .double(Date().timeIntervalSinceReferenceDate), text(author), text(Bundle.main.bundleIdentifier),
                text(context), text(ProcessInfo.processInfo.processName),
            ])
        return number
    }

    private func add(
        _ kind: StoreTransaction.Kind, _ id: NSManagedObjectID, _ properties: [String], _ tombstone: Data?, _ transaction: Int64,
        _ database: SQLiteDatabase
    ) throws {
        let place = try store.place(of: id.entity)
        try database.run(
            "INSERT INTO ACHANGE(Z_ENT, Z_OPT, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZTRANSACTIONID, ZCOLUMNS, ZTOMBSTONE0) "
                + "VALUES(16002, 1, ?, ?, ?, ?, ?, ?)",
            [
                .integer(Int64(kind.rawValue)), .integer(place.number), .integer(id.key), .integer(transaction),
                properties.isEmpty ? .null : .blob(Data(properties.joined(separator: "\n").utf8)), tombstone.map { .blob($0) } ?? .null,
            ])
    }

    /// The values that attributes keep beyond their object's deletion.
    private func tombstone(_ id: NSManagedObjectID) throws -> Data? {
        let kept = id.entity.attributesByName.values.filter(\.preservesValueInHistoryOnDeletion)
        guard !kept.isEmpty, let row = try store.row(for: id) else { return nil }
        var values: [String: Any] = [:]
        for attribute in kept {
            guard let slot = id.entity.layout.slotsByName[attribute.name],
                let value = ValueCoding.any(row.values[slot], attribute.attributeType)
            else { continue }
            values[attribute.name] = (value as? UUID)?.uuidString ?? (value as? URL)?.absoluteString ?? value
        }
        return try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    }

    // MARK: Reading

    func lastTransaction() throws -> Int64 {
        try store.withDatabase { try $0.firstInteger("SELECT Z_LAST FROM AHISTORYLAST") ?? 0 }
    }

    func transactions(after number: Int64, since date: Date?, withChanges: Bool) throws -> [StoreTransaction] {
        try store.withDatabase { database in
            try database.snapshot {
                if number > 0, try isExpired(number, database) {
                    throw StoreError.make(
                        .historyTokenExpired, "The history token is older than the history that was kept.", url: store.url)
                }
                return try read(after: number, since: date, withChanges, database)
            }
        }
    }

    /// Whether transactions after a number were deleted.
    private func isExpired(_ number: Int64, _ database: SQLiteDatabase) throws -> Bool {
        let first = try database.firstInteger("SELECT MIN(Z_PK) FROM ATRANSACTION")
        let last = try database.firstInteger("SELECT Z_LAST FROM AHISTORYLAST") ?? 0
        return first.map { $0 > number + 1 } ?? (last > number)
    }

    private func read(after number: Int64, since date: Date?, _ withChanges: Bool, _ database: SQLiteDatabase) throws
        -> [StoreTransaction]
    {
        var transactions: [StoreTransaction] = []
        let since = date?.timeIntervalSinceReferenceDate ?? -Double.greatestFiniteMagnitude
        func text(_ row: SQLiteStatement, _ column: Int32) -> String? { row.isNull(column) ? nil : row.text(column) }
        try database.forEachRow(
            "SELECT Z_PK, ZTIMESTAMP, ZAUTHOR, ZCONTEXTNAME, ZPROCESSID, ZBUNDLEID FROM ATRANSACTION "
                + "WHERE Z_PK > ? AND ZTIMESTAMP >= ? ORDER BY Z_PK", [.integer(number), .double(since)]
        ) { row in
            transactions.append(
                StoreTransaction(
                    number: row.integer(0), date: Date(timeIntervalSinceReferenceDate: row.double(1)), author: text(row, 2),
                    contextName: text(row, 3), processID: row.text(4), bundleID: row.text(5), changes: []))
        }
        guard withChanges else { return transactions }
        for index in transactions.indices { transactions[index].changes = try changes(transactions[index].number, database) }
        return transactions
    }

    private func changes(_ transaction: Int64, _ database: SQLiteDatabase) throws -> [StoreTransaction.Change] {
        var changes: [StoreTransaction.Change] = []
        let owner = store.owner.store
        try database.forEachRow(
            "SELECT Z_PK, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZCOLUMNS, ZTOMBSTONE0 FROM ACHANGE WHERE ZTRANSACTIONID = ? ORDER BY Z_PK",
            [.integer(transaction)]
        ) { row in
            guard let entity = store.schema.entity(numbered: row.integer(2)),
                let kind = StoreTransaction.Kind(rawValue: Int(row.integer(1)))
            else { return }
            let id = NSManagedObjectID(entity: entity.entity, key: row.integer(3), store: owner)
            var change = StoreTransaction.Change(number: row.integer(0), id: id, kind: kind)
            if !row.isNull(4) { change.updatedProperties = String(decoding: row.data(4), as: UTF8.self).components(separatedBy: "\n") }
            if !row.isNull(5) { change.tombstone = Self.tombstone(row.data(5), entity.entity) }
            changes.append(change)
        }
        return changes
    }

    private static func tombstone(_ data: Data, _ entity: NSEntityDescription) -> [String: Any] {
        let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
        return Dictionary(
            list.map { name, value in
                switch entity.attributesByName[name]?.attributeType {
                case .UUIDAttributeType: (name, (value as? String).flatMap(UUID.init(uuidString:)) ?? value)
                case .URIAttributeType: (name, (value as? String).flatMap { URL(string: $0) } ?? value)
                default: (name, value)
                }
            }
        ) { first, _ in first }
    }

    func delete(through number: Int64?, before date: Date?) throws {
        try store.withDatabase(writing: true) { database in
            try database.transaction {
                let through = number ?? Int64.max
                let before = date?.timeIntervalSinceReferenceDate ?? Double.greatestFiniteMagnitude
                let parameters: [SQLiteValue] = [.integer(through), .double(before)]
                try database.run(
                    "DELETE FROM ACHANGE WHERE ZTRANSACTIONID IN (SELECT Z_PK FROM ATRANSACTION WHERE Z_PK <= ? AND ZTIMESTAMP < ?)",
                    parameters)
                try database.run("DELETE FROM ATRANSACTION WHERE Z_PK <= ? AND ZTIMESTAMP < ?", parameters)
            }
        }
    }

    func delete(_ numbers: [Int64]) throws {
        try store.withDatabase(writing: true) { database in
            try database.transaction {
                for number in numbers {
                    try database.run("DELETE FROM ACHANGE WHERE ZTRANSACTIONID = ?", [.integer(number)])
                    try database.run("DELETE FROM ATRANSACTION WHERE Z_PK = ?", [.integer(number)])
                }
            }
        }
    }
}
