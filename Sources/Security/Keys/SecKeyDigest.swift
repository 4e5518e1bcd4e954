internal import CCryptography
import QuinceFoundation

/// A digest of the algorithms of keys.
enum SecKeyDigest: String, CaseIterable {
    case sha1 = "SHA1"
    case sha224 = "SHA224"
    case sha256 = "SHA256"
    case sha384 = "SHA384"
    case sha512 = "SHA512"

    /// The digest's size in bytes.
    var size: Int {
        switch self {
        case .sha1: 20
        case .sha224: 28
        case .sha256: 32
        case .sha384: 48
        case .sha512: 64
        }
    }

    /// The digest's number in libcrypto's wrapper.
    var kind: crypto_digest {
        switch self {
        case .sha1: crypto_sha1
        case .sha224: crypto_sha224
        case .sha256: crypto_sha256
        case .sha384: crypto_sha384
        case .sha512: crypto_sha512
        }
    }

    /// Returns the digest of bytes.
    ///
    /// - Throws: `SecKeyFailure` where libcrypto is missing.
    func hash(_ bytes: [UInt8]) throws -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: size)
        guard crypto_hash(kind, bytes, bytes.count, &digest) else { throw SecKeyFailure.library }
        return digest
    }

    /// Derives bytes from a shared secret by ANSI X9.63: digests of the secret, a counter from 1, and the shared information.
    func derive(_ secret: [UInt8], sharedInfo: [UInt8], count: Int) throws -> [UInt8] {
        var derived: [UInt8] = []
        var counter: UInt32 = 1
        while derived.count < count {
            derived += try hash(secret + withUnsafeBytes(of: counter.bigEndian, Array.init) + sharedInfo)
            counter += 1
        }
        return Array(derived.prefix(count))
    }
}
