import QuinceFoundation

extension NSPersistentCloudKitContainer {
    /// Posted when mirroring begins and ends something. Stores are local here, so that it never is.
    public class var eventChangedNotification: NSNotification.Name {
        NSNotification.Name("NSPersistentCloudKitContainerEventChangedNotification")
    }
    /// The key of the `Event` in the notification's user information.
    public class var eventNotificationUserInfoKey: String { "event" }

    /// A kind of mirroring activity.
    ///
    /// Source: Apple's documentation of `NSPersistentCloudKitContainer.EventType`.
    public enum EventType: Int, Sendable {
        case setup = 0
        case `import`
        case export
    }

    /// A step of mirroring a store, which only the system makes.
    ///
    /// Source: Apple's documentation of `NSPersistentCloudKitContainer.Event`.
    open class Event: NSObject, NSCopying, @unchecked Sendable {
        public let identifier = UUID()
        public let storeIdentifier: String
        public let type: EventType
        public let startDate: Date
        /// nil while the step is under way.
        public let endDate: Date?
        public let succeeded: Bool
        public let error: (any Error)?

        init(_ type: EventType, store: String, from startDate: Date, to endDate: Date? = nil, error: (any Error)? = nil) {
            (self.type, storeIdentifier, self.startDate, self.endDate) = (type, store, startDate, endDate)
            (succeeded, self.error) = (endDate != nil && error == nil, error)
            super.init()
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
}
