import CoreLocation
import QuinceFoundation

/// The archive of a record's values. Swift's numbers are archived as `NSNumber`, texts, dates and data as Foundation's classes.
enum FieldArchive {
    private static let classes: [AnyClass] = [
        NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, CLLocation.self, CKAsset.self,
        CKRecord.Reference.self, CKRecord.ID.self, CKRecordZone.ID.self,
    ]

    static func data(of fields: FieldStore) -> Data {
        let table = NSMutableDictionary()
        for key in fields.allKeys() { table[NSString(string: key)] = fields.object(forKey: key).flatMap(object) }
        let archive = NSDictionary(
            objects: [table, NSArray(array: fields.changedKeys())], forKeys: ["values" as NSString, "changed" as NSString])
        return (try? NSKeyedArchiver.archivedData(withRootObject: archive, requiringSecureCoding: true)) ?? Data()
    }

    static func store(from data: Data?) -> FieldStore {
        guard let data, let archive = try? NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data) as? NSDictionary,
            let table = archive["values" as NSString] as? NSDictionary
        else { return FieldStore() }
        var values: [String: any CKRecordValueProtocol] = [:]
        for (key, value) in table { if let key = text(key) { values[key] = self.value(value) } }
        let changed = (archive["changed" as NSString] as? NSArray)?.compactMap(text) ?? []
        return FieldStore(values, changed: Set(changed))
    }

    private static func text(_ object: Any) -> String? { (object as? String) ?? (object as? NSString).map { $0 as String } }

    private static func object(_ value: Any) -> NSObject? {
        switch value {
        case let value as NSObject: value
        case let value as String: NSString(string: value)
        case let value as Date: value as NSDate
        case let value as Data: value as NSData
        case let value as [Any]: NSArray(array: value.compactMap { object($0) })
        case let value as any CKRecordValueProtocol: RecordValue.convert(value, to: NSNumber.self)
        default: nil
        }
    }

    private static func value(_ object: Any) -> (any CKRecordValueProtocol)? {
        switch object {
        case let object as NSString: object as String
        case let object as NSDate: object as Date
        case let object as NSData: object as Data
        case let object as NSArray:
            object.allSatisfy { text($0) != nil } ? object.compactMap(text) : object
        default: object as? any CKRecordValueProtocol
        }
    }
}
