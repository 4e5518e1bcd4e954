import QuinceFoundation

/// An operation with a key. Source: Apple's documentation of `SecKeyOperationType`.
public enum SecKeyOperationType: CFIndex, @unchecked Sendable {
    case sign = 0
    case verify = 1
    case encrypt = 2
    case decrypt = 3
    case keyExchange = 4
}

/// Whether a key can do an operation by an algorithm: depends on its type, its class and its size.
///
/// Source: Apple's documentation of `SecKeyIsAlgorithmSupported(_:_:_:)`.
public func SecKeyIsAlgorithmSupported(_ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm) -> Bool {
    SecKeyScheme(algorithm)?.isSupported(operation, by: key.material) ?? false
}

extension SecKeyScheme {
    /// The scheme of an algorithm that the key supports.
    ///
    /// - Throws: `errSecParam` for all other algorithms.
    static func supported(_ algorithm: SecKeyAlgorithm, _ operation: SecKeyOperationType, by key: SecKey) throws -> SecKeyScheme {
        guard let scheme = SecKeyScheme(algorithm), scheme.isSupported(operation, by: key.material) else {
            throw SecKeyFailure(errSecParam, "\(algorithm.rawValue): algorithm not supported by the key \(key.material.summary)")
        }
        return scheme
    }
}
