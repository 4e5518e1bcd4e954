import QuinceFoundation

extension SQLiteObjectStore {
    func save(_ changes: StoreChangeSet) throws {
        try withDatabase(writing: true) { database in
            do {
                try save(changes, database, vacatesUniqueColumns: false)
            } catch let failure as SQLiteFailure where failure.primaryCode == SQLiteFailure.constraint {
                let conflicts = try database.snapshot { try constraintConflicts(changes, database) }
                guard conflicts.isEmpty else { throw StoreConflicts(constraints: conflicts) }
                // The values are only unique once everything is saved, as where two objects swap theirs.
                try save(changes, database, vacatesUniqueColumns: true)
            }
        }
    }

    private func save(_ changes: StoreChangeSet, _ database: SQLiteDatabase, vacatesUniqueColumns: Bool) throws {
        var unused: [String] = []
        try database.transaction {
            unused = try externalNames(changes, database)
            try historyTables?.record(changes, database)
            var stale: [(id: NSManagedObjectID, version: Int64)] = []
            try delete(changes.deleted, database, &stale)
            if vacatesUniqueColumns { try vacate(changes.updated, database) }
            try update(changes.updated, database, &stale)
            guard stale.isEmpty else { throw StoreConflicts(versions: try versionConflicts(stale)) }
            try insert(changes.inserted, database)
            for links in changes.links { try write(links, database) }
            try writeMetadata(database)
        }
        coding.external?.remove(unused)
    }

    // MARK: Rows

    private func insert(_ rows: [StoreRow], _ database: SQLiteDatabase) throws {
        var last: (entity: NSEntityDescription, place: SQLiteEntity, statement: SQLiteStatement)?
        for row in rows {
            if last?.entity !== row.id.entity {
                let place = try place(of: row.id.entity)
                last = (row.id.entity, place, try database.statement(place.insertion))
                SQLiteLog.shared.statement(place.insertion, [])
            }
            guard let (_, place, statement) = last else { continue }
            try insert(row.values, key: row.id.key, place, statement)
        }
    }

    func insert(_ values: [ManagedValue], key: Int64, _ entity: SQLiteEntity, _ statement: SQLiteStatement) throws {
        statement.bind(key, at: 1)
        statement.bind(entity.number, at: 2)
        statement.bind(Int64(1), at: 3)
        do {
            try coding.bind(values, of: entity, to: statement, from: 4)
        } catch {
            statement.reset()
            throw error
        }
        try statement.run()
    }

    private func update(
        _ updates: [StoreChangeSet.Update], _ database: SQLiteDatabase, _ stale: inout [(id: NSManagedObjectID, version: Int64)]
    ) throws {
        for update in updates {
            let row = update.row
            let place = try place(of: row.id.entity)
            let changed = update.changedSlots.map(Set.init)
            let columns = place.columns.filter { changed?.contains($0.slot) ?? true }
            let statement = try database.statement(Self.update(columns, place))
            statement.bind(row.version + 1, at: 1)
            var position: Int32 = 2
            for column in columns {
                let value = SQLiteRowCoding.part(of: row.values[column.slot], column.elements)
                try coding.bind(value, of: column, to: statement, at: position)
                position += column.entityColumn == nil ? 1 : 2
            }
            statement.bind(row.id.key, at: position)
            statement.bind(row.version, at: position + 1)
            try statement.run()
            if database.changes == 0 { stale.append((row.id, row.version)) }
        }
    }

    private static func update(_ columns: [SQLiteColumn], _ place: SQLiteEntity) -> String {
        let names = ["Z_OPT"] + columns.flatMap { [$0.name] + [$0.entityColumn].compactMap { $0 } }
        let list = names.map { "\(SQLiteName.quoted($0)) = ?" }.joined(separator: ", ")
        return "UPDATE \(SQLiteName.quoted(place.table)) SET \(list) WHERE Z_PK = ? AND Z_OPT = ?"
    }

    private func delete(
        _ deletions: [StoreChangeSet.Deletion], _ database: SQLiteDatabase, _ stale: inout [(id: NSManagedObjectID, version: Int64)]
    ) throws {
        for deletion in deletions {
            let place = try place(of: deletion.id.entity)
            try database.run(place.deletion, [.integer(deletion.id.key), .integer(deletion.expectedVersion)])
            if database.changes == 0 {
                stale.append((deletion.id, deletion.expectedVersion))
            } else {
                try removeLinks(of: deletion.id.key, place, database)
            }
        }
    }

    /// Removes the pairs that a deleted object is in.
    func removeLinks(of key: Int64, _ place: SQLiteEntity, _ database: SQLiteDatabase) throws {
        for relationship in place.entity.layout.relationships where relationship.isToMany {
            guard let link = schema.linkTable(of: relationship) else { continue }
            let side = link.side(of: relationship)
            try database.run(
                "DELETE FROM \(SQLiteName.quoted(side.table)) WHERE \(SQLiteName.quoted(side.source)) = ?", [.integer(key)])
            guard link.isReflexive else { continue }
            try database.run(
                "DELETE FROM \(SQLiteName.quoted(side.table)) WHERE \(SQLiteName.quoted(side.destination)) = ?", [.integer(key)])
        }
        // To-many relationships without an inverse that lead here.
        for link in schema.links where link.relationship.inverseRelationship == nil {
            guard link.relationship.destinationEntity?.rootEntity === place.entity.rootEntity else { continue }
            try database.run(
                "DELETE FROM \(SQLiteName.quoted(link.name)) WHERE \(SQLiteName.quoted(link.destinationColumn)) = ?", [.integer(key)])
        }
    }

    // MARK: Pairs

    private func write(_ links: StoreChangeSet.Links, _ database: SQLiteDatabase) throws {
        let relationship = try relationship(links.relationship)
        guard let link = schema.linkTable(of: relationship) else {
            try writeOrder(links, relationship, database)
            return
        }
        let side = link.side(of: relationship)
        let (table, source, destination) = (
            SQLiteName.quoted(side.table), SQLiteName.quoted(side.source), SQLiteName.quoted(side.destination)
        )
        let key = SQLiteValue.integer(links.id.key)
        for id in links.removed {
            try database.run("DELETE FROM \(table) WHERE \(source) = ? AND \(destination) = ?", [key, .integer(id.key)])
            guard link.isReflexive else { continue }
            try database.run("DELETE FROM \(table) WHERE \(source) = ? AND \(destination) = ?", [.integer(id.key), key])
        }
        for id in links.added + (links.ordered ?? []) {
            try database.run("INSERT OR IGNORE INTO \(table)(\(source), \(destination)) VALUES(?, ?)", [key, .integer(id.key)])
            guard link.isReflexive else { continue }
            try database.run("INSERT OR IGNORE INTO \(table)(\(source), \(destination)) VALUES(?, ?)", [.integer(id.key), key])
        }
        guard let order = side.order, let ordered = links.ordered else { return }
        for (position, id) in ordered.enumerated() {
            try database.run(
                "UPDATE \(table) SET \(SQLiteName.quoted(order)) = ? WHERE \(source) = ? AND \(destination) = ?",
                [.integer(OrderKey.at(position)), key, .integer(id.key)])
        }
    }

    /// Writes the places of the destinations of an ordered relationship into their rows.
    private func writeOrder(_ links: StoreChangeSet.Links, _ relationship: NSRelationshipDescription, _ database: SQLiteDatabase) throws {
        guard let ordered = links.ordered, let column = relationship.inverseRelationship.flatMap(schema.column),
            let order = column.orderColumn,
            let destination = try relationship.destinationEntity.map(place(of:))
        else { return }
        let sql = "UPDATE \(SQLiteName.quoted(destination.table)) SET \(SQLiteName.quoted(order)) = ? WHERE Z_PK = ?"
        for (position, id) in ordered.enumerated() {
            try database.run(sql, [.integer(OrderKey.at(position)), .integer(id.key)])
        }
    }

    // MARK: Conflicts

    private func versionConflicts(_ stale: [(id: NSManagedObjectID, version: Int64)]) throws -> [StoreConflicts.Version] {
        let rows = try rows(for: stale.map(\.id))
        return zip(stale, rows).map { StoreConflicts.Version(id: $0.id, expectedVersion: $0.version, current: $1) }
    }

    /// The rows that share the values of a constraint with a row of the change set.
    private func constraintConflicts(_ changes: StoreChangeSet, _ database: SQLiteDatabase) throws -> [StoreConflicts.Constraint] {
        let rows = changes.updated.map(\.row) + changes.inserted
        let leaving = Set((rows.map(\.id) + changes.deleted.map(\.id)).map(RowKey.init))
        var groups: [ConstraintKey: StoreConflicts.Constraint] = [:]
        for row in rows {
            let place = try place(of: row.id.entity)
            for constraint in Self.constraints(of: place) {
                let values = constraint.columns.map { row.values[$0.slot] }
                guard !values.contains(where: \.isNull) else { continue }
                let parameters = try zip(values, constraint.columns).map { try coding.parameter($0, of: $1) }
                let key = ConstraintKey(table: place.table, columns: constraint.columns.map(\.name), values: parameters.map { "\($0)" })
                if groups[key] == nil {
                    let current = try current(constraint, parameters, place, database)
                    groups[key] = StoreConflicts.Constraint(
                        properties: constraint.columns.map(\.property.name), values: values,
                        current: current.flatMap { leaving.contains(RowKey($0.id)) ? nil : $0 }, ids: [])
                }
                groups[key]?.ids.append(row.id)
            }
        }
        return groups.values.filter { $0.current != nil || $0.ids.count > 1 }
    }

    private struct ConstraintKey: Hashable {
        let table: String
        let columns: [String]
        let values: [String]
    }

    private struct RowKey: Hashable {
        let key: Int64
        let root: String

        init(_ id: NSManagedObjectID) { (key, root) = (id.key, id.entity.rootEntity.name ?? "") }
    }

    struct UniqueColumns {
        let columns: [SQLiteColumn]
    }

    /// The uniqueness constraints of an entity and those that it inherits from.
    static func constraints(of place: SQLiteEntity) -> [UniqueColumns] {
        sequence(first: place.entity) { $0.superentity }.flatMap(\.uniqueNames).compactMap { names in
            let columns = names.compactMap { place.column(named: $0) }
            return columns.count == names.count && !columns.isEmpty ? UniqueColumns(columns: columns) : nil
        }
    }

    private func current(
        _ constraint: UniqueColumns, _ values: [SQLiteValue], _ place: SQLiteEntity, _ database: SQLiteDatabase
    ) throws -> StoreRow? {
        let root = try self.place(of: place.entity.rootEntity)
        let reader = reader(root, includesSubentities: true)
        let conditions = constraint.columns.map { "t0.\(SQLiteName.quoted($0.name)) = ?" }.joined(separator: " AND ")
        var row: StoreRow?
        let store = owner.store
        try database.forEachRow("SELECT \(reader.selection) FROM \(SQLiteName.quoted(place.table)) t0 WHERE \(conditions)", values) {
            row = reader.row($0, store)
        }
        return row
    }

    /// Empties the unique columns of rows that are to be updated, so that their values can change places.
    private func vacate(_ updates: [StoreChangeSet.Update], _ database: SQLiteDatabase) throws {
        for update in updates {
            let place = try place(of: update.row.id.entity)
            let changed = update.changedSlots.map(Set.init)
            let columns = Set(
                Self.constraints(of: place).flatMap(\.columns).filter { changed?.contains($0.slot) ?? true }.map(\.name))
            guard !columns.isEmpty else { continue }
            let list = columns.sorted().map { "\(SQLiteName.quoted($0)) = NULL" }.joined(separator: ", ")
            try database.run(
                "UPDATE \(SQLiteName.quoted(place.table)) SET \(list) WHERE Z_PK = ? AND Z_OPT = ?",
                [.integer(update.row.id.key), .integer(update.row.version)])
        }
    }

    // MARK: Files

    /// The files of values that the change set replaces or deletes, to be removed once it is saved.
    private func externalNames(_ changes: StoreChangeSet, _ database: SQLiteDatabase) throws -> [String] {
        guard schema.entities.contains(where: { $0.columns.contains(where: \.isExternal) }) else { return [] }
        var names: [String] = []
        let updated = changes.updated.map { ($0.row.id, $0.changedSlots) }
        for (id, slots) in updated + changes.deleted.map({ ($0.id, nil) }) {
            let place = try place(of: id.entity)
            for column in place.columns where column.isExternal && slots?.contains(column.slot) ?? true {
                let content = try database.firstValue(
                    "SELECT \(SQLiteName.quoted(column.name)) FROM \(SQLiteName.quoted(place.table)) WHERE Z_PK = ?", [.integer(id.key)])
                if case .blob(let data)? = content, let name = coding.external?.name(in: data) { names.append(name) }
            }
        }
        return names
    }
}

/// The places of destinations in ordered relationships, with room between them.
enum OrderKey {
    static func at(_ position: Int) -> Int64 { Int64(position + 1) * 1024 }
}
