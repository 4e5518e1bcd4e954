internal import CCryptography
import QuinceFoundation

/// A curve of NIST, and the operations with keys on it.
///
/// Points are the encoded uncompressed points of X9.63, numbers are as long as a coordinate.
enum EllipticCurve: CaseIterable {
    case p256
    case p384
    case p521

    /// The size of keys in bits.
    var bits: Int {
        switch self {
        case .p256: 256
        case .p384: 384
        case .p521: 521
        }
    }

    private var kind: crypto_curve {
        switch self {
        case .p256: crypto_p256
        case .p384: crypto_p384
        case .p521: crypto_p521
        }
    }

    /// The size of a coordinate in bytes.
    var size: Int { (bits + 7) / 8 }
    /// The size of a point in bytes.
    var pointSize: Int { 1 + 2 * size }

    /// Returns a point as it is stored; nil for bytes that are no uncompressed point of the curve.
    func point(_ encoded: [UInt8]) -> [UInt8]? {
        var coordinates = [UInt8](repeating: 0, count: 2 * size)
        guard encoded.count == pointSize, encoded[0] == 4, crypto_curve_read(kind, encoded, encoded.count, &coordinates) else { return nil }
        return [4] + coordinates
    }

    /// Returns the public key of a private one; nil for a number that is no private key.
    func publicPoint(_ scalar: [UInt8]) -> [UInt8]? {
        var coordinates = [UInt8](repeating: 0, count: 2 * size)
        guard scalar.count == size, crypto_curve_public(kind, scalar, &coordinates) else { return nil }
        return [4] + coordinates
    }

    /// Makes a random private key.
    func randomScalar() throws -> [UInt8] {
        var scalar = [UInt8](repeating: 0, count: size)
        // Nearly every number below 2^bits is one.
        for _ in 0..<100 {
            guard crypto_random(&scalar, size) else { break }
            scalar[0] &= UInt8(truncatingIfNeeded: 0xFF >> (8 * size - bits))
            if crypto_curve_has_scalar(kind, scalar) { return scalar }
        }
        throw SecKeyFailure.library
    }

    /// Signs a digest of any size: r and s.
    func sign(_ digest: [UInt8], with scalar: [UInt8]) throws -> [UInt8] {
        var signature = [UInt8](repeating: 0, count: 2 * size)
        guard crypto_curve_sign(kind, scalar, digest, digest.count, &signature) else { throw SecKeyFailure.library }
        return signature
    }

    /// Whether r and s are the signature of a digest.
    func verify(_ signature: [UInt8], of digest: [UInt8], with point: [UInt8]) -> Bool {
        guard signature.count == 2 * size, point.count == pointSize else { return false }
        return crypto_curve_verify(kind, Array(point.dropFirst()), digest, digest.count, signature)
    }

    /// Returns the first coordinate of the point that a private key and another's public key have in common.
    func agree(_ scalar: [UInt8], _ point: [UInt8]) throws -> [UInt8] {
        var secret = [UInt8](repeating: 0, count: size)
        guard crypto_curve_agree(kind, scalar, Array(point.dropFirst()), &secret) else { throw SecKeyFailure.library }
        return secret
    }
}
