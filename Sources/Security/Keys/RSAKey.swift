internal import CCryptography
import QuinceFoundation

/// A key of RSA in PKCS #1's encoding, and the operations with it.
struct RSAKey {
    let der: [UInt8]
    let isPrivate: Bool

    /// The sizes of keys that can be made, in bits.
    static let sizes = 512...8192

    /// Makes a random private key.
    ///
    /// - Parameter bits: In `sizes`.
    static func random(bits: Int) throws -> [UInt8] {
        // A private key is nine numbers, less than five times as long as the modulus.
        var der = [UInt8](repeating: 0, count: bits / 8 * 5 + 128)
        let count = crypto_rsa_generate(UInt32(bits), &der, der.count)
        guard count > 0 else { throw SecKeyFailure.library }
        return Array(der.prefix(count))
    }

    /// The modulus's size in bytes; 0 where OpenSSL cannot read the key.
    var blockSize: Int { withKey { crypto_rsa_block_size($0) } }

    /// Signs a digest, or bytes where there is none.
    func sign(_ bytes: [UInt8], _ padding: crypto_padding, _ digest: SecKeyDigest?) throws -> [UInt8] {
        var signature = [UInt8](repeating: 0, count: blockSize)
        let isDone = withKey { key in
            Self.withKind(digest) { crypto_rsa_sign(key, padding, $0, bytes, bytes.count, &signature) }
        }
        guard isDone, !signature.isEmpty else { throw SecKeyFailure(errSecParam, "RSA: the data cannot be signed with the key") }
        return signature
    }

    /// Whether a signature is that of a digest, or of bytes where there is none.
    func verify(_ signature: [UInt8], of bytes: [UInt8], _ padding: crypto_padding, _ digest: SecKeyDigest?) -> Bool {
        withKey { key in
            Self.withKind(digest) { crypto_rsa_verify(key, padding, $0, bytes, bytes.count, signature, signature.count) }
        }
    }

    /// Encrypts with a public key, or decrypts with a private one.
    func transform(_ bytes: [UInt8], _ padding: crypto_padding, _ digest: SecKeyDigest?) throws -> [UInt8] {
        var result = [UInt8](repeating: 0, count: blockSize)
        var count = 0
        let isDone = withKey { key in
            Self.withKind(digest) { crypto_rsa_transform(key, padding, $0, bytes, bytes.count, &result, &count) }
        }
        guard isDone, count <= result.count else {
            throw SecKeyFailure(errSecParam, "RSA: the data cannot be \(isPrivate ? "decrypted" : "encrypted") with the key")
        }
        return Array(result.prefix(count))
    }

    private func withKey<Result>(_ body: (crypto_rsa_key) -> Result) -> Result {
        der.withUnsafeBufferPointer { body(crypto_rsa_key(der: $0.baseAddress, size: $0.count, is_private: isPrivate)) }
    }

    private static func withKind<Result>(_ digest: SecKeyDigest?, _ body: (UnsafePointer<crypto_digest>?) -> Result) -> Result {
        guard let digest else { return body(nil) }
        return withUnsafePointer(to: digest.kind, body)
    }
}
