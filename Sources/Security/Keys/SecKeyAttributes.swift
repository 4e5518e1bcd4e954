internal import DeviceProtocol
import QuinceFoundation

/// Attributes of keys, as dictionaries and the keychain's items have them.
enum SecKeyAttributes {
    /// The attributes that only keys have.
    static let names: Set<String> = [
        "kcls", "bsiz", "esiz", "atag", "klbl", "perm", "tkid", "encr", "decr", "drve", "sign", "vrfy", "wrap", "unwp",
    ]
    /// Those that are numbers in the keychain, whatever they are in a dictionary.
    private static let numbers: Set<String> = ["kcls", "type", "bsiz", "esiz"]

    /// A text, or a number's digits.
    static func text(_ value: Any?) -> String? {
        switch value {
        case let text as String: text
        case let number as NSNumber: number.stringValue
        case let number as Int: String(number)
        default: nil
        }
    }

    /// A number, or the number of a text's digits.
    static func number(_ value: Any?) -> Int? {
        switch value {
        case let number as Int: number
        case let number as NSNumber: number.intValue
        case let text as String: Int(text)
        default: nil
        }
    }

    /// Whether a value is true.
    static func isTrue(_ value: Any?) -> Bool { value as? Bool ?? (value as? NSNumber)?.boolValue ?? false }

    /// The SHA-1 digest of a key's public key; empty where libcrypto is missing.
    static func label(of key: SecKeyMaterial) -> Data { Data((try? SecKeyDigest.sha1.hash(key.publicBytes)) ?? []) }

    /// The operations that a key can be used for.
    static func uses(of key: SecKeyMaterial) -> [String: Bool] {
        let isRSA = if case .rsa = key.family { true } else { false }
        return [
            kSecAttrCanEncrypt: !key.isPrivate, kSecAttrCanDecrypt: key.isPrivate, kSecAttrCanDerive: !isRSA,
            kSecAttrCanSign: key.isPrivate,
            kSecAttrCanVerify: !key.isPrivate, kSecAttrCanWrap: !key.isPrivate && isRSA, kSecAttrCanUnwrap: key.isPrivate && isRSA,
        ]
    }

    // MARK: The keychain's items

    /// Turns classes, types and sizes into numbers, as texts and numbers say the same.
    static func normalize(_ attributes: inout [String: KeychainValue]) {
        for name in numbers {
            if case .text(let text) = attributes[name], let number = Int(text) { attributes[name] = .number(number) }
        }
    }

    /// The attributes by which a key is found.
    static func identity(of key: SecKeyMaterial) -> [String: KeychainValue] {
        [
            kSecAttrKeyClass: .number(key.isPrivate ? 1 : 0), kSecAttrKeyType: .number(Int(key.type) ?? 0),
            kSecAttrApplicationLabel: .data(label(of: key)),
        ]
    }

    /// The attributes of a key that is added and has none of its own.
    static func defaults(of key: SecKeyMaterial, isInEnclave: Bool) -> [String: KeychainValue] {
        var attributes = identity(of: key)
        attributes[kSecAttrKeySizeInBits] = .number(key.bits)
        attributes[kSecAttrEffectiveKeySize] = .number(key.bits)
        attributes[kSecAttrIsPermanent] = .number(1)
        if isInEnclave { attributes[kSecAttrTokenID] = .text(kSecAttrTokenIDSecureEnclave) }
        return attributes.merging(uses(of: key).mapValues { .number($0 ? 1 : 0) }) { $1 }
    }

    /// The key that an item holds; nil where its data are none.
    static func key(of item: KeychainItem) -> SecKey? {
        guard case .number(let keyClass) = item.attributes[kSecAttrKeyClass], case .number(let type) = item.attributes[kSecAttrKeyType]
        else {
            return nil
        }
        let material = try? SecKeyMaterial.read([UInt8](item.data), type: String(type), keyClass: String(keyClass))
        return material.map { SecKey($0, isInEnclave: isInEnclave(item)) }
    }

    /// Whether an item's data stay in the keychain.
    static func isInEnclave(_ item: KeychainItem) -> Bool {
        item.kind == kSecClassKey && item.attributes[kSecAttrTokenID] == .text(kSecAttrTokenIDSecureEnclave)
    }
}
