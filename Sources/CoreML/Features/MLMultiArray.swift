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
    open var count: Int { length }
    private let memory: MultiArrayMemory
    private let lengths, steps: [Int]
    private let length: Int
    private let isContiguous: Bool

    /// Creates an array of zeros, the numbers of the last dimension beside each other.
    ///
    /// - Throws: `MLModelError` for a shape that is none.
    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        let lengths = shape.map(\.intValue)
        (self.shape, self.dataType, self.lengths) = (shape, dataType, lengths)
        length = try Self.count(lengths)
        steps = Self.steps(lengths)
        strides = steps.map { NSNumber(value: $0) }
        isContiguous = true
        memory = MultiArrayMemory(count: length, dataType: dataType)
        super.init()
    }

    /// Creates an array of the app's memory, which is not copied.
    ///
    /// - Parameters:
    ///   - strides: The distances of neighbours in each dimension, in numbers.
    ///   - deallocator: Called once the array is gone.
    /// - Throws: `MLModelError` for a shape that is none, and for another number of strides.
    public init(
        dataPointer: UnsafeMutableRawPointer, shape: [NSNumber], dataType: MLMultiArrayDataType, strides: [NSNumber],
        deallocator: ((UnsafeMutableRawPointer) -> Void)? = nil
    ) throws {
        guard shape.count == strides.count else {
            throw MLModelError(.generic, "\(strides.count) strides for \(shape.count) dimensions.")
        }
        let lengths = shape.map(\.intValue)
        (self.shape, self.dataType, self.lengths, self.strides) = (shape, dataType, lengths, strides)
        length = try Self.count(lengths)
        steps = strides.map(\.intValue)
        isContiguous = steps == Self.steps(lengths)
        memory = MultiArrayMemory(dataPointer, dataType: dataType, deallocator: deallocator)
        super.init()
    }

    private static func count(_ lengths: [Int]) throws -> Int {
        let (count, overflows) = lengths.reduce((1, false)) { result, length in
            let (product, overflow) = result.0.multipliedReportingOverflow(by: length)
            return (product, result.1 || overflow || length < 0)
        }
        guard !overflows, count < 1 << 28 else { throw MLModelError(.generic, "The shape of the array is too large.") }
        return count
    }

    private static func steps(_ lengths: [Int]) -> [Int] {
        var steps: [Int] = [], step = 1
        for length in lengths.reversed() {
            steps.insert(step, at: 0)
            step *= max(length, 1)
        }
        return steps
    }

    // MARK: Numbers

    public convenience init<Numbers: Collection>(_ numbers: Numbers) throws where Numbers.Element == Double {
        try self.init(Array(numbers), shape: [numbers.count], dataType: .double)
    }

    /// A list of numbers of a type and shape.
    ///
    /// - Throws: `MLModelError` where the shape has another number of elements.
    convenience init(_ numbers: [Double], shape: [Int], dataType: MLMultiArrayDataType) throws {
        try self.init(shape: shape.map { NSNumber(value: $0) }, dataType: dataType)
        guard numbers.count == length else {
            throw MLModelError(.generic, "An array of \(length) numbers cannot hold \(numbers.count).")
        }
        for (index, number) in numbers.enumerated() { memory[index] = number }
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

    /// The numbers in the order of their indices, the last dimension's first.
    var values: [Double] { (0..<length).map { memory[offset($0)] } }

    open subscript(index: Int) -> NSNumber {
        get { NSNumber(value: memory[offset(checked(index))]) }
        set { memory[offset(checked(index))] = newValue.doubleValue }
    }
    open subscript(key: [NSNumber]) -> NSNumber {
        get { NSNumber(value: memory[offset(key)]) }
        set { memory[offset(key)] = newValue.doubleValue }
    }

    private func checked(_ index: Int) -> Int {
        precondition((0..<length).contains(index), "index \(index) of an array of \(length) numbers")
        return index
    }

    /// The place in memory of the number with an index.
    private func offset(_ index: Int) -> Int {
        if isContiguous { return index }
        var (rest, offset) = (index, 0)
        for (length, step) in zip(lengths, steps).reversed() {
            offset += rest % length * step
            rest /= length
        }
        return offset
    }

    private func offset(_ key: [NSNumber]) -> Int {
        precondition(key.count == lengths.count, "an index of \(key.count) parts for \(lengths.count) dimensions")
        return zip(key.indices, key).reduce(0) { result, part in
            let index = part.1.intValue
            precondition((0..<lengths[part.0]).contains(index), "index \(index) of a dimension of \(lengths[part.0])")
            return result + index * steps[part.0]
        }
    }

    // MARK: Memory

    /// The memory of the numbers, in the format of `dataType`; valid as long as the array is there.
    open var dataPointer: UnsafeMutableRawPointer { memory.pointer }

    /// The length of the memory in bytes, from the first number to the last.
    private var byteCount: Int {
        guard length > 0 else { return 0 }
        return (zip(lengths, steps).reduce(0) { $0 + ($1.0 - 1) * $1.1 } + 1) * dataType.byteCount
    }

    /// Calls a function with the memory of the numbers.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try withExtendedLifetime(self) { try body(UnsafeRawBufferPointer(start: memory.pointer, count: byteCount)) }
    }

    /// Calls a function with the memory of the numbers and the strides, in numbers.
    public func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer, [Int]) throws -> R) rethrows -> R {
        try withExtendedLifetime(self) { try body(UnsafeMutableRawBufferPointer(start: memory.pointer, count: byteCount), steps) }
    }
}
