/// The properties of a layer that something is known about, each with its value, in the order of their keys' codes.
///
/// A set of keys and their values in a row, and not a dictionary: every layer of every frame is asked for dozens of properties, and a bit answers sooner
/// than a hash.
public struct LayerProperties: Hashable, Sendable {
    /// A bit for each key that is there, at the place its code names.
    private var present: UInt128 = 0
    /// As many values as bits are set, in the bits' order.
    private var values: [LayerValue] = []

    public init() {}

    /// The property's value; nil where there is none, or to take it away.
    public subscript(key: LayerKey) -> LayerValue? {
        get { contains(key) ? values[place(of: key)] : nil }
        set {
            let place = place(of: key)
            switch (contains(key), newValue) {
            case (true, let value?): values[place] = value
            // Most are made in the order of the keys.
            case (false, let value?): if place == values.count { values.append(value) } else { values.insert(value, at: place) }
            case (true, nil): values.remove(at: place)
            case (false, nil): return
            }
            if newValue != nil { present |= key.bit } else { present &= ~key.bit }
        }
    }

    public func contains(_ key: LayerKey) -> Bool { present & key.bit != 0 }

    public var isEmpty: Bool { present == 0 }
    public var count: Int { values.count }

    /// The keys that have values.
    public var keys: LayerKeySet { LayerKeySet(bits: present) }

    public mutating func reserveCapacity(_ count: Int) { values.reserveCapacity(count) }

    /// Takes over another's properties; of keys that both have, `combine` makes one value of this one's and the other's.
    public mutating func merge(_ other: LayerProperties, uniquingKeysWith combine: (LayerValue, LayerValue) -> LayerValue) {
        for (key, value) in other { self[key] = self[key].map { combine($0, value) } ?? value }
    }

    public func merging(_ other: LayerProperties, uniquingKeysWith combine: (LayerValue, LayerValue) -> LayerValue) -> LayerProperties {
        var merged = self
        merged.merge(other, uniquingKeysWith: combine)
        return merged
    }

    /// The properties that differ from their defaults. In most cases these are all, which then are not copied.
    public var withoutDefaults: LayerProperties {
        var result = self
        for (key, value) in self where value == key.defaultValue { result[key] = nil }
        return result
    }

    /// Returns the index of the key's value: the number of present keys with lower codes.
    private func place(of key: LayerKey) -> Int { (present & (key.bit - 1)).nonzeroBitCount }
}

extension LayerProperties: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (LayerKey, LayerValue)...) {
        for (key, value) in elements { self[key] = value }
    }
}

extension LayerProperties: Sequence {
    public struct Iterator: IteratorProtocol {
        fileprivate var remaining: UInt128
        fileprivate var values: IndexingIterator<[LayerValue]>

        public mutating func next() -> (key: LayerKey, value: LayerValue)? {
            guard let value = values.next(), let key = LayerKey(rawValue: UInt8(remaining.trailingZeroBitCount)) else { return nil }
            remaining &= remaining - 1
            return (key, value)
        }
    }

    public func makeIterator() -> Iterator { Iterator(remaining: present, values: values.makeIterator()) }

    public var underestimatedCount: Int { count }
}
