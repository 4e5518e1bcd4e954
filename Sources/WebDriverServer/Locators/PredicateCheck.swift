import Foundation
import QuinceFoundation

/// Sees that a predicate on elements can be evaluated whatever the elements are, and finds the attributes that it asks for.
struct PredicateCheck {
    /// By the names that the predicate uses.
    private(set) var attributes: [String: ElementAttribute] = [:]

    /// The kind of an expression's values.
    private enum Kind: Equatable { case text, number, nothing, list([Kind]), rectangle }

    private static func refusal(_ reason: String) -> WebDriverError { WebDriverError(.invalidSelector, "the predicate " + reason) }

    /// - Throws: `invalid selector` for what could not be evaluated.
    mutating func check(_ predicate: Foundation.NSPredicate) throws(WebDriverError) {
        switch predicate {
        case let compound as QuinceFoundation.NSCompoundPredicate:
            for part in compound.subpredicates {
                guard let part = part as? Foundation.NSPredicate else { throw Self.refusal("has a part that is none") }
                try check(part)
            }
        case let comparison as QuinceFoundation.NSComparisonPredicate: try check(comparison)
        case let plain as QuinceFoundation.NSPredicate where ["TRUEPREDICATE", "FALSEPREDICATE"].contains(plain.predicateFormat): break
        default: throw Self.refusal("cannot be asked of elements: “\("\(predicate)".prefix(80))”")
        }
    }

    private mutating func check(_ comparison: QuinceFoundation.NSComparisonPredicate) throws(WebDriverError) {
        guard comparison.comparisonPredicateModifier == .direct else {
            throw Self.refusal("asks for ANY or ALL, and elements have no lists")
        }
        let (left, right) = (try kind(of: comparison.leftExpression), try kind(of: comparison.rightExpression))
        switch comparison.predicateOperatorType {
        case .equalTo, .notEqualTo: break
        case .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo:
            guard left == right || left == .nothing || right == .nothing, left == .text || left == .number || left == .nothing else {
                throw mismatch(comparison)
            }
        case .between:
            guard case .list(let bounds) = right, bounds.count == 2, bounds.allSatisfy({ $0 == left }), left == .text || left == .number
            else {
                throw mismatch(comparison)
            }
        case .beginsWith, .endsWith, .like, .contains:
            guard left == .text, right == .text else { throw mismatch(comparison) }
        case .matches:
            guard left == .text, right == .text else { throw mismatch(comparison) }
            try checkPattern(comparison)
        case .in:
            if case .list = right { break }
            guard left == .text, right == .text else { throw mismatch(comparison) }
        case .customSelector: throw Self.refusal("calls methods, which elements do not have")
        }
    }

    private func mismatch(_ comparison: QuinceFoundation.NSComparisonPredicate) -> WebDriverError {
        Self.refusal("“\(comparison.predicateFormat.prefix(120))” compares values of different kinds")
    }

    /// A pattern that cannot be read would end the process when it is used.
    private func checkPattern(_ comparison: QuinceFoundation.NSComparisonPredicate) throws(WebDriverError) {
        guard comparison.rightExpression.expressionType == .constantValue, let pattern = comparison.rightExpression.constantValue as? String
        else { throw Self.refusal("needs a text after MATCHES") }
        for each in [pattern, pattern.folding(options: .diacriticInsensitive, locale: nil)] {
            guard (try? NSRegularExpression(pattern: "\\A(?:\(each))\\z")) != nil else {
                throw Self.refusal("has a pattern that is no regular expression: “\(pattern.prefix(80))”")
            }
        }
    }

    // MARK: Expressions

    private mutating func kind(of expression: QuinceFoundation.NSExpression) throws(WebDriverError) -> Kind {
        switch expression.expressionType {
        case .constantValue: if let kind = Self.kind(ofConstant: expression.constantValue) { return kind }
        case .keyPath where expression.operand.expressionType == .evaluatedObject: return try kind(ofPath: expression.keyPath)
        case .aggregate:
            guard let parts = expression.collection as? [QuinceFoundation.NSExpression] else { break }
            var kinds: [Kind] = []
            for part in parts { kinds.append(try kind(of: part)) }
            return .list(kinds)
        default: break
        }
        throw Self.refusal("holds “\("\(expression)".prefix(80))”: only attributes, constants and lists of them are possible")
    }

    private static func kind(ofConstant value: Any?) -> Kind? {
        switch value {
        case nil, is NSNull: return .nothing
        case is String: return .text
        case is NSNumber, is Bool, is Int, is Double: return .number
        case let list as [Any]:
            let kinds = list.compactMap { kind(ofConstant: $0) }
            return kinds.count == list.count ? .list(kinds) : nil
        default: return nil
        }
    }

    private mutating func kind(ofPath path: String) throws(WebDriverError) -> Kind {
        let keys = path.split(separator: ".").map(String.init)
        guard let name = keys.first, let attribute = ElementAttribute(named: name) else {
            let names = ElementAttribute.allCases.map(\.rawValue).joined(separator: ", ")
            throw Self.refusal("asks for “\(path.prefix(60))”, and elements have \(names)")
        }
        attributes[name] = attribute
        switch (attribute.kind, keys.count) {
        case (.text, 1): return .text
        case (.number, 1), (.flag, 1): return .number
        case (.rectangle, 1): return .rectangle
        case (.rectangle, 2) where ["x", "y", "width", "height"].contains(keys[1]): return .number
        default: throw Self.refusal("asks for “\(path.prefix(60))”, which elements do not have")
        }
    }
}
