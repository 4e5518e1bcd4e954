/// Writes and reads the Distinguished Encoding Rules as far as keys and signatures need them.
///
/// Source: ITU-T X.690, sections 8 and 10.
enum DER {
    enum Tag: UInt8 {
        case integer = 0x02, bitString = 0x03, octetString = 0x04, identifier = 0x06, sequence = 0x30, first = 0xA0, second = 0xA1
    }

    static func element(_ tag: Tag, _ contents: [UInt8]) -> [UInt8] { [tag.rawValue] + length(contents.count) + contents }

    /// A number of big-endian bytes.
    static func integer(_ number: [UInt8]) -> [UInt8] {
        let digits = number.drop { $0 == 0 }
        return element(.integer, (digits.first.map { $0 >= 0x80 } ?? true ? [0] : []) + digits)
    }

    private static func length(_ count: Int) -> [UInt8] {
        guard count >= 0x80 else { return [UInt8(count)] }
        let bytes = withUnsafeBytes(of: count.bigEndian) { Array($0.drop { $0 == 0 }) }
        return [0x80 | UInt8(bytes.count)] + bytes
    }
}

/// Reads elements in order.
struct DERParser {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    var isAtEnd: Bool { rest.isEmpty }
    var nextTag: UInt8? { rest.first }

    /// The contents of the next element.
    ///
    /// - Throws: `CryptoKitASN1Error` where it has another tag, or is not encoded as it must be.
    mutating func read(_ tag: DER.Tag) throws -> [UInt8] {
        guard let found = rest.popFirst(), let first = rest.popFirst() else { throw CryptoKitASN1Error.truncatedASN1Field }
        guard found == tag.rawValue else { throw CryptoKitASN1Error.unexpectedFieldType }
        var count = Int(first)
        if first >= 0x80 {
            let bytes = rest.prefix(Int(first & 0x7F))
            // No key is longer than four bytes can say.
            guard (1...4).contains(bytes.count), bytes.count == first & 0x7F else { throw CryptoKitASN1Error.unsupportedFieldLength }
            count = bytes.reduce(0) { $0 << 8 | Int($1) }
            guard count >= 0x80, bytes.first != 0 else { throw CryptoKitASN1Error.unsupportedFieldLength }
            rest = rest.dropFirst(bytes.count)
        }
        guard rest.count >= count else { throw CryptoKitASN1Error.truncatedASN1Field }
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
    }

    /// The elements within the next one.
    mutating func enter(_ tag: DER.Tag = .sequence) throws -> DERParser { DERParser(try read(tag)) }

    /// A number that is not negative, as so many bytes.
    mutating func readInteger(count: Int) throws -> [UInt8] {
        let bytes = try read(.integer)
        guard let first = bytes.first, first < 0x80 else { throw CryptoKitASN1Error.invalidASN1IntegerEncoding }
        if first == 0, bytes.count > 1, bytes[1] < 0x80 { throw CryptoKitASN1Error.invalidASN1IntegerEncoding }
        let digits = Array(bytes.drop { $0 == 0 })
        guard digits.count <= count else { throw CryptoKitASN1Error.invalidASN1IntegerEncoding }
        return [UInt8](repeating: 0, count: count - digits.count) + digits
    }

    func expectEnd() throws { guard isAtEnd else { throw CryptoKitASN1Error.invalidASN1Object } }
}
