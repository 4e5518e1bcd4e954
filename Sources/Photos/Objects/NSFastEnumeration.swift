import QuinceFoundation

/// A collection of objects that requests take: arrays, sets and fetch results.
///
/// Source: Apple's documentation of `NSFastEnumeration`, which Foundation has on iOS.
public protocol NSFastEnumeration: NSObjectProtocol {}

extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSOrderedSet: NSFastEnumeration {}
extension PHFetchResult: NSFastEnumeration {}

/// A fetch result, whatever its objects are.
protocol FetchedList {
    var fetched: [AnyObject] { get }
}

extension PHFetchResult: FetchedList {
    var fetched: [AnyObject] { objects }
}
