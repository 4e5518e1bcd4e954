import Foundation

/// The words of one line.
struct TextTokens {
    private enum Token: Equatable {
        case word(String)
        case quoted(String)
        case open, close

        var description: String {
            switch self {
            case .word(let word): "\"\(word)\""
            case .quoted(let text): "a text \"\(text)\""
            case .open: "\"(\""
            case .close: "\")\""
            }
        }
    }

    let line: Int
    /// Leading spaces.
    let indent: Int
    private var tokens: [Token] = []
    private var position = 0

    /// Splits a line; `#` outside quotes followed by a space starts a comment (a colour has a digit there).
    init(_ text: Substring, line: Int) throws {
        self.line = line
        indent = text.prefix { $0 == " " }.count
        var rest = text.drop { $0 == " " }
        while let character = rest.first {
            switch character {
            case " ", "\t", ",": rest.removeFirst()
            case "(": add(.open, &rest)
            case ")": add(.close, &rest)
            case "\"": tokens.append(.quoted(try Self.quoted(&rest, line: line)))
            case "#" where !(rest.dropFirst().first?.isHexDigit ?? false): return
            default:
                let word = rest.prefix { $0 != " " && $0 != "\t" && $0 != "," && $0 != "(" && $0 != ")" && $0 != "\"" }
                tokens.append(.word(String(word)))
                rest = rest.dropFirst(word.count)
            }
        }
    }

    private mutating func add(_ token: Token, _ rest: inout Substring) {
        tokens.append(token)
        rest.removeFirst()
    }

    private static func quoted(_ rest: inout Substring, line: Int) throws -> String {
        var result = ""
        rest.removeFirst()
        while let character = rest.popFirst() {
            if character == "\"" { return result }
            guard character == "\\" else {
                result.append(character)
                continue
            }
            switch rest.popFirst() {
            case "n": result.append("\n")
            case "u":
                let digits = rest.dropFirst().prefix { $0.isHexDigit }
                rest = rest.dropFirst(digits.count + 2)
                guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
                    throw CommitTextError(line: line, message: "expected \\u{HEX} in a text")
                }
                result.unicodeScalars.append(scalar)
            case let escaped?: result.append(escaped)
            case nil: break
            }
        }
        throw CommitTextError(line: line, message: "expected a closing quote")
    }

    var isEmpty: Bool { tokens.isEmpty }
    var isAtEnd: Bool { position >= tokens.count }

    /// Whether a line that begins with `mask` opens a layer; `mask 7` alone at a property's place names one that stands elsewhere.
    var isNestedLayer: Bool {
        !tokens.contains(.word("ref")) && tokens != [.word("mask"), .word("none")] && tokens.count > 1 && tokens[1] != .word("as")
    }

    func error(_ message: String) -> CommitTextError { CommitTextError(line: line, message: message) }

    private mutating func next(_ expected: String) throws -> Token {
        guard position < tokens.count else { throw error("expected \(expected), found the end of the line") }
        defer { position += 1 }
        return tokens[position]
    }

    /// Skips a word if it comes next.
    mutating func skip(_ word: String) -> Bool {
        guard position < tokens.count, tokens[position] == .word(word) else { return false }
        position += 1
        return true
    }

    private mutating func skip(_ token: Token) -> Bool {
        guard position < tokens.count, tokens[position] == token else { return false }
        position += 1
        return true
    }

    mutating func word(_ expected: String) throws -> String {
        let token = try next(expected)
        guard case .word(let word) = token else { throw error("expected \(expected), found \(token.description)") }
        return word
    }

    mutating func keyword(_ word: String) throws {
        let found = try self.word("\"\(word)\"")
        guard found == word else { throw error("expected \"\(word)\", found \"\(found)\"") }
    }

    /// A word or a quoted text.
    mutating func string(_ expected: String) throws -> String {
        switch try next(expected) {
        case .word(let word): return word
        case .quoted(let text): return text
        case let token: throw error("expected \(expected), found \(token.description)")
        }
    }

    mutating func identifier(_ expected: String) throws -> UInt64 {
        let word = try word(expected)
        guard let value = UInt64(word) else { throw error("expected \(expected), found \"\(word)\"") }
        return value
    }

    mutating func number(_ expected: String) throws -> Double {
        let word = try word(expected)
        guard let value = Double(word) else { throw error("expected \(expected), found \"\(word)\"") }
        return value
    }

    mutating func expectEnd() throws {
        guard !isAtEnd else { return }
        throw error("expected the end of the line, found \(tokens[position].description)")
    }

    // MARK: Values

    mutating func value(_ expected: LayerValue.Kind) throws -> LayerValue {
        if skip("none") { return .none }
        guard skip("as") else { return try plain(expected) }
        let word = try word("a kind of value")
        guard let kind = LayerValue.Kind(rawValue: word) else { throw error("expected a kind of value, found \"\(word)\"") }
        return try plain(kind)
    }

    private mutating func plain(_ kind: LayerValue.Kind) throws -> LayerValue {
        switch kind {
        case .none: return .none
        case .bool:
            let word = try word("true or false")
            guard word == "true" || word == "false" else { throw error("expected true or false, found \"\(word)\"") }
            return .bool(word == "true")
        case .number: return .number(try number("a number"))
        case .numbers: return .numbers(skip("empty") ? [] : try list { try $0.number("a number") })
        case .point: return .point(try point())
        case .size: return .size(CGSize(width: try number("a width"), height: try number("a height")))
        case .rect:
            return .rect(CGRect(x: try number("x"), y: try number("y"), width: try number("a width"), height: try number("a height")))
        case .color: return .color(try color())
        case .colors: return .colors(skip("empty") ? [] : try list { try $0.color() })
        case .transform: return .transform(try transform())
        case .path: return .path(skip("empty") ? RenderPath() : RenderPath(try list { try $0.element() }))
        case .image: return .image(ImageID(try identifier("an image")))
        case .layer:
            _ = skip("ref")
            return .layer(LayerID(try identifier("a layer")))
        case .layers: return .layers(skip("empty") ? [] : try list { LayerID(try $0.identifier("a layer")) })
        case .keyword: return .keyword(try string("a word"))
        }
    }

    /// Items up to the end of the line, a closing parenthesis or a word that follows a value; at least one.
    private mutating func list<Item>(_ item: (inout TextTokens) throws -> Item) throws -> [Item] {
        var items = [try item(&self)]
        while !isAtEnd, tokens[position] != .close, !isBehindValue { items.append(try item(&self)) }
        return items
    }

    /// Whether a word comes next that only the rest of an animation begins with.
    private var isBehindValue: Bool {
        guard case .word(let word) = tokens[position] else { return false }
        return Self.wordsBehindValues.contains(word)
    }

    private static let wordsBehindValues: Set = [
        "to", "mass", "begin", "duration", "speed", "offset", "repeat", "autoreverses", "fill", "stays", "curve", "additive", "cumulative",
    ]

    private mutating func point() throws -> CGPoint { CGPoint(x: try number("x"), y: try number("y")) }

    private mutating func color() throws -> RenderColor {
        let word = try word("a colour")
        if word == "rgba" {
            let n = try parenthesized { try $0.number("a component") }
            guard n.count == 4 else { throw error("expected rgba(RED GREEN BLUE ALPHA)") }
            return RenderColor(n[...])
        }
        let digits = word.dropFirst()
        guard word.first == "#", digits.count == 6 || digits.count == 8,
            let bits = UInt32(digits.count == 6 ? digits + "ff" : digits, radix: 16)
        else {
            throw error("expected a colour as #rrggbb, #rrggbbaa or rgba(…), found \"\(word)\"")
        }
        return RenderColor([24, 16, 8, 0].map { Double(bits >> $0 & 255) / 255 }[...])
    }

    private mutating func transform() throws -> RenderTransform {
        let word = try word("a transform")
        if word == "identity" { return .identity }
        guard word == "affine" || word == "matrix" else { throw error("expected identity, affine(…) or matrix(…), found \"\(word)\"") }
        let n = try parenthesized { try $0.number("an element") }
        guard n.count == (word == "affine" ? 6 : 16) else {
            throw error("expected \(word == "affine" ? 6 : 16) elements, found \(n.count)")
        }
        return RenderTransform(word == "affine" ? [n[0], n[1], 0, 0, n[2], n[3], 0, 0, 0, 0, 1, 0, n[4], n[5], 0, 1] : n)
    }

    private mutating func element() throws -> RenderPath.Element {
        let word = try word("a path element")
        switch word {
        case "M": return .move(try point())
        case "L": return .line(try point())
        case "Q":
            let control = try point()
            return .quad(try point(), control: control)
        case "C":
            let (control1, control2) = (try point(), try point())
            return .cubic(try point(), control1: control1, control2: control2)
        case "Z": return .close
        default: throw error("expected M, L, Q, C or Z, found \"\(word)\"")
        }
    }

    mutating func parenthesized<Item>(_ item: (inout TextTokens) throws -> Item) throws -> [Item] {
        guard skip(.open) else { throw error("expected \"(\"") }
        if skip(.close) { return [] }
        let items = try list(item)
        guard skip(.close) else { throw error("expected \")\"") }
        return items
    }

    /// Whether a parenthesis opens here.
    var isAtGroup: Bool { position < tokens.count && tokens[position] == .open }
}
