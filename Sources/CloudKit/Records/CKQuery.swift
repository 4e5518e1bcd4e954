import CoreLocation
import QuinceFoundation

/// Conditions for records. Source: Apple's documentation of `CKQuery`.
open class CKQuery: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    /// The order of the records; nil = the server's.
    open var sortDescriptors: [NSSortDescriptor]?

    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
        super.init()
    }

    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let type = coder.decodeObject(of: NSString.self, forKey: "RecordType"),
            let format = coder.decodeObject(of: NSString.self, forKey: "Predicate")
        else { return nil }
        (recordType, predicate) = (type as String, NSPredicate(format: format as String))
        super.init()
    }
    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: recordType), forKey: "RecordType")
        coder.encode(NSString(string: predicate.predicateFormat), forKey: "Predicate")
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKQuery(recordType: recordType, predicate: predicate)
        copy.sortDescriptors = sortDescriptors
        return copy
    }
}

/// Orders records by the distance of a location in them from another one. Source: Apple's documentation of `CKLocationSortDescriptor`.
open class CKLocationSortDescriptor: NSSortDescriptor, NSSecureCoding, @unchecked Sendable {
    /// The location from which distances are measured.
    public let relativeLocation: CLLocation

    public init(key: String, relativeLocation: CLLocation) {
        self.relativeLocation = relativeLocation
        super.init(key: key, ascending: true) { left, right in
            guard let left = left as? CLLocation, let right = right as? CLLocation else { return .orderedSame }
            let distances = (left.distance(from: relativeLocation), right.distance(from: relativeLocation))
            return distances.0 == distances.1 ? .orderedSame : distances.0 < distances.1 ? .orderedAscending : .orderedDescending
        }
    }

    public class var supportsSecureCoding: Bool { true }
    public required convenience init?(coder: NSCoder) {
        guard let key = coder.decodeObject(of: NSString.self, forKey: "Key"),
            let location = coder.decodeObject(of: CLLocation.self, forKey: "RelativeLocation")
        else { return nil }
        self.init(key: key as String, relativeLocation: location)
    }
    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: key ?? ""), forKey: "Key")
        coder.encode(relativeLocation, forKey: "RelativeLocation")
    }
}
