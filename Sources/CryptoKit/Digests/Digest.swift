/// The result of a hash function. Digests are compared in constant time.
///
/// Source: Apple's documentation of `Digest`.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    static var byteCount: Int { get }
}

extension Digest {
    public func makeIterator() -> [UInt8].Iterator { withUnsafeBytes { Array($0) }.makeIterator() }
}

/// The members that all digests share.
public protocol _StoredDigest: Digest {
    static var _functionName: String { get }
    var _bytes: [UInt8] { get }
}

extension _StoredDigest {
    public func makeIterator() -> [UInt8].Iterator { _bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try _bytes.withUnsafeBytes(body) }
    public func hash(into hasher: inout Hasher) { hasher.combine(_bytes) }
    /// The function's name and the digest in hexadecimal digits.
    public var description: String { "\(Self._functionName) digest: \(_bytes.hexadecimal)" }
    public static func == (left: Self, right: Self) -> Bool { CryptoLibrary.areEqual(left._bytes, right._bytes) }
}

extension Digest {
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool { CryptoLibrary.areEqual(left.allBytes, right) }
    public static func != <D: DataProtocol>(left: Self, right: D) -> Bool { !(left == right) }
}
