internal import CCryptography
import QuinceFoundation

/// The Secure Hash Algorithm 2 with a digest of 256 bits.
///
/// Source: Apple's documentation of `SHA256`; FIPS 180-4.
public struct SHA256: HashFunction {
    public typealias Digest = SHA256Digest

    public static var byteCount: Int { SHA256Digest.byteCount }
    public static var blockByteCount: Int { 64 }

    private var state = crypto_state_32()

    public init() {
        CryptoLibrary.load()
        crypto_digest_begin_32(crypto_sha256, &state)
    }

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        crypto_digest_update_32(crypto_sha256, &state, bufferPointer.baseAddress, bufferPointer.count)
    }

    public func finalize() -> SHA256Digest {
        var state = state
        return SHA256Digest(
            _bytes: .init(unsafeUninitializedCapacity: Self.byteCount) { bytes, count in
                crypto_digest_finish_32(crypto_sha256, &state, bytes.baseAddress)
                count = Self.byteCount
            })
    }
}

/// The digest of `SHA256`.
public struct SHA256Digest: _StoredDigest {
    public static var byteCount: Int { 32 }
    public static var _functionName: String { "SHA256" }
    public let _bytes: [UInt8]
}
