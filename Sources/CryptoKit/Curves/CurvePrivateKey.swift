/// The members that private keys of all curves of NIST share.
public protocol _CurvePrivateKey: Sendable {
    associatedtype PublicKey: _CurvePublicKey
    var _scalar: [UInt8] { get }
    init(_scalar: [UInt8])
}

extension _CurvePrivateKey {
    private static var curve: _Curve { PublicKey._curve }

    /// A random key.
    ///
    /// - Parameter compactRepresentable: Whether the public key can be told from its first coordinate alone.
    public init(compactRepresentable: Bool = true) {
        repeat { self.init(_scalar: Self.curve.randomScalar()) } while compactRepresentable && publicKey.compactRepresentation == nil
    }

    /// The key that a number is.
    ///
    /// - Throws: `CryptoKitError.incorrectParameterSize`, or `invalidParameter` for zero and numbers that are too large.
    public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
        let scalar = rawRepresentation.allBytes
        guard scalar.count == Self.curve.size else { throw CryptoKitError.incorrectParameterSize }
        guard Self.curve.hasScalar(scalar) else { throw CryptoKitError.invalidParameter }
        self.init(_scalar: scalar)
    }

    /// The key that a public key in the form of ANSI X9.63 and a number behind it are.
    public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        let bytes = x963Representation.allBytes
        guard bytes.count == 1 + 3 * Self.curve.size else { throw CryptoKitError.incorrectParameterSize }
        try self.init(rawRepresentation: Array(bytes.suffix(Self.curve.size)))
        guard bytes.first == 4, publicKey._point == Array(bytes.dropFirst().prefix(2 * Self.curve.size)) else {
            throw CryptoKitError.invalidParameter
        }
    }

    /// The key of a PrivateKeyInfo (RFC 5208) or an ECPrivateKey (RFC 5915) in the Distinguished Encoding Rules.
    ///
    /// - Throws: `CryptoKitASN1Error` for other bytes, `CryptoKitError` for keys that are none of the curve's.
    public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        let bytes = [UInt8](derRepresentation)
        var outer = DERParser(bytes)
        var info = try outer.enter()
        try outer.expectEnd()
        let version = try info.readInteger(count: 1)
        if version == [1] {
            try self.init(rawRepresentation: Self.scalar(ofKey: bytes))
            return
        }
        guard version == [0] else { throw CryptoKitASN1Error.invalidASN1Object }
        var algorithm = try info.enter()
        guard try algorithm.read(.identifier) == KeyEncoding.ellipticCurve, try algorithm.read(.identifier) == Self.curve.identifier
        else { throw CryptoKitASN1Error.invalidObjectIdentifier }
        try self.init(rawRepresentation: Self.scalar(ofKey: info.read(.octetString)))
    }

    /// The number of an ECPrivateKey.
    private static func scalar(ofKey bytes: [UInt8]) throws -> [UInt8] {
        var outer = DERParser(bytes)
        var key = try outer.enter()
        try outer.expectEnd()
        guard try key.readInteger(count: 1) == [1] else { throw CryptoKitASN1Error.invalidASN1Object }
        let scalar = try key.read(.octetString)
        if key.nextTag == DER.Tag.first.rawValue {
            var parameters = try key.enter(.first)
            guard try parameters.read(.identifier) == curve.identifier else { throw CryptoKitASN1Error.invalidObjectIdentifier }
        }
        return scalar
    }

    /// The key that a text in the form of RFC 7468 has.
    public init(pemRepresentation: String) throws {
        let (name, bytes) = try PEM.read(pemRepresentation)
        guard [KeyEncoding.privateName, KeyEncoding.curvePrivateName].contains(name) else {
            throw CryptoKitASN1Error.invalidPEMDocument
        }
        try self.init(derRepresentation: bytes)
    }

    public var publicKey: PublicKey { PublicKey(_point: Self.curve.publicPoint(_scalar)) }
    public var rawRepresentation: Data { Data(_scalar) }
    public var x963Representation: Data { Data([4] + publicKey._point + _scalar) }
    /// A PrivateKeyInfo with the public key.
    public var derRepresentation: Data {
        let bits = DER.element(.second, DER.element(.bitString, [0, 4] + publicKey._point))
        let key = DER.element(.sequence, DER.integer([1]) + DER.element(.octetString, _scalar) + bits)
        return Data(
            DER.element(.sequence, DER.integer([0]) + KeyEncoding.algorithm(of: Self.curve) + DER.element(.octetString, key)))
    }
    public var pemRepresentation: String { PEM.text(KeyEncoding.privateName, [UInt8](derRepresentation)) }
}

/// The members that private keys for agreement share.
public protocol _CurveAgreementKey: _CurvePrivateKey {}

extension _CurveAgreementKey {
    /// The secret that the owner of `publicKeyShare` finds, too, with this key's public key.
    public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
        SharedSecret(bytes: try PublicKey._curve.secret(_scalar, publicKeyShare._point))
    }
}

/// The members that private keys for signatures share.
public protocol _CurveSigningKey: _CurvePrivateKey where PublicKey: _CurveVerifyingKey {}

extension _CurveSigningKey {
    /// Signs a digest.
    public func signature<D: Digest>(for digest: D) throws -> PublicKey._Signature {
        PublicKey._Signature(_bytes: try PublicKey._curve.signature(_scalar, digest.allBytes))
    }

    /// Signs data's digest of the curve's size.
    public func signature<D: DataProtocol>(for data: D) throws -> PublicKey._Signature {
        try signature(for: PublicKey._Function.hash(data: data))
    }
}

/// The members that public keys for signatures share.
public protocol _CurveVerifyingKey: _CurvePublicKey {
    associatedtype _Signature: _CurveSignature
    associatedtype _Function: HashFunction
}

extension _CurveVerifyingKey {
    /// Whether a signature is that of a digest by this key's private key.
    public func isValidSignature<D: Digest>(_ signature: _Signature, for digest: D) -> Bool {
        Self._curve.isValid(signature._bytes, _point, digest.allBytes)
    }

    /// Whether a signature is that of data by this key's private key.
    public func isValidSignature<D: DataProtocol>(_ signature: _Signature, for data: D) -> Bool {
        isValidSignature(signature, for: _Function.hash(data: data))
    }
}
