import QuinceFoundation

/// The results of fetch requests: managed objects, their identifiers, dictionaries, counts.
///
/// A type of every object here, so that requests and controllers of different results have one layout, as Objective-C's generic classes do.
public typealias NSFetchRequestResult = AnyObject

/// The forms of the results of a fetch request. Source: Apple's documentation of `NSFetchRequestResultType`.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var managedObjectResultType: NSFetchRequestResultType { NSFetchRequestResultType([]) }
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Casts between generic classes that differ in the results alone.
enum Retyping {
    static func cast<From, To>(_ object: From) -> To {
        precondition(MemoryLayout<From>.size == MemoryLayout<To>.size)
        return unsafeBitCast(object, to: To.self)
    }
}
