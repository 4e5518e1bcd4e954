import Foundation

/// Answers requests of the protocol: finds their session and their command. May be used from any thread.
public final class WebDriverService: Sendable {
    /// An answer's HTTP status and its body.
    public struct Answer: Sendable, Equatable {
        public var status: Int
        public var body: JSONValue

        init(_ value: JSONValue, session: String?) {
            (status, body) = (200, ["value": value, "sessionId": session.map { .string($0) } ?? .null])
        }

        init(_ error: WebDriverError, session: String? = nil) {
            (status, body) = (error.code.status, ["value": error.json, "sessionId": session.map { .string($0) } ?? .null])
        }
    }

    typealias Completion = @Sendable (Answer) -> Void

    private let sessions: WebDriverSessions
    private let apps: WebDriverApps
    private let version: String

    /// - Parameters:
    ///   - apps: The apps on the phones.
    ///   - mostSessions: Sessions at a time at most.
    ///   - version: The version of Quince.
    public init(_ apps: WebDriverApps, mostSessions: Int, version: String) {
        (self.apps, self.version, sessions) = (apps, version, WebDriverSessions(apps, most: mostSessions))
    }

    public func start() { sessions.startTimer() }

    /// Ends all sessions.
    public func end() { sessions.endAll() }

    /// Answers a request, in time, on any thread.
    ///
    /// - Parameter target: The path and the query.
    public func answer(method: String, target: String, body: Data, _ done: @escaping @Sendable (Answer) -> Void) {
        do { try answer(try WebDriverRequest(method: method, target: target, body: body), done) } catch { done(Answer(error)) }
    }

    // MARK: Streaming

    /// Draws the screen of the session that began last, for a stream.
    ///
    /// - Parameter done: Called on any thread with the picture, where there is one now, and the seconds until the next one is due.
    func drawForStream(_ done: @escaping @Sendable (_ picture: Data?, _ pause: Double) -> Void) {
        guard let session = sessions.current else { return done(nil, Self.pauseWithoutSession) }
        session.drawForStream { picture, rate in done(picture?.data, 1 / Double(rate)) }
    }

    private static let pauseWithoutSession = 0.2

    private func answer(_ request: WebDriverRequest, _ done: @escaping Completion) throws(WebDriverError) {
        switch (request.method, request.path) {
        case ("GET", ["status"]):
            done(Answer(SessionResponse.status(version: version, session: sessions.current?.id), session: sessions.current?.id))
        case ("POST", ["session"]): try begin(request, done)
        case ("GET", ["sessions"]):
            done(Answer(.array(sessions.identifiers.map { ["id": .string($0), "capabilities": [:]] }), session: nil))
        case ("DELETE", let path) where path.count == 2 && path[0] == "session":
            guard sessions.remove(path[1]) else { throw WebDriverSession.ended }
            done(Answer(.null, session: nil))
        default: try run(request, done)
        }
    }

    private func begin(_ request: WebDriverRequest, _ done: @escaping Completion) throws(WebDriverError) {
        begin(try SessionCapabilities.negotiate(request.body, apps)) { session, result in
            switch result {
            case .success(let value): done(Answer(value, session: session?.id))
            case .failure(let error): done(Answer(WebDriverError(.sessionNotCreated, error.message)))
            }
        }
    }

    /// Makes a session and begins it.
    private func begin(
        _ capabilities: SessionCapabilities, _ done: @escaping @Sendable (WebDriverSession?, Result<JSONValue, WebDriverError>) -> Void
    ) {
        let wanted = Transferred(capabilities)
        DispatchQueue.global().async { [sessions] in
            do {
                let session = try sessions.make(wanted.value)
                session.begin { result in
                    // One that could not begin is nobody's.
                    if case .failure = result { _ = sessions.remove(session.id) }
                    done(session, result)
                }
            } catch { done(nil, .failure(error as? WebDriverError ?? WebDriverError(.sessionNotCreated, "\(error)"))) }
        }
    }

    // MARK: Commands

    private func run(_ request: WebDriverRequest, _ done: @escaping Completion) throws(WebDriverError) {
        let path: [String]
        if let (id, command) = request.session {
            guard let session = sessions.session(id) else { throw WebDriverSession.ended }
            return run(request, command, on: session, done)
        }
        path = request.path
        let (_, _) = try CommandRouter.route(request.method, path, in: WebDriverCommands.all)
        if let session = sessions.current { return run(request, path, on: session, done) }
        if let value = WebDriverCommands.withoutPhone["\(request.method) \(path.joined(separator: "/"))"] {
            return done(Answer(value, session: nil))
        }
        // WebDriverAgent's clients may ask before there is a session: they see the home screen.
        begin(try SessionCapabilities.negotiate(["capabilities": [:]], apps)) { [self] session, result in
            if case .failure(let error) = result { return done(Answer(error)) }
            guard let session else { return done(Answer(WebDriverSession.ended)) }
            run(request, path, on: session, done)
        }
    }

    private func run(_ request: WebDriverRequest, _ path: [String], on session: WebDriverSession, _ done: @escaping Completion) {
        let (route, values): (CommandRoute, [String: String])
        do { (route, values) = try CommandRouter.route(request.method, path, in: WebDriverCommands.all) } catch {
            return done(Answer(error, session: session.id))
        }
        let parameters = CommandParameters(path: values, query: request.query, body: request.body)
        session.run(route, parameters) { result in
            switch result {
            case .success(let value): done(Answer(value, session: session.id))
            case .failure(let error): done(Answer(error, session: session.id))
            }
        }
    }
}

/// A value that one thread hands over to another.
private struct Transferred<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
