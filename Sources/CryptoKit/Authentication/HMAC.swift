/// Authenticates messages with a key and a hash function.
///
/// Source: Apple's documentation of `HMAC`; RFC 2104.
public struct HMAC<H: HashFunction>: Sendable {
    public typealias Key = SymmetricKey
    public typealias MAC = HashedAuthenticationCode<H>

    private var inner = H()
    private let outerKey: [UInt8]

    /// Begins the code of a message.
    public init(key: SymmetricKey) {
        var block = key.bytes.count > H.blockByteCount ? [UInt8](H.hash(data: key.bytes)) : key.bytes
        block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
        outerKey = block.map { $0 ^ 0x5C }
        inner.update(data: block.map { $0 ^ 0x36 })
    }

    /// Adds a part of the message.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// The code of the message so far.
    public func finalize() -> MAC {
        var outer = H()
        outer.update(data: outerKey)
        outer.update(data: [UInt8](inner.finalize()))
        return MAC(bytes: [UInt8](outer.finalize()))
    }

    /// The code of a message.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = Self(key: key)
        code.update(data: data)
        return code.finalize()
    }

    /// Whether a code is that of a message; takes the same time for each.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool { self.authenticationCode(for: authenticatedData, using: key) == authenticationCode }

    /// Whether bytes are the code of a message; takes the same time for each.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool { CryptoLibrary.areEqual(self.authenticationCode(for: authenticatedData, using: key).bytes, authenticationCode.allBytes) }

    /// Whether a code is that of bytes in memory; takes the same time for each.
    public static func isValidAuthenticationCode(
        _ mac: MAC, authenticating bufferPointer: UnsafeRawBufferPointer, using key: SymmetricKey
    ) -> Bool { authenticationCode(for: Data(bufferPointer), using: key) == mac }
}
