import QuinceFoundation

/// Integers or texts in an order.
///
/// Source: Apple's documentation of `MLSequence`.
open class MLSequence: NSObject, @unchecked Sendable {
    /// The type of the elements.
    public let type: MLFeatureType
    /// Empty for a sequence of integers.
    public let stringValues: [String]
    /// Empty for a sequence of texts.
    public let int64Values: [NSNumber]

    private init(_ type: MLFeatureType, _ strings: [String], _ numbers: [NSNumber]) {
        (self.type, stringValues, int64Values) = (type, strings, numbers)
    }

    public convenience init(empty type: MLFeatureType) { self.init(type, [], []) }
    public convenience init(strings stringValues: [String]) { self.init(.string, stringValues, []) }
    public convenience init(int64s int64Values: [NSNumber]) { self.init(.int64, [], int64Values) }
}
