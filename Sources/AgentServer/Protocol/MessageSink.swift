import Foundation

/// Where the answers to one input of a client go. May be used from any thread.
protocol MessageSink: Sendable {
    /// Sends a message: an answer, or a notification that belongs to a request of the input.
    func send(_ message: JSONValue)
    /// Nothing more comes.
    func finish()
}

/// Counts the answers that an input still waits for, and joins those of a batch to one array.
final class ReplyGroup: @unchecked Sendable {
    private let lock = NSLock()
    private let sink: any MessageSink
    private let isBatch: Bool
    private var open = 1
    private var joined: [JSONValue] = []

    init(_ sink: any MessageSink, isBatch: Bool) { (self.sink, self.isBatch) = (sink, isBatch) }

    /// One more answer is to come.
    func expect() { lock.withLock { open += 1 } }

    /// Sends an answer, if there is one, and ends the waiting for it.
    func complete(_ answer: JSONValue?) {
        // Before it counts as answered: another thread ends the input as soon as nothing is awaited.
        if !isBatch, let answer { sink.send(answer) }
        let (isDone, batch) = lock.withLock {
            open -= 1
            if isBatch, let answer { joined.append(answer) }
            return (open == 0, joined)
        }
        guard isDone else { return }
        if !batch.isEmpty { sink.send(.array(batch)) }
        sink.finish()
    }

    /// Sends a notification at once.
    func notify(_ message: JSONValue) { sink.send(message) }
}
