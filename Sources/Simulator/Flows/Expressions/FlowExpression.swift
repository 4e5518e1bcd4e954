import Foundation

/// A syntax or evaluation error of an expression.
struct FlowExpressionError: Error, CustomStringConvertible {
    var description: String
}

/// The variables of a flow.
struct FlowVariables: Equatable {
    var values: [String: FlowValue] = [:]
    /// Runs what is more than a simple expression; nil = nothing does.
    var scripts: FlowScripts?

    /// Replaces every `${…}` in a text by its value; `\${` stands for itself.
    mutating func expand(_ text: String) throws -> String {
        guard text.contains("${") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: "${") {
            if rest[..<start.lowerBound].hasSuffix("\\") {
                result += rest[..<start.lowerBound].dropLast() + "${"
                rest = rest[start.upperBound...]
                continue
            }
            result += rest[..<start.lowerBound]
            let end = try Self.end(of: rest[start.upperBound...], in: text)
            result += try evaluate(String(rest[start.upperBound..<end])).text
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// The brace that closes an expression; braces in its texts do not count.
    private static func end(of rest: Substring, in text: String) throws -> String.Index {
        var quote: Character?
        var depth = 0
        for index in rest.indices {
            let character = rest[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "'" || character == "\"" || character == "`" {
                quote = character
            } else if character == "{" {
                depth += 1
            } else if character == "}" {
                if depth == 0 { return index }
                depth -= 1
            }
        }
        throw FlowExpressionError(description: "“\(text)” lacks the } of its ${")
    }

    /// The value of an expression; assignments change the variables.
    mutating func evaluate(_ source: String) throws -> FlowValue {
        do {
            var parser = FlowExpressionParser(tokens: try FlowToken.tokens(of: source), source: source, variables: self)
            let value = try parser.statements()
            self = parser.variables
            return value
        } catch let error as FlowExpressionError {
            guard let scripts else { throw error }
            return try scripts.evaluate(source, &self, otherwise: error)
        }
    }
}

enum FlowToken: Equatable {
    case number(Double), string(String), name(String), sign(String)

    private static let signs = [
        "===", "!==", "==", "!=", "<=", ">=", "&&", "||", "??", "++", "--", "+=", "-=", "+", "-", "*", "/", "%", "!", "<", ">", "=", "(",
        ")",
        "?", ":", ",", ";", ".",
    ]

    static func tokens(of source: String) throws -> [FlowToken] {
        var tokens: [FlowToken] = []
        var rest = source[...]
        while let first = rest.first {
            if first.isWhitespace {
                rest = rest.dropFirst()
            } else if first.isASCII, first.isNumber {
                let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
                guard let value = Double(digits) else { throw FlowExpressionError(description: "“\(digits)” is no number") }
                tokens.append(.number(value))
                rest = rest.dropFirst(digits.count)
            } else if first == "'" || first == "\"" || first == "`" {
                tokens.append(.string(try string(&rest, quote: first)))
            } else if first.isLetter || first == "_" || first == "$" {
                let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
                tokens.append(.name(String(name)))
                rest = rest.dropFirst(name.count)
            } else if let sign = signs.first(where: { rest.hasPrefix($0) }) {
                tokens.append(.sign(sign))
                rest = rest.dropFirst(sign.count)
            } else {
                throw FlowExpressionError(description: "“\(first)” has no meaning in “\(source)”")
            }
        }
        return tokens
    }

    private static func string(_ rest: inout Substring, quote: Character) throws -> String {
        var text = ""
        rest = rest.dropFirst()
        while let character = rest.popFirst() {
            if character == quote { return text }
            if quote == "`", character == "$", rest.first == "{" {
                throw FlowExpressionError(description: "a text in which ${…} stands needs JavaScript")
            }
            guard character == "\\", let escaped = rest.popFirst() else {
                text.append(character)
                continue
            }
            text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
        }
        throw FlowExpressionError(description: "a text lacks its closing \(quote)")
    }
}
