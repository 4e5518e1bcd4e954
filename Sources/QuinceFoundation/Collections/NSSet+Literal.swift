import Foundation

/// A set written as a literal, as what relations of managed objects are set to. The set is one that can change: the literal of a variable that is
/// declared as `NSMutableSet` comes here, too.
extension ExpressibleByArrayLiteral where Self: NSSet {
    public init(arrayLiteral elements: Any...) { self = unsafeDowncast(NSMutableSet(array: elements), to: Self.self) }
}

extension NSSet: @retroactive ExpressibleByArrayLiteral { public typealias ArrayLiteralElement = Any }
