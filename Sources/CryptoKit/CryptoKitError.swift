/// An error of a cipher, a key or a signature.
///
/// Source: Apple's documentation of `CryptoKitError`.
public enum CryptoKitError: Error, Equatable, Sendable {
    /// The key has a size that the algorithm does not have.
    case incorrectKeySize
    /// A parameter, such as a nonce or a key's representation, has a wrong size.
    case incorrectParameterSize
    /// The authentication tag or signature is not that of the data.
    case authenticationFailure
    /// The underlying library failed.
    case underlyingCoreCryptoError(error: Int32)
    case wrapFailure
    case unwrapFailure
    /// A parameter has the right size and a value that is not allowed, such as a point that is not on the curve.
    case invalidParameter
}

/// An error in the ASN.1 of a key or a signature.
///
/// Source: Apple's documentation of `CryptoKitASN1Error`.
public enum CryptoKitASN1Error: Error, Equatable, Sendable {
    case invalidFieldIdentifier
    case unexpectedFieldType
    case invalidObjectIdentifier
    case invalidASN1Object
    case invalidASN1IntegerEncoding
    case truncatedASN1Field
    case unsupportedFieldLength
    case invalidPEMDocument
}
