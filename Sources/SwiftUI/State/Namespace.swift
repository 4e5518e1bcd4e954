/// A name that is the view's own, for what belongs together in it.
///
/// Source: Apple's documentation of `Namespace`.
@propertyWrapper public struct Namespace: DynamicProperty {
    /// The name.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    private var id: ID?

    public init() {}

    /// The name; outside of bodies one that nothing else has.
    public var wrappedValue: ID { id ?? ID(number: NamespaceNumber.next()) }
}

extension Namespace: WiredProperty, SelfComparing {
    mutating func wire(_ slot: inout AnyObject?, _ context: PropertyContext) -> UInt32 {
        let known = slot as? NamespaceNumber ?? NamespaceNumber()
        slot = known
        id = ID(number: known.value)
        return 1
    }

    func isSame(as other: Namespace) -> Bool { true }
}

private final class NamespaceNumber {
    let value = next()
    nonisolated(unsafe) private static var last = 0
    private static let lock = NSLock()

    static func next() -> Int {
        lock.withLock {
            last += 1
            return last
        }
    }
}
