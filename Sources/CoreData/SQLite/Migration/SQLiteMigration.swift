import QuinceFoundation

/// Brings a store to a newer version of its model: its rows are copied into a file beside it, which takes its place at the end, so that whatever happens
/// there is either the old store or the new one.
struct SQLiteMigration {
    private let url: URL
    private let mapping: InferredMapping
    private let model: NSManagedObjectModel
    private let options: SQLiteStoreOptions
    private let old: SQLiteSchema
    private let new: SQLiteSchema
    private let owner: NSPersistentStoreReference
    private let database: SQLiteDatabase

    /// Migrates a closed store.
    ///
    /// - Throws: 134190 where no mapping can be inferred, 134110 and 134111 where rows do not fit the new version.
    static func migrate(
        _ url: URL, from source: [NSEntityDescription], to destination: [NSEntityDescription], of model: NSManagedObjectModel,
        options: SQLiteStoreOptions, owner: NSPersistentStoreReference
    ) throws {
        let mapping = InferredMapping(from: source, to: destination)
        try mapping.check()
        let database = try SQLiteDatabase(path: url.path, access: .readWrite)
        defer { database.close() }
        let copy = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).migration")
        try removeFiles(copy)
        do {
            try SQLiteMigration(url, mapping, model, options, owner, database).run(copy)
        } catch {
            try? removeFiles(copy)
            throw error
        }
    }

    private init(
        _ url: URL, _ mapping: InferredMapping, _ model: NSManagedObjectModel, _ options: SQLiteStoreOptions,
        _ owner: NSPersistentStoreReference,
        _ database: SQLiteDatabase
    ) throws {
        (self.url, self.mapping, self.model, self.options, self.owner, self.database) = (url, mapping, model, options, owner, database)
        if let timeout = options.timeout { database.setTimeout(timeout) }
        let layout = try SQLiteFileLayout(database)
        old = SQLiteSchema(entities: mapping.source, numbers: layout.numbers, existing: layout.columns)
        new = SQLiteSchema(entities: mapping.destination)
        guard layout.holds(old) else {
            throw StoreError.make(.migration, "The store at \(url.path) does not have the tables of its own model.", url: url)
        }
    }

    private static func removeFiles(_ url: URL) throws {
        for suffix in StoreFiles.suffixes {
            let path = url.path + suffix
            if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
        }
    }

    private func run(_ copy: URL) throws {
        let (identifier, metadata) = try SQLiteMetadata.read(database)
        try create(copy, identifier, metadata)
        // One file from here on, which nobody else writes until it is replaced.
        try database.execute("PRAGMA main.locking_mode = EXCLUSIVE")
        guard try database.firstValue("PRAGMA main.journal_mode = DELETE") == .text("delete") else {
            throw StoreError.make(.timeout, "The store at \(url.path) is in use and cannot be migrated.", url: url)
        }
        try database.run("ATTACH DATABASE ? AS new", [.text(copy.path)])
        try database.execute("PRAGMA new.synchronous = FULL")
        do {
            try database.transaction {
                for entity in new.entities { try copyRows(entity) }
                for link in new.links { try copyLinks(link) }
                try copyKeys()
                try copyHistory()
            }
        } catch let failure as SQLiteFailure where failure.primaryCode == SQLiteFailure.constraint {
            throw StoreError.make(
                .migrationConstraint, "The rows of the store violate a uniqueness constraint of the new version: \(failure.message)",
                url: url)
        }
        try database.execute("DETACH DATABASE new")
        guard rename(copy.path, url.path) == 0 else {
            throw StoreError.make(.fileWriteUnknown, "The migrated store could not take the old one's place: errno \(errno).", url: url)
        }
    }

    private func create(_ copy: URL, _ identifier: String, _ metadata: [String: Any]) throws {
        let target = try SQLiteDatabase(path: copy.path, access: .create)
        defer { target.close() }
        try target.execute("PRAGMA auto_vacuum = 2")
        try target.transaction {
            try new.create(in: target)
            let own = metadata.merging(SQLiteMetadata.ofModel(mapping.destination, model)) { $1 }
            try SQLiteMetadata.write(own, identifier: identifier, to: target)
            if options.keepsModel { try SQLiteObjectStore.writeModel(mapping.destination, to: target) }
        }
    }

    // MARK: Keys

    /// The offset of the keys of an entity's objects: where tables become one, their keys would collide.
    private func offset(of source: NSEntityDescription) throws -> Int64 {
        guard let destination = mapping.destination(of: source) else { return 0 }
        let root = source.rootEntity.name ?? ""
        var roots: [String] = []
        for entity in destination.rootEntity.family {
            guard let name = mapping.source(of: entity)?.rootEntity.name, !roots.contains(name) else { continue }
            roots.append(name)
        }
        var offset: Int64 = 0
        for name in roots.sorted().prefix(while: { $0 != root }) { offset += try lastKey(ofRoot: name) }
        return offset
    }

    private func lastKey(ofRoot name: String) throws -> Int64 {
        try database.firstInteger("SELECT Z_MAX FROM main.Z_PRIMARYKEY WHERE Z_NAME = ?", [.text(name)]) ?? 0
    }

    private func copyKeys() throws {
        for entity in new.entities where entity.isRoot {
            var last: Int64 = 0
            for member in entity.entity.family {
                guard let source = mapping.source(of: member) else { continue }
                last = max(last, try offset(of: source) + lastKey(ofRoot: source.rootEntity.name ?? ""))
            }
            try database.run("UPDATE new.Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_ENT = ?", [.integer(last), .integer(entity.number)])
        }
    }

    // MARK: History

    /// Copies the persistent history of entities that are still there, so that tokens stay valid.
    private func copyHistory() throws {
        guard try database.firstInteger("SELECT COUNT(*) FROM main.sqlite_master WHERE name = 'AHISTORYLAST'") == 1 else { return }
        for table in ["ATRANSACTION", "ACHANGE", "AHISTORYLAST"] {
            guard
                case .text(let creation)? = try database.firstValue("SELECT sql FROM main.sqlite_master WHERE name = ?", [.text(table)]),
                let name = creation.range(of: table)
            else { continue }
            try database.execute(creation.replacingCharacters(in: name, with: "new.\(table)"))
        }
        try database.execute("INSERT INTO new.ATRANSACTION SELECT * FROM main.ATRANSACTION")
        try database.execute("INSERT INTO new.AHISTORYLAST SELECT * FROM main.AHISTORYLAST")
        for entity in old.entities {
            guard let number = mapping.destination(of: entity.entity).flatMap({ new.number(of: $0) }) else { continue }
            try database.run(
                "INSERT INTO new.ACHANGE(Z_PK, Z_ENT, Z_OPT, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZTRANSACTIONID, ZCOLUMNS, ZTOMBSTONE0) "
                    + "SELECT Z_PK, Z_ENT, Z_OPT, ZCHANGETYPE, ?, ZENTITYPK + ?, ZTRANSACTIONID, ZCOLUMNS, ZTOMBSTONE0 "
                    + "FROM main.ACHANGE WHERE ZENTITY = ?",
                [.integer(number), .integer(try offset(of: entity.entity)), .integer(entity.number)])
        }
    }

    // MARK: Rows

    private func copyRows(_ entity: SQLiteEntity) throws {
        guard let source = mapping.source(of: entity.entity), let place = old[source] else { return }
        var (names, values): ([String], [SQL]) = (
            ["Z_PK", "Z_ENT", "Z_OPT"], ["Z_PK + \(try offset(of: source))", "\(entity.number)", "Z_OPT"]
        )
        for column in entity.columns {
            let origin = mapping.source(of: column.property, in: source)
            for (name, value) in try parts(of: column, origin, place, entity) {
                names.append(name)
                values.append(value)
            }
        }
        let list = names.map(SQLiteName.quoted).joined(separator: ", ")
        let sql =
            SQL("INSERT INTO new.\(SQLiteName.quoted(entity.table))(\(list)) SELECT ") + values.joined(by: ", ")
            + SQL(" FROM main.\(SQLiteName.quoted(place.table)) WHERE Z_ENT = \(place.number)")
        try database.run(sql.text, sql.values)
        try checkMandatory(entity)
    }

    /// The columns of a property in the new file, with their values in the old one.
    private func parts(
        of column: SQLiteColumn, _ origin: NSPropertyDescription?, _ place: SQLiteEntity, _ entity: SQLiteEntity
    ) throws -> [(String, SQL)] {
        let known = origin.flatMap { place.columns(of: $0) }?.first { $0.elements == column.elements }
        guard case .toOne = column.kind else { return [(column.name, try value(of: column, known))] }
        guard let known, case .toOne(let destination) = known.kind else {
            return [(column.name, "NULL")]
        }
        let key = SQLiteName.quoted(known.name)
        var parts: [(String, SQL)] = [(column.name, SQL("\(key) + \(try offset(of: destination))"))]
        if let entityColumn = column.entityColumn { parts.append((entityColumn, number(of: destination, known))) }
        if let order = column.orderColumn { parts.append((order, SQL(known.orderColumn.map(SQLiteName.quoted) ?? "Z_PK"))) }
        return parts
    }

    /// The number that a destination's entity has in the new file.
    private func number(of destination: NSEntityDescription, _ column: SQLiteColumn) -> SQL {
        let usual = mapping.destination(of: destination).flatMap { new.number(of: $0) }.map { SQL(String($0)) } ?? "NULL"
        guard let entityColumn = column.entityColumn else { return usual }
        let cases = destination.rootEntity.family.compactMap { member -> SQL? in
            guard let from = old.number(of: member), let to = mapping.destination(of: member).flatMap({ new.number(of: $0) }) else {
                return nil
            }
            return "WHEN \(from) THEN \(to)"
        }
        guard !cases.isEmpty else { return usual }
        return "CASE \(SQLiteName.quoted(entityColumn)) \(cases.joined(by: " ")) ELSE \(usual) END"
    }

    private func value(of column: SQLiteColumn, _ known: SQLiteColumn?) throws -> SQL {
        let standard = try defaultValue(of: column)
        guard let known else { return "\(value: standard)" }
        let name = SQLiteName.quoted(known.name)
        guard !column.property.isOptional, standard != .null else { return SQL(name) }
        return "IFNULL(\(name), \(value: standard))"
    }

    private func defaultValue(of column: SQLiteColumn) throws -> SQLiteValue {
        guard column.elements.isEmpty, let attribute = column.property as? NSAttributeDescription,
            let value = ValueCoding.value(of: attribute.defaultValue, attribute.attributeType),
            let stored = Transformable.stored(value, attribute)
        else { return .null }
        let coding = SQLiteRowCoding(schema: new, external: ExternalData(store: url), owner: owner)
        return try coding.parameter(stored, of: column)
    }

    private func checkMandatory(_ entity: SQLiteEntity) throws {
        for column in entity.columns where !column.property.isOptional && column.elements.isEmpty {
            guard let attribute = column.property as? NSAttributeDescription, !(attribute is NSDerivedAttributeDescription) else {
                continue
            }
            let sql =
                "SELECT COUNT(*) FROM new.\(SQLiteName.quoted(entity.table)) WHERE Z_ENT = \(entity.number) "
                + "AND \(SQLiteName.quoted(column.name)) IS NULL"
            guard try database.firstInteger(sql) ?? 0 > 0 else { continue }
            throw StoreError.make(
                .migration, "Validation error missing attribute values on mandatory destination attribute", url: url,
                userInfo: [
                    "entity": entity.entity.name ?? "", "attribute": attribute.name,
                    "reason": "Validation error missing attribute values on mandatory destination attribute",
                ])
        }
    }

    // MARK: Pairs

    private func copyLinks(_ link: SQLiteLinkTable) throws {
        guard let source = link.relationship.entity.flatMap(mapping.source(of:)),
            let origin = mapping.source(of: link.relationship, in: source) as? NSRelationshipDescription,
            let target = origin.destinationEntity
        else { return }
        let (from, to) = (try offset(of: source), try offset(of: target))
        let names = [link.sourceColumn, link.destinationColumn, link.orderColumn, link.inverseOrderColumn].compactMap { $0 }
        let list = names.map(SQLiteName.quoted).joined(separator: ", ")
        let insertion = "INSERT INTO new.\(SQLiteName.quoted(link.name))(\(list)) SELECT "
        if let known = old.linkTable(of: origin) {
            let side = known.side(of: origin)
            let inverse = origin.inverseRelationship.map(known.side(of:))
            var values = ["\(SQLiteName.quoted(side.source)) + \(from)", "\(SQLiteName.quoted(side.destination)) + \(to)"]
            if link.orderColumn != nil { values.append(SQLiteName.quoted(side.order ?? side.destination)) }
            if link.inverseOrderColumn != nil { values.append(SQLiteName.quoted(inverse?.order ?? side.source)) }
            try database.run(insertion + "\(values.joined(separator: ", ")) FROM main.\(SQLiteName.quoted(side.table))")
        } else if let column = origin.inverseRelationship.flatMap(old.column), let place = old[target] {
            // Each destination had one source so far, in its row.
            let key = SQLiteName.quoted(column.name)
            var values = ["\(key) + \(from)", "Z_PK + \(to)"]
            if link.orderColumn != nil { values.append(column.orderColumn.map(SQLiteName.quoted) ?? "Z_PK") }
            if link.inverseOrderColumn != nil { values.append("Z_PK") }
            try database.run(
                insertion + "\(values.joined(separator: ", ")) FROM main.\(SQLiteName.quoted(place.table)) WHERE \(key) IS NOT NULL")
        }
    }
}
