/// Derives keys from a secret.
///
/// Source: Apple's documentation of `HKDF`; RFC 5869.
public struct HKDF<H: HashFunction>: Sendable {
    /// Derives a key of a secret.
    ///
    /// - Parameters:
    ///   - info: The key's purpose.
    ///   - outputByteCount: At most 255 times the digest's size.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info, outputByteCount: outputByteCount)
    }

    public static func deriveKey<Info: DataProtocol>(inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    public static func deriveKey<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }

    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// The first step: a key of fixed size of a secret that may be unevenly random.
    public static func extract<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt?) -> HashedAuthenticationCode<H> {
        HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt.map { [UInt8]($0) } ?? []))
    }

    /// The second step: keys of any size.
    ///
    /// - Parameter outputByteCount: At most 255 times the digest's size.
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        let rounds = (outputByteCount + H.Digest.byteCount - 1) / H.Digest.byteCount
        precondition(outputByteCount >= 0 && rounds <= 255, "HKDF derives at most 255 digests of key")
        let key = SymmetricKey(data: prk)
        var (output, block) = ([UInt8](), [UInt8]())
        for round in 0..<rounds {
            var code = HMAC<H>(key: key)
            code.update(data: block)
            if let info { code.update(data: info) }
            code.update(data: [UInt8(round + 1)])
            block = code.finalize().bytes
            output += block
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}
