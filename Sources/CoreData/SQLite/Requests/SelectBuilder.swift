@_spi(Quince) import QuinceFoundation

/// The statement of a fetch.
struct SelectBuilder {
    let request: StoreFetch
    let root: QueryScope
    let expressions: ExpressionTranslator
    private let entity: SQLiteEntity

    init(_ request: StoreFetch, _ entity: SQLiteEntity, _ schema: SQLiteSchema, _ store: NSPersistentStore?) {
        (self.request, self.entity) = (request, entity)
        root = QuerySource.root(entity, schema: schema)
        expressions = ExpressionTranslator(scope: root, store: store)
    }

    /// The conditions on rows: the entity and the predicate.
    func conditions() throws -> SQL {
        var conditions: [SQL] = []
        if let entity = entityCondition { conditions.append(entity) }
        if let predicate = request.predicate {
            let condition = try PredicateTranslator(expressions: expressions).condition(predicate)
            if condition.text != "1" { conditions.append(condition) }
        }
        return conditions.isEmpty ? "" : " WHERE " + conditions.joined(by: " AND ")
    }

    /// Nil where all rows of the table are wanted.
    private var entityCondition: SQL? {
        let family = request.includesSubentities ? entity.family : [entity.number]
        if entity.isRoot, family.count == entity.family.count { return nil }
        guard family.count > 1 else { return "\(root.alias).Z_ENT = \(family[0])" }
        return SQL("\(root.alias).Z_ENT IN (\(family.map(String.init).joined(separator: ", ")))")
    }

    /// The order of rows; by keys where the descriptors leave it open.
    func order(byKey: Bool = true) throws -> SQL {
        var terms = try request.sortDescriptors.map(term)
        if byKey { terms.append("\(root.alias).Z_PK") }
        return terms.isEmpty ? "" : " ORDER BY " + terms.joined(by: ", ")
    }

    private func term(_ descriptor: NSSortDescriptor) throws -> SQL {
        guard let selector = descriptor.selector, let key = descriptor.key else {
            throw UnsupportedQuery("unsupported NSSortDescriptor (comparator blocks are not supported)")
        }
        let value = try expressions.value(keyPath(key))
        var collation: SQL = ""
        if selector.name != "compare:" {
            guard let known = SQLiteCollation(selector: selector.name) else {
                throw UnsupportedQuery("unsupported NSSortDescriptor selector: \(selector.name)")
            }
            collation = SQL(" COLLATE \(known.rawValue)")
        }
        return value.sql + collation + SQL(descriptor.ascending ? "" : " DESC")
    }

    func keyPath(_ path: String) throws -> QueryExpression {
        try expressions.path(path.split(separator: ".").map(String.init)[...], in: root)
    }

    var range: SQL {
        guard request.limit > 0 || request.offset > 0 else { return "" }
        let limit = request.limit > 0 ? Int64(request.limit) : -1
        let offset: SQL = request.offset > 0 ? " OFFSET \(value: .integer(Int64(request.offset)))" : ""
        return " LIMIT \(value: .integer(limit))" + offset
    }

    // MARK: Statements

    /// The statement that selects columns of the objects.
    func objects(_ columns: String) throws -> SQL {
        let (conditions, order) = (try conditions(), try order())
        return SQL("SELECT \(columns) FROM ") + root.source.tables + conditions + order + range
    }

    func count() throws -> SQL {
        let conditions = try conditions()
        guard request.limit > 0 || request.offset > 0 else { return "SELECT COUNT(*) FROM " + root.source.tables + conditions }
        return "SELECT COUNT(*) FROM (SELECT 1 FROM " + root.source.tables + conditions + range + ")"
    }

    /// The statement of dictionaries, and the kinds of their columns.
    func dictionaries() throws -> (sql: SQL, columns: [(name: String, value: QueryValue)]) {
        var aggregating = expressions
        aggregating.aggregatesRows = true
        let columns = try request.columns.map { column in (name: column.name, value: try value(of: column, aggregating)) }
        let groups = try request.groupBy.map { name in
            try columns.first { $0.name == name }?.value.sql ?? expressions.value(keyPath(name)).sql
        }
        var tail: SQL = ""
        if !groups.isEmpty { tail += " GROUP BY " + groups.joined(by: ", ") }
        if let having = request.having {
            aggregating.named = Dictionary(columns.map { ($0.name, $0.value) }) { first, _ in first }
            tail += " HAVING " + (try PredicateTranslator(expressions: aggregating).condition(having))
        }
        let isAggregate = request.columns.contains { Self.isAggregate($0) }
        let order = try order(byKey: groups.isEmpty && !isAggregate && !request.isDistinct)
        let list = columns.map(\.value.sql).joined(by: ", ")
        let conditions = try conditions()
        let head = SQL(request.isDistinct ? "SELECT DISTINCT " : "SELECT ") + list + " FROM " + root.source.tables
        return (head + conditions + tail + order + range, columns)
    }

    private func value(of column: StoreFetch.Column, _ aggregating: ExpressionTranslator) throws -> QueryValue {
        switch column.source {
        case .objectID: return root.object
        case .keyPath(let path): return try expressions.value(keyPath(path))
        case .expression(let expression, let type):
            let value = try aggregating.value(expression)
            let known = type == .undefinedAttributeType ? value.type ?? value.kind.attributeType : type
            var kind = value.kind
            if case .object = kind {} else if type != .undefinedAttributeType { kind = ExpressionKind(type) }
            return QueryValue(value.sql, kind, type: known)
        }
    }

    private static func isAggregate(_ column: StoreFetch.Column) -> Bool {
        guard case .expression(let expression, _) = column.source else { return false }
        if expression.expressionType == .keyPath { return expression.keyPath.hasPrefix("@") }
        guard expression.expressionType == .function else { return false }
        return ["sum:", "min:", "max:", "average:", "count:"].contains(expression.function)
    }
}
