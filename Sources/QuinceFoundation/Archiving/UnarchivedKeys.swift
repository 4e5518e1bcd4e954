internal import CFoundationSymbols
import Foundation
import FoundationBase

/// Decides for `CFoundationSymbols` whether Foundation's keyed unarchiver may decode the value of a key.
///
/// It may not where there is none, which is no error on iOS, and where a secure unarchiver finds an object of a class that is not allowed: Foundation on
/// Linux would end the process, iOS fails with `CocoaError.coderReadCorrupt` (4864).
enum UnarchivedKeys {
    /// Whether an object of the allowed classes may be decoded; nil allows what is allowed of the object around it.
    static func mayDecode(_ key: String, of unarchiver: NSKeyedUnarchiver, classes: [AnyClass]?) -> Bool {
        guard unarchiver.containsValue(forKey: key) else { return false }
        guard unarchiver.requiresSecureCoding, quince_knows_unarchivers() else { return true }
        return allows(archivedValue(key, of: unarchiver).map { [$0] } ?? [], in: unarchiver, classes ?? unarchiver.allowedClasses ?? [])
    }

    /// Whether the elements of a collection may be decoded. A collection that has none is empty.
    static func mayDecodeElements(_ key: String, of unarchiver: NSKeyedUnarchiver) -> Bool {
        guard unarchiver.requiresSecureCoding, quince_knows_unarchivers() else { return true }
        let classes = unarchiver.allowedClasses ?? []
        return allows(archivedValue(key, of: unarchiver) as? [Any] ?? [], in: unarchiver, classes)
    }

    private static func allows(_ references: [Any], in unarchiver: NSKeyedUnarchiver, _ classes: [AnyClass]) -> Bool {
        guard unarchiver.error == nil, !references.isEmpty else { return true }
        let objects = Mirror(reflecting: unarchiver).descendant("_objects") as? [Any] ?? []
        for reference in references {
            guard let name = className(reference, in: objects) else { continue }
            let type: AnyClass? =
                unarchiver.class(forClassName: name) ?? NSKeyedUnarchiver.class(forClassName: name) ?? Originals.type(named: name)
            // Foundation fails for a class that it does not find.
            guard let type else { continue }
            if !classes.contains(where: { isKind(type, of: $0) }) {
                fail(unarchiver, "The archive holds an object of the class \(name), which is not among the allowed ones: \(classes).")
                return false
            }
            if (type as? any NSSecureCoding.Type)?.supportsSecureCoding != true {
                fail(unarchiver, "The archive holds an object of the class \(name), which does not support secure coding.")
                return false
            }
        }
        return true
    }

    private static func isKind(_ type: AnyClass, of ancestor: AnyClass) -> Bool {
        sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == ancestor }
    }

    /// The name of the class of the object that a reference stands for; nil for strings, numbers, data and nil.
    private static func className(_ reference: Any?, in objects: [Any]) -> String? {
        guard let object = referenced(reference, in: objects) as? [String: Any],
            let type = referenced(object["$class"], in: objects) as? [String: Any]
        else { return nil }
        return type["$classname"] as? String
    }

    // MARK: What Foundation keeps to itself

    private static func archivedValue(_ key: String, of unarchiver: NSKeyedUnarchiver) -> Any? {
        var value: Any?
        withUnsafeMutableBytes(of: &value) { value in
            withUnsafeBytes(of: key) { quince_archived_value(address(unarchiver), $0.baseAddress, value.baseAddress) }
        }
        return value
    }

    /// The archived form of what a reference stands for: references are objects with a number.
    private static func referenced(_ reference: Any?, in objects: [Any]) -> Any? {
        guard let reference, let number = Mirror(reflecting: reference).descendant("value") as? UInt32 else { return nil }
        return objects.indices.contains(Int(number)) ? objects[Int(number)] : nil
    }

    private static func fail(_ unarchiver: NSKeyedUnarchiver, _ text: String) {
        let error: any Error = CocoaError(.coderReadCorrupt, userInfo: [NSDebugDescriptionErrorKey: text])
        quince_fail_unarchiver(address(unarchiver), unsafeBitCast(error, to: UnsafeMutableRawPointer.self))
    }

    private static func address(_ object: AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(object).toOpaque() }
}

// Called with Swift's own convention: a string is two words, an array or an object is one.

@_silgen_name("quinceMayDecode") func mayDecode(_ key: String, _ unarchiver: NSKeyedUnarchiver) -> Bool {
    UnarchivedKeys.mayDecode(key, of: unarchiver, classes: nil)
}
@_silgen_name("quinceMayDecodeClasses")
func mayDecode(_ classes: [AnyClass]?, _ key: String, _ unarchiver: NSKeyedUnarchiver) -> Bool {
    UnarchivedKeys.mayDecode(key, of: unarchiver, classes: classes)
}
@_silgen_name("quinceMayDecodeElements") func mayDecodeElements(_ key: String, _ unarchiver: NSKeyedUnarchiver) -> Bool {
    UnarchivedKeys.mayDecodeElements(key, of: unarchiver)
}
@_silgen_name("quinceNoElements") func noElements() -> [Any] { [] }

// Whether an unarchiver is secure is kept here: one of Foundation's own that is can never be made another, as apps do, and ends the process.

nonisolated(unsafe) private var securityKey = 0

@_silgen_name("quinceRequiresSecureCoding") func requiresSecureCoding(_ unarchiver: NSKeyedUnarchiver) -> Bool {
    objc_getAssociatedObject(unarchiver, &securityKey) as? Bool ?? false
}
@_silgen_name("quinceSetRequiresSecureCoding") func setRequiresSecureCoding(_ requires: Bool, _ unarchiver: NSKeyedUnarchiver) {
    objc_setAssociatedObject(unarchiver, &securityKey, requires, .OBJC_ASSOCIATION_RETAIN)
}
