import QuinceFoundation

/// The table of the pairs of a many-to-many relationship, or of a to-many relationship without an inverse.
///
/// `Z_26ASSETS (Z_26ALBUMS, Z_3ASSETS, Z_FOK_3ASSETS)` holds `assets` of entity 26, whose inverse is `albums` of entity 3. Of the two relationships the
/// table is named after the one whose name comes later. Source: published schemas of the stores of iOS's own apps.
struct SQLiteLinkTable {
    let name: String
    /// The relationship that the table is named after.
    let relationship: NSRelationshipDescription
    /// The column of the objects that have `relationship`.
    let sourceColumn: String
    /// The column of the objects that are its destinations.
    let destinationColumn: String
    /// The column with the place of a destination among those of one source, where `relationship` is ordered.
    let orderColumn: String?
    /// The column with the place of a source among those of one destination, where the inverse is ordered.
    let inverseOrderColumn: String?

    /// The columns of one of the two relationships, seen from its own objects.
    struct Side {
        let table: String
        let source: String
        let destination: String
        let order: String?
    }

    func side(of relationship: NSRelationshipDescription) -> Side {
        relationship === self.relationship
            ? Side(table: name, source: sourceColumn, destination: destinationColumn, order: orderColumn)
            : Side(table: name, source: destinationColumn, destination: sourceColumn, order: inverseOrderColumn)
    }

    /// Whether the relationship is its own inverse, so that each pair is there both ways round.
    var isReflexive: Bool { relationship.inverseRelationship === relationship }

    var columns: [String] { [sourceColumn, destinationColumn] + [orderColumn, inverseOrderColumn].compactMap { $0 } }

    var creation: String {
        let columns = columns.map { "\(SQLiteName.quoted($0)) INTEGER" }.joined(separator: ", ")
        let keys = [sourceColumn, destinationColumn].map(SQLiteName.quoted).joined(separator: ", ")
        return "CREATE TABLE \(SQLiteName.quoted(name)) ( \(columns), PRIMARY KEY (\(keys)) )"
    }

    var indexCreation: String {
        let keys = [destinationColumn, sourceColumn].map(SQLiteName.quoted).joined(separator: ", ")
        return
            "CREATE INDEX IF NOT EXISTS \(SQLiteName.quoted("\(name)_\(destinationColumn)_INDEX")) ON \(SQLiteName.quoted(name)) (\(keys))"
    }
}
