/// A code that only who has the key can make for a message. Codes are compared in constant time.
///
/// Source: Apple's documentation of `MessageAuthenticationCode`.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
    var byteCount: Int { get }
}

extension MessageAuthenticationCode {
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool { CryptoLibrary.areEqual(left.allBytes, right) }
    public static func != <D: DataProtocol>(left: Self, right: D) -> Bool { !(left == right) }
}

/// The code that HMAC makes with a hash function.
///
/// Source: Apple's documentation of `HashedAuthenticationCode`.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let bytes: [UInt8]

    public var byteCount: Int { bytes.count }
    public var description: String { "HMAC with \(H.self): \(bytes.hexadecimal)" }

    public func makeIterator() -> [UInt8].Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
    public static func == (left: Self, right: Self) -> Bool { CryptoLibrary.areEqual(left.bytes, right.bytes) }
}
