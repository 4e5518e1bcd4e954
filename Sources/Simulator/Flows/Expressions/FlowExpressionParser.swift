import Foundation

/// Evaluates expressions while it reads them: arithmetic, comparison, logic, `?:`, assignment, and the common members of texts.
struct FlowExpressionParser {
    private let tokens: [FlowToken]
    private let source: String
    private var position = 0
    private var depth = 0
    /// Whether what is read counts; the other branch of `?:`, `&&` and `||` is only read.
    private var isActive = true
    var variables: FlowVariables

    init(tokens: [FlowToken], source: String, variables: FlowVariables) {
        (self.tokens, self.source, self.variables) = (tokens, source, variables)
    }

    mutating func statements() throws -> FlowValue {
        var value = FlowValue.undefined
        while position < tokens.count {
            if take(";") { continue }
            value = try assignment()
            guard position == tokens.count || take(";") else { throw unexpected() }
        }
        return value
    }

    private func unexpected() -> FlowExpressionError {
        let what =
            switch position < tokens.count ? tokens[position] : nil {
            case .number(let number): "“\(FlowValue.number(number).text)” is"
            case .string(let text), .name(let text), .sign(let text): "“\(text)” is"
            case nil: "the end is"
            }
        return FlowExpressionError(
            description:
                "\(what) not understood in “\(source)”; flows evaluate arithmetic, comparisons, texts and assignments, not all of JavaScript"
        )
    }

    private mutating func take(_ sign: String) -> Bool {
        guard position < tokens.count, tokens[position] == .sign(sign) else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ sign: String) throws { if !take(sign) { throw unexpected() } }

    private mutating func inactive<Result>(_ skips: Bool, _ body: (inout Self) throws -> Result) rethrows -> Result {
        let before = isActive
        if skips { isActive = false }
        defer { isActive = before }
        return try body(&self)
    }

    // MARK: Operators, weakest first

    private mutating func assignment() throws -> FlowValue {
        depth += 1
        defer { depth -= 1 }
        guard depth < 100 else { throw FlowExpressionError(description: "“\(source.prefix(40))…” is nested too deeply") }
        let start = position
        if let name = path(), let sign = ["=", "+=", "-="].first(where: { take($0) }) {
            let value = try assignment()
            let old = variables.values[name] ?? .undefined
            let new = sign == "=" ? value : sign == "+=" ? try Self.add(old, value) : .number(old.number - value.number)
            // Objects are JavaScript's to keep.
            if case .object = new { throw unexpected() }
            if isActive { variables.values[name] = new }
            return new
        }
        position = start
        return try conditional()
    }

    /// `output.count`, `NAME`
    private mutating func path() -> String? {
        guard position < tokens.count, case .name(var name) = tokens[position] else { return nil }
        position += 1
        while position + 1 < tokens.count, tokens[position] == .sign("."), case .name(let member) = tokens[position + 1] {
            name += ".\(member)"
            position += 2
        }
        return name
    }

    private mutating func conditional() throws -> FlowValue {
        let condition = try binary(0)
        guard take("?") else { return condition }
        let first = try inactive(!condition.isTrue) { try $0.assignment() }
        try expect(":")
        let second = try inactive(condition.isTrue) { try $0.assignment() }
        return condition.isTrue ? first : second
    }

    private static let levels: [[String]] = [
        ["??"], ["||"], ["&&"], ["===", "!==", "==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
    ]

    private mutating func binary(_ level: Int) throws -> FlowValue {
        guard level < Self.levels.count else { return try unary() }
        var left = try binary(level + 1)
        while let sign = Self.levels[level].first(where: { take($0) }) {
            let skips = (sign == "||" && left.isTrue) || (sign == "&&" && !left.isTrue) || (sign == "??" && left != .undefined)
            let right = try inactive(skips) { try $0.binary(level + 1) }
            if !skips { left = try Self.apply(sign, left, right) }
        }
        return left
    }

    /// Texts can double with every step of a loop; longer ones, in bytes, are none that anybody types.
    private static let maximumLength = 1 << 20

    private static func add(_ left: FlowValue, _ right: FlowValue) throws -> FlowValue {
        switch (left, right) {
        case (.string, _), (_, .string):
            let (first, second) = (left.text, right.text)
            guard first.utf8.count + second.utf8.count <= maximumLength else {
                throw FlowExpressionError(description: "a text of more than \(maximumLength) bytes")
            }
            return .string(first + second)
        default: return .number(left.number + right.number)
        }
    }

    private static func apply(_ sign: String, _ left: FlowValue, _ right: FlowValue) throws -> FlowValue {
        func compare(_ numbers: (Double, Double) -> Bool, _ texts: (String, String) -> Bool) -> FlowValue {
            if case .string(let first) = left, case .string(let second) = right { return .bool(texts(first, second)) }
            return .bool(numbers(left.number, right.number))
        }
        return switch sign {
        case "+": try add(left, right)
        case "-": .number(left.number - right.number)
        case "*": .number(left.number * right.number)
        case "/": .number(left.number / right.number)
        case "%": .number(left.number.truncatingRemainder(dividingBy: right.number))
        case "==": .bool(left.isEqual(right, strictly: false))
        case "!=": .bool(!left.isEqual(right, strictly: false))
        case "===": .bool(left.isEqual(right, strictly: true))
        case "!==": .bool(!left.isEqual(right, strictly: true))
        case "<": compare(<, <)
        case ">": compare(>, >)
        case "<=": compare(<=, <=)
        case ">=": compare(>=, >=)
        default: right
        }
    }

    private mutating func unary() throws -> FlowValue {
        depth += 1
        defer { depth -= 1 }
        guard depth < 100 else { throw FlowExpressionError(description: "“\(source.prefix(40))…” is nested too deeply") }
        if take("!") { return .bool(!(try unary()).isTrue) }
        if take("-") { return .number(-(try unary()).number) }
        if take("+") { return .number((try unary()).number) }
        return try members(of: try primary())
    }

    private mutating func primary() throws -> FlowValue {
        guard position < tokens.count else { throw unexpected() }
        let token = tokens[position]
        switch token {
        case .number(let value):
            position += 1
            return .number(value)
        case .string(let value):
            position += 1
            return .string(value)
        case .sign("("):
            position += 1
            let value = try assignment()
            try expect(")")
            return value
        case .name(let name):
            position += 1
            return try named(name)
        case .sign: throw unexpected()
        }
    }

    private mutating func named(_ name: String) throws -> FlowValue {
        switch name {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null", "undefined": return .undefined
        case "Number", "parseInt", "parseFloat", "String", "Boolean": return try conversion(name)
        case "output", "maestro":
            guard take("."), position < tokens.count, case .name(let member) = tokens[position] else { throw unexpected() }
            position += 1
            return variables.values["\(name).\(member)"] ?? .undefined
        default: return variables.values[name] ?? .undefined
        }
    }

    private mutating func conversion(_ name: String) throws -> FlowValue {
        let values = try arguments()
        let value = values.first ?? .undefined
        switch name {
        case "String": return .string(value.text)
        case "Boolean": return .bool(value.isTrue)
        case "Number": return .number(value.number)
        default:
            let digits = value.text.trimmingCharacters(in: .whitespaces).prefix {
                $0.isNumber || $0 == "-" || (name == "parseFloat" && $0 == ".")
            }
            return .number(Double(digits) ?? .nan)
        }
    }

    private mutating func arguments() throws -> [FlowValue] {
        try expect("(")
        var values: [FlowValue] = []
        if take(")") { return values }
        repeat { values.append(try assignment()) } while take(",")
        try expect(")")
        return values
    }

    private mutating func members(of start: FlowValue) throws -> FlowValue {
        var value = start
        while take(".") {
            if case .object = value { throw unexpected() }
            guard position < tokens.count, case .name(let member) = tokens[position] else { throw unexpected() }
            if member == "length" {
                value = .number(Double(value.text.utf16.count))
                position += 1
                continue
            }
            guard ["toUpperCase", "toLowerCase", "trim", "toString", "includes", "startsWith", "endsWith", "replace"].contains(member)
            else {
                throw unexpected()
            }
            position += 1
            value = try call(member, on: value.text, try arguments().map(\.text))
        }
        return value
    }

    private func call(_ member: String, on text: String, _ arguments: [String]) throws -> FlowValue {
        let first = arguments.first ?? "undefined"
        switch member {
        case "toUpperCase": return .string(text.uppercased())
        case "toLowerCase": return .string(text.lowercased())
        case "trim": return .string(text.trimmingCharacters(in: .whitespacesAndNewlines))
        case "includes": return .bool(text.contains(first))
        case "startsWith": return .bool(text.hasPrefix(first))
        case "endsWith": return .bool(text.hasSuffix(first))
        case "replace":
            guard let range = text.range(of: first), arguments.count == 2 else { return .string(text) }
            return .string(text.replacingCharacters(in: range, with: arguments[1]))
        default: return .string(text)
        }
    }
}
