import QuinceFoundation

/// A column of an entity's table, and the slot of a row that it holds.
final class SQLiteColumn {
    enum Kind {
        case attribute(NSAttributeType)
        case toOne(NSEntityDescription)
    }

    let slot: Int
    /// The column's name, as `ZTITLE`.
    let name: String
    let kind: Kind
    /// The property that the column holds.
    let property: NSPropertyDescription
    /// The keys in the dictionary of a composite attribute, from outside in; empty for other attributes.
    var elements: [String] = []
    /// The column with the number of the destination's entity, where the destination may be of several: `Z9_OWNER`.
    var entityColumn: String?
    /// The column with the object's place among the destinations of an ordered inverse relationship: `Z_FOK_OWNER`.
    var orderColumn: String?
    /// Whether values may be in files of their own.
    var isExternal = false

    init(slot: Int, name: String, kind: Kind, property: NSPropertyDescription) {
        (self.slot, self.name, self.kind, self.property) = (slot, name, kind, property)
    }

    /// The type that the table is created with. Source: published schemas of apps' stores.
    var declaration: String {
        switch kind {
        case .toOne: "INTEGER"
        case .attribute(let type):
            switch type {
            case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType: "INTEGER"
            case .doubleAttributeType, .floatAttributeType: "FLOAT"
            case .decimalAttributeType: "DECIMAL"
            case .dateAttributeType: "TIMESTAMP"
            case .stringAttributeType, .URIAttributeType, .objectIDAttributeType: "VARCHAR"
            default: "BLOB"
            }
        }
    }
}

/// Names of tables and columns.
enum SQLiteName {
    /// The table or column of a name of the model: in capitals after a Z.
    static func of(_ name: String) -> String { "Z" + name.uppercased() }

    /// The name as SQL writes it: in quotes where it has other characters than letters, digits and underscores.
    static func quoted(_ name: String) -> String {
        let isPlain = name.utf8.allSatisfy {
            $0 == 0x5f || $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x41 && $0 <= 0x5a || $0 >= 0x61 && $0 <= 0x7a
        }
        return isPlain ? name : "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }
}
