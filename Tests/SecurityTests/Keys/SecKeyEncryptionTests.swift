import QuinceFoundation
import Testing

@testable import Security

struct SecKeyEncryptionTests {
    private let message = NSData(data: KeyVectors.message)

    private func decrypt(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ data: Data) -> Data? {
        SecKeyCreateDecryptedData(key, algorithm, NSData(data: data), nil) as Data?
    }

    @Test func opensslsMessagesAreDecrypted() {
        #expect(decrypt(KeyVectors.rsa, .rsaEncryptionOAEPSHA256, KeyVectors.oaepMessage) == KeyVectors.message)
        #expect(decrypt(KeyVectors.rsa, .rsaEncryptionPKCS1, KeyVectors.pkcs1Message) == KeyVectors.message)
        #expect(decrypt(KeyVectors.rsa, .rsaEncryptionOAEPSHA256AESGCM, KeyVectors.sealedMessage) == KeyVectors.message)
        let standard = KeyVectors.peer + KeyVectors.standardMessage, variable = KeyVectors.peer + KeyVectors.variableMessage
        #expect(decrypt(KeyVectors.curves[0], .eciesEncryptionStandardX963SHA256AESGCM, standard) == KeyVectors.message)
        #expect(decrypt(KeyVectors.curves[0], .eciesEncryptionCofactorX963SHA256AESGCM, standard) == KeyVectors.message)
        #expect(decrypt(KeyVectors.curves[0], .eciesEncryptionStandardVariableIVX963SHA256AESGCM, variable) == KeyVectors.message)
        #expect(decrypt(KeyVectors.curves[0], .eciesEncryptionCofactorVariableIVX963SHA256AESGCM, variable) == KeyVectors.message)
    }

    private static let rsaAlgorithms: [SecKeyAlgorithm] = [
        .rsaEncryptionPKCS1, .rsaEncryptionOAEPSHA1, .rsaEncryptionOAEPSHA224, .rsaEncryptionOAEPSHA256, .rsaEncryptionOAEPSHA384,
        .rsaEncryptionOAEPSHA512, .rsaEncryptionOAEPSHA1AESGCM, .rsaEncryptionOAEPSHA512AESGCM,
    ]
    private static let curveAlgorithms: [SecKeyAlgorithm] = [
        .eciesEncryptionStandardX963SHA1AESGCM, .eciesEncryptionCofactorX963SHA512AESGCM,
        .eciesEncryptionStandardVariableIVX963SHA224AESGCM,
        .eciesEncryptionCofactorVariableIVX963SHA384AESGCM,
    ]

    @Test func messagesAreEncryptedAndDecrypted() throws {
        let keys = [(KeyVectors.rsa, Self.rsaAlgorithms)] + KeyVectors.curves.map { ($0, Self.curveAlgorithms) }
        for (key, algorithms) in keys {
            for algorithm in algorithms {
                #expect(SecKeyIsAlgorithmSupported(key.publicKey, .encrypt, algorithm))
                #expect(SecKeyIsAlgorithmSupported(key, .decrypt, algorithm))
                for text in [message, NSData()] {
                    let encrypted = try #require(SecKeyCreateEncryptedData(key.publicKey, algorithm, text, nil)) as Data
                    #expect(decrypt(key, algorithm, encrypted) == text as Data, "\(algorithm.rawValue)")
                }
            }
        }
    }

    @Test func sealedMessagesHaveAnySize() throws {
        let long = NSData(data: Data(repeating: 7, count: 100_000))
        let encrypted = try #require(SecKeyCreateEncryptedData(KeyVectors.rsa.publicKey, .rsaEncryptionOAEPSHA256AESGCM, long, nil)) as Data
        #expect(encrypted.count == 256 + 100_000 + 16)
        #expect(decrypt(KeyVectors.rsa, .rsaEncryptionOAEPSHA256AESGCM, encrypted) == long as Data)
    }

    @Test func bareEncryptionHasNoPadding() throws {
        let encrypted = try #require(SecKeyCreateEncryptedData(KeyVectors.rsa.publicKey, .rsaEncryptionRaw, message, nil)) as Data
        #expect(decrypt(KeyVectors.rsa, .rsaEncryptionRaw, encrypted) == Data(count: 256 - KeyVectors.message.count) + KeyVectors.message)
    }

    @Test func damagedMessagesAreRefused() {
        for algorithm in [SecKeyAlgorithm.rsaEncryptionOAEPSHA256, .rsaEncryptionOAEPSHA1] {
            var damaged = KeyVectors.oaepMessage
            damaged[100] ^= 1
            #expect(decrypt(KeyVectors.rsa, algorithm, damaged) == nil)
            #expect(decrypt(KeyVectors.rsa, algorithm, damaged.dropLast()) == nil)
            #expect(decrypt(KeyVectors.rsa, algorithm, Data()) == nil)
            #expect(decrypt(KeyVectors.rsa, algorithm, Data(repeating: 0xFF, count: 256)) == nil)
        }
        let sealed = KeyVectors.peer + KeyVectors.standardMessage
        for index in sealed.indices {
            var damaged = sealed
            damaged[index] ^= 1
            #expect(decrypt(KeyVectors.curves[0], .eciesEncryptionStandardX963SHA256AESGCM, damaged) == nil)
            #expect(decrypt(KeyVectors.curves[0], .eciesEncryptionStandardX963SHA256AESGCM, sealed.prefix(index)) == nil)
        }
        for count in [0, 255, 256, 271] {
            #expect(decrypt(KeyVectors.rsa, .rsaEncryptionOAEPSHA256AESGCM, KeyVectors.sealedMessage.prefix(count)) == nil)
        }
    }

    @Test func tooMuchForAKeyIsRefused() {
        var error: Unmanaged<CFError>?
        let key = KeyVectors.rsa.publicKey
        for (algorithm, most) in [
            (SecKeyAlgorithm.rsaEncryptionPKCS1, 245), (.rsaEncryptionOAEPSHA1, 214), (.rsaEncryptionOAEPSHA512, 126),
        ] {
            #expect(SecKeyCreateEncryptedData(key, algorithm, NSData(data: Data(count: most)), nil) != nil)
            #expect(SecKeyCreateEncryptedData(key, algorithm, NSData(data: Data(count: most + 1)), &error) == nil)
            #expect(error?.takeRetainedValue().code == Int(errSecParam))
        }
        #expect(SecKeyCreateEncryptedData(KeyVectors.rsa, .rsaEncryptionPKCS1, message, &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecParam))
    }

    // MARK: Key exchange

    private func exchange(_ algorithm: SecKeyAlgorithm, _ parameters: CFDictionary, with peer: SecKey? = nil) -> Data? {
        let other = KeyVectors.key(KeyVectors.peer, kSecAttrKeyTypeEC, kSecAttrKeyClassPublic)!
        return SecKeyCopyKeyExchangeResult(KeyVectors.curves[0], algorithm, peer ?? other, parameters, nil) as Data?
    }

    @Test func secretsAreThoseOfOpenssl() {
        #expect(exchange(.ecdhKeyExchangeStandard, [:]) == KeyVectors.secret)
        #expect(exchange(.ecdhKeyExchangeCofactor, [:]) == KeyVectors.secret)
        let parameters: CFDictionary = [
            SecKeyKeyExchangeParameter.requestedSize.rawValue: 48, SecKeyKeyExchangeParameter.sharedInfo.rawValue: Data("info".utf8),
        ]
        #expect(exchange(.ecdhKeyExchangeStandardX963SHA256, parameters) == KeyVectors.derived)
        #expect(exchange(.ecdhKeyExchangeCofactorX963SHA256, parameters) == KeyVectors.derived)
    }

    @Test func parametersOfAnExchangeAreChecked() {
        let size = SecKeyKeyExchangeParameter.requestedSize.rawValue
        #expect(exchange(.ecdhKeyExchangeStandardX963SHA256, [:]) == nil)
        for count in [-1, 0, Int.max] { #expect(exchange(.ecdhKeyExchangeStandardX963SHA256, [size: count]) == nil) }
        #expect(exchange(.ecdhKeyExchangeStandardX963SHA1, [size: 8, SecKeyKeyExchangeParameter.sharedInfo.rawValue: "text"]) == nil)
        #expect(exchange(.ecdhKeyExchangeStandard, [:], with: KeyVectors.curves[1].publicKey) == nil)
        #expect(exchange(.ecdhKeyExchangeStandard, [:], with: KeyVectors.rsa.publicKey) == nil)
        #expect(exchange(.rsaEncryptionPKCS1, [:]) == nil)
    }
}
