import DeviceProtocol
import DeviceRuntime
import HealthModel
import QuinceFoundation

/// The device's health data, which the host keeps.
enum HealthDatabase {
    /// The document that was read last: a host that has no newer one does not send it again.
    private struct Known {
        let broker: any BrokerLink
        let revision: Int
        let document: HealthDocument
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: Known?

    private static func broker() throws -> any BrokerLink {
        guard let broker = DeviceRuntime.current.broker else { throw HKError(.errorDatabaseInaccessible) }
        return broker
    }

    private static func answer(_ broker: any BrokerLink, _ request: BrokerRequest) throws -> BrokerReply {
        do { return try broker.answer(request) } catch { throw HKError(.errorDatabaseInaccessible) }
    }

    /// The document and its revision; the lock is held.
    private static func state(_ broker: any BrokerLink) throws -> Known {
        let last = known.flatMap { ($0.broker as AnyObject) === (broker as AnyObject) ? $0 : nil }
        guard case .document(let state) = try answer(broker, .document(.health, known: last?.revision)) else {
            throw HKError(.errorDatabaseInaccessible)
        }
        if let last, last.revision == state.revision { return last }
        do {
            let read = Known(broker: broker, revision: state.revision, document: try HealthDocument(contents: state.contents))
            known = read
            return read
        } catch {
            throw HKError(
                .errorDatabaseInaccessible, "The device's health data cannot be read. Clear it with: quince sim health DEVICE clear")
        }
    }

    /// - Throws: `HKError`.
    static func read() throws -> HealthDocument {
        let broker = try broker()
        return try lock.withLock { try state(broker).document }
    }

    /// Changes the data; others' changes of the same moment are kept. A body that throws changes nothing.
    static func change<Result>(_ body: (inout HealthDocument) throws -> Result) throws -> Result {
        let broker = try broker()
        return try lock.withLock {
            while true {
                let old = try state(broker)
                var document = old.document
                let result = try body(&document)
                guard document != old.document else { return result }
                switch try answer(broker, .replaceDocument(.health, revision: old.revision, try document.encoded())) {
                case .document(let new):
                    known = Known(broker: broker, revision: new.revision, document: document)
                    return result
                case .conflict: continue
                case .refused(let reason): throw HKError(.errorDataSizeExceeded, reason)
                default: throw HKError(.errorDatabaseInaccessible)
                }
            }
        }
    }
}
