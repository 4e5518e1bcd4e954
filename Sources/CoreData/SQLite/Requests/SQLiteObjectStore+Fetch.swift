import QuinceFoundation

extension SQLiteObjectStore {
    func fetch(_ request: StoreFetch) throws -> StoreFetchResult {
        try withDatabase { database in
            let start = DispatchTime.now().uptimeNanoseconds
            let result = try fetch(request, database)
            SQLiteLog.shared.fetch(rows: result.count, seconds: Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
            return result
        }
    }

    private func fetch(_ request: StoreFetch, _ database: SQLiteDatabase) throws -> StoreFetchResult {
        let entity = try place(of: request.entity)
        let store = owner.store
        let builder = SelectBuilder(request, entity, schema, store)
        switch request.result {
        case .count:
            let sql = try builder.count()
            return .count(Int(try database.firstInteger(sql.text, sql.values) ?? 0))
        case .ids: return .ids(try ids(builder, database, store))
        case .rows:
            let reader = reader(entity, includesSubentities: request.includesSubentities)
            let sql = try builder.objects(reader.selection)
            var rows: [StoreRow] = []
            try database.forEachRow(sql.text, sql.values) { if let row = reader.row($0, store) { rows.append(row) } }
            return .rows(rows)
        case .dictionaries: return .dictionaries(try dictionaries(builder, database, store))
        }
    }

    /// The identifiers that a fetch selects, in its order.
    func ids(_ builder: SelectBuilder, _ database: SQLiteDatabase, _ store: NSPersistentStore?) throws -> [NSManagedObjectID] {
        let sql = try builder.objects("\(builder.root.alias).Z_ENT, \(builder.root.alias).Z_PK")
        var ids: [NSManagedObjectID] = []
        try database.forEachRow(sql.text, sql.values) { row in
            guard let entity = schema.entity(numbered: row.integer(0)) else { return }
            ids.append(NSManagedObjectID(entity: entity.entity, key: row.integer(1), store: store))
        }
        return ids
    }

    private func dictionaries(
        _ builder: SelectBuilder, _ database: SQLiteDatabase, _ store: NSPersistentStore?
    ) throws -> [[String: Any]] {
        let (sql, columns) = try builder.dictionaries()
        var dictionaries: [[String: Any]] = []
        try database.forEachRow(sql.text, sql.values) { row in
            var dictionary: [String: Any] = [:]
            for (index, column) in columns.enumerated() {
                dictionary[column.name] = any(row, Int32(index), column.value, store)
            }
            dictionaries.append(dictionary)
        }
        return dictionaries
    }

    /// A value of a dictionary; nil for NULL.
    private func any(_ row: SQLiteStatement, _ index: Int32, _ value: QueryValue, _ store: NSPersistentStore?) -> Any? {
        guard !row.isNull(index) else { return nil }
        if case .object(let entity) = value.kind { return NSManagedObjectID(entity: entity, key: row.integer(index), store: store) }
        if value.kind == .number, value.type == nil {
            if case .integer(let number) = row.value(index) { return NSNumber(value: number) }
            return NSNumber(value: row.double(index))
        }
        let type = value.type ?? value.kind.attributeType
        guard type != .undefinedAttributeType else { return row.value(index).any }
        return ValueCoding.any(coding.value(type, false, row, index, store), type)
    }

    // MARK: Rows

    func rows(for ids: [NSManagedObjectID]) throws -> [StoreRow?] {
        try withDatabase { database in
            var rows = [StoreRow?](repeating: nil, count: ids.count)
            let store = owner.store
            for (entity, positions) in try grouped(ids) {
                let reader = reader(entity, includesSubentities: true)
                for chunk in Chunks(positions.count) {
                    let wanted = positions[chunk]
                    let sql =
                        "SELECT \(reader.selection) FROM \(SQLiteName.quoted(entity.table)) t0 WHERE t0.Z_PK IN (\(chunk.marks))"
                    var found: [Int64: StoreRow] = [:]
                    try database.forEachRow(sql, chunk.padded(wanted.map { .integer(ids[$0].key) })) { row in
                        if let row = reader.row(row, store) { found[row.id.key] = row }
                    }
                    for position in wanted { rows[position] = found[ids[position].key] }
                }
            }
            return rows
        }
    }

    /// Positions of identifiers by the root of their entities.
    private func grouped(_ ids: [NSManagedObjectID]) throws -> [(SQLiteEntity, [Int])] {
        if ids.count == 1 { return [(try place(of: ids[0].entity.rootEntity), [0])] }
        let groups = Dictionary(grouping: ids.indices) { ids[$0].entity.rootEntity.name ?? "" }
        return try groups.values.map { (try place(of: ids[$0[0]].entity.rootEntity), $0) }
    }

    // MARK: Relationships

    func destinations(of relationship: NSRelationshipDescription, from ids: [NSManagedObjectID]) throws -> [[NSManagedObjectID]] {
        try withDatabase { database in
            var result: [Int64: [NSManagedObjectID]] = [:]
            let query = try destinationQuery(relationship)
            let store = owner.store
            for chunk in Chunks(ids.count) {
                let values = chunk.padded(ids[chunk.range].map { .integer($0.key) })
                try database.forEachRow(query.before + chunk.marks + query.after, values) { row in
                    guard let entity = schema.entity(numbered: row.integer(1)) else { return }
                    result[row.integer(2), default: []].append(NSManagedObjectID(entity: entity.entity, key: row.integer(0), store: store))
                }
            }
            return ids.map { result[$0.key] ?? [] }
        }
    }

    /// The statement of a relationship's destinations, around the keys of the objects: destination's key and entity, object's key.
    private func destinationQuery(_ relationship: NSRelationshipDescription) throws -> (before: String, after: String) {
        let own = try self.relationship(relationship)
        guard let destination = try own.destinationEntity.map(place(of:)) else {
            throw UnsupportedQuery("The relationship \(relationship.name) has no destination.")
        }
        let table = SQLiteName.quoted(destination.table)
        if let link = schema.linkTable(of: own) {
            let side = link.side(of: own)
            let (source, end) = (SQLiteName.quoted(side.source), SQLiteName.quoted(side.destination))
            let order = side.order.map { "j.\(SQLiteName.quoted($0)), " } ?? ""
            return (
                "SELECT t0.Z_PK, t0.Z_ENT, j.\(source) FROM \(SQLiteName.quoted(side.table)) j JOIN \(table) t0 ON t0.Z_PK = j.\(end) "
                    + "WHERE j.\(source) IN (", ") ORDER BY \(order)t0.Z_PK"
            )
        }
        guard let column = own.inverseRelationship.flatMap(schema.column) else {
            throw UnsupportedQuery("The relationship \(relationship.name) has no inverse.")
        }
        let name = SQLiteName.quoted(column.name)
        let order = column.orderColumn.map { "t0.\(SQLiteName.quoted($0)), " } ?? ""
        return ("SELECT t0.Z_PK, t0.Z_ENT, t0.\(name) FROM \(table) t0 WHERE t0.\(name) IN (", ") ORDER BY \(order)t0.Z_PK")
    }

    /// The store's own description of a relationship, which may be of another copy of the model.
    func relationship(_ relationship: NSRelationshipDescription) throws -> NSRelationshipDescription {
        guard let entity = relationship.entity, schema[entity] == nil else { return relationship }
        return try place(of: entity).entity.layout.propertiesByName[relationship.name] as? NSRelationshipDescription ?? relationship
    }
}

extension StoreFetchResult {
    fileprivate var count: Int {
        switch self {
        case .ids(let ids): ids.count
        case .rows(let rows): rows.count
        case .dictionaries(let dictionaries): dictionaries.count
        case .count: 1
        }
    }
}

extension SQLiteValue {
    var any: Any? {
        switch self {
        case .null: nil
        case .integer(let number): NSNumber(value: number)
        case .double(let number): NSNumber(value: number)
        case .text(let text): text
        case .blob(let data): data
        }
    }
}

/// Ranges of a list of keys for statements with few different numbers of parameters, so that they are prepared once.
struct Chunks: Sequence {
    struct Chunk {
        let range: Range<Int>
        let capacity: Int

        var marks: String { Array(repeating: "?", count: capacity).joined(separator: ", ") }
        /// The values, the last of them as often as the statement has room for.
        func padded(_ values: [SQLiteValue]) -> [SQLiteValue] {
            guard let last = values.last else { return [] }
            return values + Array(repeating: last, count: capacity - values.count)
        }
    }

    private static let capacities = [1, 8, 64, 512]
    let count: Int

    init(_ count: Int) { self.count = count }

    func makeIterator() -> AnyIterator<Chunk> {
        var start = 0
        return AnyIterator {
            guard start < count else { return nil }
            let rest = count - start
            let capacity = Self.capacities.first { $0 >= rest } ?? 512
            let range = start..<start + Swift.min(rest, capacity)
            start = range.upperBound
            return Chunk(range: range, capacity: capacity)
        }
    }
}

extension Array {
    fileprivate subscript(chunk: Chunks.Chunk) -> ArraySlice<Element> { self[chunk.range] }
}
