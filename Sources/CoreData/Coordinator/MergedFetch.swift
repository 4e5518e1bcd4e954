import QuinceFoundation

/// A fetch from several stores, or none.
enum MergedFetch {
    static func result(of request: StoreFetch, in stores: [NSPersistentStore]) throws -> StoreFetchResult {
        var part = request
        if request.limit > 0 { part.limit = request.limit + request.offset }
        part.offset = 0
        if request.result == .count { part.limit = 0 }
        // Rows are needed to order what several stores found.
        let results = try stores.map { try $0.backend.fetch(part) }
        switch request.result {
        case .count:
            let all = results.reduce(0) { total, result in
                guard case .count(let count) = result else { return total }
                return total + count
            }
            let left = max(all - request.offset, 0)
            return .count(request.limit > 0 ? min(left, request.limit) : left)
        case .ids: return .ids(sliced(results.flatMap(\.ids), request))
        case .rows:
            let rows = results.flatMap { result -> [StoreRow] in
                guard case .rows(let rows) = result else { return [] }
                return rows
            }
            return .rows(sliced(rows, request))
        case .dictionaries:
            let rows = results.flatMap { result -> [[String: Any]] in
                guard case .dictionaries(let rows) = result else { return [] }
                return rows
            }
            return .dictionaries(sliced(rows, request))
        }
    }

    private static func sliced<Element>(_ all: [Element], _ request: StoreFetch) -> [Element] {
        let rest = all.dropFirst(request.offset)
        return Array(request.limit > 0 ? rest.prefix(request.limit) : rest)
    }
}
