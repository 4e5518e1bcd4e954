import Foundation
@_weakLinked import FoundationNetworking

/// A background session as the app has it. Its tasks belong to another, ordinary session (`BackgroundTransfers`), which outlives this object; what the app
/// awaits in place loads like in any session.
final class BackgroundSession: URLSession, @unchecked Sendable {
    private let transfers: BackgroundTransfers

    init(
        configuration: BackgroundConfiguration, delegate: (any FoundationNetworking.URLSessionDelegate)?, delegateQueue: OperationQueue?,
        in sessions: BackgroundSessions = .shared
    ) {
        transfers = sessions.transfers(of: configuration.identifier ?? "")
        super.init(configuration: configuration, delegate: delegate, delegateQueue: delegateQueue)
        transfers.attach(self, configuration)
    }

    override func downloadTask(with request: URLRequest) -> URLSessionDownloadTask { transfers.download(request) }
    override func downloadTask(with url: URL) -> URLSessionDownloadTask { transfers.download(URLRequest(url: url)) }
    override func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
        transfers.upload(request, fileURL)
    }

    override func dataTask(with request: URLRequest) -> URLSessionDataTask { transfers.load(request) }
    override func dataTask(with url: URL) -> URLSessionDataTask { transfers.load(URLRequest(url: url)) }

    override func getAllTasks(completionHandler: @Sendable @escaping ([URLSessionTask]) -> Void) {
        delegateQueue.addOperation { [transfers] in completionHandler(transfers.tasks) }
    }
    override func getTasksWithCompletionHandler(
        _ completionHandler: @Sendable @escaping ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void
    ) {
        delegateQueue.addOperation { [transfers] in
            let tasks = transfers.tasks
            let uploads = tasks.compactMap { $0 as? URLSessionUploadTask }
            let loads = tasks.compactMap { $0 as? URLSessionDataTask }.filter { !($0 is URLSessionUploadTask) }
            completionHandler(loads, uploads, tasks.compactMap { $0 as? URLSessionDownloadTask })
        }
    }

    override func finishTasksAndInvalidate() { transfers.end { super.finishTasksAndInvalidate() } }
    override func invalidateAndCancel() {
        for task in transfers.tasks { task.cancel() }
        transfers.end { super.invalidateAndCancel() }
    }

    // MARK: What iOS refuses, in its words

    override func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
        raise(.genericException, "Upload tasks from NSData are not supported in background sessions.")
    }
    override func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
        raise(.genericException, "Upload tasks from a stream are not supported in background sessions.")
    }
    override func dataTask(
        with request: URLRequest, completionHandler: @Sendable @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { refuseHandler() }
    override func dataTask(
        with url: URL, completionHandler: @Sendable @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { refuseHandler() }
    override func downloadTask(
        with request: URLRequest, completionHandler: @Sendable @escaping (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask { refuseHandler() }
    override func downloadTask(
        with url: URL, completionHandler: @Sendable @escaping (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask { refuseHandler() }
    override func uploadTask(
        with request: URLRequest, fromFile fileURL: URL, completionHandler: @Sendable @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask { refuseHandler() }
    override func uploadTask(
        with request: URLRequest, from bodyData: Data?, completionHandler: @Sendable @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask { refuseHandler() }

    private func refuseHandler() -> Never {
        raise(
            .genericException, "Completion handler blocks are not supported in background sessions. Use a delegate instead.")
    }
}
