import QuinceFoundation
import Testing

@testable import Security

struct SecKeySignatureTests {
    private let message = NSData(data: KeyVectors.message)
    private let other = NSData(data: Data("The quick brown cat".utf8))

    private func verify(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ data: NSData, _ signature: Data) -> Int {
        var error: Unmanaged<CFError>?
        if SecKeyVerifySignature(key, algorithm, data, NSData(data: signature), &error) { return 0 }
        return error?.takeRetainedValue().code ?? 1
    }

    private func digest(_ digest: SecKeyDigest) throws -> NSData {
        NSData(data: Data(try digest.hash([UInt8](KeyVectors.message))))
    }

    @Test func opensslsSignaturesAreVerified() throws {
        let key = KeyVectors.rsa.publicKey
        #expect(verify(key, .rsaSignatureMessagePKCS1v15SHA256, message, KeyVectors.pkcs1Signature) == 0)
        #expect(verify(key, .rsaSignatureDigestPKCS1v15SHA256, try digest(.sha256), KeyVectors.pkcs1Signature) == 0)
        #expect(verify(key, .rsaSignatureMessagePSSSHA384, message, KeyVectors.pssSignature) == 0)
        #expect(verify(key, .rsaSignatureDigestPSSSHA384, try digest(.sha384), KeyVectors.pssSignature) == 0)
        #expect(verify(KeyVectors.curves[0].publicKey, .ecdsaSignatureMessageX962SHA256, message, KeyVectors.p256Signature) == 0)
        #expect(verify(KeyVectors.curves[2].publicKey, .ecdsaSignatureMessageX962SHA512, message, KeyVectors.p521Signature) == 0)
    }

    /// PKCS #1's signatures have no random part.
    @Test func aSignatureIsOpenssls() throws {
        let made = SecKeyCreateSignature(KeyVectors.rsa, .rsaSignatureMessagePKCS1v15SHA256, message, nil)
        #expect(made as Data? == KeyVectors.pkcs1Signature)
    }

    /// RFC 8017, section 9.2: a digest's DER and padding, written by hand, are what the bare operations sign.
    @Test func bareSignaturesAreThoseOfPaddedDigests() throws {
        let prefix: [UInt8] = [0x30, 0x31, 0x30, 0x0D, 6, 9, 0x60, 0x86, 0x48, 1, 0x65, 3, 4, 2, 1, 5, 0, 4, 0x20]
        let encoded = prefix + (try SecKeyDigest.sha256.hash([UInt8](KeyVectors.message)))
        let made = SecKeyCreateSignature(KeyVectors.rsa, .rsaSignatureDigestPKCS1v15Raw, NSData(data: Data(encoded)), nil)
        #expect(made as Data? == KeyVectors.pkcs1Signature)
        let block = [0, 1] + [UInt8](repeating: 0xFF, count: 256 - 3 - encoded.count) + [0] + encoded
        let raw = SecKeyCreateSignature(KeyVectors.rsa, .rsaSignatureRaw, NSData(data: Data(block)), nil)
        #expect(raw as Data? == KeyVectors.pkcs1Signature)
        #expect(verify(KeyVectors.rsa.publicKey, .rsaSignatureRaw, NSData(data: Data(block)), KeyVectors.pkcs1Signature) == 0)
        // The first byte of the block is zero anyway.
        #expect(verify(KeyVectors.rsa.publicKey, .rsaSignatureRaw, NSData(data: Data(block.dropFirst())), KeyVectors.pkcs1Signature) == 0)
    }

    private static let rsaAlgorithms: [SecKeyAlgorithm] = [
        .rsaSignatureMessagePKCS1v15SHA1, .rsaSignatureMessagePKCS1v15SHA224, .rsaSignatureMessagePKCS1v15SHA384,
        .rsaSignatureMessagePKCS1v15SHA512, .rsaSignatureMessagePSSSHA1, .rsaSignatureMessagePSSSHA224, .rsaSignatureMessagePSSSHA256,
        .rsaSignatureMessagePSSSHA384, .rsaSignatureMessagePSSSHA512, .rsaSignatureRaw, .rsaSignatureDigestPKCS1v15Raw,
    ]
    private static let curveAlgorithms: [SecKeyAlgorithm] = [
        .ecdsaSignatureMessageX962SHA1, .ecdsaSignatureMessageX962SHA224, .ecdsaSignatureMessageX962SHA256,
        .ecdsaSignatureMessageX962SHA384,
        .ecdsaSignatureMessageX962SHA512, .ecdsaSignatureDigestX962, .ecdsaSignatureRFC4754, .ecdsaSignatureDigestRFC4754,
        .ecdsaSignatureMessageRFC4754SHA256, .ecdsaSignatureMessageRFC4754SHA512,
    ]

    @Test func signaturesAreOfTheirDataAndKey() throws {
        let keys = [(KeyVectors.rsa, Self.rsaAlgorithms)] + KeyVectors.curves.map { ($0, Self.curveAlgorithms) }
        for (key, algorithms) in keys {
            for algorithm in algorithms {
                #expect(SecKeyIsAlgorithmSupported(key, .sign, algorithm))
                #expect(SecKeyIsAlgorithmSupported(key.publicKey, .verify, algorithm))
                let signature = try #require(SecKeyCreateSignature(key, algorithm, message, nil)) as Data
                #expect(verify(key.publicKey, algorithm, message, signature) == 0, "\(algorithm.rawValue)")
                #expect(verify(key.publicKey, algorithm, other, signature) == Int(errSecVerifyFailed), "\(algorithm.rawValue)")
                #expect(verify(key.publicKey, algorithm, message, signature.dropLast()) == Int(errSecVerifyFailed))
                #expect(verify(key.publicKey, algorithm, message, signature + [0]) == Int(errSecVerifyFailed))
                #expect(verify(key.publicKey, algorithm, message, Data()) == Int(errSecVerifyFailed))
            }
        }
    }

    @Test func damagedSignaturesDoNotMatch() {
        let key = KeyVectors.curves[0].publicKey
        for index in KeyVectors.p256Signature.indices {
            var damaged = KeyVectors.p256Signature
            damaged[index] ^= 0x80
            #expect(verify(key, .ecdsaSignatureMessageX962SHA256, message, damaged) == Int(errSecVerifyFailed))
        }
        let zeros = Data(DERWriter.integers([[], []]))
        #expect(verify(key, .ecdsaSignatureMessageX962SHA256, message, zeros) == Int(errSecVerifyFailed))
        #expect(verify(key, .ecdsaSignatureMessageRFC4754SHA256, message, Data(count: 64)) == Int(errSecVerifyFailed))
        let big = NSData(data: Data(repeating: 0xFF, count: 257))
        #expect(SecKeyCreateSignature(KeyVectors.rsa, .rsaSignatureRaw, big, nil) == nil)
        // A number that is not less than the modulus.
        #expect(
            SecKeyCreateSignature(KeyVectors.rsa, .rsaSignatureRaw, NSData(data: big.subdata(with: NSRange(location: 0, length: 256))), nil)
                == nil)
    }

    @Test func digestsHaveTheirSize() {
        var error: Unmanaged<CFError>?
        #expect(SecKeyCreateSignature(KeyVectors.rsa, .rsaSignatureDigestPSSSHA256, message, &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecParam))
        #expect(SecKeyCreateSignature(KeyVectors.curves[0], .ecdsaSignatureDigestX962SHA256, message, &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecParam))
        #expect(verify(KeyVectors.rsa.publicKey, .rsaSignatureDigestPKCS1v15SHA1, message, KeyVectors.pkcs1Signature) == Int(errSecParam))
    }

    @Test func otherKeysAndAlgorithmsAreRefused() {
        let rsa = KeyVectors.rsa, curve = KeyVectors.curves[1]
        var error: Unmanaged<CFError>?
        for (key, algorithm) in [
            (rsa.publicKey, SecKeyAlgorithm.rsaSignatureMessagePSSSHA256), (rsa, .ecdsaSignatureMessageX962SHA256),
            (curve, .rsaSignatureRaw), (curve, .ecdhKeyExchangeStandard), (curve, SecKeyAlgorithm(rawValue: "algid:sign")),
        ] {
            #expect(SecKeyCreateSignature(key, algorithm, message, &error) == nil)
            let taken = error?.takeRetainedValue()
            #expect(taken?.domain == NSOSStatusErrorDomain)
            #expect(taken?.code == Int(errSecParam))
            #expect(!SecKeyIsAlgorithmSupported(key, .sign, algorithm))
        }
        #expect(verify(rsa, .rsaSignatureMessagePKCS1v15SHA256, message, KeyVectors.pkcs1Signature) == Int(errSecParam))
        #expect(!SecKeyIsAlgorithmSupported(rsa, .keyExchange, .rsaSignatureRaw))
    }
}
