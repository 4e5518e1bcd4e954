import QuinceFoundation

extension DERReader {
    /// The numbers of a sequence, without leading zeros; nil where the bytes are not exactly a sequence of numbers that are not negative, in DER.
    static func integers(_ bytes: [UInt8]) -> [[UInt8]]? {
        var outer = DERReader(Data(bytes))
        guard let sequence = outer.next(DERWriter.sequenceTag), outer.isAtEnd else { return nil }
        var reader = DERReader(sequence.contents)
        var numbers: [[UInt8]] = []
        while !reader.isAtEnd {
            guard let number = reader.next(DERWriter.integerTag) else { return nil }
            numbers.append(number.contents.drop { $0 == 0 }.map { $0 })
        }
        // Other encodings of the same numbers are longer than they must be, or of negative numbers.
        return DERWriter.integers(numbers) == bytes ? numbers : nil
    }

    /// The algorithm, its parameters and the key of a SubjectPublicKeyInfo; nil for other bytes.
    ///
    /// Source: RFC 5280, section 4.1.2.7.
    static func publicKey(ofInfo info: Data) -> (algorithm: Data, parameters: Data?, key: [UInt8])? {
        var outer = DERReader(info)
        guard let whole = outer.next(DERWriter.sequenceTag), outer.isAtEnd else { return nil }
        var fields = DERReader(whole.contents)
        guard let kind = fields.next(DERWriter.sequenceTag), let bits = fields.next(bitString), fields.isAtEnd, bits.contents.first == 0
        else {
            return nil
        }
        var names = DERReader(kind.contents)
        guard let algorithm = names.next(identifier) else { return nil }
        return (algorithm.contents, names.next()?.contents, Array(bits.contents.dropFirst()))
    }

    private static let bitString: UInt8 = 0x03
    private static let identifier: UInt8 = 0x06
}
