import QuinceFoundation

/// The inputs or outputs of several predictions.
///
/// Source: Apple's documentation of `MLBatchProvider`.
public protocol MLBatchProvider {
    var count: Int { get }
    func features(at index: Int) -> any MLFeatureProvider
}

/// Source: Apple's documentation of `MLArrayBatchProvider`.
open class MLArrayBatchProvider: NSObject, MLBatchProvider, @unchecked Sendable {
    public let array: [any MLFeatureProvider]

    public init(array: [any MLFeatureProvider]) { self.array = array }

    /// - Parameter dictionary: The values of each feature, one for each prediction.
    /// - Throws: `MLModelError` where features have different numbers of values, or values of other types.
    public convenience init(dictionary: [String: [Any]]) throws {
        let count = dictionary.values.first?.count ?? 0
        guard dictionary.values.allSatisfy({ $0.count == count }) else {
            throw MLModelError(.generic, "The features of a batch have different numbers of values.")
        }
        self.init(
            array: try (0..<count).map { index in try MLDictionaryFeatureProvider(dictionary: dictionary.mapValues { $0[index] }) })
    }

    open var count: Int { array.count }
    open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
