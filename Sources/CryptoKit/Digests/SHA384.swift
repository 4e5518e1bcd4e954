internal import CCryptography
import QuinceFoundation

/// The Secure Hash Algorithm 2 with a digest of 384 bits.
///
/// Source: Apple's documentation of `SHA384`; FIPS 180-4.
public struct SHA384: HashFunction {
    public typealias Digest = SHA384Digest

    public static var byteCount: Int { SHA384Digest.byteCount }
    public static var blockByteCount: Int { 128 }

    private var state = crypto_state_64()

    public init() {
        CryptoLibrary.load()
        crypto_digest_begin_64(crypto_sha384, &state)
    }

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        crypto_digest_update_64(crypto_sha384, &state, bufferPointer.baseAddress, bufferPointer.count)
    }

    public func finalize() -> SHA384Digest {
        var state = state
        return SHA384Digest(
            _bytes: .init(unsafeUninitializedCapacity: Self.byteCount) { bytes, count in
                crypto_digest_finish_64(crypto_sha384, &state, bytes.baseAddress)
                count = Self.byteCount
            })
    }
}

/// The digest of `SHA384`.
public struct SHA384Digest: _StoredDigest {
    public static var byteCount: Int { 48 }
    public static var _functionName: String { "SHA384" }
    public let _bytes: [UInt8]
}
