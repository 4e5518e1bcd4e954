import QuinceFoundation

/// The metadata of a store: one row of `Z_METADATA`.
enum SQLiteMetadata {
    /// Marks hashes of Quince's, which compare among themselves only: Apple does not document how its are computed.
    private static let ownHashesKey = "_QuinceVersionHashes"

    static func ofModel(_ entities: [NSEntityDescription], _ model: NSManagedObjectModel) -> [String: Any] {
        [
            NSStoreModelVersionHashesKey: hashes(entities), ownHashesKey: 1, "NSStoreModelVersionHashesVersion": 3,
            NSStoreModelVersionIdentifiersKey: model.versionIdentifiers.compactMap { $0.base as? String }, NSStoreTypeKey: "SQLite",
            NSPersistentStoreModelVersionChecksumKey: model.versionChecksum,
        ]
    }

    private static func hashes(_ entities: [NSEntityDescription]) -> [String: Data] {
        Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }) { first, _ in first }
    }

    static func hasOwnHashes(_ metadata: [String: Any]) -> Bool { metadata[ownHashesKey] != nil }

    static func fits(_ metadata: [String: Any], _ entities: [NSEntityDescription]) -> Bool {
        metadata[NSStoreModelVersionHashesKey] as? [String: Data] == hashes(entities)
    }

    static func read(_ database: SQLiteDatabase) throws -> (identifier: String, metadata: [String: Any]) {
        var result: (String, [String: Any])?
        try database.forEachRow("SELECT Z_UUID, Z_PLIST FROM Z_METADATA ORDER BY Z_VERSION DESC LIMIT 1") { row in
            let list = try? PropertyListSerialization.propertyList(from: row.data(1), format: nil)
            if let list = list as? [String: Any] { result = (row.text(0), list) }
        }
        guard let result else {
            throw StoreError.make(.fileReadCorruptFile, "The metadata of the store at \(database.path) cannot be read.")
        }
        return result
    }

    static func write(_ metadata: [String: Any], identifier: String, to database: SQLiteDatabase) throws {
        var list = metadata
        list[NSStoreUUIDKey] = nil
        list[NSStoreTypeKey] = "SQLite"
        guard PropertyListSerialization.propertyList(list, isValidFor: .binary) else {
            throw StoreError.make(.save, "The metadata of the store at \(database.path) has values that are no property list.")
        }
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        try database.run(
            "INSERT OR REPLACE INTO Z_METADATA(Z_VERSION, Z_UUID, Z_PLIST) VALUES(1, ?, ?)", [.text(identifier), .blob(data)])
    }
}

/// The tables of an existing file.
struct SQLiteFileLayout {
    /// Numbers of entities by name.
    let numbers: [String: Int64]
    private let tables: [String: Set<String>]

    init(_ database: SQLiteDatabase) throws {
        var (numbers, names, tables): ([String: Int64], [String], [String: Set<String>]) = ([:], [], [:])
        try database.forEachRow("SELECT Z_NAME, Z_ENT FROM Z_PRIMARYKEY") { numbers[$0.text(0)] = $0.integer(1) }
        try database.forEachRow("SELECT name FROM sqlite_master WHERE type = 'table'") { names.append($0.text(0)) }
        for name in names {
            try database.forEachRow("SELECT name FROM pragma_table_info(?)", [.text(name)]) { tables[name, default: []].insert($0.text(0)) }
        }
        (self.numbers, self.tables) = (numbers, tables)
    }

    func columns(_ table: String) -> Set<String>? { tables[table] }

    /// Whether the file has every table and column that a schema needs.
    func holds(_ schema: SQLiteSchema) -> Bool {
        schema.entities.allSatisfy { numbers[$0.entity.name ?? ""] == $0.number }
            && schema.columnsByTable.allSatisfy { table, columns in
                tables[table].map { Set(columns.map(\.name)).isSubset(of: $0) } ?? false
            } && schema.links.allSatisfy { link in tables[link.name].map { Set(link.columns).isSubset(of: $0) } ?? false }
    }
}
