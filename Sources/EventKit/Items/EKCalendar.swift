import CoreGraphics
import QuinceFoundation

/// Source: Apple's documentation of `EKEntityType`.
public enum EKEntityType: UInt, Sendable { case event = 0, reminder }
/// Source: Apple's documentation of `EKEntityMask`.
public struct EKEntityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let event = EKEntityMask(rawValue: 1)
    public static let reminder = EKEntityMask(rawValue: 2)
}
/// Source: Apple's documentation of `EKCalendarType`.
public enum EKCalendarType: Int, Sendable { case local = 0, calDAV, exchange, subscription, birthday }
/// Source: Apple's documentation of `EKSourceType`.
public enum EKSourceType: Int, Sendable { case local = 0, exchange, calDAV, mobileMe, subscribed, birthdays }
/// Source: Apple's documentation of `EKCalendarEventAvailabilityMask`.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let busy = EKCalendarEventAvailabilityMask(rawValue: 1)
    public static let free = EKCalendarEventAvailabilityMask(rawValue: 2)
    public static let tentative = EKCalendarEventAvailabilityMask(rawValue: 4)
    public static let unavailable = EKCalendarEventAvailabilityMask(rawValue: 8)
}

/// Something of a store. Source: Apple's documentation of `EKObject`.
///
/// Objects that are a part of another, and those that cannot change, have no changes of their own.
open class EKObject: NSObject, @unchecked Sendable {
    /// Whether the object differs from what was last saved.
    open var hasChanges: Bool { false }
    /// Whether the object was never saved.
    open var isNew: Bool { false }
    /// Discards the changes, and reads the object again.
    open func reset() {}
    /// Discards the changes.
    open func rollback() {}
    /// Reads what others have changed; the object's own changes stay. Returns false where the object is no longer there.
    open func refresh() -> Bool { true }
}

/// Where calendars come from: the device. Source: Apple's documentation of `EKSource`.
open class EKSource: EKObject, @unchecked Sendable {
    static let local = EKSource()
    open var sourceIdentifier: String { "local" }
    open var sourceType: EKSourceType { .local }
    open var title: String { "Default" }
    open var isDelegate: Bool { false }
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { Set(EKEventStore().calendars(for: entityType)) }
}

/// A calendar, or a list of reminders.
///
/// Source: Apple's documentation of `EKCalendar`.
open class EKCalendar: EKObject, @unchecked Sendable {
    /// The calendar that stands for the user's own where the app may not read them.
    package static var virtual: EKCalendar { EKCalendar(CalendarRecord(identifier: "virtual-calendar", title: "Calendar")) }

    private(set) var record: CalendarRecord
    /// The calendar as it was made or last saved.
    private var original: CalendarRecord
    private var isSaved: Bool

    init(_ record: CalendarRecord, isSaved: Bool = true) { (self.record, original, self.isSaved) = (record, record, isSaved) }

    public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
        self.init(CalendarRecord(holdsReminders: entityType == .reminder), isSaved: false)
    }

    open override var hasChanges: Bool { record != original }
    open override var isNew: Bool { !isSaved }
    open override func rollback() { record = original }
    open override func reset() {
        rollback()
        if isSaved { _ = refresh() }
    }
    open override func refresh() -> Bool {
        guard isSaved else { return true }
        let calendars = (try? CalendarDatabase.read())?.calendars
        guard let stored = calendars?.first(where: { $0.identifier == original.identifier }) else { return false }
        if record.title == original.title { record.title = stored.title }
        if record.color == original.color { record.color = stored.color }
        original = stored
        return true
    }

    func settle() { (original, isSaved) = (record, true) }

    open var source: EKSource! = .local
    open var calendarIdentifier: String { record.identifier }
    open var title: String {
        get { record.title }
        set { record.title = newValue }
    }
    open var type: EKCalendarType { .local }
    open var allowsContentModifications: Bool { true }
    open var isSubscribed: Bool { false }
    open var isImmutable: Bool { false }
    open var cgColor: CGColor! {
        get { CGColor(red: record.color[0], green: record.color[1], blue: record.color[2], alpha: 1) }
        set {
            let parts = newValue?.components ?? []
            record.color = parts.count >= 3 ? parts.prefix(3).map { Double($0) } : Array(repeating: Double(parts.first ?? 0), count: 3)
        }
    }
    open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [.busy, .free] }
    open var allowedEntityTypes: EKEntityMask { record.holdsReminders ? .reminder : .event }

    open override func isEqual(_ object: Any?) -> Bool { (object as? EKCalendar)?.record.identifier == record.identifier }
    open override var hash: Int { record.identifier.hashValue }
}
