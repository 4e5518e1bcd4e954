import Foundation

/// Splits a predicate format into words and signs.
struct PredicateLexer {
    private let format: String
    private let text: [Unicode.Scalar]
    private var position = 0

    private init(_ format: String) {
        self.format = format
        text = Array(format.unicodeScalars)
    }

    /// All tokens of a format, `.end` last.
    static func tokens(of format: String) throws(PredicateSyntaxError) -> [PredicateToken] {
        var lexer = PredicateLexer(format)
        var tokens: [PredicateToken] = []
        repeat { tokens.append(try lexer.next()) } while tokens.last != .end
        return tokens
    }

    /// Longer signs go before those that they begin with.
    private static let signs = [
        "**", "<<", ">>", "&&", "||", "==", "!=", "<>", "<=", "=<", ">=", "=>", ":=", "(", ")", "{", "}", "[", "]", ",", ".", "+", "-", "*",
        "/", "&", "|", "^", "~", "!", "=", "<", ">",
    ].map { Array($0.unicodeScalars) }

    private func peek(_ offset: Int = 0) -> Unicode.Scalar? { position + offset < text.count ? text[position + offset] : nil }

    private var problem: PredicateSyntaxError { .unparsable(format) }

    private mutating func next() throws(PredicateSyntaxError) -> PredicateToken {
        while let scalar = peek(), scalar.properties.isWhitespace { position += 1 }
        guard let scalar = peek() else { return .end }
        switch scalar {
        case "'", "\"": return .text(try quoted(scalar))
        case "$":
            position += 1
            return .variable(try name())
        case "@":
            position += 1
            return .collectionOperator("@" + (try name()))
        case "#":
            position += 1
            return .name(try name())
        case "%":
            position += 1
            return .argument(try specifier())
        case _ where Self.isDigit(scalar), "." where peek(1).map(Self.isDigit) == true && !followsName: return try number()
        case _ where Self.isNameStart(scalar): return word()
        default: return try sign()
        }
    }

    /// Whether a point here joins keys instead of starting a number.
    private var followsName: Bool {
        position > 0 && (Self.isNamePart(text[position - 1]) || ")]}@'\"".unicodeScalars.contains(text[position - 1]))
    }

    // MARK: Names

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
    private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isAlphabetic }
    private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
        isNameStart(scalar) || isDigit(scalar) || scalar.properties.generalCategory == .nonspacingMark
    }

    private mutating func name() throws(PredicateSyntaxError) -> String {
        guard let first = peek(), Self.isNameStart(first) else { throw problem }
        var name = String.UnicodeScalarView()
        while let scalar = peek(), Self.isNamePart(scalar) {
            name.append(scalar)
            position += 1
        }
        return String(name)
    }

    /// A name, a reserved word, or the name of a function with colons (`modulus:by:`). Behind a point every word is a key.
    private mutating func word() -> PredicateToken {
        let isKey = position > 0 && text[position - 1] == "."
        guard var word = try? name() else { return .end }
        if isKey { return .name(word) }
        if word.uppercased() == "UTI" {
            for keyword in [PredicateKeyword.conformsToType, .equalsType] {
                let rest = Array(keyword.rawValue.unicodeScalars.dropFirst(3))
                let found = String(String.UnicodeScalarView(text[position..<min(position + rest.count, text.count)]))
                guard found.uppercased() == keyword.rawValue.dropFirst(3) else { continue }
                position += rest.count
                return .keyword(keyword)
            }
        }
        if let keyword = PredicateKeyword(word: word) { return .keyword(keyword) }
        while peek() == ":", let after = peek(1), after == "(" || Self.isNameStart(after) {
            position += 1
            word += ":" + ((try? name()) ?? "")
        }
        return .name(word)
    }

    // MARK: Literals

    private mutating func quoted(_ mark: Unicode.Scalar) throws(PredicateSyntaxError) -> String {
        position += 1
        var units: [UInt16] = []
        while let scalar = peek() {
            position += 1
            if scalar == mark { return String(decoding: units, as: UTF16.self) }
            units += scalar == "\\" ? try escaped() : Array(UTF16.encode(scalar)!)
        }
        throw problem
    }

    private mutating func escaped() throws(PredicateSyntaxError) -> [UInt16] {
        guard let scalar = peek() else { throw problem }
        position += 1
        switch scalar {
        case "n": return [10]
        case "r": return [13]
        case "t": return [9]
        case "b": return [8]
        case "f": return [12]
        case "v": return [11]
        case "u", "U": return [UInt16(try hexadecimal(4))]
        case "x": return [UInt16(try hexadecimal(2))]
        default: return Array(UTF16.encode(scalar)!)
        }
    }

    private mutating func hexadecimal(_ count: Int) throws(PredicateSyntaxError) -> UInt32 {
        guard position + count <= text.count,
            let value = UInt32(String(String.UnicodeScalarView(text[position..<position + count])), radix: 16)
        else { throw problem }
        position += count
        return value
    }

    private mutating func number() throws(PredicateSyntaxError) -> PredicateToken {
        if peek() == "0", let kind = peek(1), let radix = ["x": 16, "X": 16, "o": 8, "O": 8, "b": 2, "B": 2][kind] {
            position += 2
            guard let value = Int64(digits { Character($0).isHexDigit }, radix: radix) else { throw problem }
            return .integer(value)
        }
        var literal = digits(Self.isDigit)
        var isInteger = true
        if peek() == ".", peek(1).map(Self.isDigit) == true {
            position += 1
            literal += "." + digits(Self.isDigit)
            isInteger = false
        }
        if peek() == "e" || peek() == "E" {
            let sign = peek(1) == "-" || peek(1) == "+" ? 1 : 0
            if peek(1 + sign).map(Self.isDigit) == true {
                literal += "e" + (sign == 1 ? String(Character(peek(1)!)) : "")
                position += 1 + sign
                literal += digits(Self.isDigit)
                isInteger = false
            }
        }
        if let scalar = peek(), Self.isNameStart(scalar) { throw problem }
        if isInteger, let value = Int64(literal) { return .integer(value) }
        guard let value = Double(literal.hasPrefix(".") ? "0" + literal : literal) else { throw problem }
        return .number(value)
    }

    private mutating func digits(_ isDigit: (Unicode.Scalar) -> Bool) -> String {
        var found = ""
        while let scalar = peek(), isDigit(scalar) {
            found.unicodeScalars.append(scalar)
            position += 1
        }
        return found
    }

    // MARK: Signs

    private mutating func specifier() throws(PredicateSyntaxError) -> String {
        var found = ""
        while let scalar = peek(), "hlqzjtL0123456789.".unicodeScalars.contains(scalar) {
            found.unicodeScalars.append(scalar)
            position += 1
        }
        guard let conversion = peek(), "@KdDiuUxXoOfFeEgGaAcCsSp".unicodeScalars.contains(conversion) else { throw problem }
        position += 1
        found.unicodeScalars.append(conversion)
        return found
    }

    private mutating func sign() throws(PredicateSyntaxError) -> PredicateToken {
        for sign in Self.signs where text[position...].starts(with: sign) {
            position += sign.count
            return .sign(String(String.UnicodeScalarView(sign)))
        }
        throw problem
    }
}
