internal import CCryptography
import QuinceFoundation

/// A curve of NIST's: the arithmetic that keys and signatures are made with.
public enum _Curve: Sendable {
    case p256, p384, p521

    var kind: crypto_curve {
        switch self {
        case .p256: crypto_p256
        case .p384: crypto_p384
        case .p521: crypto_p521
        }
    }

    /// The bytes of a coordinate, and of a private key.
    var size: Int { crypto_coordinate_size(kind) }

    /// The curve's object identifier. Source: RFC 5480, section 2.1.1.1.
    var identifier: [UInt8] {
        switch self {
        case .p256: [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07]
        case .p384: [0x2B, 0x81, 0x04, 0x00, 0x22]
        case .p521: [0x2B, 0x81, 0x04, 0x00, 0x23]
        }
    }

    func hasScalar(_ scalar: [UInt8]) -> Bool {
        CryptoLibrary.load()
        return scalar.count == size && crypto_curve_has_scalar(kind, scalar)
    }

    /// A random private key.
    func randomScalar() -> [UInt8] {
        while true {
            var scalar = CryptoLibrary.randomBytes(size)
            // The order of P-521 has 521 bits.
            if self == .p521 { scalar[0] &= 1 }
            if hasScalar(scalar) { return scalar }
        }
    }

    /// Both coordinates of a private key's public key.
    func publicPoint(_ scalar: [UInt8]) -> [UInt8] {
        var point = [UInt8](repeating: 0, count: 2 * size)
        let isDone = crypto_curve_public(kind, scalar, &point)
        precondition(isDone, "a private key has a public one")
        return point
    }

    /// The point that a form of X9.63 encodes; nil where none of the curve's.
    func point(_ encoded: [UInt8]) -> [UInt8]? {
        CryptoLibrary.load()
        var point = [UInt8](repeating: 0, count: 2 * size)
        return crypto_curve_read(kind, encoded, encoded.count, &point) ? point : nil
    }

    func signature(_ scalar: [UInt8], _ digest: [UInt8]) throws -> [UInt8] {
        var signature = [UInt8](repeating: 0, count: 2 * size)
        guard crypto_curve_sign(kind, scalar, digest, digest.count, &signature) else { throw CryptoKitError.invalidParameter }
        return signature
    }

    func isValid(_ signature: [UInt8], _ point: [UInt8], _ digest: [UInt8]) -> Bool {
        signature.count == 2 * size && crypto_curve_verify(kind, point, digest, digest.count, signature)
    }

    func secret(_ scalar: [UInt8], _ point: [UInt8]) throws -> [UInt8] {
        var secret = [UInt8](repeating: 0, count: size)
        guard crypto_curve_agree(kind, scalar, point, &secret) else { throw CryptoKitError.invalidParameter }
        return secret
    }
}
