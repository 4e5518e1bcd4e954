/// A set of layer properties: a bit for each key, at the place its code names.
public struct LayerKeySet: Hashable, Sendable {
    private var bits: UInt128

    init(bits: UInt128) { self.bits = bits }

    public func contains(_ key: LayerKey) -> Bool { bits & key.bit != 0 }
    public mutating func insert(_ key: LayerKey) { bits |= key.bit }
    public mutating func formUnion(_ other: LayerKeySet) { bits |= other.bits }
    public var isEmpty: Bool { bits == 0 }
    public var count: Int { bits.nonzeroBitCount }
}

extension LayerKeySet: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: LayerKey...) {
        bits = 0
        for key in elements { insert(key) }
    }
}

/// In the order of the keys' codes.
extension LayerKeySet: Sequence {
    public struct Iterator: IteratorProtocol {
        fileprivate var remaining: UInt128

        public mutating func next() -> LayerKey? {
            guard remaining != 0, let key = LayerKey(rawValue: UInt8(remaining.trailingZeroBitCount)) else { return nil }
            remaining &= remaining - 1
            return key
        }
    }

    public func makeIterator() -> Iterator { Iterator(remaining: bits) }
    public var underestimatedCount: Int { count }
}

extension LayerKey {
    /// The key as a member of a set of keys: their codes are below 128.
    var bit: UInt128 { 1 << UInt128(rawValue) }
}
