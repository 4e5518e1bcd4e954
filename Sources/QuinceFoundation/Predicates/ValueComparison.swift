import Foundation

/// One comparison of two values, as a comparison predicate makes it.
struct ValueComparison {
    let type: NSComparisonPredicate.Operator
    var options: NSComparisonPredicate.Options = []
    var selector: Selector?

    /// Whether the comparison is true. Values that the operator cannot compare end the app with iOS's exception.
    func holds(_ left: Any?, _ right: Any?) -> Bool {
        let (left, right) = (CodedCollection.unwrapped(left), CodedCollection.unwrapped(right))
        switch type {
        case .equalTo: return areEqual(left, right)
        case .notEqualTo: return !areEqual(left, right)
        case .lessThan: return order(left, right) == .orderedAscending
        case .greaterThan: return order(left, right) == .orderedDescending
        case .lessThanOrEqualTo: return order(left, right).map { $0 != .orderedDescending } ?? (left == nil && right == nil)
        case .greaterThanOrEqualTo: return order(left, right).map { $0 != .orderedAscending } ?? (left == nil && right == nil)
        case .beginsWith, .endsWith: return isAffix(left, right)
        case .contains: return contains(left, right)
        case .in: return contains(right, left)
        case .like: return matches(left, right) { TextPattern.like($0) }
        case .matches: return matches(left, right) { $0 }
        case .between: return isBetween(left, right)
        case .customSelector: return isAccepted(left, right)
        }
    }

    // MARK: Equality and order

    private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if !textOptions.isEmpty, let left = left as? String, let right = right as? String {
            return left.compare(right, options: textOptions) == .orderedSame
        }
        return ValueOrder.areEqual(left, right)
    }

    /// The order of two values; nil where one of them is nil.
    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        guard let left, let right else { return nil }
        if !textOptions.isEmpty, let left = left as? String, let right = right as? String {
            return left.compare(right, options: textOptions)
        }
        return ValueOrder.compare(left, right)
    }

    private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
        guard let bounds = CodedCollection.elements(of: bounds), bounds.count == 2 else {
            raise(.invalidArgumentException, "The right hand side for a BETWEEN operator must be an array of two elements.")
        }
        guard let value, let lower = CodedCollection.unwrapped(bounds[0]), let upper = CodedCollection.unwrapped(bounds[1]) else {
            return false
        }
        return order(value, lower) != .orderedAscending && order(value, upper) != .orderedDescending
    }

    private func isAccepted(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let selector else { return false }
        switch selector.name {
        case PredicateKeyword.equalsType.rawValue: return areEqual(left, right)
        case PredicateKeyword.conformsToType.rawValue:
            guard let type = left as? String, let ancestor = right as? String else { return false }
            return TypeRegistry.shared.conforms(type, to: ancestor)
        default: break
        }
        let result = ExpressionFunctions.send(selector.name, to: left, [right])
        return ComparedNumber(result).map { $0 != .integer(0) } ?? false
    }

    // MARK: Texts

    private var textOptions: String.CompareOptions {
        guard !options.contains(.normalized) else { return [] }
        return (options.contains(.caseInsensitive) ? String.CompareOptions.caseInsensitive : [])
            .union(options.contains(.diacriticInsensitive) ? .diacriticInsensitive : [])
    }

    private func isAffix(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return false }
        guard let text = left as? String, let part = right as? String else {
            raise(
                .invalidArgumentException,
                "Can't do a substring operation with something that isn't a string (lhs = \(left) rhs = \(right))")
        }
        guard !part.isEmpty else { return true }
        let end = type == .beginsWith ? String.CompareOptions.anchored : [.anchored, .backwards]
        return text.range(of: part, options: textOptions.union(end)) != nil
    }

    private func contains(_ collection: Any?, _ element: Any?) -> Bool {
        guard let collection else { return false }
        if let text = collection as? String {
            guard let element else { return false }
            guard let part = element as? String else {
                raise(
                    .invalidArgumentException,
                    "Can't look for value (\(element)) in string (\(text)); value is not a string")
            }
            return part.isEmpty || text.range(of: part, options: textOptions) != nil
        }
        let dictionary = (collection as? [AnyHashable: Any]).map { Array($0.values) }
        guard let elements = CodedCollection.elements(of: collection) ?? dictionary else {
            raise(.invalidArgumentException, "Can't use in/contains operator with collection \(collection) (not a collection)")
        }
        return elements.contains { areEqual(CodedCollection.unwrapped($0), element) }
    }

    private func matches(_ left: Any?, _ right: Any?, _ expression: (String) -> String) -> Bool {
        guard let left, let right else { return false }
        guard let text = left as? String, let pattern = right as? String else {
            raise(.invalidArgumentException, "Can't do regex matching on object \(left is String ? right : left).")
        }
        let folds = textOptions.contains(.diacriticInsensitive)
        let folded = { (text: String) in folds ? text.folding(options: .diacriticInsensitive, locale: nil) : text }
        do {
            return try TextPattern.matches(
                folded(text), expression(folded(pattern)), ignoresCase: textOptions.contains(.caseInsensitive),
                dotMatchesLines: type == .like)
        } catch {
            raise(
                .invalidArgumentException,
                "Can't do regex matching, reason: Can't open pattern U_REGEX_RULE_SYNTAX (string \(text), pattern \(pattern), "
                    + "case \(options.contains(.caseInsensitive) ? 1 : 0), canon \(folds ? 1 : 0))")
        }
    }
}
