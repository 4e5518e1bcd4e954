import QuinceFoundation

/// Writes elements of the Distinguished Encoding Rules.
///
/// Source: ITU-T X.690, sections 8.1 and 8.3.
enum DERWriter {
    static let integerTag: UInt8 = 0x02
    static let sequenceTag: UInt8 = 0x30

    /// An element with its tag and length.
    static func element(_ tag: UInt8, _ contents: [UInt8]) -> [UInt8] { [tag] + length(contents.count) + contents }

    /// A number of big-endian bytes that is not negative.
    static func integer(_ number: [UInt8]) -> [UInt8] {
        let digits = Array(number.drop { $0 == 0 })
        let sign: [UInt8] = (digits.first ?? 0x80) >= 0x80 ? [0] : []
        return element(integerTag, sign + digits)
    }

    /// A sequence of numbers that are not negative.
    static func integers(_ numbers: [[UInt8]]) -> [UInt8] { element(sequenceTag, numbers.flatMap(integer)) }

    private static func length(_ count: Int) -> [UInt8] {
        guard count >= 0x80 else { return [UInt8(count)] }
        let bytes = withUnsafeBytes(of: count.bigEndian) { Array($0.drop { $0 == 0 }) }
        return [0x80 | UInt8(bytes.count)] + bytes
    }
}
