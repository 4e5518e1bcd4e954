import Foundation
@_weakLinked import FoundationNetworking

/// A delegate for events of a session's tasks.
///
/// Source: Apple's documentation of `URLSessionTaskDelegate`.
public protocol URLSessionTaskDelegate: URLSessionDelegate, FoundationNetworking.URLSessionTaskDelegate {
    /// Called with the metrics of a task that is over, before `urlSession(_:task:didCompleteWithError:)`.
    func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)

    /// Called when a task has been made. Foundation on Linux does not tell of it, so that only apps that forward events call it.
    func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask)

    /// Called when a task waits for a network. Without one loads fail at once here, so that only apps that forward events call it.
    func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)

    /// Called last of a task, with nil where it has not failed.
    ///
    /// Another requirement than Foundation's of the same name, which is answered by the extension here and ends with this one.
    @_nonoverride
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

extension URLSessionTaskDelegate {
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {
        sessionDelegate(session, of: task)?.urlSession(session, didCreateTask: task)
    }

    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
        sessionDelegate(session, of: task)?.urlSession(session, taskIsWaitingForConnectivity: task)
    }

    public func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics) {
        sessionDelegate(session, of: task)?.urlSession(session, task: task, didFinishCollecting: metrics)
    }

    public func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        sessionDelegate(session, of: task)?.urlSession(session, task: task, didCompleteWithError: error)
    }

    /// Foundation's call at the end of a task. Foundation collects no metrics, and so makes no call before this one.
    @_implements(FoundationNetworking.URLSessionTaskDelegate,urlSession(_:task:didCompleteWithError:))
    public func _urlSession(_ session: URLSession, task: URLSessionTask, endedWith error: (any Error)?) {
        let delegate: any URLSessionTaskDelegate = self
        delegate.urlSession(session, task: task, didFinishCollecting: TaskMeasurement.metrics(of: task))
        delegate.urlSession(session, task: task, didCompleteWithError: error)
    }

    /// The session's delegate, which hears what a task's own delegate does not implement.
    private func sessionDelegate(_ session: URLSession, of task: URLSessionTask) -> (any URLSessionTaskDelegate)? {
        guard self === task.delegate, let delegate = session.delegate as? any URLSessionTaskDelegate, self !== delegate else { return nil }
        return delegate
    }
}
