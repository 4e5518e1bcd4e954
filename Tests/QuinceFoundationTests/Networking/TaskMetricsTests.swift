import Testing

@testable import QuinceFoundation

/// Messages to a delegate at the end of a task, and the metrics.
@Suite(.timeLimit(.minutes(10)))
struct TaskMetricsTests {
    private let server = AnsweringServer()

    private final class Delegate: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, @unchecked Sendable {
        private let lock = NSLock()
        private var isOver = false
        private var waiting: CheckedContinuation<Void, Never>?
        private(set) var events: [String] = []
        private(set) var metrics: URLSessionTaskMetrics?

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { events.append("data") }
        func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
            events.append("file")
        }
        func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics) {
            self.metrics = metrics
            events.append("metrics")
        }
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            events.append(error.map { "error \(($0 as? URLError)?.code.rawValue ?? 0)" } ?? "end")
            let continuation = lock.withLock {
                isOver = true
                return waiting
            }
            continuation?.resume()
        }

        func waitForEnd() async {
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                let isLate = lock.withLock {
                    if !isOver { waiting = continuation }
                    return isOver
                }
                if isLate { continuation.resume() }
            }
        }
    }

    private func run(_ makeTask: (URLSession) -> URLSessionTask, _ act: (URLSessionTask) -> Void = { $0.resume() }) async -> Delegate {
        let delegate = Delegate()
        let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
        act(makeTask(session))
        await delegate.waitForEnd()
        session.invalidateAndCancel()
        server.stop()
        return delegate
    }

    @Test func metricsComeBeforeTheEnd() async throws {
        let start = Date()
        let delegate = await run { $0.dataTask(with: server.url) }
        #expect(delegate.events == ["data", "metrics", "end"])
        let metrics = try #require(delegate.metrics)
        #expect(metrics.redirectCount == 0)
        #expect(metrics.taskInterval.start >= start)
        #expect(metrics.taskInterval.end <= Date())
        let transaction = try #require(metrics.transactionMetrics.first)
        #expect(metrics.transactionMetrics.count == 1)
        #expect(transaction.request.url == server.url)
        #expect((transaction.response as? HTTPURLResponse)?.statusCode == 200)
        #expect(transaction.resourceFetchType == .networkLoad)
        #expect(transaction.networkProtocolName == "http/1.1")
        #expect(transaction.remoteAddress == "127.0.0.1")
        #expect(transaction.remotePort == server.url.port)
        #expect(!transaction.isReusedConnection)
        #expect(transaction.countOfResponseBodyBytesReceived == 6)
        #expect(transaction.countOfResponseBodyBytesAfterDecoding == 6)
        #expect(transaction.countOfResponseHeaderBytesReceived > 30)
        #expect(transaction.countOfRequestHeaderBytesSent > 30)
        #expect(transaction.secureConnectionStartDate == nil)
    }

    @Test func timesAreInTheirOrder() async throws {
        let delegate = await run { $0.dataTask(with: server.url) }
        let metrics = try #require(delegate.metrics)
        let transaction = try #require(metrics.transactionMetrics.first)
        let dates = [
            metrics.taskInterval.start, transaction.fetchStartDate, transaction.connectStartDate, transaction.connectEndDate,
            transaction.requestStartDate, transaction.requestEndDate, transaction.responseStartDate, transaction.responseEndDate,
            metrics.taskInterval.end,
        ]
        let times = dates.compactMap { $0?.timeIntervalSinceReferenceDate }
        #expect(times.count == dates.count)
        #expect(times == times.sorted())
    }

    @Test func uploadsCountTheirBodies() async throws {
        var request = URLRequest(url: server.url)
        request.httpMethod = "POST"
        let delegate = await run { $0.uploadTask(with: request, from: Data("0123456789".utf8)) }
        #expect(delegate.events == ["data", "metrics", "end"])
        #expect(delegate.metrics?.transactionMetrics.first?.countOfRequestBodyBytesSent == 10)
    }

    @Test func filesComeBeforeMetrics() async {
        let delegate = await run { $0.downloadTask(with: server.url) }
        #expect(delegate.events == ["file", "metrics", "end"])
        #expect(delegate.metrics?.transactionMetrics.first?.countOfResponseBodyBytesReceived == 6)
    }

    @Test func redirectionsAreTransactions() async throws {
        let delegate = await run { $0.dataTask(with: server.url.appendingPathComponent("moved")) }
        #expect(delegate.events.suffix(2) == ["metrics", "end"])
        let metrics = try #require(delegate.metrics)
        #expect(metrics.redirectCount == 1)
        #expect(metrics.transactionMetrics.map { ($0.response as? HTTPURLResponse)?.statusCode } == [302, 200])
        let moved = metrics.transactionMetrics.first?.response as? HTTPURLResponse
        #expect(moved?.value(forHTTPHeaderField: "Location") == "/")
        #expect(metrics.transactionMetrics.last?.request.url?.path == "/")
    }

    @Test func tasksThatFailOrAreCancelledHaveMetrics() async throws {
        let refused = await run { $0.dataTask(with: URL(string: "http://127.0.0.1:1/")!) }
        #expect(refused.events == ["metrics", "error -1004"])
        let transaction = try #require(refused.metrics?.transactionMetrics.first)
        #expect(transaction.responseStartDate == nil)
        #expect(transaction.response == nil)
        let cancelled = await run({ $0.dataTask(with: server.url) }, { $0.cancel() })
        #expect(cancelled.events == ["metrics", "error -999"])
        #expect(cancelled.metrics?.transactionMetrics.count == 1)
    }
}
