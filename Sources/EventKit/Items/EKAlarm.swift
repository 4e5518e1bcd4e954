import CoreLocation
import QuinceFoundation

/// Whether an alarm is for a place. Source: Apple's documentation of `EKAlarmProximity`.
public enum EKAlarmProximity: Int, Sendable { case none = 0, enter, leave }
/// Source: Apple's documentation of `EKAlarmType`.
public enum EKAlarmType: Int, Sendable { case display = 0, audio, procedure, email }

/// An alarm of an event or reminder: at a time before it, at a date, or at a place.
///
/// Source: Apple's documentation of `EKAlarm`.
open class EKAlarm: EKObject, NSCopying, @unchecked Sendable {
    private var offset: TimeInterval = 0
    private var date: Date?

    /// - Parameter offset: Seconds after the start; negative before it.
    public init(relativeOffset offset: TimeInterval) { self.offset = offset }
    public init(absoluteDate date: Date) { self.date = date }

    init(_ record: AlarmRecord) {
        (offset, date) = (record.offset, record.date)
        structuredLocation = record.place.map { EKStructuredLocation($0) }
        proximity = EKAlarmProximity(rawValue: record.proximity) ?? .none
    }

    var record: AlarmRecord {
        AlarmRecord(offset: offset, date: date, place: structuredLocation?.record, proximity: proximity.rawValue)
    }

    /// Seconds after the start; negative before it. Setting it makes the alarm relative.
    open var relativeOffset: TimeInterval {
        get { offset }
        set { (offset, date) = (newValue, nil) }
    }
    /// The date of the alarm; nil where it is relative. Setting it makes the alarm absolute.
    open var absoluteDate: Date? {
        get { date }
        set { (offset, date) = (0, newValue) }
    }
    open var structuredLocation: EKStructuredLocation?
    open var proximity = EKAlarmProximity.none
    open var type: EKAlarmType { .display }

    open func copy(with zone: NSZone? = nil) -> Any { EKAlarm(record) }
}

/// A place of an event or alarm. Source: Apple's documentation of `EKStructuredLocation`.
open class EKStructuredLocation: EKObject, NSCopying, @unchecked Sendable {
    open var title: String?
    open var geoLocation: CLLocation?
    /// Metres; 0 = the default.
    open var radius: Double = 0
    public init(title: String) { self.title = title }

    init(_ record: PlaceRecord) {
        (title, radius) = (record.title, record.radius)
        if let latitude = record.latitude, let longitude = record.longitude {
            geoLocation = CLLocation(latitude: latitude, longitude: longitude)
        }
    }

    var record: PlaceRecord {
        PlaceRecord(title: title, latitude: geoLocation?.coordinate.latitude, longitude: geoLocation?.coordinate.longitude, radius: radius)
    }

    open func copy(with zone: NSZone? = nil) -> Any { EKStructuredLocation(record) }
}
