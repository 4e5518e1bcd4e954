import Foundation
import FoundationBase

extension NSKeyedUnarchiver {
    /// Creates an unarchiver that requires secure coding, and after an error answers nil for everything (`decodingFailurePolicy`).
    ///
    /// - Throws: an error of `CocoaError` where the data is no archive.
    ///
    /// Source: Apple's documentation of `NSKeyedUnarchiver.init(forReadingFrom:)`.
    public convenience init(forReadingFrom data: Data) throws {
        try self.init(unchecked: data)
        requiresSecureCoding = true
        decodingFailurePolicy = .setErrorAndReturn
    }

    /// The archived object, which must be of a class.
    ///
    /// - Throws: `CocoaError.coderReadCorrupt` (4864) where it is of another class, or where the data is no archive.
    public static func unarchivedObject<DecodedObjectType: NSObject & NSCoding>(
        ofClass cls: DecodedObjectType.Type, from data: Data
    ) throws -> DecodedObjectType? {
        try unarchivedObject(ofClasses: [cls], from: data) as? DecodedObjectType
    }

    /// The archived object, which must be of one of some classes, as everything within it.
    public static func unarchivedObject(ofClasses classes: [AnyClass], from data: Data) throws -> Any? {
        guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data) else { throw corrupt("The data is no archive.") }
        defer { unarchiver.finishDecoding() }
        let object = unarchiver.decodeObject(of: classes, forKey: NSKeyedArchiveRootObjectKey)
        if let error = unarchiver.error { throw error }
        // Foundation on Linux compares no classes of strings, numbers and data.
        if let object, !isAllowed(object, classes) { throw corrupt("The archive holds an object of another class than those allowed.") }
        return object
    }

    private static func isAllowed(_ object: Any, _ classes: [AnyClass]) -> Bool {
        guard let object = object as? NSObject, classes.contains(where: { object.isKind(of: $0) }) else { return false }
        switch object {
        case let array as NSArray: return array.allSatisfy { isAllowed($0 as AnyObject, classes) }
        case let set as NSSet: return set.allSatisfy { isAllowed($0 as AnyObject, classes) }
        case let table as NSDictionary:
            return table.allSatisfy { isAllowed($0.key as AnyObject, classes) && isAllowed($0.value as AnyObject, classes) }
        default: return true
        }
    }

    /// The archived array, whose elements must be of a class.
    public static func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSCoding>(
        ofClass cls: DecodedObjectType.Type, from data: Data
    ) throws -> [DecodedObjectType]? {
        try unarchivedArrayOfObjects(ofClasses: [cls], from: data) as? [DecodedObjectType]
    }

    /// The archived array, whose elements must be of one of some classes.
    public static func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
        try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? [Any]
    }

    /// The archived dictionary, whose keys and values must be of a class each.
    public static func unarchivedDictionary<DecodedKeyType: NSObject & NSCoding & NSCopying, DecodedObjectType: NSObject & NSCoding>(
        ofKeyClass keyCls: DecodedKeyType.Type, objectClass valueCls: DecodedObjectType.Type, from data: Data
    ) throws -> [DecodedKeyType: DecodedObjectType]? {
        try unarchivedDictionary(ofKeyClasses: [keyCls], objectClasses: [valueCls], from: data) as? [DecodedKeyType: DecodedObjectType]
    }

    /// The archived dictionary, whose keys must be of one of some classes, and its values of one of others.
    public static func unarchivedDictionary(
        ofKeyClasses keyClasses: [AnyClass], objectClasses valueClasses: [AnyClass], from data: Data
    ) throws -> [AnyHashable: Any]? {
        let object = try unarchivedObject(ofClasses: [NSDictionary.self] + keyClasses + valueClasses, from: data)
        guard let table = object as? NSDictionary else { return nil }
        let isRight = table.allSatisfy { isAllowed($0.key as AnyObject, keyClasses) && isAllowed($0.value as AnyObject, valueClasses) }
        guard isRight else { throw corrupt("The archived dictionary holds an object of another class than those allowed.") }
        return table as? [AnyHashable: Any]
    }

    // MARK: Without secure coding

    /// The archived object, of any class.
    ///
    /// - Throws: an error of `CocoaError` where the data is no archive or cannot be decoded.
    public static func unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any? {
        let unarchiver = try NSKeyedUnarchiver(unchecked: data)
        defer { unarchiver.finishDecoding() }
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        let object = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
        if let error = unarchiver.error { throw error }
        return object
    }

    /// The archived object, of any class; nil where the data is no archive or cannot be decoded.
    public static func unarchiveObject(with data: Data) -> Any? { try? unarchiveTopLevelObjectWithData(data) }

    /// The object of a file's archive, of any class; nil where the file is none or cannot be decoded.
    public static func unarchiveObject(withFile path: String) -> Any? {
        (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap { unarchiveObject(with: $0) }
    }

    private static func corrupt(_ text: String) -> CocoaError {
        CocoaError(.coderReadCorrupt, userInfo: [NSDebugDescriptionErrorKey: text])
    }
}

extension NSCoder {
    /// The object of a key; nil where there is none.
    ///
    /// - Throws: what the object's decoding failed with.
    public func decodeTopLevelObject(forKey key: String) throws -> Any? { try decoded(decodeObject(forKey: key)) }

    /// The object of a key, which must be of a class; nil where there is none.
    public func decodeTopLevelObject<DecodedObjectType: NSObject & NSCoding>(
        of cls: DecodedObjectType.Type, forKey key: String
    ) throws -> DecodedObjectType? { try decoded(decodeObject(of: cls, forKey: key)) }

    /// The object of a key, which must be of one of some classes; nil where there is none.
    public func decodeTopLevelObject(of classes: [AnyClass]?, forKey key: String) throws -> Any? {
        try decoded(decodeObject(of: classes, forKey: key))
    }

    private func decoded<Value>(_ value: Value?) throws -> Value? {
        if let error { throw error }
        return value
    }
}
