import CoreVideo
import QuinceFoundation

/// A value of a model's input or output.
///
/// Source: Apple's documentation of `MLFeatureValue`.
open class MLFeatureValue: NSObject, @unchecked Sendable {
    enum Content {
        case undefined
        case int64(Int64)
        case double(Double)
        case string(String)
        case image(CVPixelBuffer)
        case multiArray(MLMultiArray)
        /// Keys are `String` or `Int64`.
        case dictionary([AnyHashable: NSNumber])
        case sequence(MLSequence)
    }

    public let type: MLFeatureType
    let content: Content

    init(_ type: MLFeatureType, _ content: Content) { (self.type, self.content) = (type, content) }

    public convenience init(int64 value: Int64) { self.init(.int64, .int64(value)) }
    public convenience init(double value: Double) { self.init(.double, .double(value)) }
    public convenience init(string value: String) { self.init(.string, .string(value)) }
    public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, .multiArray(value)) }
    public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image, .image(value)) }
    public convenience init(sequence: MLSequence) { self.init(.sequence, .sequence(sequence)) }
    /// A missing value of a type.
    public convenience init(undefined type: MLFeatureType) { self.init(type, .undefined) }

    /// - Throws: `MLModelError.featureType` where keys are neither all texts nor all integers.
    public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
        var result: [AnyHashable: NSNumber] = [:]
        for (key, number) in value { result[try Self.key(key)] = number }
        guard Set(result.keys.map { $0.base is String }).count < 2 else {
            throw MLModelError(.featureType, "The keys of a dictionary are either all strings or all integers.")
        }
        self.init(.dictionary, .dictionary(result))
    }

    private static func key(_ key: AnyHashable) throws -> AnyHashable {
        switch key.base {
        case let text as String: return text
        case let text as NSString: return String(describing: text)
        case let number as any BinaryInteger: if let number = Int64(exactly: number) { return number }
        case let number as NSNumber: if let number = Int64(exactly: number.doubleValue) { return number }
        default: break
        }
        throw MLModelError(.featureType, "The keys of a dictionary are either all strings or all integers.")
    }

    open var isUndefined: Bool {
        if case .undefined = content { true } else { false }
    }
    /// 0 for a value of another type.
    open var int64Value: Int64 {
        if case .int64(let value) = content { value } else { 0 }
    }
    /// 0 for a value of another type.
    open var doubleValue: Double {
        if case .double(let value) = content { value } else { 0 }
    }
    /// Empty for a value of another type.
    open var stringValue: String {
        if case .string(let value) = content { value } else { "" }
    }
    open var imageBufferValue: CVPixelBuffer? {
        if case .image(let value) = content { value } else { nil }
    }
    open var multiArrayValue: MLMultiArray? {
        if case .multiArray(let value) = content { value } else { nil }
    }
    /// Keys are `String` or `Int64`; empty for a value of another type.
    open var dictionaryValue: [AnyHashable: NSNumber] {
        if case .dictionary(let value) = content { value } else { [:] }
    }
    open var sequenceValue: MLSequence? {
        if case .sequence(let value) = content { value } else { nil }
    }

    open func isEqual(to value: MLFeatureValue) -> Bool {
        guard type == value.type else { return false }
        switch (content, value.content) {
        case (.undefined, .undefined): return true
        case (.int64(let left), .int64(let right)): return left == right
        case (.double(let left), .double(let right)): return left == right
        case (.string(let left), .string(let right)): return left == right
        case (.image(let left), .image(let right)): return left == right
        case (.multiArray(let left), .multiArray(let right)): return left.shape == right.shape && left.values == right.values
        case (.dictionary(let left), .dictionary(let right)): return left == right
        case (.sequence(let left), .sequence(let right)):
            return left.type == right.type && left.stringValues == right.stringValues && left.int64Values == right.int64Values
        default: return false
        }
    }

    open override var description: String {
        switch content {
        case .undefined: "undefined"
        case .int64(let value): "Int64 : \(value)"
        case .double(let value): "Double : \(value)"
        case .string(let value): "String : \(value)"
        case .image(let value): "Image : \(CVPixelBufferGetWidth(value)) × \(CVPixelBufferGetHeight(value))"
        case .multiArray(let value): "MultiArray : \(value.shape.map(\.stringValue).joined(separator: " × "))"
        case .dictionary(let value): "Dictionary : \(value)"
        case .sequence(let value): "Sequence : \(value.type == .int64 ? value.int64Values.map(\.stringValue) : value.stringValues)"
        }
    }
}
