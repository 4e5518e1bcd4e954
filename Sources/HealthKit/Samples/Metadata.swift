import HealthModel
@_spi(Quince) import QuinceFoundation

/// The metadata of samples as apps give it and as the device keeps it.
enum Metadata {
    /// Ends the app where a value is of a class that no metadata can have, as iOS does.
    static func validate(_ metadata: [String: Any]?) {
        for (key, value) in metadata ?? [:] where record(of: value) == nil {
            raise(
                .invalidArgumentException,
                "Invalid class \(type(of: value)) for metadata key: \(key). Expected class is one of NSString, NSNumber, NSDate or HKQuantity"
            )
        }
    }

    static func records(of metadata: [String: Any]?) -> [String: HealthValue]? { metadata?.compactMapValues { record(of: $0) } }

    static func values(of records: [String: HealthValue]?) -> [String: Any]? { records?.compactMapValues { value(of: $0) } }

    private static func record(of value: Any) -> HealthValue? {
        switch value {
        case let text as String: .text(text)
        case let date as Date: .date(date)
        case let quantity as HKQuantity: .quantity(quantity.record)
        case let flag as Bool where type(of: value) == Bool.self: .bool(flag)
        case let number as NSNumber: numberRecord(number)
        default: nil
        }
    }

    private static func numberRecord(_ number: NSNumber) -> HealthValue {
        switch String(cString: number.objCType) {
        case "c", "B": .bool(number.boolValue)
        case "d", "f": .number(number.doubleValue)
        default: .integer(number.intValue)
        }
    }

    /// Numbers arrive as `NSNumber`, which can be cast to any type of number.
    private static func value(of record: HealthValue) -> Any? {
        switch record {
        case .text(let text): text
        case .integer(let number): NSNumber(value: number)
        case .number(let number): NSNumber(value: number)
        case .bool(let flag): NSNumber(value: flag)
        case .date(let date): date
        case .quantity(let quantity): HKQuantity(quantity)
        }
    }
}
