import DeviceProtocol
import DeviceRuntime
import QuinceFoundation

/// The user's contacts, which the host keeps.
enum ContactDatabase {
    private static func answer(_ request: BrokerRequest) throws -> BrokerReply {
        guard let broker = DeviceRuntime.current.broker, let reply = try? broker.answer(request) else { throw CNError(.communicationError) }
        return reply
    }

    private static func state() throws -> (revision: Int, document: ContactDocument) {
        guard case .document(let state) = try answer(.document(.contacts, known: nil)) else { throw CNError(.authorizationDenied) }
        guard let contents = state.contents else { return (state.revision, ContactDocument()) }
        guard let document = try? JSONDecoder().decode(ContactDocument.self, from: contents) else { throw CNError(.dataAccessError) }
        return (state.revision, document)
    }

    /// - Throws: `CNError`.
    static func read() throws -> ContactDocument { try state().document }

    /// Changes the contacts; others' changes of the same moment are kept.
    static func change(_ body: (inout ContactDocument) throws -> Void) throws {
        while true {
            var (revision, document) = try state()
            try body(&document)
            switch try answer(.replaceDocument(.contacts, revision: revision, JSONEncoder().encode(document))) {
            case .document: return
            case .conflict: continue
            default: throw CNError(.dataAccessError)
            }
        }
    }
}
