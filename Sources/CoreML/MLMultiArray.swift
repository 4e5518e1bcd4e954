import QuinceFoundation

public let MLModelErrorDomain = "com.apple.CoreML"

/// Why a model failed. Source: Apple's documentation of `MLModelError`.
public struct MLModelError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case generic = 0, featureType, io, customLayer, customModel, update, parameters, modelDecryptionKeyFetch
    }
    public let code: Code
    private let text: String
    public init(_ code: Code) { self.init(code, "The operation couldn’t be completed. (\(MLModelErrorDomain) error \(code.rawValue).)") }
    init(_ code: Code, _ text: String) { (self.code, self.text) = (code, text) }
    public static var errorDomain: String { MLModelErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { text }
}

/// Source: Apple's documentation of `MLMultiArrayDataType`.
public enum MLMultiArrayDataType: Int, Sendable {
    case double = 0x10040, float32 = 0x10020, float16 = 0x10010, int32 = 0x20020
    public static let float64 = MLMultiArrayDataType.double
    public static let float = MLMultiArrayDataType.float32
}

/// Numbers in several dimensions.
///
/// Source: Apple's documentation of `MLMultiArray`.
open class MLMultiArray: NSObject, @unchecked Sendable {
    public let shape: [NSNumber]
    public let strides: [NSNumber]
    public let dataType: MLMultiArrayDataType
    private var values: [Double]
    open var count: Int { values.count }

    /// - Throws: `MLModelError` for a shape that is none.
    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        let lengths = shape.map(\.intValue)
        let (count, overflows) = lengths.reduce((1, false)) { result, length in
            let (product, overflow) = result.0.multipliedReportingOverflow(by: length)
            return (product, result.1 || overflow || length < 0)
        }
        guard !overflows, count < 1 << 28 else { throw MLModelError(.generic, "The shape of the array is too large.") }
        (self.shape, self.dataType) = (shape, dataType)
        var strides: [Int] = [], stride = 1
        for length in lengths.reversed() {
            strides.insert(stride, at: 0)
            stride *= max(length, 1)
        }
        self.strides = strides.map { NSNumber(value: $0) }
        values = Array(repeating: 0, count: count)
        super.init()
    }

    public convenience init<Numbers: Collection>(_ numbers: Numbers) throws where Numbers.Element == Double {
        try self.init(shape: [NSNumber(value: numbers.count)], dataType: .double)
        values = Array(numbers)
    }

    open subscript(index: Int) -> NSNumber {
        get { NSNumber(value: values[index]) }
        set { values[index] = newValue.doubleValue }
    }
    open subscript(key: [NSNumber]) -> NSNumber {
        get { self[offset(key)] }
        set { self[offset(key)] = newValue }
    }
    private func offset(_ key: [NSNumber]) -> Int {
        precondition(key.count == shape.count, "an index of \(key.count) parts for \(shape.count) dimensions")
        return zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
    }
}

/// Source: Apple's documentation of `MLFeatureType`.
public enum MLFeatureType: Int, Sendable { case invalid = 0, int64, double, string, image, multiArray, dictionary, sequence, state }

/// A value of a model. Source: Apple's documentation of `MLFeatureValue`.
open class MLFeatureValue: NSObject, @unchecked Sendable {
    public let type: MLFeatureType
    private let value: Any?
    private init(_ type: MLFeatureType, _ value: Any?) { (self.type, self.value) = (type, value) }
    public convenience init(int64 value: Int64) { self.init(.int64, value) }
    public convenience init(double value: Double) { self.init(.double, value) }
    public convenience init(string value: String) { self.init(.string, value) }
    public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }
    public convenience init(dictionary value: [AnyHashable: NSNumber]) throws { self.init(.dictionary, value) }
    open var isUndefined: Bool { value == nil }
    open var int64Value: Int64 { value as? Int64 ?? 0 }
    open var doubleValue: Double { value as? Double ?? 0 }
    open var stringValue: String { value as? String ?? "" }
    open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
    open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
}

/// The values of a model by name. Source: Apple's documentation of `MLFeatureProvider`.
public protocol MLFeatureProvider {
    var featureNames: Set<String> { get }
    func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Source: Apple's documentation of `MLDictionaryFeatureProvider`.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
    public let dictionary: [String: MLFeatureValue]
    /// - Throws: `MLModelError.featureType` for values of other types.
    public init(dictionary: [String: Any]) throws {
        self.dictionary = try dictionary.mapValues { value in
            switch value {
            case let value as MLFeatureValue: value
            case let value as String: MLFeatureValue(string: value)
            case let value as MLMultiArray: MLFeatureValue(multiArray: value)
            case let value as Int: MLFeatureValue(int64: Int64(value))
            case let value as NSNumber: MLFeatureValue(double: value.doubleValue)
            default: throw MLModelError(.featureType)
            }
        }
    }
    open var featureNames: Set<String> { Set(dictionary.keys) }
    open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// Source: Apple's documentation of `MLComputeUnits`.
public enum MLComputeUnits: Int, Sendable { case cpuOnly = 0, cpuAndGPU, all, cpuAndNeuralEngine }

/// Source: Apple's documentation of `MLModelConfiguration`.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
    open var computeUnits = MLComputeUnits.all
    open var modelDisplayName: String?
    open var allowLowPrecisionAccumulationOnGPU = false
    public override init() { super.init() }
}

/// A model. None can be loaded: nothing here runs compiled models.
///
/// Source: Apple's documentation of `MLModel`.
open class MLModel: NSObject, @unchecked Sendable {
    private static let unsupported = MLModelError(.generic, "Core ML models do not run in Quince yet.")
    open var configuration: MLModelConfiguration { MLModelConfiguration() }
    /// - Throws: `MLModelError`.
    public init(contentsOf url: URL) throws { throw Self.unsupported }
    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw Self.unsupported }
    open class func compileModel(at modelURL: URL) async throws -> URL { throw unsupported }
    open class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> MLModel {
        throw unsupported
    }
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { throw Self.unsupported }
}
