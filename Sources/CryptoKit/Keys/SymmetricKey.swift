/// The size of a symmetric key.
///
/// Source: Apple's documentation of `SymmetricKeySize`.
public struct SymmetricKeySize: Sendable {
    public let bitCount: Int

    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }

    /// - Parameter bitCount: A positive multiple of 8.
    public init(bitCount: Int) {
        precondition(bitCount > 0 && bitCount.isMultiple(of: 8), "a key has a positive number of whole bytes")
        self.bitCount = bitCount
    }
}

/// A key that encrypts and decrypts, or authenticates. Keys are compared in constant time.
///
/// Source: Apple's documentation of `SymmetricKey`.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    let bytes: [UInt8]

    public var bitCount: Int { bytes.count * 8 }

    /// A random key.
    public init(size: SymmetricKeySize) { bytes = CryptoLibrary.randomBytes(size.bitCount / 8) }

    /// The key that data are.
    public init<D: ContiguousBytes>(data: D) { bytes = data.allBytes }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public static func == (left: Self, right: Self) -> Bool { CryptoLibrary.areEqual(left.bytes, right.bytes) }
}
