import QuinceFoundation

// The older functions of keys. Their lengths are those of buffers; negative ones are parameter errors.

/// Signs a digest, as the padding says.
///
/// - Parameter sigLen: The room at `sig`; gets the signature's size.
/// - Returns: `errSecParam` for other keys, paddings or sizes. Source: Apple's documentation of `SecKeyRawSign(_:_:_:_:_:_:)`.
@available(iOS, introduced: 2.0, deprecated: 15.0, message: "Use SecKeyCreateSignature")
public func SecKeyRawSign(
    _ key: SecKey, _ padding: SecPadding, _ dataToSign: UnsafePointer<UInt8>, _ dataToSignLen: Int, _ sig: UnsafeMutablePointer<UInt8>,
    _ sigLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    guard let algorithm = padding.signature(of: key), let data = bytes(dataToSign, dataToSignLen) else { return errSecParam }
    return write(to: sig, sigLen) { SecKeyCreateSignature(key, algorithm, data, $0) }
}

/// Whether a signature is that of a digest, as the padding says.
///
/// - Returns: `errSSLCrypto` for a signature of other data or another key. Source: Apple's documentation of `SecKeyRawVerify(_:_:_:_:_:_:)`.
@available(iOS, introduced: 2.0, deprecated: 15.0, message: "Use SecKeyVerifySignature")
public func SecKeyRawVerify(
    _ key: SecKey, _ padding: SecPadding, _ signedData: UnsafePointer<UInt8>, _ signedDataLen: Int, _ sig: UnsafePointer<UInt8>,
    _ sigLen: Int
) -> OSStatus {
    guard let algorithm = padding.signature(of: key), let data = bytes(signedData, signedDataLen), let signature = bytes(sig, sigLen) else {
        return errSecParam
    }
    var error: Unmanaged<CFError>?
    if SecKeyVerifySignature(key, algorithm, data, signature, &error) { return errSecSuccess }
    let status = code(error)
    return status == errSecVerifyFailed ? errSSLCrypto : status
}

/// Encrypts a block with a public key of RSA.
///
/// - Parameter cipherTextLen: The room at `cipherText`; gets the size of the encrypted data.
/// - Returns: `errSecParam` for other keys, paddings or sizes. Source: Apple's documentation of `SecKeyEncrypt(_:_:_:_:_:_:)`.
@available(iOS, introduced: 2.0, deprecated: 15.0, message: "Use SecKeyCreateEncryptedData")
public func SecKeyEncrypt(
    _ key: SecKey, _ padding: SecPadding, _ plainText: UnsafePointer<UInt8>, _ plainTextLen: Int,
    _ cipherText: UnsafeMutablePointer<UInt8>, _ cipherTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    guard let algorithm = padding.encryption, let data = bytes(plainText, plainTextLen) else { return errSecParam }
    return write(to: cipherText, cipherTextLen) { SecKeyCreateEncryptedData(key, algorithm, data, $0) }
}

/// Decrypts a block with a private key of RSA.
///
/// - Parameter plainTextLen: The room at `plainText`; gets the size of the data.
/// - Returns: `errSecParam` for other keys, paddings or sizes, and for data that were not encrypted for the key.
///   Source: Apple's documentation of `SecKeyDecrypt(_:_:_:_:_:_:)`.
@available(iOS, introduced: 2.0, deprecated: 15.0, message: "Use SecKeyCreateDecryptedData")
public func SecKeyDecrypt(
    _ key: SecKey, _ padding: SecPadding, _ cipherText: UnsafePointer<UInt8>, _ cipherTextLen: Int,
    _ plainText: UnsafeMutablePointer<UInt8>, _ plainTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    guard let algorithm = padding.encryption, let data = bytes(cipherText, cipherTextLen) else { return errSecParam }
    return write(to: plainText, plainTextLen) { SecKeyCreateDecryptedData(key, algorithm, data, $0) }
}

private typealias ErrorPlace = UnsafeMutablePointer<Unmanaged<CFError>?>

private func bytes(_ start: UnsafePointer<UInt8>, _ count: Int) -> NSData? { count < 0 ? nil : NSData(bytes: start, length: count) }

/// Writes the result of a function to a buffer.
private func write(to buffer: UnsafeMutablePointer<UInt8>, _ room: UnsafeMutablePointer<Int>, _ body: (ErrorPlace) -> CFData?) -> OSStatus {
    var error: Unmanaged<CFError>?
    guard let result = body(&error) else { return code(error) }
    guard result.length <= room.pointee else { return errSecParam }
    result.getBytes(buffer, length: result.length)
    room.pointee = result.length
    return errSecSuccess
}

/// The code of an error, which is released.
private func code(_ error: Unmanaged<CFError>?) -> OSStatus {
    error.map { OSStatus($0.takeRetainedValue().code) } ?? errSecInternalComponent
}
