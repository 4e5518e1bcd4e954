import Foundation

extension NSKeyedUnarchiver {
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
        unarchiver.requiresSecureCoding = true
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        let object = unarchiver.decodeObject(of: classes, forKey: NSKeyedArchiveRootObjectKey)
        if let error = unarchiver.error { throw error }
        // Foundation on Linux compares no classes where it does not end the process at a wrong one.
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
        try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [DecodedObjectType]
    }

    private static func corrupt(_ text: String) -> CocoaError {
        CocoaError(.coderReadCorrupt, userInfo: [NSDebugDescriptionErrorKey: text])
    }
}
