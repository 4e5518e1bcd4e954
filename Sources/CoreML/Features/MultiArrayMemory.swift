import QuinceFoundation

/// The memory of an array's numbers, in the format of its type.
final class MultiArrayMemory: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer
    let dataType: MLMultiArrayDataType
    private let deallocator: (UnsafeMutableRawPointer) -> Void

    /// Allocates zeros.
    init(count: Int, dataType: MLMultiArrayDataType) {
        let byteCount = max(count, 1) * dataType.byteCount
        pointer = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
        pointer.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
        self.dataType = dataType
        deallocator = { $0.deallocate() }
    }

    /// Uses memory of the app's.
    init(_ pointer: UnsafeMutableRawPointer, dataType: MLMultiArrayDataType, deallocator: ((UnsafeMutableRawPointer) -> Void)?) {
        (self.pointer, self.dataType, self.deallocator) = (pointer, dataType, deallocator ?? { _ in })
    }

    deinit { deallocator(pointer) }

    /// The number at a place, counted in numbers; what an integer cannot hold becomes the nearest that it can, no number 0.
    subscript(offset: Int) -> Double {
        get {
            switch dataType {
            case .double: pointer.load(fromByteOffset: offset * 8, as: Double.self)
            case .float32: Double(pointer.load(fromByteOffset: offset * 4, as: Float.self))
            case .float16: Double(pointer.load(fromByteOffset: offset * 2, as: Float16.self))
            case .int32: Double(pointer.load(fromByteOffset: offset * 4, as: Int32.self))
            }
        }
        set {
            switch dataType {
            case .double: pointer.storeBytes(of: newValue, toByteOffset: offset * 8, as: Double.self)
            case .float32: pointer.storeBytes(of: Float(newValue), toByteOffset: offset * 4, as: Float.self)
            case .float16: pointer.storeBytes(of: Float16(newValue), toByteOffset: offset * 2, as: Float16.self)
            case .int32:
                let number = newValue.isNaN ? 0 : Int32(min(max(newValue, Double(Int32.min)), Double(Int32.max)))
                pointer.storeBytes(of: number, toByteOffset: offset * 4, as: Int32.self)
            }
        }
    }
}

extension MLMultiArrayDataType {
    /// The size of a number in bytes.
    var byteCount: Int {
        switch self {
        case .double: 8
        case .float32, .int32: 4
        case .float16: 2
        }
    }
}
