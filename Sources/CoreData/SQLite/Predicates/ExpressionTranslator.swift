import QuinceFoundation

/// An expression in SQL.
enum QueryExpression {
    case value(QueryValue)
    /// A constant that is no collection; its SQL depends on what it is compared with.
    case constant(Any)
    case null
    case list([QueryExpression])
    case collection(QueryCollection)
}

/// Translates expressions into SQL.
struct ExpressionTranslator {
    let scope: QueryScope
    /// The store whose objects have keys here; constants of other stores equal nothing.
    let store: NSPersistentStore?
    /// The scopes of subqueries' variables.
    var variables: [String: QueryScope] = [:]
    /// Columns of a grouped fetch that `HAVING` may name.
    var named: [String: QueryValue] = [:]
    /// Whether functions such as `sum:` are aggregates of the rows of a group.
    var aggregatesRows = false

    func translate(_ expression: NSExpression) throws -> QueryExpression {
        if Self.isConstant(expression) { return Self.constant(expression.expressionValue(with: nil, context: nil)) }
        switch expression.expressionType {
        case .constantValue: return Self.constant(expression.constantValue)
        case .evaluatedObject: return .value(scope.object)
        case .keyPath: return try keyPath(expression)
        case .variable:
            guard let scope = variables[expression.variable] else {
                throw UnsupportedQuery("Can't get value for '\(expression.variable)' in bindings (null).")
            }
            return .value(scope.object)
        case .aggregate:
            guard let elements = expression.collection as? [NSExpression] else { throw UnsupportedQuery.expression(expression) }
            return .list(try elements.map(translate))
        case .function: return try function(expression)
        case .subquery: return .collection(try subquery(expression))
        case .conditional:
            let condition = try PredicateTranslator(expressions: self).condition(expression.predicate)
            let (yes, no) = (try value(expression.true), try value(expression.false))
            return .value(QueryValue("CASE WHEN \(condition) THEN \(yes.sql) ELSE \(no.sql) END", yes.isNull ? no.kind : yes.kind))
        default: throw UnsupportedQuery.expression(expression)
        }
    }

    /// An expression with one value in each row.
    func value(_ expression: NSExpression, like kind: ExpressionKind = .unknown) throws -> QueryValue {
        try value(translate(expression), like: kind)
    }

    func value(_ expression: QueryExpression, like kind: ExpressionKind = .unknown) throws -> QueryValue {
        switch expression {
        case .value(let value): return value
        case .null: return .null
        case .constant(let constant): return try QueryConstant(store: store, entities: scope.source.entities).value(constant, like: kind)
        case .list, .collection: throw UnsupportedQuery.toMany
        }
    }

    // MARK: Constants

    static func constant(_ any: Any?) -> QueryExpression {
        guard let any = CodedCollection.unwrapped(any) else { return .null }
        if let elements = QueryConstant.elements(any) { return .list(elements.map(constant)) }
        return .constant(any)
    }

    /// Whether the expression has the same value whatever the object is.
    private static func isConstant(_ expression: NSExpression) -> Bool {
        switch expression.expressionType {
        case .constantValue: return true
        case .function:
            guard expression.function != "objectFrom:withIndex:" else { return false }
            return (expression.arguments ?? []).allSatisfy(isConstant) && ExpressionSignature.isFunction(expression)
        default: return false
        }
    }

    // MARK: Key paths

    private func keyPath(_ expression: NSExpression) throws -> QueryExpression {
        let keys = expression.keyPath.split(separator: ".").map(String.init)
        switch expression.operand.expressionType {
        case .evaluatedObject: break
        case .variable:
            guard let scope = variables[expression.operand.variable] else { throw UnsupportedQuery.expression(expression) }
            return try path(keys[...], in: scope)
        default:
            guard case .collection(let collection) = try translate(expression.operand) else {
                throw UnsupportedQuery.expression(expression)
            }
            return try path(keys[...], of: collection)
        }
        if keys.count == 1, let column = named[keys[0]] { return .value(column) }
        return try path(keys[...], in: scope)
    }

    /// The value of a key path of the object in a scope.
    func path(_ keys: ArraySlice<String>, in scope: QueryScope) throws -> QueryExpression {
        guard let key = keys.first else { return .value(scope.object) }
        let rest = keys.dropFirst()
        let entity = scope.entity.entity
        let unknown = UnsupportedQuery.keyPath(keys.joined(separator: "."), entity)
        if let property = entity.layout.propertiesByName[key] {
            if let relationship = property as? NSRelationshipDescription, relationship.isToMany {
                return try path(rest, of: scope.collection(of: relationship))
            }
            guard let column = Self.column(property, rest, scope.entity) else { throw unknown }
            guard property is NSRelationshipDescription, let next = rest.first else { return .value(scope.value(of: column)) }
            if rest.count == 1, Self.isIdentity(next) { return .value(scope.value(of: column)) }
            return try path(rest, in: scope.destination(of: column))
        }
        if Self.isIdentity(key) { return try path(rest, in: scope) }
        if key.hasPrefix("@"), aggregatesRows { return .value(try aggregate(key, of: value(path(rest, in: scope)))) }
        guard key == "entity" else { throw unknown }
        if rest.isEmpty { return .value(QueryValue("\(scope.alias).Z_ENT", .entity)) }
        guard Array(rest) == ["name"] else { throw unknown }
        return .value(
            QueryValue(
                "(SELECT Z_NAME FROM Z_PRIMARYKEY WHERE Z_PRIMARYKEY.Z_ENT = \(scope.alias).Z_ENT)", .text, type: .stringAttributeType))
    }

    private static func isIdentity(_ key: String) -> Bool { key == "self" || key == "SELF" || key == "objectID" }

    /// The column of a property, or of an element of a composite one.
    private static func column(_ property: NSPropertyDescription, _ rest: ArraySlice<String>, _ entity: SQLiteEntity) -> SQLiteColumn? {
        if property is NSRelationshipDescription { return entity.column(named: property.name) }
        return entity.columns(of: property).first { $0.elements == Array(rest) }
    }

    /// The value of a key path of each element of a collection.
    private func path(_ keys: ArraySlice<String>, of collection: QueryCollection) throws -> QueryExpression {
        guard let key = keys.first else { return .collection(collection) }
        if key == "@count" { return .value(collection.count) }
        guard let scope = collection.scope else { throw UnsupportedQuery.toMany }
        let rest = keys.dropFirst()
        if key.hasPrefix("@") {
            guard case .value(let value) = try path(rest, in: scope) else { throw UnsupportedQuery.toMany }
            return .value(try Self.aggregate(key, of: value, in: collection))
        }
        var result = collection
        if let relationship = scope.entity.entity.layout.propertiesByName[key] as? NSRelationshipDescription {
            let inner: QueryScope
            if relationship.isToMany {
                inner = try scope.multiplied(by: relationship)
            } else {
                guard let column = scope.entity.column(named: key) else { throw UnsupportedQuery.keyPath(key, scope.entity.entity) }
                if rest.isEmpty {
                    (result.scope, result.element) = (nil, scope.value(of: column))
                    return .collection(result)
                }
                inner = try scope.destination(of: column)
            }
            (result.scope, result.element) = (inner, inner.object)
            return try path(rest, of: result)
        }
        guard case .value(let value) = try path(keys, in: scope) else { throw UnsupportedQuery.toMany }
        (result.scope, result.element) = (nil, value)
        return .collection(result)
    }

    // MARK: Collections

    private func subquery(_ expression: NSExpression) throws -> QueryCollection {
        guard let inner = expression.collection as? NSExpression, case .collection(var collection) = try translate(inner),
            let element = collection.scope
        else { throw UnsupportedQuery.expression(expression) }
        var translator = self
        translator.variables[expression.variable] = element
        let condition = try PredicateTranslator(expressions: translator).condition(expression.predicate)
        collection.conditions.append("(\(condition))")
        return collection
    }

    /// An operator of key paths over the elements of a collection.
    private static func aggregate(_ name: String, of value: QueryValue, in collection: QueryCollection) throws -> QueryValue {
        switch name {
        case "@sum": return QueryValue(collection.aggregate("IFNULL(SUM(\(value.sql)), 0)"), value.kind.summed, type: value.type)
        case "@avg":
            return QueryValue(
                collection.aggregate("CASE COUNT(*) WHEN 0 THEN 0.0 ELSE IFNULL(SUM(\(value.sql)), 0) * 1.0 / COUNT(*) END"), .number,
                type: .doubleAttributeType)
        case "@min": return QueryValue(collection.aggregate("MIN(\(value.sql))"), value.kind, type: value.type)
        case "@max": return QueryValue(collection.aggregate("MAX(\(value.sql))"), value.kind, type: value.type)
        default: throw UnsupportedQuery("Unsupported function expression \(name)")
        }
    }

    /// An aggregate function of the rows of a group, or of all rows.
    private func aggregate(_ name: String, of value: QueryValue) throws -> QueryValue {
        switch name {
        case "@sum", "sum:": return QueryValue("IFNULL(SUM(\(value.sql)), 0)", value.kind.summed, type: value.type)
        case "@avg", "average:": return QueryValue("AVG(\(value.sql))", .number, type: .doubleAttributeType)
        case "@min", "min:": return QueryValue("MIN(\(value.sql))", value.kind, type: value.type)
        case "@max", "max:": return QueryValue("MAX(\(value.sql))", value.kind, type: value.type)
        case "@count", "count:": return QueryValue("COUNT(\(value.sql))", .number, type: .integer64AttributeType)
        default: throw UnsupportedQuery("Unsupported function expression \(name)")
        }
    }

    // MARK: Functions

    private static let operators = ["add:to:": "+", "from:subtract:": "-", "multiply:by:": "*"]
    private static let ofCollections = [
        "sum:": "@sum", "min:": "@min", "max:": "@max", "average:": "@avg", "count:": "@count",
    ]

    private func function(_ expression: NSExpression) throws -> QueryExpression {
        let name = expression.function
        let arguments = try (expression.arguments ?? []).map(translate)
        if name == "objectFrom:withIndex:" {
            guard case .collection(let collection)? = arguments.first, case .constant(let place)? = arguments.last,
                place as? String == "SIZE"
            else { throw UnsupportedQuery.expression(expression) }
            return .value(collection.count)
        }
        guard ExpressionSignature.isFunction(expression) else { throw UnsupportedQuery.expression(expression) }
        if let operation = Self.ofCollections[name], arguments.count == 1, case .collection(let collection) = arguments[0] {
            return .value(operation == "@count" ? collection.count : try Self.aggregate(operation, of: collection.element, in: collection))
        }
        if Self.ofCollections[name] != nil, aggregatesRows, arguments.count == 1 {
            return .value(try aggregate(name, of: value(arguments[0])))
        }
        let values = try arguments.map { try value($0) }
        if name == "noindex:", let value = values.first { return .value(value) }
        if let sign = Self.operators[name], values.count == 2, values.allSatisfy({ $0.kind == .number || $0.kind == .boolean }) {
            return .value(QueryValue("(IFNULL(\(values[0].sql), 0) \(sign) IFNULL(\(values[1].sql), 0))", .number))
        }
        return .value(call(name, values))
    }

    /// A call of the function that memory calls, too.
    private func call(_ name: String, _ values: [QueryValue]) -> QueryValue {
        let kinds = String(decoding: values.map(\.kind.letter), as: UTF8.self)
        let list = ([SQL("'\(name)'"), SQL("'\(kinds)'")] + values.map(\.sql)).joined(by: ", ")
        return QueryValue("\(SQLiteFunctions.call)(\(list))", ExpressionSignature.result(name, values))
    }
}

extension ExpressionKind {
    /// The kind of a sum.
    fileprivate var summed: ExpressionKind { self == .decimal ? .decimal : .number }
}

/// The results of functions.
enum ExpressionSignature {
    /// Whether a function expression calls a function of its own, no method of a value.
    static func isFunction(_ expression: NSExpression) -> Bool { !expression.description.hasPrefix("FUNCTION(") }

    static func result(_ name: String, _ arguments: [QueryValue]) -> ExpressionKind {
        switch name {
        case "uppercase:", "lowercase:", "canonical:": return .text
        case "now": return .date
        case "castObject:toType:":
            switch arguments.last?.constant as? String {
            case "NSDate": return .date
            case "NSString": return .text
            case "NSDecimalNumber": return .decimal
            default: return .number
            }
        case "add:to:", "from:subtract:", "multiply:by:", "divide:by:", "modulus:by:", "abs:":
            return arguments.contains { $0.kind == .decimal } ? .decimal : .number
        default: return .number
        }
    }
}
