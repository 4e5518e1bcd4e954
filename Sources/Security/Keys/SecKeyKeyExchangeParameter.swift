import QuinceFoundation

/// A parameter of a key exchange. Source: Apple's documentation of `SecKeyKeyExchangeParameter`.
public struct SecKeyKeyExchangeParameter: Hashable, RawRepresentable, @unchecked Sendable {
    public let rawValue: CFString

    public init(rawValue: CFString) { self.rawValue = rawValue }

    /// The number of bytes to derive, which algorithms with a key derivation need.
    public static let requestedSize = SecKeyKeyExchangeParameter(rawValue: "requestedSize")
    /// Data that both sides mix into the derivation; none by default.
    public static let sharedInfo = SecKeyKeyExchangeParameter(rawValue: "sharedInfo")
}

/// Returns the secret that a private key and another's public key have in common.
///
/// - Parameters:
///   - algorithm: One of `ecdhKeyExchange…`.
///   - publicKey: A key on the same curve.
///   - parameters: Values of `SecKeyKeyExchangeParameter`.
///   - error: Gets `errSecParam` for other keys, algorithms or parameters.
/// - Returns: nil with an error. Source: Apple's documentation of `SecKeyCopyKeyExchangeResult(_:_:_:_:_:)`.
public func SecKeyCopyKeyExchangeResult(
    _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    SecKeyFailure.report(to: error) {
        let scheme = try SecKeyScheme.supported(algorithm, .keyExchange, by: privateKey)
        guard case .keyExchange(let digest) = scheme, case .curve(let curve) = privateKey.material.family,
            publicKey.material.family == privateKey.material.family
        else { throw SecKeyFailure(errSecParam, "\(algorithm.rawValue): the public key is not on the private key's curve") }
        let secret = try curve.agree(privateKey.material.scalar, publicKey.material.publicBytes)
        guard let digest else { return NSData(data: Data(secret)) }
        let count = try requestedSize(parameters), info = try sharedInfo(parameters)
        return NSData(data: Data(try digest.derive(secret, sharedInfo: info, count: count)))
    }
}

/// More bytes than any cipher or protocol needs of one secret.
private let largestDerivation = 1 << 20

private func requestedSize(_ parameters: CFDictionary) throws -> Int {
    let value = parameters[SecKeyKeyExchangeParameter.requestedSize.rawValue]
    guard let count = SecKeyAttributes.number(value), (1...largestDerivation).contains(count) else {
        throw SecKeyFailure(errSecParam, "kSecKeyKeyExchangeParameterRequestedSize is missing or not between 1 and \(largestDerivation)")
    }
    return count
}

private func sharedInfo(_ parameters: CFDictionary) throws -> [UInt8] {
    guard let value = parameters[SecKeyKeyExchangeParameter.sharedInfo.rawValue] else { return [] }
    guard let data = value as? Data else { throw SecKeyFailure(errSecParam, "kSecKeyKeyExchangeParameterSharedInfo is not data") }
    return [UInt8](data)
}
