internal import CCryptography
import QuinceFoundation

/// Encryption with a tag that authenticates the encrypted data and data beside it.
enum AuthenticatedCipher {
    case aesGCM, chaChaPoly

    static let tagByteCount = 16
    static let nonceByteCount = 12

    private var kind: crypto_aead { self == .aesGCM ? crypto_aes_gcm : crypto_chacha20_poly1305 }

    private func check(_ key: SymmetricKey) throws {
        CryptoLibrary.load()
        let sizes = self == .aesGCM ? [128, 192, 256] : [256]
        guard sizes.contains(key.bitCount) else { throw CryptoKitError.incorrectKeySize }
    }

    /// - Throws: `CryptoKitError.incorrectKeySize`.
    func seal(
        _ message: some DataProtocol, _ key: SymmetricKey, nonce: [UInt8], authenticating data: some DataProtocol
    ) throws -> (ciphertext: Data, tag: Data) {
        try check(key)
        let (plain, associated) = ([UInt8](message), [UInt8](data))
        var sealed = [UInt8](repeating: 0, count: plain.count)
        var tag = [UInt8](repeating: 0, count: Self.tagByteCount)
        let isDone = crypto_seal(
            kind, key.bytes, key.bytes.count, nonce, nonce.count, associated, associated.count, plain, plain.count, &sealed, &tag)
        guard isDone else { throw CryptoKitError.invalidParameter }
        return (Data(sealed), Data(tag))
    }

    /// - Throws: `CryptoKitError.incorrectKeySize`, or `authenticationFailure` for what was not sealed with this key, nonce and data.
    func open(
        _ ciphertext: Data, _ key: SymmetricKey, nonce: [UInt8], tag: Data, authenticating data: some DataProtocol
    ) throws -> Data {
        try check(key)
        let (sealed, associated) = ([UInt8](ciphertext), [UInt8](data))
        var plain = [UInt8](repeating: 0, count: sealed.count)
        let isDone = crypto_open(
            kind, key.bytes, key.bytes.count, nonce, nonce.count, associated, associated.count, sealed, sealed.count, &plain, [UInt8](tag))
        guard isDone else { throw CryptoKitError.authenticationFailure }
        return Data(plain)
    }
}
