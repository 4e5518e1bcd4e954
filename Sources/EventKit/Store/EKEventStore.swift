import DeviceProtocol
import DeviceRuntime
import QuinceFoundation

/// Whether an app may use calendars. Source: Apple's documentation of `EKAuthorizationStatus`.
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0, restricted, denied, fullAccess, writeOnly
    @available(iOS, deprecated: 17.0, renamed: "fullAccess") public static let authorized = EKAuthorizationStatus.fullAccess
}

/// Which occurrences a change is for. Source: Apple's documentation of `EKSpan`.
public enum EKSpan: Int, Sendable { case thisEvent = 0, futureEvents }

extension NSNotification.Name {
    /// The calendars have changed.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// The user's calendars and lists of reminders.
///
/// Source: Apple's documentation of `EKEventStore`.
open class EKEventStore: NSObject, @unchecked Sendable {
    public typealias RequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void

    private static let following: Void = {
        DeviceRuntime.current.systemEvents.subscribe { event in
            guard case .documentChanged(.calendars) = event else { return }
            DispatchQueue.main.async { NotificationCenter.default.post(name: .EKEventStoreChanged, object: nil) }
        }
    }()
    private let lock = NSLock()
    /// Held while changes are made.
    private let commits = NSLock()
    private var pending: [Change] = []
    private typealias Change = (inout CalendarDocument) throws -> Void

    public override init() {
        super.init()
        _ = Self.following
    }

    public convenience init(sources: [EKSource]) { self.init() }

    open var eventStoreIdentifier: String { "local" }
    open var sources: [EKSource] { [.local] }
    open var delegateSources: [EKSource] { [] }
    open func source(withIdentifier identifier: String) -> EKSource? { identifier == EKSource.local.sourceIdentifier ? .local : nil }

    // MARK: Permission

    private static func service(_ type: EKEntityType) -> PrivacyService { type == .event ? .calendar : .reminders }

    /// The user's decision. Adding events is a decision of its own, below that about reading them.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        let permissions = DeviceRuntime.current.permissions, full = permissions.currentStatus(of: service(entityType))
        guard entityType == .event, full != .granted else {
            return full == .granted ? .fullAccess : full == .denied ? .denied : .notDetermined
        }
        switch permissions.currentStatus(of: .calendarAdd) {
        case .granted: return .writeOnly
        case .denied: return .denied
        case .notDetermined: return full == .denied ? .denied : .notDetermined
        }
    }

    /// - Throws: `EKError.eventStoreNotAuthorized` where the app may not change items of the type.
    private func requireWriting(_ type: EKEntityType) throws {
        let status = Self.authorizationStatus(for: type)
        guard status == .fullAccess || status == .writeOnly else { throw EKError(.eventStoreNotAuthorized) }
    }

    /// The document where the app may read items of the type; nil elsewhere.
    private func readable(_ type: EKEntityType) -> CalendarDocument? {
        Self.authorizationStatus(for: type) == .fullAccess ? try? CalendarDatabase.read() : nil
    }

    private func request(_ type: EKEntityType, _ keys: [String], _ completion: @escaping RequestAccessCompletionHandler) {
        let permissions = DeviceRuntime.current.permissions, service = Self.service(type)
        permissions.requireUsageDescription(of: service, keys: keys)
        // Who does not even let the app add events is not asked for more.
        guard type == .reminder || Self.authorizationStatus(for: .event) != .denied else {
            return DispatchQueue.global().async { completion(false, nil) }
        }
        permissions.request(service) { isGranted in DispatchQueue.global().async { completion(isGranted, nil) } }
    }

    open func requestFullAccessToEvents(completion: @escaping RequestAccessCompletionHandler) {
        request(.event, ["NSCalendarsFullAccessUsageDescription"], completion)
    }
    /// Asks the user, once, whether the app may add events. Who has decided about full access is not asked.
    open func requestWriteOnlyAccessToEvents(completion: @escaping RequestAccessCompletionHandler) {
        let permissions = DeviceRuntime.current.permissions
        permissions.requireUsageDescription(
            of: .calendarAdd, keys: ["NSCalendarsWriteOnlyAccessUsageDescription", "NSCalendarsFullAccessUsageDescription"])
        switch Self.authorizationStatus(for: .event) {
        case .notDetermined:
            permissions.request(.calendarAdd) { isGranted in DispatchQueue.global().async { completion(isGranted, nil) } }
        case let status: DispatchQueue.global().async { completion(status == .fullAccess || status == .writeOnly, nil) }
        }
    }
    open func requestFullAccessToReminders(completion: @escaping RequestAccessCompletionHandler) {
        request(.reminder, ["NSRemindersFullAccessUsageDescription"], completion)
    }
    @available(
        iOS, deprecated: 17.0, message: "Use requestFullAccessToEvents, requestWriteOnlyAccessToEvents or requestFullAccessToReminders"
    )
    open func requestAccess(to entityType: EKEntityType, completion: @escaping RequestAccessCompletionHandler) {
        let keys =
            entityType == .event
            ? ["NSCalendarsUsageDescription", "NSCalendarsFullAccessUsageDescription"]
            : ["NSRemindersUsageDescription", "NSRemindersFullAccessUsageDescription"]
        request(entityType, keys, completion)
    }

    @discardableResult open func requestFullAccessToEvents() async throws -> Bool {
        await wait { requestFullAccessToEvents(completion: $0) }
    }
    @discardableResult open func requestWriteOnlyAccessToEvents() async throws -> Bool {
        await wait { requestWriteOnlyAccessToEvents(completion: $0) }
    }
    @discardableResult open func requestFullAccessToReminders() async throws -> Bool {
        await wait { requestFullAccessToReminders(completion: $0) }
    }
    @available(iOS, deprecated: 17.0, message: "Use requestFullAccessToEvents or requestFullAccessToReminders")
    @discardableResult open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
        await wait { requestAccess(to: entityType, completion: $0) }
    }

    private func wait(_ body: (@escaping RequestAccessCompletionHandler) -> Void) async -> Bool {
        await withCheckedContinuation { continuation in body { isGranted, _ in continuation.resume(returning: isGranted) } }
    }

    // MARK: Calendars

    /// The calendars, or the lists of reminders. An app that may only add events gets one that stands for the user's.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
        if Self.authorizationStatus(for: entityType) == .writeOnly { return [.virtual] }
        return (readable(entityType)?.calendars ?? []).filter { $0.holdsReminders == (entityType == .reminder) }.map { EKCalendar($0) }
    }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? {
        (calendars(for: .event) + calendars(for: .reminder)).first { $0.calendarIdentifier == identifier }
    }
    open var defaultCalendarForNewEvents: EKCalendar? { calendars(for: .event).first }
    open func defaultCalendarForNewReminders() -> EKCalendar? { calendars(for: .reminder).first }

    /// - Throws: `EKError`.
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        guard calendar.source != nil else { throw EKError(.calendarHasNoSource) }
        let record = calendar.record
        try perform(commit) { document in
            if let index = document.calendars.firstIndex(where: { $0.identifier == record.identifier }) {
                document.calendars[index] = record
            } else {
                document.calendars.append(record)
            }
        }
        calendar.settle()
    }
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        let identifier = calendar.calendarIdentifier
        try perform(commit) { document in
            document.calendars.removeAll { $0.identifier == identifier }
            document.items.removeAll { $0.calendar == identifier }
        }
    }

    // MARK: Items

    /// Makes a change with those that wait, or has it wait.
    private func perform(_ commit: Bool, _ change: @escaping Change) throws {
        guard commit else { return lock.withLock { pending.append(change) } }
        try make([change])
    }

    /// Makes the changes that wait and some more, all of them or none. What fails waits on; the additional changes do not.
    private func make(_ additional: [Change]) throws {
        try commits.withLock {
            let waiting = lock.withLock { pending }
            guard !waiting.isEmpty || !additional.isEmpty else { return }
            try CalendarDatabase.change { document in for change in waiting + additional { try change(&document) } }
            lock.withLock { pending.removeFirst(min(waiting.count, pending.count)) }
        }
    }

    /// Makes the changes that wait, all of them or none. They wait on where that fails.
    ///
    /// - Throws: `EKError`.
    open func commit() throws { try make([]) }

    /// Drops the changes that wait.
    open func reset() { lock.withLock { pending = [] } }
    /// Reads other sources again; the device's own needs none.
    open func refreshSourcesIfNecessary() {}

    private func item(_ identifier: String) -> EKCalendarItem? {
        for type in [EKEntityType.event, .reminder] {
            guard let document = readable(type),
                let record = document.items.first(where: { $0.identifier == identifier && $0.isReminder == (type == .reminder) })
            else { continue }
            let calendar = document.calendars.first { $0.identifier == record.calendar }.map { EKCalendar($0) }
            if type == .reminder { return EKReminder(record, calendar, isSaved: true) }
            return record.firstOccurrence.map { EKEvent(record, calendar, occurrence: $0) }
        }
        return nil
    }

    /// The event of an identifier; of a series its first occurrence.
    open func event(withIdentifier identifier: String) -> EKEvent? { item(identifier) as? EKEvent }
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { item(identifier) }
    open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] {
        let items = (readable(.event)?.items ?? []).filter { !$0.isReminder } + (readable(.reminder)?.items ?? []).filter(\.isReminder)
        return items.filter { $0.series ?? $0.identifier == externalIdentifier }.compactMap { item($0.identifier) }
    }

    /// Saves an event.
    ///
    /// - Parameter span: Of an event that recurs, whether the occurrence leaves its series, or the series goes on from it as the event is.
    /// - Throws: `EKError`.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        try requireWriting(.event)
        guard let calendar = event.calendar else { throw EKError(.noCalendar) }
        guard calendar.allowedEntityTypes.contains(.event) else { throw EKError(.calendarDoesNotAllowEvents) }
        guard let start = event.startDate else { throw EKError(.noStartDate) }
        guard let end = event.endDate else { throw EKError(.noEndDate) }
        guard start <= end else { throw EKError(.datesInverted) }
        var record = event.record
        record.modified = Date()
        try save(&record, of: event, span, commit)
        event.settle(record)
    }

    private func save(_ record: inout ItemRecord, of event: EKEvent, _ span: EKSpan, _ commit: Bool) throws {
        let series = record.identifier
        guard let occurrence = event.occurrence else {
            let new = record
            return try perform(commit) { $0.put(new.inOwnCalendar($0)) }
        }
        if span == .thisEvent {
            let detached = record.detached(from: series, at: occurrence)
            record = detached
            try perform(commit) { $0.detach(occurrence, of: series, as: detached) }
        } else if occurrence == event.seriesStart {
            let changed = record
            try perform(commit) { $0.replaceSeries(with: changed) }
        } else {
            record.identifier = UUID().uuidString
            let rest = record
            try perform(commit) { $0.split(series, before: occurrence, into: rest) }
        }
    }

    open func save(_ event: EKEvent, span: EKSpan) throws { try save(event, span: span, commit: true) }

    /// - Throws: `EKError`.
    open func save(_ reminder: EKReminder, commit: Bool) throws {
        try requireWriting(.reminder)
        guard let calendar = reminder.calendar else { throw EKError(.noCalendar) }
        guard calendar.allowedEntityTypes.contains(.reminder) else { throw EKError(.calendarDoesNotAllowReminders) }
        guard !reminder.hasRecurrenceRules || reminder.dueDateComponents != nil else { throw EKError(.recurringReminderRequiresDueDate) }
        var record = reminder.record
        record.modified = Date()
        let new = record
        try perform(commit) { $0.put(new) }
        reminder.settle(record)
    }

    /// Removes an event.
    ///
    /// - Parameter span: Of an event that recurs, whether only the occurrence is removed, or those after it, too.
    /// - Throws: `EKError`.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        try requireWriting(.event)
        let identifier = event.original.identifier, occurrence = event.occurrence
        try perform(commit) { $0.remove(identifier, occurrence, span) }
    }
    open func remove(_ event: EKEvent, span: EKSpan) throws { try remove(event, span: span, commit: true) }
    open func remove(_ reminder: EKReminder, commit: Bool) throws {
        try requireWriting(.reminder)
        let identifier = reminder.original.identifier
        try perform(commit) { $0.items.removeAll { $0.identifier == identifier } }
    }

    // MARK: Searching

    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
        CalendarPredicate(.events(startDate, endDate), calendars)
    }
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { CalendarPredicate(.reminders, calendars) }
    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { CalendarPredicate(.incomplete(startDate, endDate), calendars) }
    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { CalendarPredicate(.completed(startDate, endDate), calendars) }

    /// The events of a predicate, the earliest first. What waits for `commit()` is not among them.
    open func events(matching predicate: NSPredicate) -> [EKEvent] {
        guard let wanted = predicate as? CalendarPredicate, case .events(let first, let last) = wanted.kind,
            let document = readable(.event)
        else { return [] }
        let calendars = Dictionary(document.calendars.map { ($0.identifier, EKCalendar($0)) }) { $1 }
        return document.items.filter { !$0.isReminder && wanted.includes($0) }.flatMap { record in
            record.occurrences(from: first, to: last).map { EKEvent(record, calendars[record.calendar], occurrence: $0) }
        }.sorted { ($0.startDate, $0.title) < ($1.startDate, $1.title) }
    }

    open func enumerateEvents(matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stops: ObjCBool = false
        for event in events(matching: predicate) where !stops.boolValue { block(event, &stops) }
    }

    /// Calls the handler with the reminders of a predicate.
    @discardableResult open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        nonisolated(unsafe) let completion = completion
        nonisolated(unsafe) let wanted = predicate as? CalendarPredicate
        DispatchQueue.global().async {
            guard let wanted, let document = self.readable(.reminder) else { return completion(nil) }
            let calendars = Dictionary(document.calendars.map { ($0.identifier, EKCalendar($0)) }) { $1 }
            completion(
                document.items.filter { $0.isReminder && wanted.includes($0) }.map { EKReminder($0, calendars[$0.calendar], isSaved: true) }
            )
        }
        return NSObject()
    }
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}
}
