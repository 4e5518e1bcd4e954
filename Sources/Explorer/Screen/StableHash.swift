import Foundation

/// A hash that is the same on every machine and in every run: FNV-1a, 64 bits.
struct StableHash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    init() {}

    /// The hash of a text.
    init(_ text: String) { add(text) }

    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

    /// Adds a text and its end, so that the texts of several do not run together.
    mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        add(UInt8.max)
    }

    mutating func add(_ number: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> UInt64(shift))) }
    }

    /// The hash as eight hexadecimal digits.
    var short: String {
        let text = String((value ^ (value >> 32)) & 0xffff_ffff, radix: 16)
        return String(repeating: "0", count: 8 - text.count) + text
    }
}

/// A generator of random numbers that gives the same sequence for the same seed: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var result = state
        result = (result ^ (result >> 30)) &* 0xbf58_476d_1ce4_e5b9
        result = (result ^ (result >> 27)) &* 0x94d0_49bb_1331_11eb
        return result ^ (result >> 31)
    }
}

extension String {
    /// The text without what varies from visit to visit: each run of digits is one `#`, white space is one space.
    var withoutVariables: String {
        var result = ""
        var isInNumber = false
        for character in split(whereSeparator: \.isWhitespace).joined(separator: " ") {
            if character.isNumber {
                if !isInNumber { result.append("#") }
                isInNumber = true
            } else {
                isInNumber = false
                result.append(character)
            }
        }
        return result
    }

    /// At most so many characters, on one line.
    func shortened(to length: Int) -> String {
        let flat = replacingOccurrences(of: "\n", with: " ")
        return flat.count > length ? flat.prefix(max(length - 1, 0)) + "…" : flat
    }
}
