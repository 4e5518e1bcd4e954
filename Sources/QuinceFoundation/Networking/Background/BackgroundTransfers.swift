import Foundation
@_weakLinked import FoundationNetworking

/// The transfers of one background session: an ordinary session of Foundation's, and what its delegate is to be told. May be used from any thread.
final class BackgroundTransfers: NSObject, @unchecked Sendable {
    /// A call of the delegate, made on its queue.
    typealias Message = @Sendable (BackgroundSession) -> Void

    private struct Transfer {
        let task: URLSessionTask
        let upload: URL?
        var isOver = false
    }

    let identifier: String
    private weak var sessions: BackgroundSessions?
    private let lock = NSRecursiveLock()
    private var session: BackgroundSession?
    private var loader: URLSession?
    private let queue = OperationQueue()
    private var lastNumber = 0
    /// The tasks of which the app has not heard everything, as they were made.
    private var transfers: [Transfer] = []
    private var held: [Message] = []
    private var isHeld: Bool
    /// Whether the app has been asked to handle events, and has not made the session yet.
    private var owesEvents = false
    private var atEnd: (() -> Void)?

    init(_ identifier: String, isHeld: Bool, in sessions: BackgroundSessions) {
        (self.identifier, self.isHeld, self.sessions) = (identifier, isHeld, sessions)
        super.init()
        queue.maxConcurrentOperationCount = 1
    }

    /// Gives the session that the app has made what there is to tell.
    func attach(_ new: BackgroundSession, _ configuration: URLSessionConfiguration) {
        lock.withLock {
            if session != nil { NSLog("%@", "A background URLSession with identifier \(identifier) already exists!") }
            session = new
            // What an earlier process began goes on as it is; new tasks follow the app's configuration.
            loader = makeLoader(configuration)
            if owesEvents { tellEvents() } else if !isHeld { flush() }
        }
    }

    var sendsLaunchEvents: Bool { lock.withLock { session?.configuration.sessionSendsLaunchEvents ?? true } }

    /// Numbers of tasks go on where those of the loader before end.
    private func makeLoader(_ configuration: URLSessionConfiguration) -> URLSession {
        let loader = URLSession(configuration: configuration, delegate: self, delegateQueue: queue)
        for _ in 0..<lastNumber { _ = loader.dataTask(with: URL(fileURLWithPath: "/")) }
        return loader
    }

    // MARK: Tasks

    /// The tasks that are not over.
    var tasks: [URLSessionTask] { lock.withLock { transfers.filter { !$0.isOver }.map(\.task) } }

    /// The transfers to store for the app's next process. Data tasks are not among them: as on iOS, they end with their process.
    var records: [TransferRecord] {
        lock.withLock {
            transfers.compactMap {
                $0.task is URLSessionDownloadTask || $0.upload != nil ? TransferRecord($0.task, upload: $0.upload) : nil
            }
        }
    }

    func download(_ request: URLRequest) -> URLSessionDownloadTask { add(nil) { $0.downloadTask(with: request) } }
    func upload(_ request: URLRequest, _ file: URL) -> URLSessionUploadTask { add(file) { $0.uploadTask(with: request, fromFile: file) } }
    func load(_ request: URLRequest) -> URLSessionDataTask { add(nil) { $0.dataTask(with: request) } }

    private func add<Task: URLSessionTask>(_ upload: URL?, _ make: (URLSession) -> Task) -> Task {
        let task = lock.withLock {
            let loader = loader ?? makeLoader(SessionHooks.obeying(.default))
            self.loader = loader
            let task = make(loader)
            lastNumber = task.taskIdentifier
            transfers.append(Transfer(task: task, upload: upload))
            return task
        }
        sessions?.changed()
        // Its description is given after it has been made.
        DispatchQueue.main.async { [weak self] in self?.sessions?.changed() }
        return task
    }

    /// Begins anew what an earlier process has not finished, under the same numbers.
    func restore(_ records: [TransferRecord]) {
        lock.withLock {
            for record in records.sorted(by: { $0.number < $1.number }) {
                if loader == nil || lastNumber != record.number - 1 {
                    lastNumber = record.number - 1
                    loader = makeLoader(SessionHooks.obeying(.default))
                }
                let task: URLSessionTask =
                    if let file = record.upload { upload(record.request, file) } else { download(record.request) }
                task.taskDescription = record.description
                if record.isCancelled { task.cancel() } else { task.resume() }
            }
        }
    }

    // MARK: Telling

    func setHeld(_ isHeld: Bool) {
        lock.withLock {
            self.isHeld = isHeld
            if !isHeld { flush() }
        }
    }

    /// Tells what is held, and then that this is all.
    func tellEvents() {
        lock.withLock {
            owesEvents = session == nil
            flush()
            session?.tell { session in
                (session.delegate as? any URLSessionDelegate)?.urlSessionDidFinishEvents(forBackgroundURLSession: session)
            }
        }
    }

    private func flush() {
        guard let session else { return }
        for message in held { session.tell(message) }
        held = []
    }

    private func tell(_ message: @escaping Message) {
        lock.withLock { if let session, !isHeld { session.tell(message) } else { held.append(message) } }
    }

    /// The delegate of the session the app has, while it may hear things; nil while it may not.
    private var listener: (session: BackgroundSession, delegate: any FoundationNetworking.URLSessionDelegate)? {
        lock.withLock { isHeld ? nil : session.flatMap { session in session.delegate.map { (session, $0) } } }
    }

    private func finish(_ task: URLSessionTask) {
        let isFinished = lock.withLock {
            for index in transfers.indices where transfers[index].task === task { transfers[index].isOver = true }
            let isQuiet = transfers.allSatisfy { $0.isOver || $0.task.state == .suspended || $0.task.state == .completed }
            return isHeld && sendsLaunchEvents && isQuiet
        }
        if isFinished { sessions?.finished(identifier) }
    }

    /// The app has heard everything of a task.
    private func forget(_ task: URLSessionTask) {
        let isEnd = lock.withLock {
            transfers.removeAll { $0.task === task }
            return transfers.isEmpty
        }
        sessions?.changed()
        if isEnd { endIfAsked() }
    }

    // MARK: The end

    /// Ends the session once the app has heard everything of its tasks.
    func end(_ action: @escaping () -> Void) {
        lock.withLock { atEnd = action }
        if lock.withLock({ transfers.isEmpty }) { endIfAsked() }
    }

    private func endIfAsked() {
        let action = lock.withLock {
            defer { atEnd = nil }
            return atEnd
        }
        guard let action else { return }
        action()
        lock.withLock {
            loader?.finishTasksAndInvalidate()
            session = nil
        }
        sessions?.end(self)
    }
}

extension BackgroundSession {
    fileprivate func tell(_ message: @escaping BackgroundTransfers.Message) { delegateQueue.addOperation { message(self) } }
}

// MARK: - What the loader says

extension BackgroundTransfers: URLSessionDataDelegate, URLSessionDownloadDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @Sendable @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let (session, delegate) = listener else { return completionHandler(.performDefaultHandling, nil) }
        session.tell { session in
            guard let delegate = delegate as? any FoundationNetworking.URLSessionTaskDelegate else {
                return delegate.urlSession(session, didReceive: challenge, completionHandler: completionHandler)
            }
            delegate.urlSession(session, task: task, didReceive: challenge, completionHandler: completionHandler)
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        guard let (session, delegate) = listener else { return }
        session.tell { session in
            (delegate as? any FoundationNetworking.URLSessionTaskDelegate)?.urlSession(
                session, task: task, didSendBodyData: bytesSent, totalBytesSent: totalBytesSent,
                totalBytesExpectedToSend: totalBytesExpectedToSend)
        }
    }

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64, totalBytesWritten: Int64,
        totalBytesExpectedToWrite: Int64
    ) {
        guard let (session, delegate) = listener else { return }
        session.tell { session in
            (delegate as? any FoundationNetworking.URLSessionDownloadDelegate)?.urlSession(
                session, downloadTask: downloadTask, didWriteData: bytesWritten, totalBytesWritten: totalBytesWritten,
                totalBytesExpectedToWrite: totalBytesExpectedToWrite)
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        tell { session in
            (session.delegate as? any FoundationNetworking.URLSessionDataDelegate)?.urlSession(
                session, dataTask: dataTask, didReceive: data)
        }
    }

    /// The file is Foundation's, which removes it after this call: it is kept until the app has been told, and no longer.
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        let kept = sessions?.file.keep(location) ?? location
        tell { session in
            (session.delegate as? any FoundationNetworking.URLSessionDownloadDelegate)?.urlSession(
                session, downloadTask: downloadTask, didFinishDownloadingTo: kept)
            try? FileManager.default.removeItem(at: kept)
        }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        tell { [weak self] session in
            (session.delegate as? any FoundationNetworking.URLSessionTaskDelegate)?.urlSession(
                session, task: task, didCompleteWithError: error)
            self?.forget(task)
        }
        finish(task)
    }
}
