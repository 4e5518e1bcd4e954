import QuinceFoundation

// Keys of the dictionaries that functions of keys take and give. Source: Apple's documentation, “Key generation attributes” and “Item attribute keys and
// values”; the texts are those of its headers.

/// Attributes of the private key of a pair to be made: a dictionary.
public let kSecPrivateKeyAttrs: CFString = "private"
/// Attributes of the public key of a pair to be made: a dictionary.
public let kSecPublicKeyAttrs: CFString = "public"

/// One of `kSecAttrKeyClass…`.
public let kSecAttrKeyClass: CFString = "kcls"
/// One of `kSecAttrKeyType…`.
public let kSecAttrKeyType: CFString = "type"
/// The key's size in bits.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
public let kSecAttrEffectiveKeySize: CFString = "esiz"
/// Data by which the app finds a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The SHA-1 digest of the public key, by which both keys of a pair are found.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// Whether a key that is made is added to the keychain.
public let kSecAttrIsPermanent: CFString = "perm"
/// Where a key is kept: `kSecAttrTokenIDSecureEnclave`.
public let kSecAttrTokenID: CFString = "tkid"
public let kSecAttrCanEncrypt: CFString = "encr"
public let kSecAttrCanDecrypt: CFString = "decr"
public let kSecAttrCanDerive: CFString = "drve"
public let kSecAttrCanSign: CFString = "sign"
public let kSecAttrCanVerify: CFString = "vrfy"
public let kSecAttrCanWrap: CFString = "wrap"
public let kSecAttrCanUnwrap: CFString = "unwp"

// Values of attributes.

public let kSecAttrKeyClassPublic: CFString = "0"
public let kSecAttrKeyClassPrivate: CFString = "1"
public let kSecAttrKeyClassSymmetric: CFString = "2"
public let kSecAttrKeyTypeRSA: CFString = "42"
public let kSecAttrKeyTypeEC: CFString = "73"
/// A key on the curve P-256, P-384 or P-521.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// Keys of the curve P-256 that iPhones keep in a chip; here, as in Apple's Simulator, they are made and used in software.
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
