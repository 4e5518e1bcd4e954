import QuinceFoundation
import Testing

@testable import Security

/// Keys in the keychain, of which these tests replace the only one: they take turns with those of passwords.
extension SecItemTests {
    private func make(_ parameters: CFDictionary) -> (key: SecKey?, error: Int?) {
        var error: Unmanaged<CFError>?
        let key = SecKeyCreateRandomKey(parameters, &error)
        return (key, error?.takeRetainedValue().code)
    }

    private func find(_ query: CFDictionary) -> CFTypeRef? {
        var result: CFTypeRef?
        let status = SecItemCopyMatching(query.merging([kSecClass: kSecClassKey]) { own, _ in own }, &result)
        return status == errSecSuccess ? result : nil
    }

    private var tag: Data { Data("com.example.key".utf8) }

    @Test func randomKeysAreOfTheirTypeAndSize() throws {
        for (type, bits) in [(kSecAttrKeyTypeRSA, 2048), (kSecAttrKeyTypeEC, 256), (kSecAttrKeyTypeEC, 384), (kSecAttrKeyTypeEC, 521)] {
            let key = try #require(make([kSecAttrKeyType: type, kSecAttrKeySizeInBits: bits]).key)
            #expect(key.material.bits == bits)
            let data = try #require(key.representation)
            #expect(KeyVectors.key(data, type, kSecAttrKeyClassPrivate) == key)
        }
        #expect(keychain.items.isEmpty)
    }

    @Test func keysThatThereAreNoneOfAreNotMade() {
        for parameters: CFDictionary in [
            [:], [kSecAttrKeyType: kSecAttrKeyTypeRSA], [kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: 255],
            [kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits: -8], [kSecAttrKeyType: "1", kSecAttrKeySizeInBits: 256],
            [kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits: 1 << 40],
            [kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: 256, kSecPrivateKeyAttrs: "text"],
            [kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: 256, kSecAttrTokenID: "com.example"],
            [kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: 384, kSecAttrTokenID: kSecAttrTokenIDSecureEnclave],
        ] {
            let made = make(parameters)
            #expect(made.key == nil)
            #expect(made.error == Int(errSecParam))
        }
    }

    @Test func permanentKeysAreKept() throws {
        let made = make([
            kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: 256,
            kSecPrivateKeyAttrs: [kSecAttrIsPermanent: true, kSecAttrApplicationTag: tag, kSecAttrLabel: "Login"] as CFDictionary,
        ])
        let key = try #require(made.key)
        #expect(find([kSecAttrApplicationTag: tag, kSecReturnRef: true]) as? SecKey == key)
        #expect(
            find([kSecAttrApplicationTag: tag, kSecAttrKeyType: kSecAttrKeyTypeEC, kSecReturnData: true]) as? Data == key.representation)
        #expect(find([kSecAttrApplicationTag: tag, kSecAttrKeyClass: kSecAttrKeyClassPublic, kSecReturnRef: true]) == nil)
        #expect(find([kSecAttrKeyClass: kSecAttrKeyClassPrivate, kSecReturnRef: true]) as? SecKey == key)
        let label = try #require(SecKeyCopyAttributes(key.publicKey)?[kSecAttrApplicationLabel] as? Data)
        let values = try #require(
            find([kSecAttrApplicationLabel: label, kSecReturnAttributes: true, kSecReturnRef: true]) as? [String: Any])
        #expect(values[kSecAttrLabel] as? String == "Login")
        #expect(values[kSecAttrKeySizeInBits] as? Int == 256)
        #expect(values[kSecAttrKeyClass] as? Int == 1)
        #expect(values[kSecValueRef] as? SecKey == key)
        #expect(SecItemUpdate([kSecClass: kSecClassKey, kSecAttrApplicationTag: tag], [kSecAttrLabel: "Other"]) == errSecSuccess)
        #expect(find([kSecAttrLabel: "Other", kSecReturnRef: true]) as? SecKey == key)
        #expect(SecItemDelete([kSecClass: kSecClassKey, kSecAttrApplicationTag: tag]) == errSecSuccess)
        #expect(keychain.items.isEmpty)
    }

    @Test func bothKeysOfAPairAreKept() throws {
        let kept: CFDictionary = [kSecAttrIsPermanent: true, kSecAttrApplicationTag: tag]
        let key = try #require(
            make([
                kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: 521, kSecPrivateKeyAttrs: kept, kSecPublicKeyAttrs: kept,
            ]).key)
        let found = find([kSecAttrApplicationTag: tag, kSecMatchLimit: kSecMatchLimitAll, kSecReturnRef: true]) as? [SecKey]
        #expect(found == [key, key.publicKey])
        #expect(SecItemDelete([kSecValueRef: key.publicKey]) == errSecSuccess)
        #expect(find([kSecMatchLimit: kSecMatchLimitAll, kSecReturnRef: true]) as? [SecKey] == [key])
    }

    @Test func keysAreAddedByReferenceAndByData() throws {
        let key = KeyVectors.rsa
        #expect(SecItemAdd([kSecValueRef: key, kSecAttrApplicationTag: tag], nil) == errSecSuccess)
        #expect(SecItemAdd([kSecClass: kSecClassKey, kSecValueRef: key, kSecAttrApplicationTag: tag], nil) == errSecDuplicateItem)
        #expect(find([kSecValueRef: key, kSecReturnData: true]) as? Data == KeyVectors.rsaPrivate)
        let byData: CFDictionary = [
            kSecClass: kSecClassKey, kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeyClass: kSecAttrKeyClassPublic,
            kSecValueData: KeyVectors.rsaPublic, kSecReturnRef: true,
        ]
        var result: CFTypeRef?
        #expect(SecItemAdd(byData, &result) == errSecSuccess)
        #expect(result as? SecKey == key.publicKey)
        #expect(
            find([kSecAttrApplicationLabel: KeyVectors.rsaLabel, kSecAttrKeyClass: 0, kSecReturnRef: true]) as? SecKey == key.publicKey)
    }

    /// The keychain keeps other keys, too, but makes no `SecKey` of them.
    @Test func symmetricKeysAreData() {
        let item: CFDictionary = [
            kSecClass: kSecClassKey, kSecAttrKeyClass: kSecAttrKeyClassSymmetric, kSecAttrApplicationTag: tag,
            kSecValueData: Data(count: 32),
        ]
        #expect(SecItemAdd(item, nil) == errSecSuccess)
        #expect(find([kSecAttrApplicationTag: tag, kSecReturnData: true]) as? Data == Data(count: 32))
        var result: CFTypeRef?
        #expect(SecItemCopyMatching([kSecClass: kSecClassKey, kSecReturnRef: true], &result) == errSecDecode)
    }

    @Test func keysOfTheEnclaveStayThere() throws {
        var error: Unmanaged<CFError>?
        let access = try #require(SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlockedThisDeviceOnly, .privateKeyUsage, nil))
        let made = make([
            kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256, kSecAttrTokenID: kSecAttrTokenIDSecureEnclave,
            kSecPrivateKeyAttrs: [kSecAttrIsPermanent: true, kSecAttrApplicationTag: tag, kSecAttrAccessControl: access] as CFDictionary,
        ])
        let key = try #require(made.key)
        #expect(SecKeyCopyExternalRepresentation(key, &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecUnimplemented))
        #expect(SecKeyCopyAttributes(key)?[kSecAttrTokenID] as? String == kSecAttrTokenIDSecureEnclave)
        let found = try #require(find([kSecAttrTokenID: kSecAttrTokenIDSecureEnclave, kSecReturnRef: true]) as? SecKey)
        #expect(found == key)
        #expect(found.representation == nil)
        #expect(find([kSecAttrApplicationTag: tag, kSecReturnData: true]) as? Data == Data())
        let message = NSData(data: KeyVectors.message)
        let signature = try #require(SecKeyCreateSignature(found, .ecdsaSignatureMessageX962SHA256, message, nil))
        #expect(SecKeyVerifySignature(key.publicKey, .ecdsaSignatureMessageX962SHA256, message, signature, nil))
        #expect(key.publicKey.representation?.count == 65)
    }

    @Test func referencesThatAreNoKeysAreRefused() throws {
        let certificate = try #require(SecCertificateCreateWithData(nil, NSData(data: KeyVectors.rsaCertificate)))
        #expect(SecItemAdd([kSecValueRef: certificate], nil) == errSecUnimplemented)
        #expect(SecItemAdd([kSecClass: kSecClassKey, kSecValueRef: "text"], nil) == errSecParam)
        #expect(SecItemAdd([kSecClass: kSecClassGenericPassword, kSecValueRef: KeyVectors.rsa], nil) == errSecParam)
        #expect(SecItemAdd([kSecClass: kSecClassKey], nil) == errSecParam)
        #expect(SecItemAdd([kSecClass: kSecClassGenericPassword, kSecAttrApplicationTag: tag], nil) == errSecParam)
    }

    @Test func aKeychainThatIsGoneMakesNoPermanentKeys() {
        keychain.isGone = true
        let made = make([kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: 256, kSecAttrIsPermanent: true])
        #expect(made.key == nil)
        #expect(made.error == Int(errSecNotAvailable))
    }
}
