import Testing

@testable import QuinceFoundation

/// Background sessions: transfers that go on while the app is stopped, and what is told when.
@Suite(.timeLimit(.minutes(10)))
struct BackgroundSessionTests {
    private let server = AnsweringServer()
    private let file = TransferFile(folder: FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString))

    /// What a device hears.
    private final class Host: BackgroundSessionHost, @unchecked Sendable {
        private let lock = NSLock()
        private var words: [String] = []
        private var waiting: (word: String, continuation: CheckedContinuation<Void, Never>)?

        func pendingSessionsChanged(_ identifiers: [String]) { say("pending \(identifiers)") }
        func sessionFinished(_ identifier: String) { say("finished \(identifier)") }

        private func say(_ word: String) {
            let done = lock.withLock {
                words.append(word)
                guard let waiting, waiting.word == word else { return nil as CheckedContinuation<Void, Never>? }
                self.waiting = nil
                return waiting.continuation
            }
            done?.resume()
        }

        var all: [String] { lock.withLock { words } }

        func wait(for word: String) async {
            await withCheckedContinuation { continuation in
                let isThere = lock.withLock {
                    if words.contains(word) { return true }
                    waiting = (word, continuation)
                    return false
                }
                if isThere { continuation.resume() }
            }
        }
    }

    /// An app's delegate: says what it was told, and when its last words have come.
    private final class Delegate: NSObject, URLSessionDownloadDelegate, URLSessionDataDelegate, @unchecked Sendable {
        private let lock = NSLock()
        private var words: [String] = []
        private var files: [URL] = []
        private var waiting: (word: String, continuation: CheckedContinuation<Void, Never>)?

        func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
            lock.withLock { files.append(location) }
            say("\(name(downloadTask)) fetched \((try? String(contentsOf: location, encoding: .utf8)) ?? "nothing")")
        }
        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            say("\(name(dataTask)) answered \(String(decoding: data, as: UTF8.self))")
        }
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            say("\(name(task)) over" + (error.map { " \(($0 as? URLError)?.code.rawValue ?? 0)" } ?? ""))
        }
        func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) { say("invalid") }
        func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
            say("events of \(session.configuration.identifier ?? "?")")
        }

        private func name(_ task: URLSessionTask) -> String { "\(task.taskIdentifier)\(task.taskDescription.map { " \($0)" } ?? "")" }

        private func say(_ word: String) {
            let done = lock.withLock {
                words.append(word)
                guard let waiting, waiting.word == word else { return nil as CheckedContinuation<Void, Never>? }
                self.waiting = nil
                return waiting.continuation
            }
            done?.resume()
        }

        var all: [String] { lock.withLock { words } }
        var fetched: [URL] { lock.withLock { files } }

        func wait(for word: String) async {
            await withCheckedContinuation { continuation in
                let isThere = lock.withLock {
                    if words.contains(word) { return true }
                    waiting = (word, continuation)
                    return false
                }
                if isThere { continuation.resume() }
            }
        }
    }

    private func session(_ delegate: Delegate, in sessions: BackgroundSessions) throws -> BackgroundSession {
        let configuration = try #require(URLSessionConfiguration.background(withIdentifier: "films") as? BackgroundConfiguration)
        return BackgroundSession(configuration: configuration, delegate: delegate, delegateQueue: nil, in: sessions)
    }

    @Test func aConfigurationSaysWhatIsAskedOfIt() throws {
        let configuration = URLSessionConfiguration.background(withIdentifier: "films")
        #expect(configuration.identifier == "films")
        #expect(configuration.sessionSendsLaunchEvents)
        #expect(!configuration.isDiscretionary)
        configuration.sessionSendsLaunchEvents = false
        configuration.isDiscretionary = true
        configuration.sharedContainerIdentifier = "group.films"
        configuration.httpAdditionalHeaders = ["X-Films": "1"]
        let copy = try #require(configuration.copy() as? URLSessionConfiguration)
        #expect(copy.identifier == "films")
        #expect(!copy.sessionSendsLaunchEvents)
        #expect(copy.isDiscretionary)
        #expect(copy.sharedContainerIdentifier == "group.films")
        #expect(copy.httpAdditionalHeaders?["X-Films"] as? String == "1")
        #expect(!URLSessionConfiguration.default.sessionSendsLaunchEvents)
        #expect(URLSessionConfiguration.default.identifier == nil)
    }

    @Test func anAppThatRunsHearsEverythingAtOnce() async throws {
        let host = Host(), delegate = Delegate()
        let sessions = BackgroundSessions(file: file)
        sessions.start(host: host, isHeld: false)
        let session = try session(delegate, in: sessions)
        let task = session.downloadTask(with: server.url.appendingPathComponent("up"))
        task.taskDescription = "Up"
        task.resume()
        await host.wait(for: "pending []")
        #expect(delegate.all == ["1 Up fetched GET /up ", "1 Up over"])
        #expect(host.all == ["pending [\"films\"]", "pending []"])
        // What the app has not moved is gone, and nothing is kept for another process.
        #expect(delegate.fetched.allSatisfy { !FileManager.default.fileExists(atPath: $0.path) })
        #expect(!file.exists)
        server.stop()
    }

    @Test func anUploadOfAFileIsAnswered() async throws {
        let delegate = Delegate()
        let sessions = BackgroundSessions(file: file)
        let session = try session(delegate, in: sessions)
        try FileManager.default.createDirectory(at: file.folder, withIntermediateDirectories: true)
        let body = file.folder.appendingPathComponent("body")
        try Data("five stars".utf8).write(to: body)
        var request = URLRequest(url: server.url.appendingPathComponent("rate"))
        request.httpMethod = "PUT"
        session.uploadTask(with: request, fromFile: body).resume()
        await delegate.wait(for: "1 over")
        #expect(delegate.all == ["1 answered PUT /rate five stars", "1 over"])
        server.stop()
    }

    @Test func anAppThatIsStoppedHearsWhenItIsWoken() async throws {
        let host = Host(), delegate = Delegate()
        let sessions = BackgroundSessions(file: file)
        sessions.start(host: host, isHeld: false)
        let session = try session(delegate, in: sessions)
        sessions.setHeld(true)
        // Neither is over before the other has begun.
        server.holdingAnswers {
            for film in ["up", "cars"] { session.downloadTask(with: server.url.appendingPathComponent(film)).resume() }
        }
        await host.wait(for: "finished films")
        #expect(delegate.all.isEmpty)
        sessions.tellEvents(of: "films")
        await delegate.wait(for: "events of films")
        #expect(Set(delegate.all) == ["1 fetched GET /up ", "1 over", "2 fetched GET /cars ", "2 over", "events of films"])
        #expect(delegate.all.last == "events of films")
        await host.wait(for: "pending []")
        server.stop()
    }

    @Test func anotherProcessGoesOnUnderTheSameNumber() async throws {
        let host = Host(), delegate = Delegate()
        let ended = BackgroundSessions(file: file)
        let before = try session(Delegate(), in: ended)
        for film in ["up", "cars", "wall-e"] {
            let task = before.downloadTask(with: server.url.appendingPathComponent(film))
            if film == "wall-e" { task.taskDescription = film } else { task.cancel() }
        }
        // The first two are over, and the process ends before it has begun the third. (Its file is another, as the one that ended lives on here.)
        let record = try #require(ended.transfers(of: "films").records.last)
        let file = TransferFile(folder: file.folder.appendingPathComponent("Later"))
        file.write(["films": [record]])
        let sessions = BackgroundSessions(file: file)
        sessions.start(host: host, isHeld: true)
        await host.wait(for: "finished films")
        // The app makes the session when it is asked to handle events.
        sessions.tellEvents(of: "films")
        let session = try session(delegate, in: sessions)
        await delegate.wait(for: "events of films")
        #expect(delegate.all == ["3 wall-e fetched GET /wall-e ", "3 wall-e over", "events of films"])
        #expect(session.downloadTask(with: server.url).taskIdentifier == 4)
        server.stop()
    }

    @Test func anAppThatWasSwipedAwayHearsThatItsTransfersWereCancelled() async throws {
        let host = Host(), delegate = Delegate()
        let ended = BackgroundSessions(file: file)
        _ = try session(Delegate(), in: ended).downloadTask(with: server.url)
        ended.cancelAll()
        let sessions = BackgroundSessions(file: file)
        sessions.start(host: host, isHeld: false)
        let session = try session(delegate, in: sessions)
        await delegate.wait(for: "1 over -999")
        #expect(session.delegate === delegate)
        server.stop()
    }

    @Test func aSessionEndsOnceEverythingHasBeenTold() async throws {
        let delegate = Delegate()
        let sessions = BackgroundSessions(file: file)
        let session = try session(delegate, in: sessions)
        session.downloadTask(with: server.url).resume()
        session.finishTasksAndInvalidate()
        await delegate.wait(for: "invalid")
        #expect(delegate.all == ["1 fetched GET / ", "1 over", "invalid"])
        server.stop()
    }

    @Test func whatIsAwaitedLoadsAsInAnySession() async throws {
        let session = try session(Delegate(), in: BackgroundSessions(file: file))
        let (data, _) = try await session.data(from: server.url.appendingPathComponent("now"))
        #expect(String(decoding: data, as: UTF8.self) == "GET /now ")
        server.stop()
    }

    @Test func aDamagedFileIsNoReasonToFail() throws {
        try FileManager.default.createDirectory(at: file.folder, withIntermediateDirectories: true)
        try Data("{\"films\": [".utf8).write(to: file.folder.appendingPathComponent("Sessions.json"))
        BackgroundSessions(file: file).start(host: Host(), isHeld: false)
        #expect(file.read().isEmpty)
    }
}
