import QuinceFoundation

/// The tables that a `SELECT` reads, which grow as its key paths are followed.
final class QuerySource {
    /// The clause after `FROM`.
    private(set) var tables: SQL
    private let schema: SQLiteSchema
    private let aliases: Aliases

    /// The numbers of the tables in one statement, subqueries included.
    final class Aliases {
        private var last = -1

        func next() -> String {
            last += 1
            return "t\(last)"
        }
    }

    init(_ tables: SQL, schema: SQLiteSchema, aliases: Aliases) { (self.tables, self.schema, self.aliases) = (tables, schema, aliases) }

    /// Begins a statement on an entity's table.
    static func root(_ entity: SQLiteEntity, schema: SQLiteSchema) -> QueryScope {
        let aliases = Aliases()
        let alias = aliases.next()
        let source = QuerySource("\(SQLiteName.quoted(entity.table)) \(alias)", schema: schema, aliases: aliases)
        return QueryScope(source: source, alias: alias, entity: entity)
    }

    /// The destination of a to-one relationship, in the same rows.
    fileprivate func join(_ column: SQLiteColumn, of scope: QueryScope, _ destination: SQLiteEntity) -> QueryScope {
        let alias = aliases.next()
        let key = "\(scope.alias).\(SQLiteName.quoted(column.name))"
        tables += "\(" LEFT JOIN \(SQLiteName.quoted(destination.table)) \(alias) ON \(key) = \(alias).Z_PK")"
        return QueryScope(source: self, alias: alias, entity: destination, isOptional: true)
    }

    /// The destinations of a to-many relationship: tables, the condition that connects them with the object, and the destination's alias.
    private func destinations(
        _ relationship: NSRelationshipDescription, of scope: QueryScope
    ) throws -> (tables: SQL, condition: SQL, scope: (QuerySource) -> QueryScope) {
        guard let destination = relationship.destinationEntity.flatMap({ schema[$0] }) else {
            throw UnsupportedQuery.keyPath(relationship.name, scope.entity.entity)
        }
        let alias = aliases.next()
        let made: (QuerySource) -> QueryScope = { QueryScope(source: $0, alias: alias, entity: destination) }
        let table = SQLiteName.quoted(destination.table)
        if let link = schema.linkTable(of: relationship) {
            let (side, pair) = (link.side(of: relationship), aliases.next())
            let (source, end) = (SQLiteName.quoted(side.source), SQLiteName.quoted(side.destination))
            return (
                "\(SQLiteName.quoted(side.table)) \(pair) JOIN \(table) \(alias) ON \(alias).Z_PK = \(pair).\(end)",
                "\(pair).\(source) = \(scope.alias).Z_PK", made
            )
        }
        guard let inverse = relationship.inverseRelationship, let column = schema.column(of: inverse) else {
            throw UnsupportedQuery.keyPath(relationship.name, scope.entity.entity)
        }
        return ("\(table) \(alias)", "\(alias).\(SQLiteName.quoted(column.name)) = \(scope.alias).Z_PK", made)
    }

    /// The destinations of a to-many relationship, in a subquery of their own.
    fileprivate func subquery(_ relationship: NSRelationshipDescription, of scope: QueryScope) throws -> QueryCollection {
        let (tables, condition, made) = try destinations(relationship, of: scope)
        let source = QuerySource(tables, schema: schema, aliases: aliases)
        let inner = made(source)
        let owner: SQL? = scope.isOptional ? scope.object.sql : nil
        return QueryCollection(source: source, conditions: [condition], owner: owner, scope: inner, element: inner.object)
    }

    /// The destinations of a to-many relationship, each in a row more.
    fileprivate func multiply(_ relationship: NSRelationshipDescription, of scope: QueryScope) throws -> QueryScope {
        let (more, condition, made) = try destinations(relationship, of: scope)
        tables += "\(" JOIN (\(more)) ON \(condition)")"
        return made(self)
    }

    var entities: SQLiteSchema { schema }
}

/// One table of a `SELECT`, whose columns are an entity's properties.
final class QueryScope {
    let source: QuerySource
    let alias: String
    let entity: SQLiteEntity
    /// Whether rows may lack the object.
    let isOptional: Bool
    private var joined: [String: QueryScope] = [:]

    init(source: QuerySource, alias: String, entity: SQLiteEntity, isOptional: Bool = false) {
        (self.source, self.alias, self.entity, self.isOptional) = (source, alias, entity, isOptional)
    }

    /// The object's key.
    var object: QueryValue { QueryValue("\(alias).Z_PK", .object(entity.entity)) }

    func value(of column: SQLiteColumn) -> QueryValue {
        let sql: SQL = "\(alias).\(SQLiteName.quoted(column.name))"
        switch column.kind {
        case .attribute(let type): return QueryValue(sql, ExpressionKind(type), type: type)
        case .toOne(let destination): return QueryValue(sql, .object(destination))
        }
    }

    func destination(of column: SQLiteColumn) throws -> QueryScope {
        if let known = joined[column.name] { return known }
        guard case .toOne(let entity) = column.kind, let destination = source.entities[entity] else {
            throw UnsupportedQuery.keyPath(column.property.name, self.entity.entity)
        }
        let scope = source.join(column, of: self, destination)
        joined[column.name] = scope
        return scope
    }

    func collection(of relationship: NSRelationshipDescription) throws -> QueryCollection {
        try source.subquery(relationship, of: self)
    }

    func multiplied(by relationship: NSRelationshipDescription) throws -> QueryScope { try source.multiply(relationship, of: self) }
}

/// An SQL expression and the kind of its values.
struct QueryValue {
    let sql: SQL
    let kind: ExpressionKind
    /// The attribute's type where the expression is one.
    var type: NSAttributeType?
    /// The value of a constant; nil otherwise, and for nil.
    var constant: Any?
    var isNull = false

    init(_ sql: SQL, _ kind: ExpressionKind, type: NSAttributeType? = nil, constant: Any? = nil, isNull: Bool = false) {
        (self.sql, self.kind, self.type, self.constant, self.isNull) = (sql, kind, type, constant, isNull)
    }

    static let null = QueryValue("NULL", .unknown, isNull: true)
}

/// The values of a key path that passes a to-many relationship: rows of a subquery.
struct QueryCollection {
    let source: QuerySource
    var conditions: [SQL]
    /// The key of the object whose relationship it is, where there may be none.
    let owner: SQL?
    /// The table whose rows are the elements, while they are objects.
    var scope: QueryScope?
    var element: QueryValue

    /// `SELECT what FROM … WHERE …`. Called last: what else is said of the elements may need more tables.
    func select(_ what: SQL, where more: SQL? = nil) -> SQL {
        "(SELECT \(what) FROM \(source.tables) WHERE \((conditions + [more].compactMap { $0 }).joined(by: " AND ")))"
    }

    var count: QueryValue { QueryValue(aggregate("COUNT(*)"), .number, type: .integer64AttributeType) }

    /// A value of all elements; NULL where there is no object to have them.
    func aggregate(_ what: SQL) -> SQL {
        guard let owner else { return select(what) }
        return "CASE WHEN \(owner) IS NULL THEN NULL ELSE \(select(what)) END"
    }

    func contains(where condition: SQL) -> SQL { "EXISTS \(select("1", where: "(\(condition))"))" }
}
