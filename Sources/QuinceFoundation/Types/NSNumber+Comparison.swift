import Foundation

extension NSNumber {
    /// Whether one number is less than another.
    ///
    /// Numbers are not `Comparable` on iOS, and sources declare the operator themselves: their own goes first.
    @_disfavoredOverload
    public static func < (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.compare(rhs) == .orderedAscending }
}
