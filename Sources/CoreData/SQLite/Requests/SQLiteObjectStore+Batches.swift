import QuinceFoundation

extension SQLiteObjectStore {
    func insert(_ batch: StoreBatchInsert) throws -> [NSManagedObjectID] {
        try withDatabase(writing: true) { database in
            try database.transaction {
                let place = try place(of: batch.entity)
                let ids = try insert(batch, place, database)
                try historyTables?.record(.insert, ids, [], batch.author, database)
                return ids
            }
        }
    }

    /// The number of keys that a batch reserves at once.
    private static let reservation: Int64 = 256

    private func insert(_ batch: StoreBatchInsert, _ place: SQLiteEntity, _ database: SQLiteDatabase) throws -> [NSManagedObjectID] {
        var ids: [NSManagedObjectID] = []
        let (store, constraints) = (owner.store, Self.constraints(of: place))
        var keys: Range<Int64> = 0..<0
        let statement = try database.statement(place.insertion)
        SQLiteLog.shared.statement(place.insertion, [])
        while let values = try batch.next() {
            let key = try duplicate(of: values, constraints, place, database)
            if let key, batch.replacesDuplicates {
                try replace(key, values, place, database)
                ids.append(NSManagedObjectID(entity: batch.entity, key: key, store: store))
                continue
            }
            // Keys that are left over are never used.
            if keys.isEmpty {
                let last = try reserve(database, place, count: Self.reservation)
                keys = last - Self.reservation + 1..<last + 1
            }
            let new = keys.removeFirst()
            do {
                try insert(values, key: new, place, statement)
            } catch let failure as SQLiteFailure where failure.primaryCode == SQLiteFailure.constraint {
                let id = NSManagedObjectID(entity: batch.entity, key: new, store: store)
                throw StoreConflicts(
                    constraints: constraints.map { constraint in
                        StoreConflicts.Constraint(
                            properties: constraint.columns.map(\.property.name), values: constraint.columns.map { values[$0.slot] },
                            ids: [id])
                    })
            }
            ids.append(NSManagedObjectID(entity: batch.entity, key: new, store: store))
        }
        return ids
    }

    /// The key of the row with the same values of a uniqueness constraint.
    private func duplicate(
        of values: [ManagedValue], _ constraints: [UniqueColumns], _ place: SQLiteEntity, _ database: SQLiteDatabase
    ) throws -> Int64? {
        for constraint in constraints {
            let unique = constraint.columns.map { values[$0.slot] }
            guard !unique.contains(where: \.isNull) else { continue }
            let conditions = constraint.columns.map { "\(SQLiteName.quoted($0.name)) = ?" }.joined(separator: " AND ")
            let parameters = try zip(unique, constraint.columns).map { try coding.parameter($0, of: $1) }
            let sql = "SELECT Z_PK FROM \(SQLiteName.quoted(place.table)) WHERE \(conditions)"
            if let key = try database.firstInteger(sql, parameters) { return key }
        }
        return nil
    }

    private func replace(_ key: Int64, _ values: [ManagedValue], _ place: SQLiteEntity, _ database: SQLiteDatabase) throws {
        let list = place.writtenColumns.map { ", \(SQLiteName.quoted($0)) = ?" }.joined()
        let statement = try database.statement("UPDATE \(SQLiteName.quoted(place.table)) SET Z_OPT = Z_OPT + 1\(list) WHERE Z_PK = ?")
        try coding.bind(values, of: place, to: statement, from: 1)
        statement.bind(key, at: Int32(place.writtenColumns.count + 1))
        try statement.run()
    }

    // MARK: Updates

    func update(_ batch: StoreBatchUpdate) throws -> [NSManagedObjectID] {
        try withDatabase(writing: true) { database in
            try database.transaction {
                let place = try place(of: batch.fetch.entity)
                let ids = try selected(batch.fetch, place, database)
                let builder = SelectBuilder(batch.fetch, place, schema, owner.store)
                let assignments = try batch.values.map { try assignment($0.property, $0.expression, place, builder) }
                let sql =
                    SQL("UPDATE \(SQLiteName.quoted(place.table)) AS \(builder.root.alias) SET Z_OPT = Z_OPT + 1")
                    + assignments.map { ", " + $0 }.joined(by: "") + " WHERE Z_PK IN (SELECT Z_PK FROM temp.Z_SELECTED)"
                try database.run(sql.text, sql.values)
                try historyTables?.record(.update, ids, batch.values.map(\.property.name), batch.author, database)
                return ids
            }
        }
    }

    private func assignment(
        _ property: NSPropertyDescription, _ expression: NSExpression, _ place: SQLiteEntity, _ builder: SelectBuilder
    ) throws -> SQL {
        guard let column = place.column(named: property.name) else { throw UnsupportedQuery.keyPath(property.name, place.entity) }
        let name = SQLiteName.quoted(column.name)
        // Collections are values of transformable attributes, where elsewhere they are lists.
        if case .attribute(.transformableAttributeType) = column.kind, expression.expressionType == .constantValue {
            let parameter = try parameter(expression.constantValue, .transformableAttributeType, column)
            return "\(name) = \(value: parameter)"
        }
        let translated = try builder.expressions.translate(expression)
        if case .constant(let any) = translated, case .attribute(let type) = column.kind {
            let parameter = try parameter(any, type, column)
            return "\(name) = \(value: parameter)"
        }
        let kind: ExpressionKind =
            switch column.kind {
            case .attribute(let type): ExpressionKind(type)
            case .toOne(let destination): .object(destination)
            }
        let value = try builder.expressions.value(translated, like: kind)
        var sql: SQL = "\(name) = \(value.sql)"
        if let entityColumn = column.entityColumn {
            var number: SQL = "NULL"
            if case .object(let entity) = value.kind, let known = schema.number(of: entity) { number = "\(known)" }
            sql += ", \(SQLiteName.quoted(entityColumn)) = \(number)"
        }
        return sql
    }

    /// A constant as a parameter for an attribute's column.
    private func parameter(_ any: Any?, _ type: NSAttributeType, _ column: SQLiteColumn) throws -> SQLiteValue {
        guard let value = ValueCoding.value(of: any, type), let stored = Transformable.stored(value, column.property) else {
            throw UnsupportedQuery("Invalid value \(any ?? "nil") for the attribute \(column.property.name) in propertiesToUpdate.")
        }
        return try coding.parameter(stored, of: column)
    }

    /// Notes the keys that a fetch selects in a table of the connection's, and returns their identifiers.
    private func selected(_ fetch: StoreFetch, _ place: SQLiteEntity, _ database: SQLiteDatabase) throws -> [NSManagedObjectID] {
        try database.execute("CREATE TEMP TABLE IF NOT EXISTS Z_SELECTED (Z_PK INTEGER PRIMARY KEY)")
        try database.execute("DELETE FROM temp.Z_SELECTED")
        let ids = try self.ids(SelectBuilder(fetch, place, schema, owner.store), database, owner.store)
        let statement = try database.statement("INSERT INTO temp.Z_SELECTED(Z_PK) VALUES(?)")
        for id in ids {
            statement.bind(id.key, at: 1)
            try statement.run()
        }
        return ids
    }

    // MARK: Deletions

    func delete(_ batch: StoreBatchDelete) throws -> [NSManagedObjectID] {
        try withDatabase(writing: true) { database in
            try database.transaction {
                let place = try place(of: batch.fetch.entity)
                let ids = try self.ids(SelectBuilder(batch.fetch, place, schema, owner.store), database, owner.store)
                try historyTables?.record(.delete, ids, [], batch.author, database)
                var deletion = BatchDeletion(store: self, database: database)
                try deletion.delete(ids)
                return ids
            }
        }
    }
}

/// Deletes rows and applies the deletion rules of their relationships, row by row.
private struct BatchDeletion {
    let store: SQLiteObjectStore
    let database: SQLiteDatabase
    private var deleted: Set<String> = []

    init(store: SQLiteObjectStore, database: SQLiteDatabase) { (self.store, self.database) = (store, database) }

    mutating func delete(_ ids: [NSManagedObjectID]) throws {
        for id in ids where deleted.insert("\(id.entity.rootEntity.name ?? "")/\(id.key)").inserted {
            let place = try store.place(of: id.entity)
            for relationship in place.entity.layout.relationships where !relationship.isTransient {
                try apply(relationship, of: id)
            }
            try database.run("DELETE FROM \(SQLiteName.quoted(place.table)) WHERE Z_PK = ?", [.integer(id.key)])
            try store.removeLinks(of: id.key, place, database)
        }
    }

    private mutating func apply(_ relationship: NSRelationshipDescription, of id: NSManagedObjectID) throws {
        switch relationship.deleteRule {
        case .cascadeDeleteRule:
            let targets = try destinations(of: relationship, from: id)
            try delete(targets)
        case .denyDeleteRule:
            guard try destinations(of: relationship, from: id).isEmpty else {
                throw StoreError.make(
                    .saveConflicts, "The object \(id.uriRepresentation()) cannot be deleted: \(relationship.name) has objects.")
            }
        case .nullifyDeleteRule: try nullify(relationship, of: id)
        case .noActionDeleteRule: break
        }
    }

    private func destinations(of relationship: NSRelationshipDescription, from id: NSManagedObjectID) throws -> [NSManagedObjectID] {
        if relationship.isToMany { return try store.destinations(of: relationship, from: [id])[0] }
        guard let row = try store.row(for: id), case .object(let destination) = row.values[relationship.slot] else { return [] }
        return [destination]
    }

    /// Empties the to-one relationships that lead to the object.
    private func nullify(_ relationship: NSRelationshipDescription, of id: NSManagedObjectID) throws {
        guard let inverse = relationship.inverseRelationship, let column = store.schema.column(of: inverse), let entity = inverse.entity
        else {
            return
        }
        let table = SQLiteName.quoted(try store.place(of: entity).table)
        let names = [column.name, column.entityColumn, column.orderColumn].compactMap { $0 }
        let list = names.map { "\(SQLiteName.quoted($0)) = NULL" }.joined(separator: ", ")
        try database.run(
            "UPDATE \(table) SET Z_OPT = Z_OPT + 1, \(list) WHERE \(SQLiteName.quoted(column.name)) = ?", [.integer(id.key)])
    }
}
