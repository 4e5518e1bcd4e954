/// The bars of a Code 128 of ASCII bytes, in as few symbols as its code sets allow.
///
/// Source: ISO/IEC 15417.
struct Code128: Sendable {
    /// Whether each module is dark, from the left.
    let modules: [Bool]

    /// nil without bytes, and for bytes beyond ASCII.
    init?(_ message: [UInt8]) {
        guard !message.isEmpty, message.allSatisfy({ $0 < 128 }) else { return nil }
        let values = Self.values(of: message)
        let check = values.enumerated().reduce(0) { $0 + max($1.offset, 1) * $1.element } % 103
        modules = (values + [check, Self.stop]).flatMap { value in
            Self.widths[value].enumerated().flatMap { Array(repeating: $0.offset.isMultiple(of: 2), count: Int($0.element)) }
        }
    }

    // MARK: Code sets

    private enum CodeSet {
        /// Control characters and capitals.
        case a
        /// Capitals and small letters.
        case b
        /// Pairs of digits.
        case c

        var start: Int { self == .a ? 103 : self == .b ? 104 : 105 }
        /// The symbol that changes to the set from another.
        var latch: Int { self == .a ? 101 : self == .b ? 100 : 99 }
    }

    private static let stop = 106

    /// The values of the symbols, the start first.
    private static func values(of message: [UInt8]) -> [Int] {
        var (values, place, current): ([Int], Int, CodeSet?) = ([], 0, nil)
        func change(to set: CodeSet) {
            guard current != set else { return }
            values.append(current == nil ? set.start : set.latch)
            current = set
        }
        while place < message.count {
            let digits = message[place...].prefix { (48...57).contains($0) }.count
            if takesPairs(digits, isStart: place == 0, isEnd: place + digits == message.count, current) {
                // One digit too many is written before the pairs, unless they have begun.
                if digits.isMultiple(of: 2) || current == .c || place == 0 {
                    change(to: .c)
                    for _ in 0..<digits / 2 {
                        values.append(Int(message[place] - 48) * 10 + Int(message[place + 1] - 48))
                        place += 2
                    }
                    continue
                }
            }
            let byte = message[place]
            change(to: letters(for: message[place...], current))
            values.append(byte < 32 ? Int(byte) + 64 : Int(byte) - 32)
            place += 1
        }
        return values
    }

    private static func takesPairs(_ digits: Int, isStart: Bool, isEnd: Bool, _ current: CodeSet?) -> Bool {
        if current == .c { return digits >= 2 }
        if isStart, isEnd { return digits >= 2 && (digits.isMultiple(of: 2) || digits >= 4) }
        return digits >= (isStart || isEnd ? 4 : 6)
    }

    /// The set of letters that what follows needs first; the current one as long as it has the byte.
    private static func letters(for rest: ArraySlice<UInt8>, _ current: CodeSet?) -> CodeSet {
        let byte = rest.first ?? 0
        if byte < 32 { return .a }
        if byte >= 96 { return .b }
        if let current, current != .c { return current }
        return rest.first { $0 < 32 || $0 >= 96 }.map { $0 < 32 ? .a : .b } ?? .b
    }

    // MARK: Symbols

    /// The widths of each symbol's bars and spaces in turn, in modules.
    private static let widths: [[UInt8]] =
        """
        212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211
        221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113
        132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121
        312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211
        221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141
        114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112
        """.split(whereSeparator: \.isWhitespace).map { $0.utf8.map { $0 - 48 } }
}
