import Foundation

/// The keys of Foundation's own values: what Objective-C finds as methods without arguments.
enum FoundationKeys {
    /// The value of a key; nil where the value's class does not have it.
    static func find(_ key: String, of receiver: Any) -> Any?? {
        if let found = common(key, of: receiver) { return found }
        switch receiver {
        case let text as String: return found(texts[key], text as NSString)
        case let number as NSNumber: return found(numbers[key], number)
        case let date as Date: return found(dates[key], date)
        case let url as URL: return found(urls[key], url)
        case let data as Data: return found(datas[key], data)
        case let identifier as UUID: return key == "UUIDString" ? .some(identifier.uuidString) : nil
        default: return nil
        }
    }

    private static func found<Receiver>(_ getter: ((Receiver) -> Any?)?, _ receiver: Receiver) -> Any?? { getter.map { $0(receiver) } }

    private static func common(_ key: String, of receiver: Any) -> Any?? {
        switch key {
        case "self": .some(receiver)
        case "description", "debugDescription": .some("\(receiver)")
        case "hash": (receiver as? AnyHashable).map { .some($0.hashValue) }
        default: nil
        }
    }

    private static let texts: [String: (NSString) -> Any?] = [
        "length": { $0.length }, "uppercaseString": { $0.uppercased }, "lowercaseString": { $0.lowercased },
        "capitalizedString": { $0.capitalized }, "localizedUppercaseString": { $0.localizedUppercase },
        "localizedLowercaseString": { $0.localizedLowercase }, "localizedCapitalizedString": { $0.localizedCapitalized },
        "integerValue": { $0.integerValue }, "intValue": { Int($0.intValue) }, "longLongValue": { $0.longLongValue },
        "doubleValue": { $0.doubleValue }, "floatValue": { $0.floatValue }, "boolValue": { $0.boolValue },
        "lastPathComponent": { $0.lastPathComponent }, "pathExtension": { $0.pathExtension }, "pathComponents": { $0.pathComponents },
        "stringByDeletingPathExtension": { $0.deletingPathExtension },
        "stringByDeletingLastPathComponent": { $0.deletingLastPathComponent },
    ]

    private static let numbers: [String: (NSNumber) -> Any?] = [
        "integerValue": { $0.intValue }, "intValue": { $0.intValue }, "longValue": { $0.intValue }, "longLongValue": { $0.int64Value },
        "unsignedIntegerValue": { $0.uintValue }, "doubleValue": { $0.doubleValue }, "floatValue": { $0.floatValue },
        "boolValue": { $0.boolValue }, "stringValue": { $0.stringValue }, "decimalValue": { $0.decimalValue },
    ]

    private static let dates: [String: (Date) -> Any?] = [
        "timeIntervalSince1970": { $0.timeIntervalSince1970 }, "timeIntervalSinceReferenceDate": { $0.timeIntervalSinceReferenceDate },
        "timeIntervalSinceNow": { $0.timeIntervalSinceNow },
    ]

    private static let urls: [String: (URL) -> Any?] = [
        "absoluteString": { $0.absoluteString }, "path": { $0.path }, "relativePath": { $0.relativePath }, "host": { $0.host },
        "scheme": { $0.scheme }, "port": { $0.port }, "query": { $0.query }, "fragment": { $0.fragment }, "user": { $0.user },
        "lastPathComponent": { $0.lastPathComponent }, "pathExtension": { $0.pathExtension }, "pathComponents": { $0.pathComponents },
        "isFileURL": { $0.isFileURL }, "fileURL": { $0.isFileURL },
    ]

    private static let datas: [String: (Data) -> Any?] = ["length": { $0.count }]
}
