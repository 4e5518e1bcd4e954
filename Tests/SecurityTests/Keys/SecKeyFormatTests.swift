import QuinceFoundation
import Testing

@testable import Security

struct SecKeyFormatTests {
    private func failure(_ data: Data, _ attributes: CFDictionary) -> Int? {
        var error: Unmanaged<CFError>?
        guard SecKeyCreateWithData(NSData(data: data), attributes, &error) == nil else { return nil }
        let taken = error?.takeRetainedValue()
        return taken?.domain == NSOSStatusErrorDomain ? taken?.code : nil
    }
    private let rsaPrivate: CFDictionary = [kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeyClass: kSecAttrKeyClassPrivate]
    private let rsaPublic: CFDictionary = [kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeyClass: kSecAttrKeyClassPublic]
    private let curvePrivate: CFDictionary = [kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeyClass: kSecAttrKeyClassPrivate]
    private let curvePublic: CFDictionary = [kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeyClass: kSecAttrKeyClassPublic]

    @Test func anRSAKeyIsReadAndWritten() throws {
        #expect(KeyVectors.rsa.representation == KeyVectors.rsaPrivate)
        #expect(KeyVectors.rsa.publicKey.representation == KeyVectors.rsaPublic)
        #expect(SecKeyGetBlockSize(KeyVectors.rsa) == 256)
        let info = try #require(KeyVectors.key(KeyVectors.rsaPublicInfo, kSecAttrKeyTypeRSA, kSecAttrKeyClassPublic))
        #expect(info == KeyVectors.rsa.publicKey)
        #expect(info.publicKey == info)
    }

    @Test func keysOfCurvesAreReadAndWritten() throws {
        for (key, (data, size)) in zip(KeyVectors.curves, [(KeyVectors.p256, 32), (KeyVectors.p384, 48), (KeyVectors.p521, 66)]) {
            #expect(key.representation == data)
            #expect(SecKeyGetBlockSize(key) == size)
            let point = try #require(KeyVectors.key(data.prefix(1 + 2 * size), kSecAttrKeyTypeEC, kSecAttrKeyClassPublic))
            #expect(point == key.publicKey)
            #expect(point.representation == data.prefix(1 + 2 * size))
        }
    }

    @Test func attributesSayWhatAKeyIs() throws {
        let attributes = try #require(SecKeyCopyAttributes(KeyVectors.rsa))
        #expect(attributes[kSecAttrKeyType] as? String == kSecAttrKeyTypeRSA)
        #expect(attributes[kSecAttrKeyClass] as? String == kSecAttrKeyClassPrivate)
        #expect(attributes[kSecAttrKeySizeInBits] as? Int == 2048)
        #expect(attributes[kSecAttrApplicationLabel] as? Data == KeyVectors.rsaLabel)
        #expect(attributes[kSecAttrCanSign] as? Bool == true)
        #expect(attributes[kSecAttrCanVerify] as? Bool == false)
        let last = try #require(SecKeyCopyAttributes(KeyVectors.curves[2].publicKey))
        #expect(last[kSecAttrKeyType] as? String == kSecAttrKeyTypeECSECPrimeRandom)
        #expect(last[kSecAttrKeyClass] as? String == kSecAttrKeyClassPublic)
        #expect(last[kSecAttrKeySizeInBits] as? Int == 521)
    }

    @Test func aKeyHasATypeOfItsOwn() {
        #expect(CFGetTypeID(KeyVectors.rsa) == SecKeyGetTypeID())
        #expect(CFGetTypeID("" as AnyObject) != SecKeyGetTypeID())
    }

    @Test func certificatesGiveTheirKeys() throws {
        let certificate = try #require(SecCertificateCreateWithData(nil, NSData(data: KeyVectors.rsaCertificate)))
        #expect(SecCertificateCopyKey(certificate) == KeyVectors.rsa.publicKey)
        var trust: SecTrust?
        #expect(SecTrustCreateWithCertificates(certificate, nil, &trust) == errSecSuccess)
        #expect(SecTrustCopyKey(try #require(trust)) == KeyVectors.rsa.publicKey)
        let other = try #require(SecCertificateCreateWithData(nil, NSData(data: KeyVectors.edwardsCertificate)))
        #expect(SecCertificateCopyKey(other) == nil)
    }

    @Test func otherFormsAreRefused() {
        let refusal = Int(errSecParam)
        #expect(failure(KeyVectors.rsaPrivateInfo, rsaPrivate) == refusal)
        #expect(failure(KeyVectors.rsaPrivate, rsaPublic) == refusal)
        #expect(failure(KeyVectors.rsaPublic, rsaPrivate) == refusal)
        #expect(failure(KeyVectors.p256, curvePublic) == refusal)
        #expect(failure(KeyVectors.p256.prefix(65), curvePrivate) == refusal)
        #expect(failure(KeyVectors.p256, rsaPrivate) == refusal)
        #expect(failure(KeyVectors.rsaPublic, [:]) == refusal)
        #expect(failure(KeyVectors.rsaPublic, [kSecAttrKeyType: kSecAttrKeyTypeRSA]) == refusal)
        #expect(failure(Data(count: 16), [kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeyClass: kSecAttrKeyClassSymmetric]) == refusal)
        #expect(failure(Data(), [kSecAttrKeyType: 7, kSecAttrKeyClass: true]) == refusal)
    }

    /// No number of a private key may be of another point.
    @Test func pointsThatAreNoneAreRefused() {
        var wrong = KeyVectors.p256
        wrong[96] ^= 1
        #expect(failure(wrong, curvePrivate) == Int(errSecParam))
        #expect(failure(KeyVectors.p256.prefix(65) + Data(count: 32), curvePrivate) == Int(errSecParam))
        #expect(failure(KeyVectors.p256.prefix(65) + Data(repeating: 0xFF, count: 32), curvePrivate) == Int(errSecParam))
        var off = KeyVectors.p256.prefix(65)
        off[64] ^= 1
        #expect(failure(off, curvePublic) == Int(errSecParam))
        #expect(failure(Data([2]) + Data(count: 64), curvePublic) == Int(errSecParam))
    }

    @Test func truncatedAndDamagedKeysAreTakenOrRefused() {
        for count in KeyVectors.rsaPrivate.indices { #expect(failure(KeyVectors.rsaPrivate.prefix(count), rsaPrivate) == Int(errSecParam)) }
        for count in KeyVectors.rsaPublicInfo.indices {
            #expect(failure(KeyVectors.rsaPublicInfo.prefix(count), rsaPublic) == Int(errSecParam))
        }
        for index in KeyVectors.rsaPrivate.indices where index < 20 || index % 41 == 0 {
            var damaged = KeyVectors.rsaPrivate
            damaged[index] ^= 0xFF
            guard let key = KeyVectors.key(damaged, kSecAttrKeyTypeRSA, kSecAttrKeyClassPrivate) else { continue }
            _ = SecKeyCreateSignature(key, .rsaSignatureMessagePKCS1v15SHA256, NSData(data: KeyVectors.message), nil)
        }
    }

    /// Each layer is a SubjectPublicKeyInfo whose key is another.
    @Test func nestedKeysAreRefused() {
        let algorithm: [UInt8] = [0x30, 13, 6, 9, 0x2A, 0x86, 0x48, 0x86, 0xF7, 13, 1, 1, 1, 5, 0]
        var nested = [UInt8](KeyVectors.rsaPublic)
        for _ in 0..<200 { nested = DERWriter.element(0x30, algorithm + DERWriter.element(3, [0] + nested)) }
        #expect(failure(Data(nested), rsaPublic) == Int(errSecParam))
    }

    @Test func numbersWithoutAUseAreRefused() {
        for numbers: [[UInt8]] in [[[], []], [[], [3]], [[15], []], [[16], [3]], [[15], [2]]] {
            #expect(failure(Data(DERWriter.integers(numbers)), rsaPublic) == Int(errSecParam))
        }
    }
}
