import CoreVideo
import QuinceFoundation

/// Source: Apple's documentation of `MLDictionaryFeatureProvider`.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
    public let dictionary: [String: MLFeatureValue]

    /// - Throws: `MLModelError.featureType` for values of other types.
    public init(dictionary: [String: Any]) throws { self.dictionary = try dictionary.mapValues(Self.value) }

    init(_ dictionary: [String: MLFeatureValue]) { self.dictionary = dictionary }

    open subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
    open var featureNames: Set<String> { Set(dictionary.keys) }
    open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }

    private static func value(_ value: Any) throws -> MLFeatureValue {
        switch value {
        case let value as MLFeatureValue: return value
        case let value as String: return MLFeatureValue(string: value)
        case let value as MLMultiArray: return MLFeatureValue(multiArray: value)
        case let value as MLSequence: return MLFeatureValue(sequence: value)
        case let value as CVPixelBuffer: return MLFeatureValue(pixelBuffer: value)
        case let value as any BinaryInteger: if let number = Int64(exactly: value) { return MLFeatureValue(int64: number) }
        case let value as Bool: return MLFeatureValue(int64: value ? 1 : 0)
        case let value as any BinaryFloatingPoint: return MLFeatureValue(double: Double(value))
        case let value as NSNumber: return MLFeatureValue(double: value.doubleValue)
        case let value as [AnyHashable: Any]: return try MLFeatureValue(dictionary: value.mapValues(number))
        default: break
        }
        throw MLModelError(.featureType, "A value of the type \(type(of: value)) cannot be a feature.")
    }

    private static func number(_ value: Any) throws -> NSNumber {
        switch value {
        case let value as NSNumber: return value
        case let value as any BinaryInteger: return NSNumber(value: Double(value))
        case let value as any BinaryFloatingPoint: return NSNumber(value: Double(value))
        default: throw MLModelError(.featureType, "A value of a dictionary is no number.")
        }
    }
}
