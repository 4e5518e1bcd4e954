import Foundation
@_weakLinked import FoundationNetworking

extension URLSession {
    /// The bytes of an answer, as they come in.
    ///
    /// Source: Apple's documentation of `URLSession.AsyncBytes`.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        /// The task that loads the bytes.
        public let task: URLSessionDataTask
        let chunks: AsyncThrowingStream<Data, any Error>

        public func makeAsyncIterator() -> Iterator { Iterator(chunks.makeAsyncIterator()) }

        public struct Iterator: AsyncIteratorProtocol {
            private var chunks: AsyncThrowingStream<Data, any Error>.Iterator
            private var chunk: Data.Iterator?

            init(_ chunks: AsyncThrowingStream<Data, any Error>.Iterator) { self.chunks = chunks }

            /// The next byte; nil at the end.
            ///
            /// - Throws: `URLError`; of a cancelled task, `.cancelled`.
            public mutating func next() async throws -> UInt8? {
                while true {
                    if let byte = chunk?.next() { return byte }
                    guard let data = try await chunks.next() else { return nil }
                    chunk = data.makeIterator()
                }
            }
        }
    }

    /// Loads a request and returns once the head of the answer is there; its bytes are read as they come in.
    ///
    /// - Parameter delegate: Hears of redirections and questions for credentials; without one the session's delegate does.
    /// - Throws: `URLError`; of a cancelled task, `.cancelled`.
    public func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
        let loading = StreamedLoad(delegate ?? self.delegate as? any URLSessionTaskDelegate)
        // Foundation tells of data as it comes in only to the delegate of a whole session.
        let session = SessionHooks.session(configuration, loading, nil)
        let task = session.dataTask(with: request)
        let chunks = AsyncThrowingStream<Data, any Error> { continuation in
            continuation.onTermination = { end in
                if case .cancelled = end { task.cancel() }
            }
            loading.chunks = continuation
        }
        let response = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                loading.response = continuation
                task.resume()
                session.finishTasksAndInvalidate()
            }
        } onCancel: {
            task.cancel()
        }
        return (AsyncBytes(task: task, chunks: chunks), response)
    }

    /// Loads a URL and returns once the head of the answer is there; its bytes are read as they come in.
    public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }
}

@available(*, unavailable) extension URLSession.AsyncBytes.Iterator: Sendable {}

/// The delegate of a session that loads one task, whose data it hands on as they come in. The session calls it on one queue.
private final class StreamedLoad: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    /// Both set before the task begins.
    var response: CheckedContinuation<URLResponse, any Error>?
    var chunks: AsyncThrowingStream<Data, any Error>.Continuation?
    private let delegate: (any URLSessionTaskDelegate)?

    init(_ delegate: (any URLSessionTaskDelegate)?) { self.delegate = delegate }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        self.response?.resume(returning: response)
        self.response = nil
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { chunks?.yield(data) }

    func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics) {
        delegate?.urlSession(session, task: task, didFinishCollecting: metrics)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        response?.resume(throwing: error ?? URLError(.badServerResponse))
        response = nil
        chunks?.finish(throwing: error)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        guard let delegate else { return completionHandler(request) }
        delegate.urlSession(
            session, task: task, willPerformHTTPRedirection: response, newRequest: request, completionHandler: completionHandler)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let delegate else { return completionHandler(.performDefaultHandling, nil) }
        delegate.urlSession(session, task: task, didReceive: challenge, completionHandler: completionHandler)
    }
}
