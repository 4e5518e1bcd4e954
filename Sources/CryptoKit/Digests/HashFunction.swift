/// A function that makes a digest of data.
///
/// Source: Apple's documentation of `HashFunction`.
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest

    /// The bytes that the function processes at a time.
    static var blockByteCount: Int { get }

    /// Begins a digest.
    init()
    /// Adds data.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// The digest of the data so far; more may be added after it.
    func finalize() -> Digest
}

extension HashFunction {
    /// The digest of bytes in memory.
    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }

    /// The digest of data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// Adds data.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}
