internal import CCryptography
import QuinceFoundation

/// Algorithms that are broken, for data of old protocols.
///
/// Source: Apple's documentation of `Insecure`.
public enum Insecure {
    /// The Secure Hash Algorithm 1 with a digest of 160 bits.
    ///
    /// Source: Apple's documentation of `Insecure.SHA1`; FIPS 180-4.
    public struct SHA1: HashFunction {
        public typealias Digest = SHA1Digest

        public static var byteCount: Int { SHA1Digest.byteCount }
        public static var blockByteCount: Int { 64 }

        private var state = crypto_state_32()

        public init() {
            CryptoLibrary.load()
            crypto_digest_begin_32(crypto_sha1, &state)
        }

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            crypto_digest_update_32(crypto_sha1, &state, bufferPointer.baseAddress, bufferPointer.count)
        }

        public func finalize() -> SHA1Digest {
            var state = state
            return SHA1Digest(
                _bytes: .init(unsafeUninitializedCapacity: Self.byteCount) { bytes, count in
                    crypto_digest_finish_32(crypto_sha1, &state, bytes.baseAddress)
                    count = Self.byteCount
                })
        }
    }

    /// The digest of `Insecure.SHA1`.
    public struct SHA1Digest: _StoredDigest {
        public static var byteCount: Int { 20 }
        public static var _functionName: String { "SHA1" }
        public let _bytes: [UInt8]
    }

    /// The message digest algorithm 5 with a digest of 128 bits.
    ///
    /// Source: Apple's documentation of `Insecure.MD5`; RFC 1321.
    public struct MD5: HashFunction {
        public typealias Digest = MD5Digest

        public static var byteCount: Int { MD5Digest.byteCount }
        public static var blockByteCount: Int { 64 }

        private var state = crypto_state_32()

        public init() {
            CryptoLibrary.load()
            crypto_digest_begin_32(crypto_md5, &state)
        }

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            crypto_digest_update_32(crypto_md5, &state, bufferPointer.baseAddress, bufferPointer.count)
        }

        public func finalize() -> MD5Digest {
            var state = state
            return MD5Digest(
                _bytes: .init(unsafeUninitializedCapacity: Self.byteCount) { bytes, count in
                    crypto_digest_finish_32(crypto_md5, &state, bytes.baseAddress)
                    count = Self.byteCount
                })
        }
    }

    /// The digest of `Insecure.MD5`.
    public struct MD5Digest: _StoredDigest {
        public static var byteCount: Int { 16 }
        public static var _functionName: String { "MD5" }
        public let _bytes: [UInt8]
    }
}
