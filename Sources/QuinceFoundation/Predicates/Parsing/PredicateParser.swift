import Foundation

/// Reads predicate formats by recursive descent. Grammar: Apple's “Predicate Format String Syntax” and the BNF of its “Predicate Programming Guide”.
///
/// Predicates and expressions share one grammar, because what an opening parenthesis begins shows only behind it.
struct PredicateParser {
    /// The kind of a part of a format.
    private enum Node {
        case predicate(NSPredicate)
        case expression(NSExpression)
    }

    /// The maximum nesting depth of parentheses, negations and operator chains.
    private static let deepest = 100
    /// The maximum number of consecutive operators in a chain, which becomes a tree of that depth.
    private static let longestChain = 1000

    private let format: String
    private let tokens: [PredicateToken]
    private var position = 0
    private var arguments: PredicateArguments
    private var depth = 0

    private init(_ format: String, _ arguments: [Any]) throws(PredicateSyntaxError) {
        self.format = format
        tokens = try PredicateLexer.tokens(of: format)
        self.arguments = PredicateArguments(arguments)
    }

    static func predicate(_ format: String, _ arguments: [Any] = []) throws(PredicateSyntaxError) -> NSPredicate {
        var parser = try PredicateParser(format, arguments)
        let predicate = try parser.predicate()
        try parser.expectEnd()
        return predicate
    }

    static func expression(_ format: String, _ arguments: [Any] = []) throws(PredicateSyntaxError) -> NSExpression {
        var parser = try PredicateParser(format, arguments)
        let expression = try parser.expression()
        try parser.expectEnd()
        return expression
    }

    // MARK: Tokens

    private var problem: PredicateSyntaxError { .unparsable(format) }
    private var token: PredicateToken { tokens[position] }
    private mutating func advance() { position = min(position + 1, tokens.count - 1) }

    private mutating func skip(_ sign: String) -> Bool {
        guard token == .sign(sign) else { return false }
        advance()
        return true
    }

    private mutating func skip(_ keyword: PredicateKeyword) -> Bool {
        guard token == .keyword(keyword) else { return false }
        advance()
        return true
    }

    private mutating func expect(_ sign: String) throws(PredicateSyntaxError) { guard skip(sign) else { throw problem } }
    private func expectEnd() throws(PredicateSyntaxError) { guard token == .end else { throw problem } }

    private mutating func deeper() throws(PredicateSyntaxError) {
        depth += 1
        guard depth <= Self.deepest else { throw problem }
    }

    // MARK: Predicates

    private mutating func predicate() throws(PredicateSyntaxError) -> NSPredicate {
        guard case .predicate(let predicate) = try disjunction() else { throw problem }
        return predicate
    }

    private mutating func expression() throws(PredicateSyntaxError) -> NSExpression {
        guard case .expression(let expression) = try sets() else { throw problem }
        return expression
    }

    private mutating func disjunction() throws(PredicateSyntaxError) -> Node {
        try deeper()
        defer { depth -= 1 }
        let first = try conjunction()
        guard token == .keyword(.or) || token == .sign("||") else { return first }
        var parts = [try Self.predicate(first, or: problem)]
        while skip(.or) || skip("||") { parts.append(try Self.predicate(try conjunction(), or: problem)) }
        return .predicate(NSCompoundPredicate(orPredicateWithSubpredicates: parts))
    }

    private mutating func conjunction() throws(PredicateSyntaxError) -> Node {
        let first = try negation()
        guard token == .keyword(.and) || token == .sign("&&") else { return first }
        var parts = [try Self.predicate(first, or: problem)]
        while skip(.and) || skip("&&") { parts.append(try Self.predicate(try negation(), or: problem)) }
        return .predicate(NSCompoundPredicate(andPredicateWithSubpredicates: parts))
    }

    private mutating func negation() throws(PredicateSyntaxError) -> Node {
        guard skip(.not) || skip("!") else { return try comparison() }
        try deeper()
        defer { depth -= 1 }
        return .predicate(NSCompoundPredicate(notPredicateWithSubpredicate: try Self.predicate(try negation(), or: problem)))
    }

    private static func predicate(_ node: Node, or problem: PredicateSyntaxError) throws(PredicateSyntaxError) -> NSPredicate {
        guard case .predicate(let predicate) = node else { throw problem }
        return predicate
    }

    // MARK: Comparisons

    private mutating func comparison() throws(PredicateSyntaxError) -> Node {
        let quantifier = quantifier()
        let left = try sets()
        guard let operation = comparisonOperator() else {
            guard quantifier == nil else { throw problem }
            return left
        }
        guard case .expression(let left) = left else { throw problem }
        let options = try options()
        let right = try expression()
        let comparison: NSPredicate
        switch operation {
        case .operation(let type):
            comparison = NSComparisonPredicate(
                leftExpression: left, rightExpression: right, modifier: quantifier?.modifier ?? .direct, type: type, options: options)
        case .types(let keyword):
            guard quantifier == nil else { throw problem }
            comparison = NSComparisonPredicate(leftExpression: left, rightExpression: right, customSelector: Selector(keyword.rawValue))
        }
        return .predicate(quantifier == .some(.none) ? NSCompoundPredicate(notPredicateWithSubpredicate: comparison) : comparison)
    }

    private enum Quantifier {
        case any, all, none

        var modifier: NSComparisonPredicate.Modifier { self == .all ? .all : .any }
    }

    private mutating func quantifier() -> Quantifier? {
        if skip(.any) || skip(.some) { return .any }
        if skip(.all) { return .all }
        return skip(.none) ? Quantifier.none : nil
    }

    private enum Operation {
        case operation(NSComparisonPredicate.Operator)
        case types(PredicateKeyword)
    }

    private static let signOperators: [String: NSComparisonPredicate.Operator] = [
        "=": .equalTo, "==": .equalTo, "!=": .notEqualTo, "<>": .notEqualTo, "<": .lessThan, "<=": .lessThanOrEqualTo,
        "=<": .lessThanOrEqualTo, ">": .greaterThan, ">=": .greaterThanOrEqualTo, "=>": .greaterThanOrEqualTo,
    ]
    private static let wordOperators: [PredicateKeyword: NSComparisonPredicate.Operator] = [
        .in: .in, .like: .like, .matches: .matches, .contains: .contains, .beginsWith: .beginsWith, .endsWith: .endsWith,
        .between: .between,
    ]

    private mutating func comparisonOperator() -> Operation? {
        switch token {
        case .sign(let sign):
            guard let type = Self.signOperators[sign] else { return nil }
            advance()
            return .operation(type)
        case .keyword(let keyword) where keyword == .conformsToType || keyword == .equalsType:
            advance()
            return .types(keyword)
        case .keyword(let keyword):
            guard let type = Self.wordOperators[keyword] else { return nil }
            advance()
            return .operation(type)
        default: return nil
        }
    }

    /// `[cd]` behind an operator.
    private mutating func options() throws(PredicateSyntaxError) -> NSComparisonPredicate.Options {
        guard skip("[") else { return [] }
        guard case .name(let letters) = token else { throw problem }
        advance()
        try expect("]")
        var options: NSComparisonPredicate.Options = []
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            case "n": options.insert(.normalized)
            // Compares by the rules of the user's language, which every comparison here does.
            case "l": break
            default: throw problem
            }
        }
        return options
    }

    // MARK: Operators of expressions

    /// Operators, how tightly they bind, and the functions that they stand for.
    private static let operators: [String: (level: Int, function: String)] = [
        "|": (0, "bitwiseOr:with:"), "^": (1, "bitwiseXor:with:"), "&": (2, "bitwiseAnd:with:"), "<<": (3, "leftshift:by:"),
        ">>": (3, "rightshift:by:"), "+": (4, "add:to:"), "-": (4, "from:subtract:"), "*": (5, "multiply:by:"), "/": (5, "divide:by:"),
        "**": (6, "raise:toPower:"),
    ]

    private mutating func sets() throws(PredicateSyntaxError) -> Node {
        var left = try chain(0)
        var count = 0
        while case .keyword(let keyword) = token, let operation = Self.setOperation(keyword) {
            advance()
            count += 1
            guard count <= Self.longestChain, case .expression(let first) = left, case .expression(let second) = try chain(0) else {
                throw problem
            }
            left = .expression(NSExpression(.sets(operation, first, second)))
        }
        return left
    }

    private static func setOperation(_ keyword: PredicateKeyword) -> ExpressionForm.SetOperation? {
        switch keyword {
        case .union: .union
        case .intersection: .intersection
        case .difference: .difference
        default: nil
        }
    }

    /// Operands joined by operators that bind at least as tightly as `lowest`.
    private mutating func chain(_ lowest: Int) throws(PredicateSyntaxError) -> Node {
        var left = try prefix()
        var count = 0
        while case .sign(let sign) = token, let found = Self.operators[sign], found.level >= lowest {
            advance()
            count += 1
            guard count <= Self.longestChain, case .expression(let first) = left,
                case .expression(let second) = try chain(found.level + 1)
            else { throw problem }
            left = .expression(NSExpression(.function(found.function, [first, second])))
        }
        return left
    }

    private mutating func prefix() throws(PredicateSyntaxError) -> Node {
        guard token == .sign("-") || token == .sign("~") || token == .sign("+") else { return try postfix() }
        try deeper()
        defer { depth -= 1 }
        let sign = token
        advance()
        guard case .expression(let operand) = try prefix() else { throw problem }
        switch (sign, operand.form) {
        case (.sign("+"), _): return .expression(operand)
        case (.sign("~"), _): return .expression(NSExpression(.function("onesComplement:", [operand])))
        case (_, .constant(let value as NSNumber)):
            return .expression(NSExpression(forConstantValue: (ComparedNumber.integer(0) - ComparedNumber(value)).object))
        default:
            return .expression(NSExpression(.function("from:subtract:", [NSExpression(forConstantValue: NSNumber(value: 0)), operand])))
        }
    }

    // MARK: Key paths and elements

    private mutating func postfix() throws(PredicateSyntaxError) -> Node {
        let node = try primary()
        guard case .expression(var expression) = node else { return node }
        while true {
            if skip(".") {
                expression = Self.key(try key(), of: expression)
            } else if token == .sign("["), !(position > 0 && isOperator(tokens[position - 1])) {
                advance()
                expression = NSExpression(.element(expression, try elementPosition()))
                try expect("]")
            } else {
                return .expression(expression)
            }
        }
    }

    private func isOperator(_ token: PredicateToken) -> Bool {
        if case .keyword(let keyword) = token { return Self.wordOperators[keyword] != nil }
        return false
    }

    private mutating func key() throws(PredicateSyntaxError) -> CodedKeyPath {
        defer { advance() }
        switch token {
        case .name(let name), .collectionOperator(let name): return CodedKeyPath(keys: [name])
        case .argument("K"): return try arguments.keyPath()
        default: throw problem
        }
    }

    private static func key(_ path: CodedKeyPath, of expression: NSExpression) -> NSExpression {
        if case .keyPath(let receiver, let start) = expression.form {
            return NSExpression(.keyPath(receiver, CodedKeyPath(keys: start.keys + path.keys)))
        }
        return NSExpression(.keyPath(expression, path))
    }

    private mutating func elementPosition() throws(PredicateSyntaxError) -> ExpressionForm.Position {
        if case .name(let name) = token, tokens[min(position + 1, tokens.count - 1)] == .sign("]") {
            let known: [String: ExpressionForm.Position] = ["FIRST": .first, "LAST": .last, "SIZE": .size]
            if let found = known[name.uppercased()] {
                advance()
                return found
            }
        }
        return .at(try expression())
    }

    // MARK: Values

    private mutating func primary() throws(PredicateSyntaxError) -> Node {
        let found = token
        advance()
        switch found {
        case .integer(let value): return .expression(NSExpression(forConstantValue: NSNumber(value: value)))
        case .number(let value): return .expression(NSExpression(forConstantValue: NSNumber(value: value)))
        case .text(let text): return .expression(NSExpression(forConstantValue: text))
        case .variable(let name): return .expression(NSExpression(forVariable: name))
        case .collectionOperator(let name): return .expression(NSExpression(.keyPath(nil, CodedKeyPath(keys: [name]))))
        case .name(let name): return .expression(try named(name))
        case .argument("K"): return .expression(NSExpression(.keyPath(nil, try arguments.keyPath())))
        case .argument(let specifier): return node(of: try arguments.value(specifier))
        case .keyword(let keyword): return try reserved(keyword)
        case .sign("("):
            let inner = try disjunction()
            try expect(")")
            return inner
        case .sign("{"):
            try deeper()
            defer { depth -= 1 }
            return .expression(NSExpression(.aggregate(try list(until: "}"))))
        default: throw problem
        }
    }

    /// An argument: an expression or a predicate as it is, anything else as a constant.
    private func node(of argument: Any?) -> Node {
        switch argument {
        case let expression as NSExpression: .expression(expression)
        case let predicate as NSPredicate: .predicate(predicate)
        default: .expression(NSExpression(forConstantValue: argument))
        }
    }

    /// Expressions separated by commas, up to and with a closing sign.
    private mutating func list(until end: String) throws(PredicateSyntaxError) -> [NSExpression] {
        var found: [NSExpression] = []
        guard !skip(end) else { return found }
        repeat { found.append(try expression()) } while skip(",")
        try expect(end)
        return found
    }

    /// A key, or the call of a function.
    private mutating func named(_ name: String) throws(PredicateSyntaxError) -> NSExpression {
        guard skip("(") else {
            guard !name.contains(":") else { throw problem }
            return NSExpression(.keyPath(nil, CodedKeyPath(keys: [name])))
        }
        try deeper()
        defer { depth -= 1 }
        let arguments = try list(until: ")")
        guard let function = [name, name + ":"].first(where: ExpressionFunctions.isKnown) else { throw problem }
        return NSExpression(.function(function, arguments))
    }

    private mutating func reserved(_ keyword: PredicateKeyword) throws(PredicateSyntaxError) -> Node {
        switch keyword {
        case .truePredicate: return .predicate(NSPredicate(value: true))
        case .falsePredicate: return .predicate(NSPredicate(value: false))
        case .null, .nil: return .expression(NSExpression(forConstantValue: nil))
        case .yes, .true: return .expression(NSExpression(forConstantValue: NSNumber(value: true)))
        case .no, .false: return .expression(NSExpression(forConstantValue: NSNumber(value: false)))
        case .evaluatedObject: return .expression(NSExpression(.evaluatedObject))
        case .anyKey: return .expression(NSExpression(.anyKey))
        case .cast, .function, .subquery, .ternary: return .expression(try special(keyword))
        default: throw problem
        }
    }

    /// A function whose arguments are more than expressions.
    private mutating func special(_ keyword: PredicateKeyword) throws(PredicateSyntaxError) -> NSExpression {
        try deeper()
        defer { depth -= 1 }
        try expect("(")
        switch keyword {
        case .cast:
            let arguments = try list(until: ")")
            guard arguments.count == 2 else { throw problem }
            return NSExpression(.function("castObject:toType:", arguments))
        case .function:
            let arguments = try list(until: ")")
            guard arguments.count >= 2, case .constant(let name as String) = arguments[1].form else { throw problem }
            return NSExpression(.message(arguments[0], name, Array(arguments.dropFirst(2))))
        case .subquery:
            let collection = try expression()
            try expect(",")
            guard case .variable(let name) = token else { throw problem }
            advance()
            try expect(",")
            let predicate = try predicate()
            try expect(")")
            return NSExpression(.subquery(collection, name, predicate))
        default:
            let condition = try predicate()
            try expect(",")
            let values = try list(until: ")")
            guard values.count == 2 else { throw problem }
            return NSExpression(.conditional(condition, values[0], values[1]))
        }
    }
}
