import QuinceFoundation

/// Reads elements of the Distinguished Encoding Rules, in order.
///
/// Source: ITU-T X.690, section 8.1; RFC 5280, section 4.1 for certificates.
struct DERReader {
    private static let sequence: UInt8 = 0x30
    private static let integer: UInt8 = 0x02
    /// The explicit tag of a certificate's version, which the first version lacks.
    private static let version: UInt8 = 0xA0

    private var rest: Data.SubSequence

    init(_ data: Data) { rest = data[...] }

    var isAtEnd: Bool { rest.isEmpty }

    /// The next element; nil where the bytes are none, or end within it.
    mutating func next(_ tag: UInt8? = nil) -> (whole: Data, contents: Data)? {
        guard rest.count >= 2, let found = rest.first, tag == nil || tag == found else { return nil }
        let start = rest.startIndex
        var position = start + 2
        var length = Int(rest[start + 1])
        if length >= 0x80 {
            let count = length - 0x80
            // Four bytes of length are more than any certificate has.
            guard (1...4).contains(count), rest.endIndex - position >= count else { return nil }
            length = rest[position..<position + count].reduce(0) { $0 << 8 | Int($1) }
            position += count
        }
        guard rest.endIndex - position >= length else { return nil }
        let end = position + length
        let element = (Data(rest[start..<end]), Data(rest[position..<end]))
        rest = rest[end...]
        return element
    }

    /// The SubjectPublicKeyInfo of a certificate; nil where the data are no certificate.
    static func publicKeyInfo(ofCertificate data: Data) -> Data? {
        var outer = DERReader(data)
        guard let certificate = outer.next(sequence), outer.isAtEnd else { return nil }
        var parts = DERReader(certificate.contents)
        guard let signed = parts.next(sequence), parts.next(sequence) != nil, parts.next() != nil, parts.isAtEnd else { return nil }
        var fields = DERReader(signed.contents)
        _ = fields.next(version)
        guard fields.next(integer) != nil else { return nil }
        // The signature's algorithm, the issuer, the validity, the subject.
        for _ in 0..<4 where fields.next(sequence) == nil { return nil }
        return fields.next(sequence)?.whole
    }
}
