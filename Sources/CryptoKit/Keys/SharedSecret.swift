/// The secret that two parties have agreed on, of which they derive keys.
///
/// Source: Apple's documentation of `SharedSecret`.
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
    let bytes: [UInt8]

    public var description: String { "SharedSecret: \(bytes.hexadecimal)" }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
    public static func == (left: Self, right: Self) -> Bool { CryptoLibrary.areEqual(left.bytes, right.bytes) }
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool { CryptoLibrary.areEqual(left.bytes, right) }
    public static func != <D: DataProtocol>(left: Self, right: D) -> Bool { !(left == right) }

    /// Derives a key by HKDF.
    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
    }

    /// Derives a key by the function of ANSI X9.63.
    public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        var output = [UInt8]()
        var counter: UInt32 = 1
        while output.count < outputByteCount {
            var function = H()
            function.update(data: bytes)
            function.update(data: Swift.withUnsafeBytes(of: counter.bigEndian) { [UInt8]($0) })
            function.update(data: sharedInfo)
            output += [UInt8](function.finalize())
            counter += 1
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}
