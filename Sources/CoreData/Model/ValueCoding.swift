import QuinceFoundation

/// Values of attributes, from an app's types and back.
package enum ValueCoding {
    /// The value in the form of objects and rows; nil where it is not of the attribute's type.
    package static func value(of any: Any?, _ type: NSAttributeType) -> ManagedValue? {
        guard let any = CodedCollection.unwrapped(any) else { return .null }
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
            return integer(any).map { .integer($0) }
        case .doubleAttributeType: return double(any).map { .double($0) }
        case .floatAttributeType: return double(any).map { .double(Double(Float($0))) }
        case .decimalAttributeType: return decimal(any).map { .decimal($0) }
        case .stringAttributeType: return (any as? String).map { .text($0) }
        case .dateAttributeType: return (any as? Date).map { .double($0.timeIntervalSinceReferenceDate) }
        case .binaryDataAttributeType: return (any as? Data).map { .data($0) }
        case .UUIDAttributeType: return (any as? UUID).map { .uuid($0) }
        case .URIAttributeType: return (any as? URL).map { .url($0) }
        case .objectIDAttributeType: return (any as? NSManagedObjectID).map { .object($0) }
        case .undefinedAttributeType, .transformableAttributeType: return .other(.init(any))
        case .compositeAttributeType: return any is [String: Any] || any is NSDictionary ? .other(.init(any)) : nil
        }
    }

    /// The value as key-value coding gives it: numbers as `NSNumber`.
    package static func any(_ value: ManagedValue, _ type: NSAttributeType) -> Any? {
        switch value {
        case .null, .unloaded, .collection: nil
        case .integer(let number):
            switch type {
            case .booleanAttributeType: NSNumber(value: number != 0)
            case .integer16AttributeType: NSNumber(value: Int16(truncatingIfNeeded: number))
            case .integer32AttributeType: NSNumber(value: Int32(truncatingIfNeeded: number))
            default: NSNumber(value: number)
            }
        case .double(let number):
            switch type {
            case .dateAttributeType: Date(timeIntervalSinceReferenceDate: number)
            case .floatAttributeType: NSNumber(value: Float(number))
            default: NSNumber(value: number)
            }
        case .text(let text): text
        case .data(let data): data
        case .decimal(let number): number
        case .uuid(let uuid): uuid
        case .url(let url): url
        case .object(let id): id
        case .other(let box): box.value
        }
    }

    private static func integer(_ any: Any) -> Int64? {
        switch any {
        case let value as Int: Int64(value)
        case let value as Bool: value ? 1 : 0
        case let value as Int16: Int64(value)
        case let value as Int32: Int64(value)
        case let value as Int64: value
        case let value as NSNumber: value.int64Value
        case let value as Double: Int64(exactly: value.rounded(.towardZero))
        case let value as any BinaryInteger: Int64(truncatingIfNeeded: value)
        default: nil
        }
    }

    private static func double(_ any: Any) -> Double? {
        switch any {
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as CGFloat: Double(value)
        case let value as any BinaryInteger: Double(value)
        default: nil
        }
    }

    private static func decimal(_ any: Any) -> NSDecimalNumber? {
        switch any {
        case let value as NSDecimalNumber: value
        case let value as Decimal: NSDecimalNumber(decimal: value)
        case let value as NSNumber: NSDecimalNumber(decimal: value.decimalValue)
        case let value as Double: NSDecimalNumber(value: value)
        case let value as Int: NSDecimalNumber(value: value)
        default: nil
        }
    }
}
