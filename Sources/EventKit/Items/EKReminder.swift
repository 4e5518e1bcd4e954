import QuinceFoundation

/// Source: Apple's documentation of `EKReminderPriority`.
public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }

/// A reminder of a list.
///
/// Source: Apple's documentation of `EKReminder`.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    public convenience init(eventStore: EKEventStore) { self.init(ItemRecord(isReminder: true), nil, isSaved: false) }

    open var startDateComponents: DateComponents? {
        get { self[\.startComponents] }
        set { self[\.startComponents] = newValue }
    }
    open var dueDateComponents: DateComponents? {
        get { self[\.dueComponents] }
        set { self[\.dueComponents] = newValue }
    }
    open var isCompleted: Bool {
        get { self[\.completion] != nil }
        set { self[\.completion] = newValue ? self[\.completion] ?? Date() : nil }
    }
    open var completionDate: Date? {
        get { self[\.completion] }
        set { self[\.completion] = newValue }
    }
    /// 0 none, 1 highest … 9 lowest.
    open var priority: Int {
        get { self[\.priority] }
        set { self[\.priority] = min(max(newValue, 0), 9) }
    }
}
