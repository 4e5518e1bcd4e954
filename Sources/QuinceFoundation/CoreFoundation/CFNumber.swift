import Foundation

/// The types of C that numbers are made of and read as.
public enum CFNumberType: CFIndex, Sendable {
    case sInt8Type = 1
    case sInt16Type, sInt32Type, sInt64Type, float32Type, float64Type, charType, shortType, intType, longType, longLongType, floatType
    case doubleType, cfIndexType, nsIntegerType, cgFloatType

    fileprivate var isFloat: Bool {
        switch self {
        case .float32Type, .float64Type, .floatType, .doubleType, .cgFloatType: true
        default: false
        }
    }
}

/// Makes a number of the value of a type of C at an address.
public func CFNumberCreate(_ allocator: CFAllocator!, _ theType: CFNumberType, _ valuePtr: UnsafeRawPointer!) -> CFNumber! {
    guard let valuePtr else { return nil }
    return switch theType {
    case .sInt8Type, .charType: NSNumber(value: valuePtr.loadUnaligned(as: Int8.self))
    case .sInt16Type, .shortType: NSNumber(value: valuePtr.loadUnaligned(as: Int16.self))
    case .sInt32Type, .intType: NSNumber(value: valuePtr.loadUnaligned(as: Int32.self))
    case .sInt64Type, .longType, .longLongType, .cfIndexType, .nsIntegerType: NSNumber(value: valuePtr.loadUnaligned(as: Int64.self))
    case .float32Type, .floatType: NSNumber(value: valuePtr.loadUnaligned(as: Float.self))
    case .float64Type, .doubleType, .cgFloatType: NSNumber(value: valuePtr.loadUnaligned(as: Double.self))
    }
}

/// Writes a number's value as a type of C.
///
/// - Returns: Whether the value is written without loss.
@discardableResult
public func CFNumberGetValue(_ number: CFNumber!, _ theType: CFNumberType, _ valuePtr: UnsafeMutableRawPointer!) -> Bool {
    guard let number, let valuePtr else { return false }
    switch theType {
    case .sInt8Type, .charType: valuePtr.storeBytes(of: number.int8Value, as: Int8.self)
    case .sInt16Type, .shortType: valuePtr.storeBytes(of: number.int16Value, as: Int16.self)
    case .sInt32Type, .intType: valuePtr.storeBytes(of: number.int32Value, as: Int32.self)
    case .sInt64Type, .longType, .longLongType, .cfIndexType, .nsIntegerType: valuePtr.storeBytes(of: number.int64Value, as: Int64.self)
    case .float32Type, .floatType: valuePtr.storeBytes(of: number.floatValue, as: Float.self)
    case .float64Type, .doubleType, .cgFloatType: valuePtr.storeBytes(of: number.doubleValue, as: Double.self)
    }
    return CFNumberCreate(nil, theType, valuePtr).compare(number) == .orderedSame
}

/// Whether a number is one with a fraction, by its type.
public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool { CFNumberGetType(number).isFloat }

/// The type of C that a number is kept as.
public func CFNumberGetType(_ number: CFNumber!) -> CFNumberType {
    guard let number else { return .sInt64Type }
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "d"): return .float64Type
    case UInt8(ascii: "f"): return .float32Type
    case UInt8(ascii: "c"), UInt8(ascii: "B"): return .sInt8Type
    case UInt8(ascii: "s"), UInt8(ascii: "C"): return .sInt16Type
    case UInt8(ascii: "i"), UInt8(ascii: "S"): return .sInt32Type
    default: return .sInt64Type
    }
}

public func CFNumberCompare(
    _ number: CFNumber!, _ otherNumber: CFNumber!, _ context: UnsafeMutableRawPointer!
) -> CFComparisonResult {
    CFComparisonResult(rawValue: (number ?? 0).compare(otherNumber ?? 0).rawValue) ?? .compareEqualTo
}

public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean?.boolValue ?? false }
