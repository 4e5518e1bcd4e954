// An app that loads nothing starts without Foundation's networking; one that does is linked with it itself.
@_weakLinked import FoundationNetworking
import OpenCombine
import QuinceFoundation

extension URLSession {
    /// Loads a request for each subscriber, publishes what it got and finishes. Apple's documentation: `URLSession.DataTaskPublisher`.
    public struct DataTaskPublisher: OpenCombine.Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == URLError, S.Input == Output {
            subscriber.receive(subscription: Loading(self, subscriber))
        }
    }

    /// A publisher of what is at an address.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// A publisher of the answer to a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { DataTaskPublisher(request: request, session: self) }
}

private final class Loading<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
    private let lock = NSLock()
    private let publisher: URLSession.DataTaskPublisher
    private var downstream: Downstream?
    private var task: URLSessionDataTask?

    init(_ publisher: URLSession.DataTaskPublisher, _ downstream: Downstream) {
        (self.publisher, self.downstream) = (publisher, downstream)
    }

    func request(_ demand: Subscribers.Demand) {
        let started: URLSessionDataTask? = lock.withLock {
            guard demand > 0, task == nil, downstream != nil else { return nil }
            task = publisher.session.dataTask(with: publisher.request) { [self] in receive($0, $1, $2) }
            return task
        }
        started?.resume()
    }

    private func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        let receiver = lock.withLock {
            defer { (downstream, task) = (nil, nil) }
            return downstream
        }
        guard let receiver else { return }
        if let response, error == nil {
            _ = receiver.receive((data ?? Data(), response))
            receiver.receive(completion: .finished)
        } else {
            receiver.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
    }

    func cancel() {
        let (running, released) = lock.withLock {
            defer { (downstream, task) = (nil, nil) }
            return (task, downstream)
        }
        // Foundation ends the process where a task is cancelled while the cache is asked for it, or whose end is on its way to the delegate queue.
        // So a task without an answer yet ends by itself, unheard; with one, the end and the cancelling come one after the other on that queue.
        if let running { publisher.session.delegateQueue.addOperation { if running.response != nil { running.cancel() } } }
        withExtendedLifetime(released) {}
    }
}
