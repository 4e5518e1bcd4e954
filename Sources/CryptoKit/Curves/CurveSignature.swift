/// The members that signatures of all curves of NIST share.
public protocol _CurveSignature: ContiguousBytes, Sendable {
    static var _curve: _Curve { get }
    /// Both numbers.
    var _bytes: [UInt8] { get }
    init(_bytes: [UInt8])
}

extension _CurveSignature {
    /// The signature that both numbers are, each as long as a coordinate.
    ///
    /// - Throws: `CryptoKitError.incorrectParameterSize`.
    public init<D: DataProtocol>(rawRepresentation: D) throws {
        guard rawRepresentation.count == 2 * Self._curve.size else { throw CryptoKitError.incorrectParameterSize }
        self.init(_bytes: [UInt8](rawRepresentation))
    }

    /// The signature of an ECDSA-Sig-Value in the Distinguished Encoding Rules (RFC 3279).
    ///
    /// - Throws: `CryptoKitASN1Error`.
    public init<D: DataProtocol>(derRepresentation: D) throws {
        var outer = DERParser([UInt8](derRepresentation))
        var numbers = try outer.enter()
        try outer.expectEnd()
        let bytes = try numbers.readInteger(count: Self._curve.size) + numbers.readInteger(count: Self._curve.size)
        try numbers.expectEnd()
        self.init(_bytes: bytes)
    }

    public var rawRepresentation: Data { Data(_bytes) }
    public var derRepresentation: Data {
        let size = Self._curve.size
        return Data(DER.element(.sequence, DER.integer(Array(_bytes.prefix(size))) + DER.integer(Array(_bytes.suffix(size)))))
    }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try _bytes.withUnsafeBytes(body) }
}
