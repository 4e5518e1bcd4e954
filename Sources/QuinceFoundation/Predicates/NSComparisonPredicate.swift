import Foundation

/// A comparison of the values of two expressions.
open class NSComparisonPredicate: NSPredicate {
    /// The options for comparing strings.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Ignores letter case: `[c]`.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Ignores accents: `[d]`.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// Compares the texts as they are; they have been preprocessed: `[n]`. Overrides the other options.
        public static let normalized = Options(rawValue: 4)
    }

    /// Which elements of the left side, a collection, have to satisfy the comparison.
    public enum Modifier: UInt, Sendable {
        /// The left side is compared as it is.
        case direct = 0
        case all = 1
        case any = 2
    }

    public enum Operator: UInt, Sendable {
        case lessThan = 0
        case lessThanOrEqualTo = 1
        case greaterThan = 2
        case greaterThanOrEqualTo = 3
        case equalTo = 4
        case notEqualTo = 5
        /// A regular expression that matches the whole text.
        case matches = 6
        /// A pattern in which `?` stands for one character and `*` for any number.
        case like = 7
        case beginsWith = 8
        case endsWith = 9
        case `in` = 10
        case customSelector = 11
        case contains = 99
        case between = 100
    }

    open private(set) var leftExpression: NSExpression
    open private(set) var rightExpression: NSExpression
    open private(set) var comparisonPredicateModifier: Modifier
    open private(set) var predicateOperatorType: Operator
    open private(set) var options: Options
    /// The method that compares, of `.customSelector`.
    open private(set) var customSelector: Selector?

    private lazy var comparison = ValueComparison(type: predicateOperatorType, options: options, selector: customSelector)

    public init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator, options: Options = []
    ) {
        (leftExpression, rightExpression) = (lhs, rhs)
        (comparisonPredicateModifier, predicateOperatorType, self.options) = (modifier, type, options)
        super.init(value: false)
    }

    /// Compares by a method of the left side that takes the right side and returns whether both go together.
    public init(leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, customSelector selector: Selector) {
        (leftExpression, rightExpression, customSelector) = (lhs, rhs, selector)
        (comparisonPredicateModifier, predicateOperatorType, options) = (.direct, .customSelector, [])
        super.init(value: false)
    }

    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        let left = leftExpression.value(of: object, bindings)
        let right = rightExpression.value(of: object, bindings)
        guard comparisonPredicateModifier != .direct else { return comparison.holds(left, right) }
        guard let left = CodedCollection.unwrapped(left) else { return comparisonPredicateModifier == .all }
        guard let elements = CodedCollection.elements(of: left) else {
            raise(
                .invalidArgumentException,
                "The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet.")
        }
        return comparisonPredicateModifier == .all
            ? elements.allSatisfy { comparison.holds($0, right) } : elements.contains { comparison.holds($0, right) }
    }

    open override var predicateFormat: String {
        let modifier =
            switch comparisonPredicateModifier {
            case .direct: ""
            case .all: "ALL "
            case .any: "ANY "
            }
        let word = customSelector?.name ?? predicateOperatorType.text
        return "\(modifier)\(leftExpression.text(inside: .comparison)) \(word)\(options.text) \(rightExpression.text(inside: .comparison))"
    }

    override func replacing(_ variables: [String: Any]) -> NSPredicate {
        let (left, right) = (leftExpression.replacing(variables), rightExpression.replacing(variables))
        if let customSelector { return NSComparisonPredicate(leftExpression: left, rightExpression: right, customSelector: customSelector) }
        return NSComparisonPredicate(
            leftExpression: left, rightExpression: right, modifier: comparisonPredicateModifier, type: predicateOperatorType,
            options: options)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSComparisonPredicate else { return false }
        return predicateOperatorType == other.predicateOperatorType && options == other.options
            && comparisonPredicateModifier == other.comparisonPredicateModifier && customSelector == other.customSelector
            && leftExpression == other.leftExpression && rightExpression == other.rightExpression
    }
}

extension NSComparisonPredicate.Operator {
    /// The operator as formats write it.
    var text: String {
        switch self {
        case .lessThan: "<"
        case .lessThanOrEqualTo: "<="
        case .greaterThan: ">"
        case .greaterThanOrEqualTo: ">="
        case .equalTo: "=="
        case .notEqualTo: "!="
        case .matches: "MATCHES"
        case .like: "LIKE"
        case .beginsWith: "BEGINSWITH"
        case .endsWith: "ENDSWITH"
        case .in: "IN"
        case .customSelector: "=="
        case .contains: "CONTAINS"
        case .between: "BETWEEN"
        }
    }
}

extension NSComparisonPredicate.Options {
    /// The options as formats write them, `[cd]`; empty where there are none.
    var text: String {
        let letters = [(Self.caseInsensitive, "c"), (.diacriticInsensitive, "d"), (.normalized, "n")]
            .filter { contains($0.0) }.map(\.1).joined()
        return letters.isEmpty ? "" : "[\(letters)]"
    }
}
