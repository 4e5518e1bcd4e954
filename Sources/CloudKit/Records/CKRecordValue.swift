import CoreLocation
import QuinceFoundation

/// A value that records hold. Source: Apple's documentation of `CKRecordValueProtocol`.
public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}

/// Conversions of values between the types in which apps set and read them.
enum RecordValue {
    /// The value as another type: numbers convert into each other where nothing is lost, as `NSNumber` does on iOS.
    static func convert<Value>(_ value: (any CKRecordValueProtocol)?, to type: Value.Type) -> Value? {
        guard let value else { return nil }
        if let result = value as? Value { return result }
        guard let number = number(value) else { return foundationValue(value) as? Value }
        return (number as? Value) ?? exactly(number, type)
    }

    private static func number(_ value: any CKRecordValueProtocol) -> NSNumber? {
        switch value {
        case let value as NSNumber: value
        case let value as Bool: NSNumber(value: value)
        case let value as any BinaryInteger:
            Int64(exactly: value).map { NSNumber(value: $0) } ?? UInt64(exactly: value).map { NSNumber(value: $0) }
        case let value as Double: NSNumber(value: value)
        case let value as Float: NSNumber(value: value)
        default: nil
        }
    }

    private static func exactly<Value>(_ number: NSNumber, _ type: Value.Type) -> Value? {
        switch type {
        case is Bool.Type: Bool(exactly: number) as? Value
        case is Double.Type: number.doubleValue as? Value
        case is Float.Type: Float(exactly: number) as? Value
        case let type as any FixedWidthInteger.Type: integer(number, type) as? Value
        default: nil
        }
    }

    private static func integer<Number: FixedWidthInteger>(_ number: NSNumber, _ type: Number.Type) -> Number? {
        guard number.doubleValue.rounded() == number.doubleValue else { return nil }
        return number.doubleValue < 0 ? Number(exactly: number.int64Value) : Number(exactly: number.uint64Value)
    }

    /// A class of Foundation as its Swift type, and the other way round.
    private static func foundationValue(_ value: any CKRecordValueProtocol) -> Any? {
        switch value {
        case let value as NSString: value as String
        case let value as NSDate: value as Date
        case let value as NSData: value as Data
        case let value as String: NSString(string: value)
        case let value as Date: value as NSDate
        case let value as Data: value as NSData
        default: nil
        }
    }
}
