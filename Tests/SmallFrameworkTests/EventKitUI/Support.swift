import DeviceProtocol
import DeviceRuntime
import QuinceFoundation
import RenderProtocol

/// A device that keeps the calendars in memory, whose user has decided what a test says.
final class CalendarDevice: BrokerLink, DeviceLink, @unchecked Sendable {
    private let lock = NSLock()
    private var state = DocumentState(revision: 0)
    private var permissions: [PrivacyService: PermissionStatus]

    /// Becomes the process's device.
    init(_ permissions: [PrivacyService: PermissionStatus] = [.calendar: .granted, .reminders: .granted]) {
        self.permissions = permissions
        DeviceRuntime.install(DeviceRuntime(link: self, broker: self))
    }

    static func end() { DeviceRuntime.install(DeviceRuntime()) }

    func status(_ service: PrivacyService) -> PermissionStatus { permissions[service] ?? .notDetermined }

    private var isPermitted: Bool { [.calendar, .reminders, .calendarAdd].contains { permissions[$0] == .granted } }

    func answer(_ request: BrokerRequest) throws -> BrokerReply {
        lock.withLock {
            switch request {
            case .document: return isPermitted ? .document(state) : .refused("it may not")
            case .replaceDocument(_, let revision, let contents):
                guard isPermitted else { return .refused("it may not") }
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
        switch message {
        case .system(let id, .permission(let service)): DeviceRuntime.current.services.handle(.permission(status(service)), id: id)
        case .system(_, .setPermission(let service, let isGranted)): permissions[service] = isGranted ? .granted : .denied
        default: break
        }
    }
}

/// A time of January 2024, the 1st of which is a Monday.
func day(_ day: Int, _ hour: Int = 9) -> Date {
    Calendar.current.date(from: DateComponents(year: 2024, month: 1, day: day, hour: hour))!
}
