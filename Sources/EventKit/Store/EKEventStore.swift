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
    private var pending: [(inout CalendarDocument) throws -> Void] = []

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

    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        switch DeviceRuntime.current.permissions.currentStatus(of: service(entityType)) {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .granted: .fullAccess
        }
    }

    private func request(_ type: EKEntityType, _ keys: [String], _ completion: @escaping RequestAccessCompletionHandler) {
        let permissions = DeviceRuntime.current.permissions, service = Self.service(type)
        permissions.requireUsageDescription(of: service, keys: keys)
        permissions.request(service) { isGranted in DispatchQueue.global().async { completion(isGranted, nil) } }
    }

    open func requestFullAccessToEvents(completion: @escaping RequestAccessCompletionHandler) {
        request(.event, ["NSCalendarsFullAccessUsageDescription"], completion)
    }
    open func requestWriteOnlyAccessToEvents(completion: @escaping RequestAccessCompletionHandler) {
        request(.event, ["NSCalendarsWriteOnlyAccessUsageDescription", "NSCalendarsFullAccessUsageDescription"], completion)
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

    open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
        ((try? CalendarDatabase.read())?.calendars ?? []).filter { $0.holdsReminders == (entityType == .reminder) }.map { EKCalendar($0) }
    }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? {
        (try? CalendarDatabase.read())?.calendars.first { $0.identifier == identifier }.map { EKCalendar($0) }
    }
    open var defaultCalendarForNewEvents: EKCalendar? { calendars(for: .event).first }
    open func defaultCalendarForNewReminders() -> EKCalendar? { calendars(for: .reminder).first }

    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        let record = calendar.record
        try perform(commit) { document in
            document.calendars.removeAll { $0.identifier == record.identifier }
            document.calendars.append(record)
        }
    }
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        let identifier = calendar.calendarIdentifier
        try perform(commit) { document in
            document.calendars.removeAll { $0.identifier == identifier }
            document.items.removeAll { $0.calendar == identifier }
        }
    }

    // MARK: Items

    private func perform(_ commit: Bool, _ change: @escaping (inout CalendarDocument) throws -> Void) throws {
        lock.withLock { pending.append(change) }
        if commit { try self.commit() }
    }

    /// Makes the changes that wait, all of them or none.
    ///
    /// - Throws: `EKError`.
    open func commit() throws {
        let changes = lock.withLock { () -> [(inout CalendarDocument) throws -> Void] in
            defer { pending = [] }
            return pending
        }
        guard !changes.isEmpty else { return }
        try CalendarDatabase.change { document in for change in changes { try change(&document) } }
    }

    /// Drops the changes that wait.
    open func reset() { lock.withLock { pending = [] } }
    open func refreshSourcesIfNecessary() {}

    private func item(_ identifier: String) -> (ItemRecord, EKCalendar?)? {
        guard let document = try? CalendarDatabase.read(), let record = document.items.first(where: { $0.identifier == identifier }) else {
            return nil
        }
        return (record, document.calendars.first { $0.identifier == record.calendar }.map { EKCalendar($0) })
    }

    open func event(withIdentifier identifier: String) -> EKEvent? {
        item(identifier).flatMap { $0.isReminder ? nil : EKEvent($0, $1, isSaved: true) }
    }
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
        item(identifier).map { $0.isReminder ? EKReminder($0, $1, isSaved: true) : EKEvent($0, $1, isSaved: true) }
    }

    /// - Throws: `EKError`.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        guard event.calendar != nil else { throw EKError(.noCalendar) }
        guard let start = event.record.start else { throw EKError(.noStartDate) }
        guard let end = event.record.end else { throw EKError(.noEndDate) }
        guard start <= end else { throw EKError(.datesInverted) }
        try save(event, commit)
    }
    open func save(_ event: EKEvent, span: EKSpan) throws { try save(event, span: span, commit: true) }
    open func save(_ reminder: EKReminder, commit: Bool) throws {
        guard reminder.calendar != nil else { throw EKError(.noCalendar) }
        try save(reminder, commit)
    }

    private func save(_ item: EKCalendarItem, _ commit: Bool) throws {
        item.record.modified = Date()
        let record = item.record
        try perform(commit) { document in
            document.items.removeAll { $0.identifier == record.identifier }
            document.items.append(record)
        }
        item.isSaved = true
    }

    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        let identifier = event.record.identifier, occurrence = event.occurrence
        try perform(commit) { document in
            guard let index = document.items.firstIndex(where: { $0.identifier == identifier }) else { return }
            guard let occurrence, !document.items[index].rules.isEmpty else {
                document.items.remove(at: index)
                return
            }
            if span == .thisEvent {
                document.items[index].exceptions.append(occurrence)
            } else if occurrence == document.items[index].start {
                document.items.remove(at: index)
            } else {
                document.items[index].rules[0].end = occurrence.addingTimeInterval(-1)
            }
        }
    }
    open func remove(_ event: EKEvent, span: EKSpan) throws { try remove(event, span: span, commit: true) }
    open func remove(_ reminder: EKReminder, commit: Bool) throws {
        let identifier = reminder.record.identifier
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

    /// The events of a predicate, in the order of their calendars.
    open func events(matching predicate: NSPredicate) -> [EKEvent] {
        guard let wanted = predicate as? CalendarPredicate, case .events(let first, let last) = wanted.kind,
            let document = try? CalendarDatabase.read()
        else { return [] }
        let calendars = Dictionary(document.calendars.map { ($0.identifier, EKCalendar($0)) }) { $1 }
        return document.items.filter { !$0.isReminder && wanted.includes($0) }.flatMap { record in
            record.occurrences(from: first, to: last).map { start in
                let event = EKEvent(record, calendars[record.calendar], isSaved: true)
                event.occurrence = start
                return event
            }
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
            guard let wanted, let document = try? CalendarDatabase.read() else { return completion(nil) }
            let calendars = Dictionary(document.calendars.map { ($0.identifier, EKCalendar($0)) }) { $1 }
            completion(
                document.items.filter { $0.isReminder && wanted.includes($0) }.map { EKReminder($0, calendars[$0.calendar], isSaved: true) }
            )
        }
        return NSObject()
    }
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}
}

/// Selects items of calendars.
final class CalendarPredicate: NSPredicate, @unchecked Sendable {
    enum Kind {
        case events(Date, Date), reminders
        case incomplete(Date?, Date?), completed(Date?, Date?)
    }

    let kind: Kind
    private let calendars: Set<String>?

    init(_ kind: Kind, _ calendars: [EKCalendar]?) {
        (self.kind, self.calendars) = (kind, calendars.map { Set($0.map(\.calendarIdentifier)) })
        super.init(value: true)
    }
    required init?(coder: NSCoder) { nil }

    func includes(_ item: ItemRecord) -> Bool {
        guard calendars?.contains(item.calendar) ?? true else { return false }
        func lies(_ date: Date?, _ first: Date?, _ last: Date?) -> Bool {
            guard first != nil || last != nil else { return true }
            guard let date else { return false }
            return date >= first ?? .distantPast && date <= last ?? .distantFuture
        }
        switch kind {
        case .events, .reminders: return true
        case .incomplete(let first, let last):
            return item.completion == nil && lies(item.dueComponents.flatMap { Calendar.current.date(from: $0) }, first, last)
        case .completed(let first, let last): return item.completion != nil && lies(item.completion, first, last)
        }
    }
}
