import Foundation
@_weakLinked import FoundationNetworking

extension URLSession {
    /// The session's tasks that have not finished.
    ///
    /// Source: Apple's documentation of `URLSession.allTasks`.
    public var allTasks: [URLSessionTask] {
        get async { await withCheckedContinuation { done in getAllTasks { done.resume(returning: $0) } } }
    }

    /// The session's tasks that have not finished, by their kinds.
    ///
    /// Source: Apple's documentation of `URLSession.tasks`.
    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
        get async {
            await withCheckedContinuation { done in
                getTasksWithCompletionHandler { done.resume(returning: ($0, $1, $2)) }
            }
        }
    }
}

extension URLSessionDownloadTask {
    /// Cancels the download and returns what is needed to go on with it; nil where it cannot be resumed.
    ///
    /// Source: Apple's documentation of `URLSessionDownloadTask.cancelByProducingResumeData()`.
    @discardableResult public func cancelByProducingResumeData() async -> Data? {
        await withCheckedContinuation { done in cancel(byProducingResumeData: { done.resume(returning: $0) }) }
    }
}
