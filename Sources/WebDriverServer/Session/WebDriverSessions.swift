import Foundation

/// The sessions of a server by their identifiers. May be used from any thread.
final class WebDriverSessions: @unchecked Sendable {
    private let lock = NSLock()
    private let apps: WebDriverApps
    /// Sessions at a time at most: each has a phone.
    private let most: Int
    /// In the order of their begins.
    private var sessions: [WebDriverSession] = []
    private var timer: (any DispatchSourceTimer)?

    init(_ apps: WebDriverApps, most: Int) { (self.apps, self.most) = (apps, most) }

    /// Ends sessions whose clients are silent for longer than they said, from now on.
    func startTimer() {
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now() + 1, repeating: 1)
        timer.setEventHandler { [weak self] in self?.endOverdue() }
        timer.resume()
        lock.withLock { self.timer = timer }
    }

    func session(_ id: String) -> WebDriverSession? { lock.withLock { sessions.first { $0.id == id } } }
    /// The session that began last; nil without one.
    var current: WebDriverSession? { lock.withLock { sessions.last } }
    var identifiers: [String] { lock.withLock { sessions.map(\.id) } }

    /// Makes a session. Where there are as many as there may be, it takes the place of the one that has been silent for longest, as a new
    /// session of WebDriverAgent takes the old one's.
    func make(_ capabilities: SessionCapabilities) throws -> WebDriverSession {
        let session = try WebDriverSession(capabilities, apps)
        let ended = lock.withLock { () -> [WebDriverSession] in
            var ended: [WebDriverSession] = []
            while sessions.count >= most, let oldest = sessions.max(by: { $0.idleTime < $1.idleTime }) {
                sessions.removeAll { $0 === oldest }
                ended.append(oldest)
            }
            sessions.append(session)
            return ended
        }
        for each in ended { each.end() }
        return session
    }

    /// Ends a session; returns whether there is one.
    func remove(_ id: String) -> Bool {
        let session = lock.withLock { () -> WebDriverSession? in
            guard let index = sessions.firstIndex(where: { $0.id == id }) else { return nil }
            return sessions.remove(at: index)
        }
        session?.end()
        return session != nil
    }

    private func endOverdue() {
        let overdue = lock.withLock { () -> [WebDriverSession] in
            let overdue = sessions.filter(\.isOverdue)
            sessions.removeAll(where: \.isOverdue)
            return overdue
        }
        for session in overdue { session.end() }
    }

    func endAll() {
        let all = lock.withLock { () -> [WebDriverSession] in
            timer?.cancel()
            timer = nil
            defer { sessions = [] }
            return sessions
        }
        for session in all { session.end() }
        for session in all { session.waitForEnd(10) }
    }
}
