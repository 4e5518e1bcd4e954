/// The text of a layout and what its parts look like.
struct StyledText {
    let units: [UInt16]
    let attributes: [TextAttributes]
    /// The end index of each run.
    let ends: [Int]

    init(_ runs: [TextRun]) {
        var units: [UInt16] = [], attributes: [TextAttributes] = [], ends: [Int] = []
        for run in runs where !run.text.isEmpty {
            units.append(contentsOf: run.text.utf16)
            attributes.append(run.attributes)
            ends.append(units.count)
        }
        if attributes.isEmpty, let first = runs.first { attributes = [first.attributes]; ends = [0] }
        (self.units, self.attributes, self.ends) = (units, attributes, ends)
    }

    /// Lends out the units of a range.
    func withUnits<Result>(_ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt16>) -> Result) -> Result {
        units.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    func run(at index: Int) -> Int { ends.firstIndex { index < $0 } ?? max(0, ends.count - 1) }

    /// Paragraphs with their separators: LF, CR, CR LF, NEL, U+2028, U+2029.
    var paragraphs: [Range<Int>] {
        var found: [Range<Int>] = [], start = 0, index = 0
        while index < units.count {
            let unit = units[index]
            index += 1
            guard Self.isSeparator(unit) else { continue }
            if unit == 13, index < units.count, units[index] == 10 { index += 1 }
            found.append(start..<index)
            start = index
        }
        if start < units.count || found.isEmpty { found.append(start..<units.count) }
        return found
    }

    static let lineSeparator: UInt16 = 0x2028

    static func isSeparator(_ unit: UInt16) -> Bool { unit == 10 || unit == 13 || unit == 0x85 || unit == 0x2028 || unit == 0x2029 }
    static func isSpace(_ unit: UInt16) -> Bool {
        unit == 32 || (unit >= 0x2000 && unit <= 0x200A && unit != 0x2007) || unit == 0x3000 || unit == 0x1680
    }
    /// Whether it is a syllable or a letter of Korean.
    static func isHangul(_ unit: UInt16) -> Bool {
        (0xAC00...0xD7A3).contains(unit) || (0x1100...0x11FF).contains(unit) || (0x3131...0x318E).contains(unit)
    }
    /// Whether right-to-left scripts or direction marks may occur.
    static func mayBeRightToLeft(_ unit: UInt16) -> Bool {
        unit >= 0x590 && (unit < 0x900 || (unit >= 0x200E && unit < 0x2070) || (unit >= 0xD800 && unit < 0xD840) || unit >= 0xFB1D)
    }
}
