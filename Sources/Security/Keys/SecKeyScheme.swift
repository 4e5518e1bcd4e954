internal import CCryptography
import QuinceFoundation

/// The operation and the parameters that an algorithm's name stands for.
enum SecKeyScheme {
    /// The form of a signature with an elliptic curve.
    enum SignatureForm {
        /// r and s in DER.
        case x962
        /// r and s, each as long as a coordinate.
        case rfc4754
    }

    /// - digest: nil for bytes that are signed as they are.
    case rsaSignature(crypto_padding, digest: SecKeyDigest?, isOfMessage: Bool)
    case curveSignature(SignatureForm, digest: SecKeyDigest?, isOfMessage: Bool)
    /// - sealsData: The key of AES-GCM is encrypted, and the data with it.
    case rsaEncryption(crypto_padding, digest: SecKeyDigest?, sealsData: Bool)
    case curveEncryption(SecKeyDigest, derivesVector: Bool)
    /// - digest: That of the key derivation; nil for the bare secret.
    case keyExchange(digest: SecKeyDigest?)

    /// - Returns: nil for an algorithm that is not known.
    init?(_ algorithm: SecKeyAlgorithm) {
        guard let scheme = Self.known[algorithm.rawValue] else { return nil }
        self = scheme
    }

    private static let known: [String: SecKeyScheme] = {
        var schemes: [String: SecKeyScheme] = [
            "sign:RSA:raw": .rsaSignature(crypto_no_padding, digest: nil, isOfMessage: false),
            "sign:RSA:digest-PKCS1v15": .rsaSignature(crypto_pkcs1, digest: nil, isOfMessage: false),
            "sign:ECDSA:RFC4754": .curveSignature(.rfc4754, digest: nil, isOfMessage: false),
            "sign:ECDSA:digest-RFC4754": .curveSignature(.rfc4754, digest: nil, isOfMessage: false),
            "sign:ECDSA:digest-X962": .curveSignature(.x962, digest: nil, isOfMessage: false),
            "encrypt:RSA:raw": .rsaEncryption(crypto_no_padding, digest: nil, sealsData: false),
            "encrypt:RSA:PKCS1": .rsaEncryption(crypto_pkcs1, digest: nil, sealsData: false),
            "keyexchange:ECDH": .keyExchange(digest: nil), "keyexchange:ECDHC": .keyExchange(digest: nil),
        ]
        for digest in SecKeyDigest.allCases { schemes.merge(schemesOf(digest)) { $1 } }
        return Dictionary(uniqueKeysWithValues: schemes.map { ("algid:" + $0, $1) })
    }()

    private static func schemesOf(_ digest: SecKeyDigest) -> [String: SecKeyScheme] {
        let name = digest.rawValue
        var schemes: [String: SecKeyScheme] = [
            "encrypt:RSA:OAEP:\(name)": .rsaEncryption(crypto_oaep, digest: digest, sealsData: false),
            "encrypt:RSA:OAEP:\(name):AESGCM": .rsaEncryption(crypto_oaep, digest: digest, sealsData: true),
        ]
        for (input, isOfMessage) in [("digest", false), ("message", true)] {
            schemes["sign:RSA:\(input)-PKCS1v15:\(name)"] = .rsaSignature(crypto_pkcs1, digest: digest, isOfMessage: isOfMessage)
            schemes["sign:RSA:\(input)-PSS:\(name):\(name):\(digest.size)"] =
                .rsaSignature(crypto_pss, digest: digest, isOfMessage: isOfMessage)
            schemes["sign:ECDSA:\(input)-X962:\(name)"] = .curveSignature(.x962, digest: digest, isOfMessage: isOfMessage)
            schemes["sign:ECDSA:\(input)-RFC4754:\(name)"] = .curveSignature(.rfc4754, digest: digest, isOfMessage: isOfMessage)
        }
        for exchange in ["ECDH", "ECDHC"] {
            schemes["keyexchange:\(exchange):KDFX963:\(name)"] = .keyExchange(digest: digest)
            schemes["encrypt:ECIES:\(exchange):KDFX963:\(name):AESGCM"] = .curveEncryption(digest, derivesVector: false)
            guard digest != .sha1 else { continue }
            schemes["encrypt:ECIES:\(exchange):KDFX963:\(name):AESGCM-KDFIV"] = .curveEncryption(digest, derivesVector: true)
        }
        return schemes
    }

    /// Whether a key can do the operation by the scheme.
    func isSupported(_ operation: SecKeyOperationType, by key: SecKeyMaterial) -> Bool {
        switch (self, key.family, operation) {
        case (.rsaSignature(let padding, let digest, _), .rsa(let bits), .sign),
            (.rsaSignature(let padding, let digest, _), .rsa(let bits), .verify),
            (.rsaEncryption(let padding, let digest, _), .rsa(let bits), .encrypt),
            (.rsaEncryption(let padding, let digest, _), .rsa(let bits), .decrypt):
            guard (bits + 7) / 8 >= Self.smallestBlock(padding, digest) else { return false }
        case (.curveSignature, .curve, .sign), (.curveSignature, .curve, .verify), (.curveEncryption, .curve, .encrypt),
            (.curveEncryption, .curve, .decrypt), (.keyExchange, .curve, .keyExchange):
            break
        default: return false
        }
        return key.isPrivate == (operation == .sign || operation == .decrypt || operation == .keyExchange)
    }

    /// The bytes that a modulus must have for a padding. Source: RFC 8017, sections 7.1.1, 9.1.1 and 9.2.
    private static func smallestBlock(_ padding: crypto_padding, _ digest: SecKeyDigest?) -> Int {
        switch padding {
        case crypto_pkcs1: 11 + (digest.map { ($0 == .sha1 ? 15 : 19) + $0.size } ?? 0)
        case crypto_pss, crypto_oaep: 2 + 2 * (digest?.size ?? 0)
        default: 1
        }
    }
}
