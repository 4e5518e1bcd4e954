internal import CCryptography
import QuinceFoundation

/// Encrypts data with a public key.
///
/// - Parameter error: Gets `errSecParam` for algorithms that the key does not support, and for more data than the algorithm encrypts.
/// - Returns: nil with an error. Source: Apple's documentation of `SecKeyCreateEncryptedData(_:_:_:_:)`.
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    SecKeyFailure.report(to: error) {
        let scheme = try SecKeyScheme.supported(algorithm, .encrypt, by: key)
        return NSData(data: Data(try scheme.encrypt([UInt8](plaintext as Data), for: key.material)))
    }
}

/// Decrypts data with a private key.
///
/// - Parameter error: Gets `errSecParam` for algorithms that the key does not support, and for data that are not encrypted for the key.
/// - Returns: nil with an error. Source: Apple's documentation of `SecKeyCreateDecryptedData(_:_:_:_:)`.
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    SecKeyFailure.report(to: error) {
        let scheme = try SecKeyScheme.supported(algorithm, .decrypt, by: key)
        return NSData(data: Data(try scheme.decrypt([UInt8](ciphertext as Data), with: key.material)))
    }
}

extension SecKeyScheme {
    fileprivate func encrypt(_ data: [UInt8], for key: SecKeyMaterial) throws -> [UInt8] {
        switch (self, key.family) {
        case (.rsaEncryption(let padding, let digest, let sealsData), .rsa(let bits)):
            let rsa = RSAKey(der: key.bytes, isPrivate: false)
            guard sealsData else { return try rsa.transform(try Self.block(data, padding, bits), padding, digest) }
            let sessionKey = try Self.random(Self.sessionKeySize(bits))
            return try rsa.transform(sessionKey, padding, digest) + SealedBytes(key: sessionKey, associated: key.publicBytes).seal(data)
        case (.curveEncryption(let digest, let derivesVector), .curve(let curve)):
            let scalar = try curve.randomScalar()
            guard let point = curve.publicPoint(scalar) else { throw SecKeyFailure.library }
            let secret = try curve.agree(scalar, key.publicBytes)
            return point + (try SealedBytes(curve, digest, derivesVector, secret: secret, point: point).seal(data))
        default: throw SecKeyFailure.library
        }
    }

    fileprivate func decrypt(_ data: [UInt8], with key: SecKeyMaterial) throws -> [UInt8] {
        switch (self, key.family) {
        case (.rsaEncryption(let padding, let digest, let sealsData), .rsa(let bits)):
            let rsa = RSAKey(der: key.bytes, isPrivate: true)
            guard sealsData else { return try rsa.transform(try Self.block(data, padding, bits), padding, digest) }
            let size = (bits + 7) / 8
            let sessionKey = try rsa.transform(Array(data.prefix(size)), padding, digest)
            guard sessionKey.count == Self.sessionKeySize(bits) else {
                throw SecKeyFailure(errSecParam, "RSA: the session key has a wrong size")
            }
            return try SealedBytes(key: sessionKey, associated: key.publicBytes).open(Array(data.dropFirst(size)))
        case (.curveEncryption(let digest, let derivesVector), .curve(let curve)):
            guard let point = curve.point(Array(data.prefix(curve.pointSize))) else {
                throw SecKeyFailure(errSecParam, "ECIES: the data do not begin with a point of the key's curve")
            }
            let secret = try curve.agree(key.scalar, point)
            return try SealedBytes(curve, digest, derivesVector, secret: secret, point: point).open(Array(data.dropFirst(point.count)))
        default: throw SecKeyFailure.library
        }
    }

    /// The bytes of AES's key beside an RSA key. Source: Apple's documentation of `rsaEncryptionOAEPSHA1AESGCM`.
    private static func sessionKeySize(_ bits: Int) -> Int { bits >= 4096 ? 32 : 16 }

    private static func random(_ count: Int) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        guard crypto_random(&bytes, count) else { throw SecKeyFailure.library }
        return bytes
    }
}
