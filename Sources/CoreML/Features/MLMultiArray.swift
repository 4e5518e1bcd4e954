import QuinceFoundation

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
    private(set) var values: [Double]
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

    /// A list of numbers of a type and shape.
    ///
    /// - Throws: `MLModelError` where the shape has another number of elements.
    convenience init(_ numbers: [Double], shape: [Int], dataType: MLMultiArrayDataType) throws {
        try self.init(shape: shape.map { NSNumber(value: $0) }, dataType: dataType)
        guard numbers.count == values.count else {
            throw MLModelError(.generic, "An array of \(values.count) numbers cannot hold \(numbers.count).")
        }
        values = numbers
    }

    public convenience init<Numbers: Collection>(_ numbers: Numbers) throws where Numbers.Element == Float {
        try self.init(numbers.map(Double.init), shape: [numbers.count], dataType: .float32)
    }

    public convenience init<Numbers: Collection>(_ numbers: Numbers) throws where Numbers.Element == Int32 {
        try self.init(numbers.map(Double.init), shape: [numbers.count], dataType: .int32)
    }

    public convenience init<Numbers: Collection>(_ numbers: Numbers) throws where Numbers.Element == Int {
        try self.init(numbers.map(Double.init), shape: [numbers.count], dataType: .int32)
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
