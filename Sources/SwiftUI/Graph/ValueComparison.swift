/// Compares values of any type, so that what has not changed is not computed again.
///
/// Equatable parts are compared by `==`, structures and tuples part by part, everything else (references, enumerations) by its bytes: equal
/// bytes are equal values, different ones may be taken for a change for nothing. A closure that has captured something is another one each
/// time: what it captured may be an object, which is the same one with other properties.
enum ValueComparison {
    static func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
        withUnsafeBytes(of: first) { one in
            withUnsafeBytes(of: second) { two in
                guard let one = one.baseAddress, let two = two.baseAddress else { return true }
                return comparer(of: Value.self)(one, two)
            }
        }
    }

    typealias Comparer = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    nonisolated(unsafe) private static var comparers: [ObjectIdentifier: Comparer] = [:]
    private static let lock = NSRecursiveLock()

    private static func comparer(of type: Any.Type) -> Comparer {
        lock.withLock {
            let id = ObjectIdentifier(type)
            if let known = comparers[id] { return known }
            let made = makeComparer(type)
            comparers[id] = made
            return made
        }
    }

    private static func makeComparer(_ type: Any.Type) -> Comparer {
        if let type = ComparableTypes.equatable(type) { return equatable(type) }
        if let type = ComparableTypes.selfComparing(type) { return selfComparing(type) }
        switch Metadata.kind(of: type) {
        case .structure:
            // Memory between the parts belongs to none: each part by itself.
            let parts = TypeFields.of(type).fields.map { ($0.offset, comparer(of: $0.type)) }
            return { first, second in parts.allSatisfy { $1(first + $0, second + $0) } }
        case .tuple:
            let parts = Metadata.tupleElements(of: type).map { ($0.offset, comparer(of: $0.type)) }
            return { first, second in parts.allSatisfy { $1(first + $0, second + $0) } }
        case .function:
            // The code, and what was captured.
            return { first, second in
                memcmp(first, second, 2 * MemoryLayout<UInt>.size) == 0 && first.load(fromByteOffset: 8, as: UInt.self) == 0
            }
        case .enumeration, .other:
            let size = Metadata.size(of: type)
            return { first, second in memcmp(first, second, size) == 0 }
        }
    }

    private static func equatable<Known: Equatable>(_ type: Known.Type) -> Comparer {
        { first, second in first.assumingMemoryBound(to: Known.self).pointee == second.assumingMemoryBound(to: Known.self).pointee }
    }

    private static func selfComparing<Known: SelfComparing>(_ type: Known.Type) -> Comparer {
        { first, second in first.assumingMemoryBound(to: Known.self).pointee.isSame(as: second.assumingMemoryBound(to: Known.self).pointee)
        }
    }
}

/// A type that is not `Equatable` to apps and still knows which of its values are the same.
protocol SelfComparing {
    func isSame(as other: Self) -> Bool
}
