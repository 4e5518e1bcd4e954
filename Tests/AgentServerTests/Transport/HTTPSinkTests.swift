import NIOCore
import NIOEmbedded
import NIOHTTP1
import Simulator
import Testing

@testable import AgentServer

@Suite struct HTTPSinkTests {
    /// What a client receives: `head 200`, `body` with its text, `end`.
    private func parts(_ streams: Bool, _ use: (HTTPSink) -> Void) throws -> [String] {
        // As in a server: NIO ends the process where a response continues after its end.
        let channel = EmbeddedChannel(handler: HTTPServerProtocolErrorHandler())
        use(HTTPSink(channel: channel, session: nil, streams: streams))
        channel.embeddedEventLoop.run()
        var parts: [String] = []
        while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
            switch part {
            case .head(let head): parts.append("head \(head.status.code)")
            case .body(.byteBuffer(let buffer)): parts.append("body \(String(buffer: buffer))")
            case .body(.fileRegion): parts.append("file")
            case .end: parts.append("end")
            }
        }
        return parts
    }

    @Test func whatComesAfterTheEndOfAStreamIsDropped() throws {
        let parts = try parts(true) { sink in
            sink.send(["id": 1])
            sink.finish()
            sink.send(["method": "notifications/progress"])
            sink.finish()
            sink.end(.notFound, "Gone")
        }
        #expect(parts == ["head 200", "body event: message\ndata: {\"id\":1}\n\n", "end"])
    }

    @Test func oneAnswerIsGiven() throws {
        let answered = try parts(false) { sink in
            sink.send(["method": "notifications/progress"])
            sink.send(["id": 1])
            sink.finish()
            sink.end(.notFound, "Gone")
        }
        #expect(answered == ["head 200", "body {\"id\":1}", "end"])
        #expect(try parts(false) { $0.finish() } == ["head 202", "end"])
    }
}
