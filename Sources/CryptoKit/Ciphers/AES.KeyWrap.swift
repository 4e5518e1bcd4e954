internal import CCryptography
import QuinceFoundation

extension AES {
    /// Encrypts keys with a key.
    ///
    /// Source: Apple's documentation of `AES.KeyWrap`; RFC 3394.
    public enum KeyWrap: Sendable {
        private static let initial = [UInt8](repeating: 0xA6, count: 8)

        private static func run(_ wraps: Bool, _ input: [UInt8], _ key: SymmetricKey) -> [UInt8]? {
            CryptoLibrary.load()
            let count = wraps ? input.count + 8 : input.count - 8
            guard count > 0 else { return nil }
            var output = [UInt8](repeating: 0, count: count)
            guard crypto_wrap(wraps, key.bytes, key.bytes.count, initial, input, input.count, &output) else { return nil }
            return output
        }

        private static func check(_ key: SymmetricKey) throws {
            guard [128, 192, 256].contains(key.bitCount) else { throw CryptoKitError.incorrectKeySize }
        }

        /// Encrypts a key of at least 128 bits, a multiple of 64.
        ///
        /// - Throws: `CryptoKitError.incorrectKeySize` for another size of `kek`, `wrapFailure` for another of the key.
        public static func wrap(_ keyToWrap: SymmetricKey, using kek: SymmetricKey) throws -> Data {
            try check(kek)
            guard let wrapped = run(true, keyToWrap.bytes, kek) else { throw CryptoKitError.wrapFailure }
            return Data(wrapped)
        }

        /// Decrypts a key.
        ///
        /// - Throws: `CryptoKitError.unwrapFailure` where the key was wrapped with another, or is damaged.
        public static func unwrap<WrappedKey: DataProtocol>(_ wrappedKey: WrappedKey, using kek: SymmetricKey) throws -> SymmetricKey {
            try check(kek)
            guard let key = run(false, [UInt8](wrappedKey), kek) else { throw CryptoKitError.unwrapFailure }
            return SymmetricKey(data: key)
        }
    }
}
