import Foundation

// On iOS `date as CVarArg` makes the object that a format or predicate takes; without Objective-C the cast needs a conformance.

extension CVarArg {
    /// The object of a value, as a word of C's arguments; it lives as long as an autoreleased object.
    fileprivate func objectEncoding(_ object: NSObject) -> [Int] {
        AutoreleasedObjects.keep(object)
        return object._cVarArgEncoding
    }
}

extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { objectEncoding(self as NSDate) }
}
extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { objectEncoding(self as NSUUID) }
}
extension URL: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { objectEncoding(self as NSURL) }
}
extension Data: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { objectEncoding(self as NSData) }
}
extension Decimal: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { objectEncoding(self as NSDecimalNumber) }
}
extension Array: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { objectEncoding(self as NSArray) }
}
extension Dictionary: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { objectEncoding(self as NSDictionary) }
}
extension Set: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { objectEncoding(self as NSSet) }
}
