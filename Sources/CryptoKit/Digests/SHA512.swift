internal import CCryptography
import QuinceFoundation

/// The Secure Hash Algorithm 2 with a digest of 512 bits.
///
/// Source: Apple's documentation of `SHA512`; FIPS 180-4.
public struct SHA512: HashFunction {
    public typealias Digest = SHA512Digest

    public static var byteCount: Int { SHA512Digest.byteCount }
    public static var blockByteCount: Int { 128 }

    private var state = crypto_state_64()

    public init() {
        CryptoLibrary.load()
        crypto_digest_begin_64(crypto_sha512, &state)
    }

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        crypto_digest_update_64(crypto_sha512, &state, bufferPointer.baseAddress, bufferPointer.count)
    }

    public func finalize() -> SHA512Digest {
        var state = state
        return SHA512Digest(
            _bytes: .init(unsafeUninitializedCapacity: Self.byteCount) { bytes, count in
                crypto_digest_finish_64(crypto_sha512, &state, bytes.baseAddress)
                count = Self.byteCount
            })
    }
}

/// The digest of `SHA512`.
public struct SHA512Digest: _StoredDigest {
    public static var byteCount: Int { 64 }
    public static var _functionName: String { "SHA512" }
    public let _bytes: [UInt8]
}
