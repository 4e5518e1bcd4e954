import Foundation
import Simulator
import Testing

@testable import AgentServer

@Suite struct ReplyGroupTests {
    /// Notes what it is told, and holds whoever sends until it is let go.
    private final class HeldSink: MessageSink, @unchecked Sendable {
        private let lock = NSLock()
        private var noted: [String] = []
        let hasBegun = DispatchSemaphore(value: 0), mayEnd = DispatchSemaphore(value: 0)

        var events: [String] { lock.withLock { noted } }

        func send(_ message: JSONValue) {
            hasBegun.signal()
            mayEnd.wait()
            lock.withLock { noted.append("answer") }
        }

        func finish() { lock.withLock { noted.append("finish") } }
    }

    /// A call that is done before all of its input has been read, on a thread of its own.
    @Test func anInputEndsAfterItsAnswers() {
        let sink = HeldSink(), group = ReplyGroup(sink, isBatch: false), isOver = DispatchSemaphore(value: 0)
        group.expect()
        Thread {
            group.complete(["id": 1])
            isOver.signal()
        }.start()
        sink.hasBegun.wait()
        group.complete(nil)
        #expect(sink.events == [])
        sink.mayEnd.signal()
        isOver.wait()
        #expect(sink.events == ["answer", "finish"])
    }
}
