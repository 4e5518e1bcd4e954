/// The members that public keys of all curves of NIST share.
public protocol _CurvePublicKey: Sendable {
    static var _curve: _Curve { get }
    /// Both coordinates.
    var _point: [UInt8] { get }
    init(_point: [UInt8])
}

extension _CurvePublicKey {
    /// The key that both coordinates are.
    ///
    /// - Throws: `CryptoKitError.incorrectParameterSize`, or `invalidParameter` where the point is not on the curve.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        try self.init(encoded: [4] + rawRepresentation.allBytes, sizes: [1 + 2 * Self._curve.size])
    }

    /// The key that a point in the form of ANSI X9.63 is.
    public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        try self.init(encoded: x963Representation.allBytes, sizes: [1 + 2 * Self._curve.size])
    }

    /// The key that a compressed point in the form of ANSI X9.63 is.
    public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
        try self.init(encoded: compressedRepresentation.allBytes, sizes: [1 + Self._curve.size])
    }

    /// The key that the first coordinate of a compact representable key is: of both points that have it, the one with the smaller second coordinate.
    public init<D: ContiguousBytes>(compactRepresentation: D) throws {
        let bytes = compactRepresentation.allBytes
        try self.init(encoded: [2] + bytes, sizes: [1 + Self._curve.size])
        guard !Self.isCompact(_point) else { return }
        try self.init(encoded: [3] + bytes, sizes: [1 + Self._curve.size])
    }

    /// The key that a SubjectPublicKeyInfo in the Distinguished Encoding Rules has.
    ///
    /// - Throws: `CryptoKitASN1Error` for other bytes, `CryptoKitError` for keys that are none of the curve's.
    public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        var outer = DERParser([UInt8](derRepresentation))
        var info = try outer.enter()
        try outer.expectEnd()
        var algorithm = try info.enter()
        guard try algorithm.read(.identifier) == KeyEncoding.ellipticCurve, try algorithm.read(.identifier) == Self._curve.identifier
        else { throw CryptoKitASN1Error.invalidObjectIdentifier }
        let bits = try info.read(.bitString)
        try info.expectEnd()
        guard bits.first == 0 else { throw CryptoKitASN1Error.invalidASN1Object }
        try self.init(x963Representation: Array(bits.dropFirst()))
    }

    /// The key that a text in the form of RFC 7468 has.
    public init(pemRepresentation: String) throws {
        let (name, bytes) = try PEM.read(pemRepresentation)
        guard name == KeyEncoding.publicName else { throw CryptoKitASN1Error.invalidPEMDocument }
        try self.init(derRepresentation: bytes)
    }

    private init(encoded: [UInt8], sizes: [Int]) throws {
        guard sizes.contains(encoded.count) else { throw CryptoKitError.incorrectParameterSize }
        guard let point = Self._curve.point(encoded) else { throw CryptoKitError.invalidParameter }
        self.init(_point: point)
    }

    /// Both coordinates.
    public var rawRepresentation: Data { Data(_point) }
    public var x963Representation: Data { Data([4] + _point) }
    public var compressedRepresentation: Data {
        Data([2 | _point[_point.count - 1] & 1] + _point.prefix(Self._curve.size))
    }
    /// The first coordinate; nil where the key is not compact representable.
    public var compactRepresentation: Data? {
        Self.isCompact(_point) ? Data(_point.prefix(Self._curve.size)) : nil
    }
    /// A SubjectPublicKeyInfo.
    public var derRepresentation: Data {
        Data(
            DER.element(
                .sequence, KeyEncoding.algorithm(of: Self._curve) + DER.element(.bitString, [0, 4] + _point)))
    }
    public var pemRepresentation: String { PEM.text(KeyEncoding.publicName, [UInt8](derRepresentation)) }

    /// Whether the second coordinate is at most as large as its negative, which the curve's modulus decides: both are compared as compressed points.
    private static func isCompact(_ point: [UInt8]) -> Bool {
        let size = _curve.size
        let sign: UInt8 = 3 - point[point.count - 1] & 1
        guard let negative = _curve.point([sign] + point.prefix(size)) else { return false }
        return !negative.suffix(size).lexicographicallyPrecedes(point.suffix(size))
    }
}

/// The identifiers and names that encoded keys have.
enum KeyEncoding {
    /// `id-ecPublicKey`. Source: RFC 5480, section 2.1.1.
    static let ellipticCurve: [UInt8] = [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]
    static let publicName = "PUBLIC KEY"
    static let privateName = "PRIVATE KEY"
    static let curvePrivateName = "EC PRIVATE KEY"

    static func algorithm(of curve: _Curve) -> [UInt8] {
        DER.element(.sequence, DER.element(.identifier, ellipticCurve) + DER.element(.identifier, curve.identifier))
    }
}
