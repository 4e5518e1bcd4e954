import QuinceFoundation

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecMissingEntitlement: OSStatus = -34018
public let errSecDecode: OSStatus = -26275
public let errSecInternalComponent: OSStatus = -2070
public let errSecNoSuchAttr: OSStatus = -25303
public let errSecInvalidKeychain: OSStatus = -25295
public let errSecVerifyFailed: OSStatus = -67808
/// The older functions of keys answer it for a signature that does not match.
public let errSSLCrypto: OSStatus = -9809

/// A status in words; nil for one that is not known.
///
/// Source: Apple's documentation of `SecCopyErrorMessageString(_:_:)`.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecUnimplemented: "Function or operation not implemented."
    case errSecParam: "One or more parameters passed to a function were not valid."
    case errSecAllocate: "Failed to allocate memory."
    case errSecUserCanceled: "User canceled the operation."
    case errSecNotAvailable: "No keychain is available. You may need to restart your computer."
    case errSecAuthFailed: "The user name or passphrase you entered is not correct."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecInteractionNotAllowed: "User interaction is not allowed."
    case errSecMissingEntitlement: "A required entitlement isn't present."
    case errSecDecode: "Unable to decode the provided data."
    case errSecInternalComponent: "An internal component failed."
    case errSecNoSuchAttr: "The specified attribute does not exist."
    case errSecInvalidKeychain: "The specified keychain is not a valid keychain file."
    case errSecVerifyFailed: "A cryptographic verification failure has occurred."
    case errSSLCrypto: "An underlying cryptographic error was encountered."
    default: nil
    }
}
