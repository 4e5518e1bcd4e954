import Testing

@testable import WebKit

@Suite struct EngineWaitTests {
    private func frame(_ fields: [String: Any]) -> EngineFrame { EngineFrame(fields: fields) }

    @Test func aReplyIsAwaitedUntilItIsThere() {
        var wait = EngineWait()
        #expect(!wait.isHolding)
        wait.await(reply: 4)
        #expect(wait.isHolding)
        wait.note(frame(["event": "reply", "id": 3]))
        #expect(wait.isHolding)
        wait.note(frame(["event": "reply", "id": 4]))
        #expect(!wait.isHolding)
    }

    @Test(
        arguments: [
            ["event": "load", "what": "finished"], ["event": "failed"], ["event": "crashed"],
        ] as [[String: any Sendable]])
    func aLoadIsAwaitedUntilItsEnd(_ end: [String: any Sendable]) {
        var wait = EngineWait()
        wait.await(loadIn: 1)
        wait.note(frame(["event": "load", "what": "committed", "view": 1]))
        // The engine has loaded all, and does not know yet how the page is laid out.
        wait.note(frame(["event": "state", "loading": false, "view": 1]))
        #expect(wait.isHolding)
        wait.note(frame(end.merging(["view": 2]) { $1 }))
        #expect(wait.isHolding)
        wait.note(frame(end.merging(["view": 1]) { $1 }))
        #expect(!wait.isHolding)
    }

    @Test(arguments: ["policy", "dialog", "scheme", "message"]) func timePassesWhileTheAppIsAsked(_ question: String) {
        var wait = EngineWait()
        wait.await(loadIn: 1)
        wait.note(frame(["event": question, "view": 1, "id": 9]))
        #expect(!wait.isHolding)
        wait.answered()
        #expect(wait.isHolding)
    }

    @Test func answersToNothingAreIgnored() {
        var wait = EngineWait()
        wait.answered()
        wait.await(reply: 1)
        #expect(wait.isHolding)
        wait.giveUp()
        #expect(!wait.isHolding)
    }
}
