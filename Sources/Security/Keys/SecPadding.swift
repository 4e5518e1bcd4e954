import QuinceFoundation

/// The padding of the older functions of keys; `[]` is none. Source: Apple's documentation of `SecPadding`.
public struct SecPadding: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let PKCS1 = SecPadding(rawValue: 1)
    /// Optimal asymmetric encryption padding with SHA-1.
    public static let OAEP = SecPadding(rawValue: 2)
    /// A curve's signature as r and s, each as long as a coordinate, in place of DER.
    public static let sigRaw = SecPadding(rawValue: 0x4000)
    /// A signature of a digest of MD2 or MD5, which keys do not make.
    public static let PKCS1MD2 = SecPadding(rawValue: 0x8000)
    public static let PKCS1MD5 = SecPadding(rawValue: 0x8001)
    public static let PKCS1SHA1 = SecPadding(rawValue: 0x8002)
    public static let PKCS1SHA224 = SecPadding(rawValue: 0x8003)
    public static let PKCS1SHA256 = SecPadding(rawValue: 0x8004)
    public static let PKCS1SHA384 = SecPadding(rawValue: 0x8005)
    public static let PKCS1SHA512 = SecPadding(rawValue: 0x8006)

    /// The algorithm of a signature by a key; nil where there is none.
    func signature(of key: SecKey) -> SecKeyAlgorithm? {
        guard case .rsa = key.material.family else { return self == .sigRaw ? .ecdsaSignatureRFC4754 : .ecdsaSignatureDigestX962 }
        switch self {
        case []: return .rsaSignatureRaw
        case .PKCS1: return .rsaSignatureDigestPKCS1v15Raw
        case .PKCS1SHA1: return .rsaSignatureDigestPKCS1v15SHA1
        case .PKCS1SHA224: return .rsaSignatureDigestPKCS1v15SHA224
        case .PKCS1SHA256: return .rsaSignatureDigestPKCS1v15SHA256
        case .PKCS1SHA384: return .rsaSignatureDigestPKCS1v15SHA384
        case .PKCS1SHA512: return .rsaSignatureDigestPKCS1v15SHA512
        default: return nil
        }
    }

    /// The algorithm of an encryption with RSA; nil where there is none.
    var encryption: SecKeyAlgorithm? {
        switch self {
        case []: .rsaEncryptionRaw
        case .PKCS1: .rsaEncryptionPKCS1
        case .OAEP: .rsaEncryptionOAEPSHA1
        default: nil
        }
    }
}
