import QuinceFoundation

/// Translates predicates into SQL conditions with the answers that the predicates give in memory.
///
/// A condition may be NULL where the predicate is false; `NOT` takes that into account.
struct PredicateTranslator {
    typealias Operator = NSComparisonPredicate.Operator
    typealias Options = NSComparisonPredicate.Options

    let expressions: ExpressionTranslator

    /// The condition of a predicate.
    ///
    /// - Throws: `UnsupportedQuery`.
    func condition(_ predicate: Foundation.NSPredicate) throws -> SQL {
        switch predicate {
        case let compound as NSCompoundPredicate: return try condition(compound)
        case let comparison as NSComparisonPredicate: return try condition(comparison)
        case let plain as NSPredicate where plain.predicateFormat == "TRUEPREDICATE": return .yes
        case let plain as NSPredicate where plain.predicateFormat == "FALSEPREDICATE": return .no
        default: throw UnsupportedQuery.predicate(predicate)
        }
    }

    private func condition(_ compound: NSCompoundPredicate) throws -> SQL {
        let parts = try (compound.subpredicates as? [Foundation.NSPredicate] ?? []).map(condition)
        switch compound.compoundPredicateType {
        case .and: return parts.isEmpty ? .yes : "(\(parts.joined(by: " AND ")))"
        case .or: return parts.isEmpty ? .no : "(\(parts.joined(by: " OR ")))"
        case .not: return parts.first.map { Self.not($0) } ?? .yes
        }
    }

    private static func not(_ condition: SQL) -> SQL { "NOT IFNULL((\(condition)), 0)" }

    // MARK: Comparisons

    private func condition(_ comparison: NSComparisonPredicate) throws -> SQL {
        guard comparison.predicateOperatorType != .customSelector else { throw UnsupportedQuery.predicate(comparison) }
        let left = try expressions.translate(comparison.leftExpression)
        let right = try expressions.translate(comparison.rightExpression)
        if let known = Self.constantResult(comparison, left, right) { return known ? .yes : .no }
        let compare = { (element: QueryExpression) in
            try self.compare(element, comparison.predicateOperatorType, right, comparison.options, comparison)
        }
        guard comparison.comparisonPredicateModifier != .direct else { return try compare(left) }
        let isAll = comparison.comparisonPredicateModifier == .all
        switch left {
        case .collection(let collection):
            let condition = try compare(.value(collection.element))
            return isAll ? "NOT \(collection.contains(where: Self.not(condition)))" : collection.contains(where: condition)
        case .list(let elements):
            let conditions = try elements.map(compare)
            guard !conditions.isEmpty else { return isAll ? .yes : .no }
            return "(\((conditions).joined(by: isAll ? " AND " : " OR ")))"
        case .null: return isAll ? .yes : .no
        case .value, .constant: throw UnsupportedQuery.predicate(comparison, "LHS")
        }
    }

    /// The result of a comparison of constants, which memory knows.
    private static func constantResult(_ comparison: NSComparisonPredicate, _ left: QueryExpression, _ right: QueryExpression) -> Bool? {
        func isConstant(_ expression: QueryExpression) -> Bool {
            switch expression {
            case .constant, .null: true
            case .list(let elements): elements.allSatisfy(isConstant)
            case .value, .collection: false
            }
        }
        guard isConstant(left), isConstant(right) else { return nil }
        return comparison.evaluate(with: nil, substitutionVariables: nil)
    }

    private func compare(
        _ left: QueryExpression, _ type: Operator, _ right: QueryExpression, _ options: Options, _ predicate: NSComparisonPredicate
    ) throws -> SQL {
        switch type {
        case .in: return try contains(right, left, options, predicate)
        case .contains: return try contains(left, right, options, predicate)
        case .between: return try between(left, right, options, predicate)
        default: break
        }
        if case .collection = left { throw UnsupportedQuery.toMany }
        if case .collection = right { throw UnsupportedQuery.toMany }
        guard let (mine, theirs) = try? operands(left, right) else { throw UnsupportedQuery.predicate(predicate, "RHS") }
        switch type {
        case .equalTo: return equal(mine, theirs, options)
        case .notEqualTo: return Self.not(equal(mine, theirs, options))
        case .lessThan, .greaterThan, .lessThanOrEqualTo, .greaterThanOrEqualTo: return order(mine, type, theirs, options)
        default: return text(mine, type, theirs, options)
        }
    }

    /// Both sides; a constant in the form of the other side's values.
    private func operands(_ left: QueryExpression, _ right: QueryExpression) throws -> (QueryValue, QueryValue) {
        if case .constant = left {
            let theirs = try expressions.value(right)
            return (try expressions.value(left, like: theirs.kind), theirs)
        }
        let mine = try expressions.value(left)
        return (mine, try expressions.value(right, like: mine.kind))
    }

    // MARK: Equality

    private func equal(_ left: QueryValue, _ right: QueryValue, _ options: Options) -> SQL {
        if right.isNull { return "\(left.sql) IS NULL" }
        if left.isNull { return "\(right.sql) IS NULL" }
        let isText = left.kind == .text && right.kind == .text
        let isConstant = left.constant != nil || right.constant != nil
        if isText, !Self.textOptions(options).isEmpty {
            let same = text(left, .equalTo, right, options)
            return isConstant ? same : "(\(same) OR (\(left.sql) IS NULL AND \(right.sql) IS NULL))"
        }
        if isText {
            if let constant = right.constant as? String { return equal(left, constant) }
            if let constant = left.constant as? String { return equal(right, constant) }
            // Texts are equal in memory where they differ in how accents are composed.
            return "(\(left.sql) IS \(right.sql) OR \(text(left, .equalTo, right, [])))"
        }
        return "\(left.sql) IS \(right.sql)"
    }

    /// A column that equals a constant text, composed or not: what an index can answer.
    private func equal(_ column: QueryValue, _ constant: String) -> SQL {
        guard !constant.utf8.allSatisfy({ $0 < 0x80 }) else { return "\(column.sql) IS \(value: .text(constant))" }
        var forms = [constant]
        for form in [constant.precomposedStringWithCanonicalMapping, constant.decomposedStringWithCanonicalMapping]
        where !forms.contains(where: { $0.utf8.elementsEqual(form.utf8) }) { forms.append(form) }
        return "\(column.sql) IN (\(forms.map { "\(value: .text($0))" as SQL }.joined(by: ", ")))"
    }

    // MARK: Order

    private func order(_ left: QueryValue, _ type: Operator, _ right: QueryValue, _ options: Options) -> SQL {
        let isWeak = type == .lessThanOrEqualTo || type == .greaterThanOrEqualTo
        if left.isNull || right.isNull { return isWeak ? equal(left, right, []) : .no }
        let isFolding = left.kind == .text && right.kind == .text && !Self.textOptions(options).isEmpty
        let plain: SQL = isFolding ? text(left, type, right, options) : "\(left.sql) \(type.sign) \(right.sql)"
        // Two missing values are equal.
        guard isWeak, left.constant == nil, right.constant == nil else { return plain }
        return "(\(plain) OR (\(left.sql) IS NULL AND \(right.sql) IS NULL))"
    }

    private func between(
        _ left: QueryExpression, _ right: QueryExpression, _ options: Options, _ predicate: NSComparisonPredicate
    ) throws -> SQL {
        guard case .list(let bounds) = right, bounds.count == 2 else { throw UnsupportedQuery.predicate(predicate, "RHS") }
        let (value, lower) = try operands(left, bounds[0])
        let (_, upper) = try operands(left, bounds[1])
        guard !value.isNull, !lower.isNull, !upper.isNull else { return .no }
        // A missing value lies nowhere, also between missing bounds.
        return "(\(order(lower, .lessThanOrEqualTo, value, options)) AND \(order(value, .lessThanOrEqualTo, upper, options)) "
            + "AND \(value.sql) IS NOT NULL)"
    }

    // MARK: Collections

    private func contains(
        _ collection: QueryExpression, _ element: QueryExpression, _ options: Options, _ predicate: NSComparisonPredicate
    ) throws -> SQL {
        switch collection {
        case .null: return .no
        case .collection(let collection):
            let (mine, theirs) = try operands(.value(collection.element), element)
            return collection.contains(where: equal(mine, theirs, options))
        case .list(let elements): return try isAmong(elements, element, options)
        case .value(let text):
            guard text.kind == .text || text.kind == .url || text.kind == .unknown else {
                throw UnsupportedQuery.predicate(predicate, "LHS")
            }
            return self.text(text, .contains, try expressions.value(element, like: .text), options)
        case .constant(let constant):
            guard constant is String else { throw UnsupportedQuery.predicate(predicate, "RHS") }
            return text(try expressions.value(collection), .contains, try expressions.value(element, like: .text), options)
        }
    }

    private func isAmong(_ elements: [QueryExpression], _ element: QueryExpression, _ options: Options) throws -> SQL {
        let value = try expressions.value(element)
        var (plain, others): ([SQL], [SQL]) = ([], [])
        for element in elements {
            let other = try expressions.value(element, like: value.kind)
            let isPlain = other.constant != nil && (value.kind != .text || Self.textOptions(options).isEmpty)
            if !isPlain { others.append(equal(value, other, options)) } else { plain += Self.forms(other) }
        }
        if !plain.isEmpty { others.append("\(value.sql) IN (\(plain.joined(by: ", ")))") }
        return others.isEmpty ? .no : "(\(others.joined(by: " OR ")))"
    }

    /// A constant of a list; of a text each of its forms.
    private static func forms(_ value: QueryValue) -> [SQL] {
        if let number = value.sql.values.first, case .integer(let integer) = number { return ["\(integer)"] }
        guard let text = value.constant as? String, value.kind == .text, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return [value.sql] }
        return [text, text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping].map { "\(value: .text($0))" }
    }

    // MARK: Texts

    private static func textOptions(_ options: Options) -> Options {
        options.contains(.normalized) ? [] : options.intersection([.caseInsensitive, .diacriticInsensitive])
    }

    private func text(_ left: QueryValue, _ type: Operator, _ right: QueryValue, _ options: Options) -> SQL {
        if left.isNull || right.isNull { return .no }
        let call: SQL = "\(SQLiteFunctions.text)(\(Int64(type.rawValue)), \(Int64(options.rawValue)), \(left.sql), \(right.sql))"
        guard type == .beginsWith, Self.textOptions(options).isEmpty, let prefix = right.constant as? String,
            let range = Self.range(of: prefix)
        else { return call }
        // What an index can narrow down.
        return "(\(left.sql) >= \(value: .text(range.lowerBound)) AND \(left.sql) < \(value: .text(range.upperBound)) AND \(call))"
    }

    /// The texts that begin with a prefix of ASCII, as texts between two; nil for other prefixes.
    private static func range(of prefix: String) -> Range<String>? {
        guard let last = prefix.utf8.last, last >= 0x20, last < 0x7e, prefix.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        return prefix..<(prefix.dropLast() + String(UnicodeScalar(last + 1)))
    }
}

extension NSComparisonPredicate.Operator {
    /// The operator in SQL.
    fileprivate var sign: String {
        switch self {
        case .lessThan: "<"
        case .lessThanOrEqualTo: "<="
        case .greaterThan: ">"
        default: ">="
        }
    }
}
