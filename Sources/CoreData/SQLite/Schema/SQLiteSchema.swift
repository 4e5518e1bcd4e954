import QuinceFoundation

/// The tables and columns of a model's entities.
final class SQLiteSchema {
    private(set) var entities: [SQLiteEntity] = []
    private(set) var links: [SQLiteLinkTable] = []
    private var byEntity: [ObjectIdentifier: SQLiteEntity] = [:]
    private var byNumber: [Int64: SQLiteEntity] = [:]
    private var linksByRelationship: [ObjectIdentifier: SQLiteLinkTable] = [:]
    /// The columns of each table, for its creation, in order.
    private(set) var columnsByTable: [String: [(name: String, declaration: String)]] = [:]

    /// Maps entities; `numbers` are those of an existing file, by name. Without them entities are numbered by name from 1.
    ///
    /// - Parameter existing: whether a table of the file has a column of a name, and nil for a table that is not there; nil for a new file.
    init(entities: [NSEntityDescription], numbers: [String: Int64]? = nil, existing: ((_ table: String) -> Set<String>?)? = nil) {
        let sorted = entities.sorted { ($0.name ?? "") < ($1.name ?? "") }
        var numbers = numbers ?? [:]
        var next = (numbers.values.max() ?? 0) + 1
        for entity in sorted where numbers[entity.name ?? ""] == nil {
            numbers[entity.name ?? ""] = next
            next += 1
        }
        let builder = Builder(numbers: numbers, existing: existing)
        for root in sorted where root.superentity == nil { builder.map(root) }
        self.entities = builder.entities.sorted { $0.number < $1.number }
        columnsByTable = builder.columnsByTable
        for entity in self.entities {
            byEntity[ObjectIdentifier(entity.entity)] = entity
            byNumber[entity.number] = entity
        }
        mapLinks(sorted, numbers, existing)
    }

    /// The place of an entity; entities that the store's configuration lacks have none.
    subscript(entity: NSEntityDescription) -> SQLiteEntity? { byEntity[ObjectIdentifier(entity)] }
    func entity(numbered number: Int64) -> SQLiteEntity? { byNumber[number] }
    func number(of entity: NSEntityDescription) -> Int64? {
        self[entity]?.number ?? entities.first { $0.entity.name == entity.name }?.number
    }
    /// The column of a to-one relationship.
    func column(of relationship: NSRelationshipDescription) -> SQLiteColumn? {
        relationship.entity.flatMap { self[$0] }?.column(named: relationship.name)
    }
    /// The table of a to-many relationship's pairs; nil where the destinations' rows hold them.
    func linkTable(of relationship: NSRelationshipDescription) -> SQLiteLinkTable? {
        linksByRelationship[ObjectIdentifier(relationship)]
    }

    // MARK: Pairs

    private func mapLinks(_ entities: [NSEntityDescription], _ numbers: [String: Int64], _ existing: ((String) -> Set<String>?)?) {
        for entity in entities {
            for case let relationship as NSRelationshipDescription in entity.ownProperties.sorted(by: { $0.name < $1.name })
            where relationship.isToMany && !relationship.isTransient {
                let inverse = relationship.inverseRelationship
                guard inverse?.isToMany ?? true, linksByRelationship[ObjectIdentifier(relationship)] == nil else { continue }
                let table = Self.linkTable(relationship, numbers, existing)
                links.append(table)
                linksByRelationship[ObjectIdentifier(relationship)] = table
                if let inverse { linksByRelationship[ObjectIdentifier(inverse)] = table }
            }
        }
    }

    private static func linkTable(
        _ relationship: NSRelationshipDescription, _ numbers: [String: Int64], _ existing: ((String) -> Set<String>?)?
    ) -> SQLiteLinkTable {
        guard let inverse = relationship.inverseRelationship, inverse !== relationship else { return made(relationship, numbers) }
        let (first, second) = relationship.name > inverse.name ? (relationship, inverse) : (inverse, relationship)
        let usual = made(first, numbers)
        guard let existing, existing(usual.name) == nil else { return usual }
        let other = made(second, numbers)
        return existing(other.name) == nil ? usual : other
    }

    private static func made(_ relationship: NSRelationshipDescription, _ numbers: [String: Int64]) -> SQLiteLinkTable {
        let inverse = relationship.inverseRelationship
        let source = numbers[relationship.entity?.name ?? ""] ?? 0
        let destination = numbers[(inverse?.entity ?? relationship.destinationEntity)?.name ?? ""] ?? 0
        let forward = "\(destination)\(relationship.name.uppercased())"
        let name = "Z_\(source)\(relationship.name.uppercased())"
        let isReflexive = inverse === relationship
        var sourceColumn = "Z_\(source)" + (inverse?.name ?? relationship.entity?.name ?? "").uppercased()
        if sourceColumn == "Z_" + forward { sourceColumn += "1" }
        return SQLiteLinkTable(
            name: name, relationship: relationship, sourceColumn: isReflexive ? "REFLEXIVE" : sourceColumn,
            destinationColumn: "Z_" + forward,
            orderColumn: relationship.isOrdered ? "Z_FOK_" + forward : nil,
            inverseOrderColumn: !isReflexive && inverse?.isOrdered == true ? "Z_FOK_" + sourceColumn.dropFirst(2) : nil)
    }

    // MARK: Tables

    /// Names the columns of the tables. Names that a table has already are followed by a number.
    private final class Builder {
        let numbers: [String: Int64]
        let existing: ((String) -> Set<String>?)?
        var entities: [SQLiteEntity] = []
        var columnsByTable: [String: [(name: String, declaration: String)]] = [:]
        private var taken: [String: Set<String>] = [:]

        init(numbers: [String: Int64], existing: ((String) -> Set<String>?)?) { (self.numbers, self.existing) = (numbers, existing) }

        func map(_ root: NSEntityDescription) {
            let table = SQLiteName.of(root.name ?? "")
            columnsByTable[table] = []
            taken[table] = []
            map(root, table, [])
        }

        private func map(_ entity: NSEntityDescription, _ table: String, _ inherited: [SQLiteColumn]) {
            let start = entity.superentity?.layout.slots.count ?? 0
            var columns = inherited
            for slot in start..<max(start, entity.layout.slots.count) {
                let property = entity.layout.slots[slot]
                guard !property.isTransient else { continue }
                columns += made(property, slot, table)
            }
            let family = entity.family.map { numbers[$0.name ?? ""] ?? 0 }
            entities.append(
                SQLiteEntity(entity: entity, number: numbers[entity.name ?? ""] ?? 0, table: table, columns: columns, family: family))
            for child in entity.subentities.sorted(by: { ($0.name ?? "") < ($1.name ?? "") }) { map(child, table, columns) }
        }

        private func made(_ property: NSPropertyDescription, _ slot: Int, _ table: String) -> [SQLiteColumn] {
            switch property {
            case let composite as NSCompositeAttributeDescription: return elements(composite, slot, table, composite, [])
            case let attribute as NSAttributeDescription:
                let column = SQLiteColumn(
                    slot: slot, name: name(attribute.name, table), kind: .attribute(attribute.attributeType), property: attribute)
                column.isExternal = attribute.allowsExternalBinaryDataStorage && attribute.attributeType == .binaryDataAttributeType
                add(column.name, column.declaration, table)
                return [column]
            case let relationship as NSRelationshipDescription where !relationship.isToMany:
                return [made(relationship, slot, table)].compactMap { $0 }
            default: return []
            }
        }

        private func made(_ relationship: NSRelationshipDescription, _ slot: Int, _ table: String) -> SQLiteColumn? {
            guard let destination = relationship.destinationEntity else { return nil }
            let column = SQLiteColumn(slot: slot, name: name(relationship.name, table), kind: .toOne(destination), property: relationship)
            add(column.name, column.declaration, table)
            let suffix = column.name.dropFirst()
            let number = numbers[destination.rootEntity.name ?? ""] ?? 0
            let entityColumn = entityColumn("Z\(number)_\(suffix)", suffix, table, wanted: !destination.rootEntity.subentities.isEmpty)
            if let entityColumn {
                column.entityColumn = entityColumn
                add(entityColumn, "INTEGER", table)
            }
            if let inverse = relationship.inverseRelationship, inverse.isToMany, inverse.isOrdered {
                let name = "Z_FOK_\(suffix)"
                column.orderColumn = name
                add(name, "INTEGER", table)
            }
            return column
        }

        /// The column of the destination's entity: in an existing file whatever number it was named with.
        private func entityColumn(_ usual: String, _ suffix: Substring, _ table: String, wanted: Bool) -> String? {
            guard let existing, let columns = existing(table) else { return wanted ? usual : nil }
            return columns.first { column in
                guard column.hasPrefix("Z"), column.hasSuffix("_\(suffix)") else { return false }
                let digits = column.dropFirst().dropLast(suffix.count + 1)
                return !digits.isEmpty && digits.allSatisfy(\.isNumber)
            }
        }

        private func elements(
            _ composite: NSCompositeAttributeDescription, _ slot: Int, _ table: String, _ property: NSPropertyDescription, _ path: [String]
        ) -> [SQLiteColumn] {
            composite.elements.flatMap { element -> [SQLiteColumn] in
                let path = path + [element.name]
                if let inner = element as? NSCompositeAttributeDescription { return elements(inner, slot, table, property, path) }
                let column = SQLiteColumn(
                    slot: slot, name: name(([property.name] + path).joined(separator: "_"), table), kind: .attribute(element.attributeType),
                    property: property)
                column.elements = path
                add(column.name, column.declaration, table)
                return [column]
            }
        }

        private func name(_ name: String, _ table: String) -> String {
            let base = SQLiteName.of(name)
            var name = base
            var number = 0
            while !taken[table, default: []].insert(name).inserted {
                number += 1
                name = base + String(number)
            }
            return name
        }

        private func add(_ name: String, _ declaration: String, _ table: String) {
            taken[table, default: []].insert(name)
            columnsByTable[table, default: []].append((name, declaration))
        }
    }
}
