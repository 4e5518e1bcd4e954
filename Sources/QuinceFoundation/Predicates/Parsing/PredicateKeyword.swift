/// The reserved words of predicate formats; letter case does not matter. Source: Apple's “Predicate Format String Syntax”.
enum PredicateKeyword: String, CaseIterable {
    case and = "AND"
    case or = "OR"
    case not = "NOT"
    case `in` = "IN"
    case any = "ANY"
    case some = "SOME"
    case all = "ALL"
    case none = "NONE"
    case like = "LIKE"
    case matches = "MATCHES"
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case between = "BETWEEN"
    case conformsToType = "UTI-CONFORMS-TO"
    case equalsType = "UTI-EQUALS"
    case null = "NULL"
    case `nil` = "NIL"
    case yes = "YES"
    case `true` = "TRUE"
    case no = "NO"
    case `false` = "FALSE"
    case evaluatedObject = "SELF"
    case anyKey = "ANYKEY"
    case cast = "CAST"
    case function = "FUNCTION"
    case subquery = "SUBQUERY"
    case ternary = "TERNARY"
    case union = "UNION"
    case intersection = "INTERSECT"
    case difference = "MINUS"
    case truePredicate = "TRUEPREDICATE"
    case falsePredicate = "FALSEPREDICATE"

    private static let byWord = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    init?(word: String) {
        guard let keyword = Self.byWord[word.uppercased()] else { return nil }
        self = keyword
    }

    /// Keys joined by dots; keys that are reserved words have the mark that makes them names.
    static func escaped(_ keys: [String]) -> String {
        keys.map { PredicateKeyword(word: $0) == nil ? $0 : "#\($0)" }.joined(separator: ".")
    }
}
