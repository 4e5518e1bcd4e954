@_spi(Quince) import QuinceFoundation

/// Dictionaries as the results of a fetch from a store in memory: columns, groups, aggregates.
struct MemoryDictionaries {
    private let store: MemoryObjectStore
    private let request: StoreFetch

    init(_ store: MemoryObjectStore, _ request: StoreFetch) { (self.store, self.request) = (store, request) }

    func rows(of found: [StoreRow]) -> [[String: Any]] {
        let objects = found.map { RowObject($0, store) }
        var result: [[String: Any]]
        if !request.groupBy.isEmpty {
            result = groups(objects).map { dictionary(of: $0) }
            if let having = request.having { result = result.filter { having.evaluate(with: $0) } }
        } else if request.columns.contains(where: isAggregate) {
            result = [dictionary(of: objects)]
        } else {
            result = objects.map { dictionary(of: [$0]) }
        }
        if request.isDistinct { result = distinct(result) }
        if request.offset > 0 { result = Array(result.dropFirst(request.offset)) }
        return request.limit > 0 ? Array(result.prefix(request.limit)) : result
    }

    private static let aggregates: Set<String> = ["sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:"]

    private func isAggregate(_ column: StoreFetch.Column) -> Bool {
        guard case .expression(let expression, _) = column.source, expression.expressionType == .function else { return false }
        return Self.aggregates.contains(expression.function)
    }

    private func groups(_ objects: [RowObject]) -> [[RowObject]] {
        var order: [[AnyHashable?]] = []
        var members: [[AnyHashable?]: [RowObject]] = [:]
        for object in objects {
            let key = request.groupBy.map { path in value(path, of: object) as? AnyHashable }
            if members[key] == nil { order.append(key) }
            members[key, default: []].append(object)
        }
        return order.compactMap { members[$0] }
    }

    /// The value of a key path, or of a computed column of that name.
    private func value(_ path: String, of object: RowObject) -> Any? {
        if let column = request.columns.first(where: { $0.name == path }), case .expression(let expression, _) = column.source {
            return expression.value(of: object, nil)
        }
        return object.codedValue(forKeyPath: path)
    }

    private func dictionary(of objects: [RowObject]) -> [String: Any] {
        var result: [String: Any] = [:]
        for column in request.columns { if let value = value(of: column, objects) { result[column.name] = stored(value) } }
        return result
    }

    /// Destinations as their identifiers.
    private func stored(_ value: Any) -> Any { (value as? RowObject)?.row.id ?? value }

    private func value(of column: StoreFetch.Column, _ objects: [RowObject]) -> Any? {
        switch column.source {
        case .objectID: return objects.first?.row.id
        case .keyPath(let path): return objects.first?.codedValue(forKeyPath: path)
        case .expression(let expression, _):
            guard isAggregate(column), let argument = expression.arguments?.first else {
                return objects.first.flatMap { expression.value(of: $0, nil) }
            }
            let values = objects.compactMap { argument.value(of: $0, nil) }.filter { !($0 is NSNull) }
            if values.isEmpty, expression.function != "count:", expression.function != "sum:" { return nil }
            return NSExpression(forFunction: expression.function, arguments: [NSExpression(forConstantValue: values)]).value(of: nil, nil)
        }
    }

    private func distinct(_ rows: [[String: Any]]) -> [[String: Any]] {
        var seen: Set<[String: AnyHashable]> = []
        return rows.filter { seen.insert($0.compactMapValues { $0 as? AnyHashable }).inserted }
    }
}
