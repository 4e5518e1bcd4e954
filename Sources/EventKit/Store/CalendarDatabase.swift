import DeviceProtocol
import DeviceRuntime
import QuinceFoundation

/// The user's calendars, which the host keeps.
enum CalendarDatabase {
    private static func answer(_ request: BrokerRequest) throws -> BrokerReply {
        guard let broker = DeviceRuntime.current.broker, let reply = try? broker.answer(request) else { throw EKError(.internalFailure) }
        return reply
    }

    private static func state() throws -> (revision: Int, document: CalendarDocument) {
        guard case .document(let state) = try answer(.document(.calendars, known: nil)) else { throw EKError(.eventStoreNotAuthorized) }
        guard let contents = state.contents else { return (state.revision, CalendarDocument().withDefaults) }
        guard let document = try? JSONDecoder().decode(CalendarDocument.self, from: contents) else { throw EKError(.internalFailure) }
        return (state.revision, document.withDefaults)
    }

    /// - Throws: `EKError`.
    static func read() throws -> CalendarDocument { try state().document }

    /// Changes the calendars; others' changes of the same moment are kept.
    static func change(_ body: (inout CalendarDocument) throws -> Void) throws {
        while true {
            var (revision, document) = try state()
            try body(&document)
            switch try answer(.replaceDocument(.calendars, revision: revision, JSONEncoder().encode(document))) {
            case .document: return
            case .conflict: continue
            default: throw EKError(.internalFailure)
            }
        }
    }
}
