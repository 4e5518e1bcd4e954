import QuinceFoundation

/// The kinds of values that SQL expressions have beyond SQLite's own types.
enum ExpressionKind: Equatable {
    case number, boolean, date, decimal, text, uuid, url, data
    /// An entity's objects, by their keys.
    case object(NSEntityDescription)
    case entity
    case unknown

    init(_ type: NSAttributeType) {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType, .floatAttributeType:
            self = .number
        case .booleanAttributeType: self = .boolean
        case .dateAttributeType: self = .date
        case .decimalAttributeType: self = .decimal
        case .stringAttributeType: self = .text
        case .UUIDAttributeType: self = .uuid
        case .URIAttributeType: self = .url
        case .binaryDataAttributeType, .transformableAttributeType: self = .data
        case .undefinedAttributeType, .objectIDAttributeType, .compositeAttributeType: self = .unknown
        }
    }

    /// The letter in calls of `SQLiteFunctions.call`.
    var letter: UInt8 {
        switch self {
        case .date: UInt8(ascii: "d")
        case .decimal: UInt8(ascii: "m")
        case .text, .url: UInt8(ascii: "t")
        default: UInt8(ascii: "n")
        }
    }

    /// The type that a value of the kind has in a dictionary.
    var attributeType: NSAttributeType {
        switch self {
        case .number: .integer64AttributeType
        case .boolean: .booleanAttributeType
        case .date: .dateAttributeType
        case .decimal: .decimalAttributeType
        case .text: .stringAttributeType
        case .uuid: .UUIDAttributeType
        case .url: .URIAttributeType
        case .data: .binaryDataAttributeType
        case .object, .entity, .unknown: .undefinedAttributeType
        }
    }
}
