import DeviceProtocol
import DeviceRuntime
import QuinceFoundation
import RenderProtocol

@testable import EventKit

/// A device that keeps a document in memory, whose user answers what a test says.
final class CalendarDevice: BrokerLink, DeviceLink, @unchecked Sendable {
    private let lock = NSLock()
    private var state = DocumentState(revision: 0)
    private let permissions: [PrivacyService: PermissionStatus]
    /// Whether the device refuses to keep anything.
    var refuses = false

    init(_ permissions: [PrivacyService: PermissionStatus]) { self.permissions = permissions }

    func answer(_ request: BrokerRequest) throws -> BrokerReply {
        lock.withLock {
            switch request {
            case .document: return .document(state)
            case .replaceDocument(_, let revision, let contents):
                guard !refuses else { return .refused("the disk is full") }
                guard revision == state.revision else { return .conflict }
                state = DocumentState(revision: revision + 1, contents: contents)
                return .document(DocumentState(revision: state.revision))
            default: return .done
            }
        }
    }

    func send(_ commit: Commit) {}
    func sendPeers(_ request: [UInt8]) {}
    func send(_ message: ProcessMessage) {
        guard case .system(let id, .permission(let service)) = message else { return }
        DeviceRuntime.current.services.handle(.permission(permissions[service] ?? .notDetermined), id: id)
    }
}

/// Calls a function with a store on a device of its own.
func withStore(
    _ permissions: [PrivacyService: PermissionStatus] = [.calendar: .granted, .reminders: .granted],
    _ body: (EKEventStore, CalendarDevice) async throws -> Void
) async throws {
    let device = CalendarDevice(permissions)
    DeviceRuntime.install(DeviceRuntime(link: device, broker: device))
    defer { DeviceRuntime.install(DeviceRuntime(link: nil, broker: nil)) }
    try await body(EKEventStore(), device)
}

/// A day of January 2024, the 1st of which is a Monday.
func day(_ day: Int, _ hour: Int = 9, month: Int = 1, year: Int = 2024) -> Date {
    Calendar.current.date(from: DateComponents(year: year, month: month, day: day, hour: hour))!
}

/// An event of an hour on 1 January at nine.
func makeEvent(_ store: EKEventStore, _ title: String = "Meeting", _ rule: EKRecurrenceRule? = nil) -> EKEvent {
    let event = EKEvent(eventStore: store)
    (event.title, event.startDate, event.endDate) = (title, day(1), day(1, 10))
    event.calendar = store.defaultCalendarForNewEvents
    if let rule { event.addRecurrenceRule(rule) }
    return event
}

/// The events of January 2024.
func january(_ store: EKEventStore) -> [EKEvent] {
    store.events(matching: store.predicateForEvents(withStart: day(1, 0), end: day(1, 0, month: 2), calendars: nil))
}

/// The events as text: day, hour and title.
func summary(_ events: [EKEvent]) -> [String] {
    events.map { event in
        let parts = Calendar.current.dateComponents([.day, .hour], from: event.startDate)
        return "\(parts.day ?? 0)@\(parts.hour ?? 0) \(event.title ?? "")"
    }
}
