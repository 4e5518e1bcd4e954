import QuinceFoundation
import Testing

@testable import Security

/// The older functions, which new apps are warned of.
struct SecKeyRawTests {
    private let message = [UInt8](KeyVectors.message)

    private func sign(_ key: SecKey, _ padding: SecPadding, _ data: [UInt8], room: Int = 256) -> (OSStatus, [UInt8]) {
        var signature = [UInt8](repeating: 0, count: room)
        var count = room
        let status = SecKeyRawSign(key, padding, data, data.count, &signature, &count)
        return (status, Array(signature.prefix(count)))
    }

    @Test func digestsAreSignedAndVerified() throws {
        let digest = try SecKeyDigest.sha256.hash(message)
        let (status, signature) = sign(KeyVectors.rsa, .PKCS1SHA256, digest)
        #expect(status == errSecSuccess)
        #expect(Data(signature) == KeyVectors.pkcs1Signature)
        let key = KeyVectors.rsa.publicKey
        #expect(SecKeyRawVerify(key, .PKCS1SHA256, digest, digest.count, signature, signature.count) == errSecSuccess)
        #expect(SecKeyRawVerify(key, .PKCS1SHA256, message + message.prefix(13), 32, signature, signature.count) == errSSLCrypto)
        #expect(SecKeyRawVerify(key, .PKCS1SHA1, digest, digest.count, signature, signature.count) == errSecParam)
        #expect(SecKeyRawVerify(key, .PKCS1MD5, digest, 16, signature, signature.count) == errSecParam)
        #expect(SecKeyRawVerify(key, .PKCS1SHA256, digest, -1, signature, signature.count) == errSecParam)
    }

    @Test func curvesSignInBothForms() throws {
        let key = KeyVectors.curves[0], digest = try SecKeyDigest.sha256.hash(message)
        for padding in [SecPadding.PKCS1, [], .sigRaw] {
            let (status, signature) = sign(key, padding, digest)
            #expect(status == errSecSuccess)
            #expect((signature.count == 64) == (padding == .sigRaw) || signature.first == 0x30)
            #expect(SecKeyRawVerify(key.publicKey, padding, digest, digest.count, signature, signature.count) == errSecSuccess)
        }
    }

    @Test func aBufferMustHaveTheRoom() throws {
        let digest = try SecKeyDigest.sha256.hash(message)
        #expect(sign(KeyVectors.rsa, .PKCS1SHA256, digest, room: 255).0 == errSecParam)
        #expect(sign(KeyVectors.rsa.publicKey, .PKCS1SHA256, digest).0 == errSecParam)
    }

    @Test func blocksAreEncryptedAndDecrypted() {
        for padding in [SecPadding.PKCS1, .OAEP] {
            var encrypted = [UInt8](repeating: 0, count: 256), count = 256
            #expect(SecKeyEncrypt(KeyVectors.rsa.publicKey, padding, message, message.count, &encrypted, &count) == errSecSuccess)
            #expect(count == 256)
            var plain = [UInt8](repeating: 0, count: 256), size = 256
            #expect(SecKeyDecrypt(KeyVectors.rsa, padding, encrypted, count, &plain, &size) == errSecSuccess)
            #expect(Array(plain.prefix(size)) == message)
            #expect(SecKeyDecrypt(KeyVectors.rsa, .OAEP, encrypted, 255, &plain, &size) == errSecParam)
        }
        var encrypted = [UInt8](repeating: 0, count: 256), count = 256
        #expect(SecKeyEncrypt(KeyVectors.rsa.publicKey, .PKCS1SHA1, message, message.count, &encrypted, &count) == errSecParam)
        #expect(SecKeyEncrypt(KeyVectors.curves[0].publicKey, .PKCS1, message, message.count, &encrypted, &count) == errSecParam)
    }

    @Test func aPairIsMade() throws {
        var publicKey: SecKey?, privateKey: SecKey?
        let parameters: CFDictionary = [kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: 384]
        #expect(SecKeyGeneratePair(parameters, &publicKey, &privateKey) == errSecSuccess)
        #expect(try #require(privateKey).publicKey == publicKey)
        #expect(SecKeyGeneratePair([:], nil, nil) == errSecParam)
    }
}
