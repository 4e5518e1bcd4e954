internal import CCryptography
import QuinceFoundation

/// Signs data with a private key.
///
/// - Parameters:
///   - dataToSign: The data, or their digest, as the algorithm has it.
///   - error: Gets `errSecParam` for algorithms that the key does not support, and for digests of a wrong size.
/// - Returns: nil with an error. Source: Apple's documentation of `SecKeyCreateSignature(_:_:_:_:)`.
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    SecKeyFailure.report(to: error) {
        let scheme = try SecKeyScheme.supported(algorithm, .sign, by: key)
        return NSData(data: Data(try scheme.sign([UInt8](dataToSign as Data), with: key.material)))
    }
}

/// Whether a signature is that of data and a public key.
///
/// - Parameter error: Gets `errSecVerifyFailed` for a signature of other data or another key, `errSecParam` for algorithms that the key does not support.
/// - Returns: false with an error. Source: Apple's documentation of `SecKeyVerifySignature(_:_:_:_:_:)`.
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    SecKeyFailure.report(to: error) {
        let scheme = try SecKeyScheme.supported(algorithm, .verify, by: key)
        guard try scheme.verify([UInt8](signature as Data), of: [UInt8](signedData as Data), with: key.material) else {
            let name = if case .rsa = key.material.family { "RSA" } else { "EC" }
            throw SecKeyFailure(errSecVerifyFailed, "\(name) signature verification failed, no match")
        }
        return true
    } ?? false
}

extension SecKeyScheme {
    fileprivate func sign(_ data: [UInt8], with key: SecKeyMaterial) throws -> [UInt8] {
        switch (self, key.family) {
        case (.rsaSignature(let padding, let digest, let isOfMessage), .rsa(let bits)):
            let input = try Self.input(data, digest, isOfMessage)
            return try RSAKey(der: key.bytes, isPrivate: true).sign(try Self.block(input, padding, bits), padding, digest)
        case (.curveSignature(let form, let digest, let isOfMessage), .curve(let curve)):
            let numbers = try curve.sign(try Self.input(data, digest, isOfMessage), with: key.scalar)
            guard form == .x962 else { return numbers }
            return DERWriter.integers([Array(numbers.prefix(curve.size)), Array(numbers.suffix(curve.size))])
        default: throw SecKeyFailure.library
        }
    }

    fileprivate func verify(_ signature: [UInt8], of data: [UInt8], with key: SecKeyMaterial) throws -> Bool {
        switch (self, key.family) {
        case (.rsaSignature(let padding, let digest, let isOfMessage), .rsa(let bits)):
            let input = try Self.input(data, digest, isOfMessage)
            let block = try Self.block(input, padding, bits)
            return RSAKey(der: key.publicBytes, isPrivate: false).verify(signature, of: block, padding, digest)
        case (.curveSignature(let form, let digest, let isOfMessage), .curve(let curve)):
            let input = try Self.input(data, digest, isOfMessage)
            guard let numbers = form == .x962 ? Self.numbers(signature, curve) : signature else { return false }
            return curve.verify(numbers, of: input, with: key.publicBytes)
        default: throw SecKeyFailure.library
        }
    }

    /// What is signed: the digest of a message, a digest of the right size, or any bytes.
    private static func input(_ data: [UInt8], _ digest: SecKeyDigest?, _ isOfMessage: Bool) throws -> [UInt8] {
        guard let digest else { return data }
        if isOfMessage { return try digest.hash(data) }
        guard data.count == digest.size else {
            throw SecKeyFailure(errSecParam, "bad digest size for signing with algorithm: \(data.count) bytes, not \(digest.size)")
        }
        return data
    }

    /// The bytes that RSA takes: without padding as many as the modulus has.
    ///
    /// - Throws: `errSecParam` for more than that.
    static func block(_ data: [UInt8], _ padding: crypto_padding, _ bits: Int) throws -> [UInt8] {
        guard padding == crypto_no_padding else { return data }
        let size = (bits + 7) / 8
        guard data.count <= size else { throw SecKeyFailure(errSecParam, "\(data.count) bytes are more than the key's \(size)") }
        return [UInt8](repeating: 0, count: size - data.count) + data
    }

    /// r and s of their DER, each as long as a coordinate; nil for other bytes.
    private static func numbers(_ signature: [UInt8], _ curve: EllipticCurve) -> [UInt8]? {
        guard let numbers = DERReader.integers(signature), numbers.count == 2, numbers.allSatisfy({ $0.count <= curve.size }) else {
            return nil
        }
        return numbers.flatMap { [UInt8](repeating: 0, count: curve.size - $0.count) + $0 }
    }
}
