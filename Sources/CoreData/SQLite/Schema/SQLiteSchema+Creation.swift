import QuinceFoundation

extension SQLiteSchema {
    /// Creates the tables, and the rows that hold each entity's last key, as a part of a transaction.
    func create(in database: SQLiteDatabase) throws {
        for statement in creation { try database.execute(statement) }
        for entity in entities {
            let parent = entity.entity.superentity.flatMap { number(of: $0) } ?? 0
            try database.run(
                "INSERT INTO Z_PRIMARYKEY(Z_ENT, Z_NAME, Z_SUPER, Z_MAX) VALUES(?, ?, ?, 0)",
                [.integer(entity.number), .text(entity.entity.name ?? ""), .integer(parent)])
        }
    }

    /// The statements that make an empty database of the schema.
    var creation: [String] { tableCreation + systemCreation + indexCreation }

    private var tableCreation: [String] {
        columnsByTable.sorted { $0.key < $1.key }.map { table, columns in
            let declarations = columns.map { ", \(SQLiteName.quoted($0.name)) \($0.declaration)" }.joined()
            return "CREATE TABLE \(SQLiteName.quoted(table)) ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER\(declarations) )"
        } + links.map(\.creation)
    }

    private var systemCreation: [String] {
        [
            "CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)",
            "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)",
            "CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB)",
        ]
    }

    /// The indexes of relationships, of the model, and of uniqueness constraints.
    var indexCreation: [String] {
        relationshipIndexes + links.map(\.indexCreation)
            + entities.flatMap { entity in
                uniqueIndexes(entity) + entity.entity.indexes.compactMap { fetchIndex($0, entity) } + singleIndexes(entity)
            }
    }

    private var relationshipIndexes: [String] {
        entities.flatMap { entity in
            entity.columns.filter { $0.property.entity === entity.entity }.compactMap { column in
                guard case .toOne = column.kind else { return nil }
                return Self.index("\(entity.table)_\(column.name)_INDEX", entity.table, [SQLiteName.quoted(column.name)])
            }
        }
    }

    private func singleIndexes(_ entity: SQLiteEntity) -> [String] {
        entity.columns.filter { $0.property.entity === entity.entity && $0.property.hasIndex && $0.elements.isEmpty }.map {
            Self.index("\(entity.table)_\($0.name)_INDEX", entity.table, [SQLiteName.quoted($0.name)])
        }
    }

    private func uniqueIndexes(_ entity: SQLiteEntity) -> [String] {
        entity.entity.uniqueNames.compactMap { names in
            let columns = names.compactMap { entity.column(named: $0)?.name }
            guard columns.count == names.count, !columns.isEmpty else { return nil }
            return Self.index(
                "Z_\(entity.entity.name ?? "")_UNIQUE_\(names.joined(separator: "_"))", entity.table, columns.map(SQLiteName.quoted),
                isUnique: true)
        }
    }

    private func fetchIndex(_ index: NSFetchIndexDescription, _ entity: SQLiteEntity) -> String? {
        let columns = index.elements.map { element -> String? in
            guard element.collationType == .binary, let column = element.propertyName.flatMap(entity.column) else { return nil }
            return "\(SQLiteName.quoted(column.name)) \(element.isAscending ? "ASC" : "DESC")"
        }
        // An index of expressions or of areas only speeds up what is right without it.
        guard !columns.isEmpty, columns.allSatisfy({ $0 != nil }) else { return nil }
        return Self.index("Z_\(entity.entity.name ?? "")_\(index.name)", entity.table, columns.compactMap { $0 })
    }

    private static func index(_ name: String, _ table: String, _ columns: [String], isUnique: Bool = false) -> String {
        "CREATE \(isUnique ? "UNIQUE " : "")INDEX IF NOT EXISTS \(SQLiteName.quoted(name)) ON \(SQLiteName.quoted(table)) "
            + "(\(columns.joined(separator: ", ")))"
    }
}
