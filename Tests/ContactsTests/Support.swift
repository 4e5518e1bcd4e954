import DeviceProtocol
import DeviceRuntime
import QuinceFoundation

/// A host that keeps documents in memory.
final class DocumentBroker: BrokerLink, @unchecked Sendable {
    private let lock = NSLock()
    private var state = DocumentState(revision: 0)
    /// Replaces the document between an app's reading and its writing, once.
    var interruption: Data?

    func answer(_ request: BrokerRequest) throws -> BrokerReply {
        lock.withLock {
            switch request {
            case .document: return .document(state)
            case .replaceDocument(_, let revision, let contents):
                if let other = interruption {
                    (state, interruption) = (DocumentState(revision: state.revision + 1, contents: other), nil)
                    return .conflict
                }
                guard revision == state.revision else { return .conflict }
                state = DocumentState(revision: revision + 1, contents: contents)
                return .document(DocumentState(revision: state.revision))
            default: return .done
            }
        }
    }
}
