import QuinceFoundation

/// An entity's place in a database: its number, its table and the columns of its slots.
final class SQLiteEntity {
    let entity: NSEntityDescription
    /// The number in `Z_ENT`.
    let number: Int64
    /// The table of the root entity, which holds the objects of all its family.
    let table: String
    let columns: [SQLiteColumn]
    /// The numbers of the entity and of all that inherit from it.
    let family: [Int64]
    let isRoot: Bool

    init(
        entity: NSEntityDescription, number: Int64, table: String, columns: [SQLiteColumn], family: [Int64]
    ) {
        (self.entity, self.number, self.table, self.columns, self.family) = (entity, number, table, columns, family)
        isRoot = entity.superentity == nil
    }

    /// The columns that rows of the entity are inserted with, beyond `Z_PK`, `Z_ENT` and `Z_OPT`.
    private(set) lazy var writtenColumns: [String] = columns.flatMap { [$0.name] + [$0.entityColumn].compactMap { $0 } }

    private(set) lazy var insertion: String = {
        let names = (["Z_PK", "Z_ENT", "Z_OPT"] + writtenColumns).map(SQLiteName.quoted).joined(separator: ", ")
        let marks = Array(repeating: "?", count: 3 + writtenColumns.count).joined(separator: ", ")
        return "INSERT INTO \(SQLiteName.quoted(table))(\(names)) VALUES(\(marks))"
    }()

    private(set) lazy var deletion = "DELETE FROM \(SQLiteName.quoted(table)) WHERE Z_PK = ? AND Z_OPT = ?"

    /// The columns of a property; several for a composite attribute.
    func columns(of property: NSPropertyDescription) -> [SQLiteColumn] {
        let slot = entity.layout.slotsByName[property.name]
        return columns.filter { $0.slot == slot }
    }

    func column(named name: String) -> SQLiteColumn? { columnsByName[name] }
    private lazy var columnsByName: [String: SQLiteColumn] = Dictionary(
        columns.filter(\.elements.isEmpty).map { ($0.property.name, $0) }
    ) { first, _ in first }
}
