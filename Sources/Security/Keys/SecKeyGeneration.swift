import QuinceFoundation

/// Makes a random private key; `SecKeyCopyPublicKey(_:)` gives its public key.
///
/// - Parameters:
///   - parameters: `kSecAttrKeyType` and `kSecAttrKeySizeInBits`: RSA of 512 to 8192 bits, or a curve of 256, 384 or 521. `kSecAttrTokenID` makes a key
///     of the Secure Enclave, which has 256 bits. `kSecPrivateKeyAttrs` and `kSecPublicKeyAttrs` hold attributes of each; where one holds
///     `kSecAttrIsPermanent`, that key is added to the keychain.
///   - error: Gets `errSecParam` for other types and sizes, and what `SecItemAdd(_:_:)` answers.
/// - Returns: nil with an error. Source: Apple's documentation of `SecKeyCreateRandomKey(_:_:)`.
public func SecKeyCreateRandomKey(_ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> SecKey? {
    SecKeyFailure.report(to: error) {
        do { return try SecKeyPair(parameters).privateKey } catch let failure as SecKeyFailure {
            throw SecKeyFailure(failure.status, "Key generation failed, error \(failure.status)")
        }
    }
}

/// Makes a random pair of keys.
///
/// - Parameter parameters: As of `SecKeyCreateRandomKey(_:_:)`.
/// - Returns: The code of that function's error. Source: Apple's documentation of `SecKeyGeneratePair(_:_:_:)`.
@available(iOS, introduced: 2.0, deprecated: 15.0, message: "Use SecKeyCreateRandomKey")
public func SecKeyGeneratePair(
    _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?, _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus {
    do {
        let pair = try SecKeyPair(parameters)
        publicKey?.pointee = pair.publicKey
        privateKey?.pointee = pair.privateKey
        return errSecSuccess
    } catch { return (error as? SecKeyFailure)?.status ?? errSecInternalComponent }
}

/// A pair of keys, made by the parameters of an app.
private struct SecKeyPair {
    let privateKey: SecKey
    let publicKey: SecKey

    /// Makes the keys and adds those that are permanent to the keychain.
    ///
    /// - Throws: `SecKeyFailure`.
    init(_ parameters: CFDictionary) throws {
        let type = SecKeyAttributes.text(parameters[kSecAttrKeyType]) ?? "",
            bits = SecKeyAttributes.number(parameters[kSecAttrKeySizeInBits]) ?? 0
        let privateAttributes = try Self.attributes(parameters, kSecPrivateKeyAttrs)
        let publicAttributes = try Self.attributes(parameters, kSecPublicKeyAttrs)
        let isInEnclave = try Self.isInEnclave(privateAttributes[kSecAttrTokenID])
        if isInEnclave, type != kSecAttrKeyTypeECSECPrimeRandom || bits != 256 {
            throw SecKeyFailure(errSecParam, "the Secure Enclave has keys of the curve P-256 only")
        }
        privateKey = SecKey(try SecKeyMaterial.random(type: type, bits: bits), isInEnclave: isInEnclave)
        publicKey = SecKey(privateKey.material.publicKey)
        try Self.store(privateKey, privateAttributes)
        do { try Self.store(publicKey, publicAttributes) } catch {
            // A pair is made whole or not at all.
            if SecKeyAttributes.isTrue(privateAttributes[kSecAttrIsPermanent]) { SecItemDelete([kSecValueRef: privateKey]) }
            throw error
        }
    }

    /// The attributes of one of the keys; those of the pair are its own where it has no others.
    private static func attributes(_ parameters: CFDictionary, _ name: String) throws -> [String: Any] {
        let shared = parameters.filter { $0.key != kSecPrivateKeyAttrs && $0.key != kSecPublicKeyAttrs }
        guard let value = parameters[name] else { return shared }
        guard let own = value as? [String: Any] else { throw SecKeyFailure(errSecParam, "\(name) is no dictionary") }
        return shared.merging(own) { $1 }
    }

    private static func isInEnclave(_ token: Any?) throws -> Bool {
        guard let token else { return false }
        guard token as? String == kSecAttrTokenIDSecureEnclave else { throw SecKeyFailure(errSecParam, "there is no such token") }
        return true
    }

    private static func store(_ key: SecKey, _ attributes: [String: Any]) throws {
        guard SecKeyAttributes.isTrue(attributes[kSecAttrIsPermanent]) else { return }
        // What the key itself says is no attribute of the app's, and nobody asked for a result.
        let own = [kSecAttrKeyType, kSecAttrKeySizeInBits, kSecAttrTokenID, kSecAttrKeyClass]
        var item = attributes.filter { !own.contains($0.key) && !$0.key.hasPrefix("r_") }
        (item[kSecClass], item[kSecValueRef]) = (kSecClassKey, key)
        let status = SecItemAdd(item, nil)
        guard status == errSecSuccess else { throw SecKeyFailure(status, "the key cannot be added to the keychain") }
    }
}
