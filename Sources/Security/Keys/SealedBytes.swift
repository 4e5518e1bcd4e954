internal import CCryptography
import QuinceFoundation

/// AES-GCM as the algorithms of keys use it: a vector of 16 bytes, and behind the data a tag of 16.
struct SealedBytes {
    private static let tagSize = 16
    private static let vectorSize = 16

    private let key: [UInt8]
    private let vector: [UInt8]
    private let associated: [UInt8]

    /// A key that is used once, so that its vector is zeros.
    init(key: [UInt8], associated: [UInt8]) {
        (self.key, self.associated) = (key, associated)
        vector = [UInt8](repeating: 0, count: Self.vectorSize)
    }

    /// Derives ECIES's key of a secret: 128 bits for curves of at most 256, 256 bits for all others.
    ///
    /// - Parameters:
    ///   - derivesVector: Whether the vector is derived, too; it is zeros otherwise.
    ///   - point: The sender's public key of this message.
    /// - Source: Apple's documentation of `eciesEncryptionStandardX963SHA256AESGCM`.
    init(_ curve: EllipticCurve, _ digest: SecKeyDigest, _ derivesVector: Bool, secret: [UInt8], point: [UInt8]) throws {
        let keySize = curve.bits > 256 ? 32 : 16
        let derived = try digest.derive(secret, sharedInfo: point, count: keySize + (derivesVector ? Self.vectorSize : 0))
        key = Array(derived.prefix(keySize))
        vector = derivesVector ? Array(derived.suffix(Self.vectorSize)) : [UInt8](repeating: 0, count: Self.vectorSize)
        associated = []
    }

    /// Returns encrypted data and their tag.
    func seal(_ data: [UInt8]) throws -> [UInt8] {
        var sealed = [UInt8](repeating: 0, count: data.count)
        var tag = [UInt8](repeating: 0, count: Self.tagSize)
        guard
            crypto_seal(
                crypto_aes_gcm, key, key.count, vector, vector.count, associated, associated.count, data, data.count, &sealed, &tag)
        else { throw SecKeyFailure.library }
        return sealed + tag
    }

    /// Decrypts data with their tag.
    ///
    /// - Throws: `errSecParam` where they were sealed with another key, or changed since.
    func open(_ sealed: [UInt8]) throws -> [UInt8] {
        let count = sealed.count - Self.tagSize
        guard count >= 0 else { throw SecKeyFailure(errSecParam, "AES-GCM: the data are shorter than a tag") }
        var data = [UInt8](repeating: 0, count: count)
        guard
            crypto_open(
                crypto_aes_gcm, key, key.count, vector, vector.count, associated, associated.count, sealed, count, &data,
                Array(sealed.suffix(Self.tagSize)))
        else { throw SecKeyFailure(errSecParam, "AES-GCM: the data cannot be decrypted with the key") }
        return data
    }
}
