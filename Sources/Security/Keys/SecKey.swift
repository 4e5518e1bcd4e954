@_spi(Quince) import QuinceFoundation

/// A key of RSA or of an elliptic curve, public or private. Source: Apple's documentation of `SecKey`.
///
/// Its numbers are checked when it is made: what it holds can be used.
public final class SecKey: Hashable, @unchecked Sendable {
    let material: SecKeyMaterial
    /// A private key of the Secure Enclave, which gives its bytes to nobody. As in Apple's Simulator it is made and used in software.
    let isInEnclave: Bool

    init(_ material: SecKeyMaterial, isInEnclave: Bool = false) {
        (self.material, self.isInEnclave) = (material, isInEnclave && material.isPrivate)
    }

    public static func == (left: SecKey, right: SecKey) -> Bool {
        left.material == right.material && left.isInEnclave == right.isInEnclave
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(material.publicBytes) }
}

@_spi(Quince) extension SecKey: CoreFoundationObject {
    public static var typeID: CFTypeID { 1200 }
}

/// The number of the type of keys.
public func SecKeyGetTypeID() -> CFTypeID { SecKey.typeID }

/// The public key of a private one; a public key itself.
///
/// Source: Apple's documentation of `SecKeyCopyPublicKey(_:)`.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { key.material.isPrivate ? SecKey(key.material.publicKey) : key }

/// The size of blocks in bytes: that of the modulus, or of a curve's coordinate.
///
/// Source: Apple's documentation of `SecKeyGetBlockSize(_:)`.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { (key.material.bits + 7) / 8 }

/// Makes a key from its external representation.
///
/// - Parameters:
///   - keyData: For RSA an RSAPublicKey or an RSAPrivateKey of PKCS #1 in DER, where a public key may be a SubjectPublicKeyInfo, too; for curves the
///     uncompressed point of X9.63, `04 || X || Y`, and for a private key `04 || X || Y || K`.
///   - attributes: `kSecAttrKeyType` and `kSecAttrKeyClass`. `kSecAttrKeySizeInBits` is of no effect, as on iOS.
///   - error: Gets `errSecParam` for data that are no such key, and for other types and classes.
/// - Returns: nil with an error. Source: Apple's documentation of `SecKeyCreateWithData(_:_:_:)`.
public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    SecKeyFailure.report(to: error) {
        let type = SecKeyAttributes.text(attributes[kSecAttrKeyType]) ?? "",
            keyClass = SecKeyAttributes.text(attributes[kSecAttrKeyClass]) ?? ""
        return SecKey(try SecKeyMaterial.read([UInt8](keyData as Data), type: type, keyClass: keyClass))
    }
}

/// The key's external representation: PKCS #1's DER for RSA, X9.63's form for curves.
///
/// - Parameter error: Gets `errSecUnimplemented` for keys of the Secure Enclave, which stay there.
/// - Returns: nil with an error. Source: Apple's documentation of `SecKeyCopyExternalRepresentation(_:_:)`.
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData? {
    SecKeyFailure.report(to: error) {
        guard !key.isInEnclave else { throw SecKeyFailure(errSecUnimplemented, "export not implemented for key \(key.material.summary)") }
        return NSData(data: Data(key.material.bytes))
    }
}

/// The key's type, class, size, label (the SHA-1 digest of its public key) and uses.
///
/// Source: Apple's documentation of `SecKeyCopyAttributes(_:)`.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
    var attributes = SecKeyAttributes.uses(of: key.material).mapValues { $0 as Any }
    attributes[kSecAttrKeyType] = key.material.type
    attributes[kSecAttrKeyClass] = key.material.isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic
    attributes[kSecAttrKeySizeInBits] = key.material.bits
    attributes[kSecAttrEffectiveKeySize] = key.material.bits
    attributes[kSecAttrApplicationLabel] = SecKeyAttributes.label(of: key.material)
    if key.isInEnclave {
        attributes[kSecAttrTokenID] = kSecAttrTokenIDSecureEnclave
    } else {
        attributes[kSecValueData] = Data(key.material.bytes)
    }
    return attributes
}
