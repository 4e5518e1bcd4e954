import Foundation

extension NSExpression {
    /// The surroundings of an expression's text, which decide about parentheses.
    enum Surroundings {
        case nothing, comparison, arithmetic
    }

    /// The expression as formats write it.
    func text(inside surroundings: Surroundings) -> String {
        switch form {
        case .constant(let value): return Self.literal(value)
        case .evaluatedObject: return "SELF"
        case .variable(let name): return "$\(name)"
        case .keyPath(let receiver, let path):
            return (receiver.map { $0.text(inside: .arithmetic) + "." } ?? "") + PredicateKeyword.escaped(path.keys)
        case .function(let name, let arguments): return Self.call(name, arguments, surroundings)
        case .message(let target, let name, let arguments):
            return "FUNCTION(" + ([target.text(inside: .nothing), "\"\(name)\""] + Self.list(arguments)).joined(separator: ", ") + ")"
        case .element(let collection, let position): return "\(collection.text(inside: .arithmetic))[\(position.text)]"
        case .sets(let operation, let left, let right):
            let text = "\(left.text(inside: .arithmetic)) \(operation.rawValue) \(right.text(inside: .arithmetic))"
            return surroundings == .arithmetic ? "(\(text))" : text
        case .subquery(let collection, let variable, let predicate):
            return "SUBQUERY(\(collection.text(inside: .nothing)), $\(variable), \(Self.text(of: predicate)))"
        case .aggregate(let elements): return "{" + Self.list(elements).joined(separator: ", ") + "}"
        case .anyKey: return "ANYKEY"
        case .block(_, let arguments): return "BLOCK(" + Self.list(arguments).joined(separator: ", ") + ")"
        case .conditional(let predicate, let yes, let no):
            return "TERNARY(\(Self.text(of: predicate)), \(yes.text(inside: .nothing)), \(no.text(inside: .nothing)))"
        }
    }

    private static func list(_ expressions: [NSExpression]) -> [String] { expressions.map { $0.text(inside: .nothing) } }

    private static func text(of predicate: Foundation.NSPredicate) -> String {
        (predicate as? NSPredicate)?.predicateFormat ?? "BLOCKPREDICATE"
    }

    /// Functions that are written as operators.
    static let operators = [
        "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "raise:toPower:": "**", "bitwiseAnd:with:": "&",
        "bitwiseOr:with:": "|", "bitwiseXor:with:": "^", "leftshift:by:": "<<", "rightshift:by:": ">>",
    ]

    private static func call(_ name: String, _ arguments: [NSExpression], _ surroundings: Surroundings) -> String {
        if let sign = operators[name], arguments.count == 2 {
            let text = arguments.map { $0.text(inside: .arithmetic) }.joined(separator: " \(sign) ")
            return surroundings == .arithmetic ? "(\(text))" : text
        }
        let arguments = list(arguments).joined(separator: ", ")
        if name == "castObject:toType:" { return "CAST(\(arguments))" }
        return (name.filter { $0 == ":" }.count == 1 ? String(name.dropLast()) : name) + "(\(arguments))"
    }

    /// A constant as formats write it.
    static func literal(_ value: Any?) -> String {
        guard let value = CodedCollection.unwrapped(value) else { return "nil" }
        switch value {
        case let text as String: return quoted(text)
        case let date as Date: return "CAST(\(PlainNumber.fixed(date.timeIntervalSinceReferenceDate)), \"NSDate\")"
        default: break
        }
        if let number = ComparedNumber(value) { return number.object.description }
        if let elements = CodedCollection.elements(of: value) {
            return "{" + elements.map { ($0 as? NSExpression)?.text(inside: .nothing) ?? literal($0) }.joined(separator: ", ") + "}"
        }
        return "\(value)"
    }

    /// A text in double quotes.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for character in text {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default: result.append(character)
            }
        }
        return result + "\""
    }
}

/// Numbers as C's formats write them, in no language.
private enum PlainNumber {
    /// With six digits after the point.
    static func fixed(_ number: Double) -> String { String(format: "%.6f", locale: nil, number) }
}

extension ExpressionForm.Position {
    var text: String {
        switch self {
        case .first: "FIRST"
        case .last: "LAST"
        case .size: "SIZE"
        case .at(let index): index.text(inside: .nothing)
        }
    }
}
