import Foundation
import Simulator

/// The sessions of the clients of one HTTP server, by their identifiers. May be used from any thread.
final class AgentSessions: @unchecked Sendable {
    private let lock = NSLock()
    private var sessions: [String: AgentSession] = [:]
    private let make: @Sendable () -> AgentSession
    /// Sessions at a time at most: each has a phone.
    private let most: Int
    /// Seconds without a message after which another client may have a session's place.
    private let idleTime: Double

    init(most: Int = 8, idleTime: Double = 300, make: @escaping @Sendable () -> AgentSession) {
        (self.most, self.idleTime, self.make) = (most, idleTime, make)
    }

    func session(_ id: String) -> AgentSession? { lock.withLock { sessions[id] } }

    /// Makes a session; nil where there are too many in use.
    func add() -> (id: String, session: AgentSession)? {
        let (added, ended) = lock.withLock { () -> ((String, AgentSession)?, AgentSession?) in
            var ended: AgentSession?
            if sessions.count >= most {
                guard let oldest = sessions.max(by: { $0.value.idleTime < $1.value.idleTime }), oldest.value.idleTime >= idleTime else {
                    return (nil, nil)
                }
                ended = sessions.removeValue(forKey: oldest.key)
            }
            // As hard to guess as the server's token.
            let (id, session) = (AccessToken().text, make())
            sessions[id] = session
            return ((id, session), ended)
        }
        ended?.end()
        return added.map { (id: $0.0, session: $0.1) }
    }

    /// Ends a session; returns whether there is one.
    func remove(_ id: String) -> Bool {
        let session = lock.withLock { sessions.removeValue(forKey: id) }
        session?.end()
        return session != nil
    }

    func endAll() {
        let all = lock.withLock {
            defer { sessions = [:] }
            return Array(sessions.values)
        }
        for session in all { session.end() }
        for session in all { session.waitForEnd(10) }
    }
}
