/// The nesting of a Swift source, measured on its bytes in one pass, before the parser reads it.
///
/// SwiftParser recurses for everything that is nested, and looks ahead through types again at each list that may be one: its time doubles with each of
/// the lists that follow each other. Comments and texts count as nothing, what texts interpolate counts.
struct SourceNesting {
    /// Why a source is not parsed.
    struct Excess: Equatable, Sendable {
        enum Reason: Equatable, Sendable {
            /// Brackets, conditions, choices and prefixes in each other.
            case depth(Int)
            /// `else if` after `else if`.
            case alternatives(Int)
            /// Lists that begin in each other without anything else in between.
            case lists(Int)
        }

        var line: Int
        var reason: Reason
    }

    /// The deepest of 12,000 files of Swift packages comes to 17.
    struct Limits: Sendable {
        var depth, alternatives: Int

        /// The maximum depth of a user's source.
        static let source = Limits(depth: 64, alternatives: 400)
        /// The maximum depth of a lowered source, which is a little deeper.
        static let lowered = Limits(depth: 80, alternatives: 400)
    }

    /// The work for the parser that is accepted beyond what grows with the length of the source. A unit is about 0.1 ms.
    private static let mostWork = 1 << 14
    /// Nesting up to here, and this many lists, are no work worth counting.
    private static let (usualDepth, usualLists) = (28, 4)

    private enum Opening: Equatable {
        case round, square, curly
        /// `<` behind a name; `isOfAttribute` where that is an attribute's.
        case angle(isOfAttribute: Bool)
        /// `->`, up to the end of what is around it.
        case arrow
        /// `?` of a choice, up to its `:`.
        case choice
        /// `#if`
        case condition
        case text(hashes: Int, isMultiline: Bool)
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let limits: Limits
    private var position = 0
    private var line = 1
    private var open: [Opening] = []
    /// For each opening, and for the file, how many alternatives follow each other in it.
    private var alternatives = [0]
    /// Lists that have begun in each other with nothing but names of types in between.
    private var lists = 0
    private var work = 0
    /// Prefixes that follow each other: `try await try`.
    private var prefixes = 0
    /// Whether the last token was `}`.
    private var isBehindBlock = false
    private(set) var excess: Excess?
    /// The deepest nesting that was seen.
    private(set) var deepest = 0

    /// Measures a source.
    ///
    /// - Returns: nil where it may be parsed.
    static func excess(of text: String, _ limits: Limits = .source) -> Excess? { measure(text, limits).excess }

    /// The deepest nesting in a source.
    static func depth(of text: String) -> Int { measure(text, Limits(depth: .max, alternatives: .max)).deepest }

    private static func measure(_ text: String, _ limits: Limits) -> (excess: Excess?, deepest: Int) {
        var text = text
        return text.withUTF8 { bytes in
            var nesting = SourceNesting(bytes: bytes, limits: limits)
            nesting.measure()
            return (nesting.excess, nesting.deepest)
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, limits: Limits) { (self.bytes, self.limits) = (bytes, limits) }

    private func byte(_ offset: Int = 0) -> UInt8 {
        let place = position + offset
        return place >= 0 && place < bytes.count ? bytes[place] : 0
    }

    private mutating func measure() {
        while position < bytes.count, excess == nil {
            if case .text(let hashes, let isMultiline)? = open.last {
                readText(hashes, isMultiline)
            } else {
                readToken()
            }
        }
    }

    // MARK: Tokens

    private mutating func readToken() {
        let first = byte()
        switch first {
        case UInt8(ascii: "\n"):
            line += 1
            position += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "\""): beginText(hashes: 0)
        case UInt8(ascii: "#"): readHash()
        case UInt8(ascii: "`"): readQuotedName()
        default:
            if Self.isLetter(first) { return readWord(isAttribute: byte(-1) == UInt8(ascii: "@")) }
            if Self.isDigit(first) {
                lists = 0
                while Self.isLetter(byte()) || Self.isDigit(byte()) { position += 1 }
                return endPrefixes()
            }
            readSign(first)
        }
    }

    private mutating func readSign(_ sign: UInt8) {
        position += 1
        let wasBehindBlock = isBehindBlock
        switch sign {
        case UInt8(ascii: "("): push(.round)
        case UInt8(ascii: "["): push(.square)
        case UInt8(ascii: "{"):
            lists = 0
            closeLoose(angles: true)
            push(.curly)
            return
        case UInt8(ascii: ")"): pop(.round)
        case UInt8(ascii: "]"): pop(.square)
        case UInt8(ascii: "}"):
            lists = 0
            pop(.curly)
            return isBehindBlock = true
        case UInt8(ascii: "<") where Self.isLetter(byte(-2)) || Self.isDigit(byte(-2)): push(.angle(isOfAttribute: lastWordIsAttribute))
        case UInt8(ascii: ">") where byte(-2) == UInt8(ascii: "-"): push(.arrow)
        case UInt8(ascii: ">"): closeAngle()
        case UInt8(ascii: "?") where Self.isSpace(byte(-2)) && Self.isSpace(byte()): push(.choice)
        case UInt8(ascii: ":"): closeChoice()
        case UInt8(ascii: ","): closeLoose(angles: false)
        case UInt8(ascii: ";"):
            lists = 0
            closeLoose(angles: true)
        // Signs that types have, too.
        case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "@"), UInt8(ascii: "~"),
            UInt8(ascii: "-"):
            if sign == UInt8(ascii: "&"), byte() == sign { closeLoose(angles: true) }
            if sign == UInt8(ascii: "?") || sign == UInt8(ascii: "!") { return }
        default:
            lists = 0
            closeLoose(angles: true)
        }
        if wasBehindBlock { alternatives[alternatives.count - 1] = 0 }
        endPrefixes()
    }

    private mutating func endPrefixes() { (prefixes, isBehindBlock) = (0, false) }

    private var lastWordIsAttribute = false
    private static let prefixes: Set<String> = [
        "try", "await", "copy", "consume", "each", "repeat", "unsafe", "any", "some", "inout", "return", "throw", "if", "switch", "while",
        "for",
        "guard", "do", "is", "as", "yield", "then", "discard", "borrowing", "consuming", "sending", "isolated", "defer", "let", "var",
        "case",
    ]
    /// Words with which a declaration begins: results of the one before have ended.
    private static let beginnings: Set<String> = ["func", "init", "subscript", "typealias", "macro", "let", "var", "in", "case", "return"]

    private mutating func readWord(isAttribute: Bool) {
        let start = position
        while Self.isLetter(byte()) || Self.isDigit(byte()) { position += 1 }
        lastWordIsAttribute = isAttribute
        guard position - start <= 9 else { return wordEnded(isElse: false, isPrefix: false) }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        if Self.beginnings.contains(word) { closeLoose(angles: false) }
        wordEnded(isElse: word == "else", isPrefix: Self.prefixes.contains(word))
    }

    private mutating func wordEnded(isElse: Bool, isPrefix: Bool) {
        if isBehindBlock {
            let last = alternatives.count - 1
            alternatives[last] = isElse ? alternatives[last] + 1 : 0
            if alternatives[last] > limits.alternatives { excess = Excess(line: line, reason: .alternatives(alternatives[last])) }
        }
        isBehindBlock = false
        prefixes = isPrefix ? prefixes + 1 : 0
        check()
    }

    private mutating func readQuotedName() {
        position += 1
        while position < bytes.count, byte() != UInt8(ascii: "`"), byte() != UInt8(ascii: "\n") { position += 1 }
        if byte() == UInt8(ascii: "`") { position += 1 }
        endPrefixes()
    }

    private mutating func readHash() {
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if byte(hashes) == UInt8(ascii: "\"") {
            position += hashes
            return beginText(hashes: hashes)
        }
        position += hashes
        let start = position
        while Self.isLetter(byte()) { position += 1 }
        switch String(decoding: bytes[start..<min(position, start + 8)], as: UTF8.self) {
        case "if":
            lists = 0
            push(.condition)
        case "else", "elseif":
            lists = 0
            if let place = open.lastIndex(of: .condition) { shorten(to: place + 1) }
        case "endif":
            lists = 0
            if let place = open.lastIndex(of: .condition) { shorten(to: place) }
        default: break
        }
        endPrefixes()
    }

    // MARK: Comments and texts

    private mutating func skipLine() { while position < bytes.count, byte() != UInt8(ascii: "\n") { position += 1 } }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                if byte() == UInt8(ascii: "\n") { line += 1 }
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }

    private func isQuote(_ count: Int) -> Bool { (0..<count).allSatisfy { byte($0) == UInt8(ascii: "\"") } }

    private mutating func beginText(hashes: Int) {
        lists = 0
        endPrefixes()
        let isMultiline = isQuote(3)
        position += isMultiline ? 3 : 1
        push(.text(hashes: hashes, isMultiline: isMultiline))
    }

    private mutating func readText(_ hashes: Int, _ isMultiline: Bool) {
        switch byte() {
        case UInt8(ascii: "\n"):
            // A text of one line ends with it, whether it is closed or not.
            if !isMultiline { return shorten(to: open.count - 1) }
            line += 1
            position += 1
        case UInt8(ascii: "\\"):
            position += 1
            let isEscape = (0..<hashes).allSatisfy { byte($0) == UInt8(ascii: "#") }
            guard isEscape else { return }
            position += hashes
            if byte() == UInt8(ascii: "(") {
                position += 1
                push(.round)
            } else if byte() != UInt8(ascii: "\n") {
                position += 1
            }
        case UInt8(ascii: "\"") where isQuote(isMultiline ? 3 : 1):
            let length = isMultiline ? 3 : 1
            let isEnd = (0..<hashes).allSatisfy { byte(length + $0) == UInt8(ascii: "#") }
            position += isEnd ? length + hashes : 1
            if isEnd { shorten(to: open.count - 1) }
        default: position += 1
        }
    }

    // MARK: Nesting

    private mutating func push(_ opening: Opening) {
        open.append(opening)
        alternatives.append(0)
        if opening == .square || opening == .angle(isOfAttribute: true) {
            lists += 1
            // One more list doubles the parser's time.
            if lists > Self.usualLists { work += 4 << min(lists, 30) }
            if work > Self.mostWork { excess = Excess(line: line, reason: .lists(lists)) }
        }
        prefixes = 0
        isBehindBlock = false
        // Where the parser finds its way again after errors, its time grows with the third power of the depth.
        if open.count > Self.usualDepth { work += open.count * open.count / 8 }
        check()
    }

    private mutating func check() {
        let depth = open.count + max(0, prefixes - 1)
        deepest = max(deepest, depth)
        if excess == nil, depth > limits.depth || work > Self.mostWork { excess = Excess(line: line, reason: .depth(depth)) }
    }

    /// Ends the innermost opening of a kind, and what was left open in it; a closing bracket of round or square ones ends none beyond a block or text.
    private mutating func pop(_ opening: Opening) {
        for place in open.indices.reversed() {
            if open[place] == opening {
                if opening == .square { lists = max(0, lists - 1) }
                return shorten(to: place)
            }
            if case .text = open[place] { return }
            if open[place] == .condition || (open[place] == .curly && opening != .curly) { return }
        }
    }

    private mutating func closeAngle() {
        guard let place = open.lastIndex(where: { $0 != .arrow && $0 != .choice }), case .angle(let isOfAttribute) = open[place] else {
            return
        }
        if isOfAttribute { lists = max(0, lists - 1) }
        shorten(to: place)
    }

    private mutating func closeChoice() {
        while open.last == .arrow { shorten(to: open.count - 1) }
        if open.last == .choice { shorten(to: open.count - 1) }
    }

    /// Ends what has no bracket to end it.
    private mutating func closeLoose(angles: Bool) {
        while let last = open.last {
            switch last {
            case .arrow: break
            case .choice, .angle: if !angles { return }
            default: return
            }
            shorten(to: open.count - 1)
        }
    }

    private mutating func shorten(to count: Int) {
        open.removeSubrange(count...)
        alternatives.removeSubrange((count + 1)...)
    }

    // MARK: Bytes

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_") || byte >= 0x80
    }
    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
    }
}
