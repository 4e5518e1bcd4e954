import DeviceProtocol
import Foundation
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import Simulator

/// A page that does not read what it is sent.
struct PageConnectionTests {
    private let folder: TemporaryFolder
    private let session: DeviceSession

    init() throws {
        folder = try TemporaryFolder()
        session = DeviceSession(device: try DeviceStore(folder: folder.url).device("iPhone 15"))
    }

    /// The kinds of the messages on their way to the page.
    private func messages(_ channel: EmbeddedChannel) throws -> [String] {
        var kinds: [String] = []
        while let frame = try channel.readOutbound(as: WebSocketFrame.self) {
            let data = Data(frame.data.readableBytesView)
            let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
            kinds.append(json?["type"] as? String ?? "layers")
        }
        return kinds
    }

    @Test func missesMessagesAndIsToldEverythingAnew() throws {
        let channel = EmbeddedChannel()
        try channel.pipeline.syncOperations.addHandler(PageSocketHandler(session: session))
        let greeting = ["device", "interface", "apps", "sounds", "elements", "log", "layers"]
        #expect(try messages(channel) == greeting)
        channel.isWritable = false
        for _ in 0..<100 { try session.update { $0.appearance = $0.appearance == .dark ? .light : .dark } }
        #expect(try messages(channel) == [])
        // A page that is behind gets nothing until it has caught up: the order would be wrong.
        channel.isWritable = true
        try session.update { $0.appearance = .dark }
        #expect(try messages(channel) == [])
        channel.pipeline.fireChannelWritabilityChanged()
        #expect(try messages(channel) == greeting)
        try session.update { $0.appearance = .light }
        #expect(try messages(channel) == ["state"])
        _ = try channel.finish()
    }

    /// Bytes that follow a frame that is refused do not cut off what the page has yet to read.
    @Test func readsWhyItsMessageIsRefusedAfterSendingAllOfIt() throws {
        let channel = EmbeddedChannel()
        let decoder = ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: PageServer.maximumFrameSize))
        try channel.pipeline.syncOperations.addHandlers([HalfClosure(), decoder] + PageServer.socketHandlers(session))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 8080)).wait()
        channel.isWritable = false
        let message = PageFrame.encoded(PageFrame.text, Data(repeating: 32, count: PageServer.maximumFrameSize + 1))
        for start in stride(from: 0, to: message.count, by: 1 << 16) {
            try channel.writeInbound(ByteBuffer(bytes: message.dropFirst(start).prefix(1 << 16)))
            #expect(channel.isActive)
        }
        var last: WebSocketFrame?
        while let frame = try channel.readOutbound(as: WebSocketFrame.self) { last = frame }
        #expect(last?.opcode == .connectionClose)
        #expect(last.map { Array($0.data.readableBytesView) } == [3, 241], "1009")
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(!channel.isActive)
    }

    /// When its device is shut down.
    @Test func readsWhyItsConnectionEnds() throws {
        let channel = EmbeddedChannel(handler: HalfClosure())
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 8080)).wait()
        PageConnection(channel: channel, scale: 3).close(code: 4001)
        let frame = try #require(try channel.readOutbound(as: WebSocketFrame.self))
        #expect(frame.opcode == .connectionClose)
        #expect(Array(frame.data.readableBytesView) == [15, 161])
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(!channel.isActive)
    }

    /// The home screen may host it by then.
    @Test func forgetsAProcessThatEndsBeforeItDraws() throws {
        let channel = EmbeddedChannel()
        PageConnection(channel: channel, scale: 3).forget(7)
        let frame = try #require(try channel.readOutbound(as: WebSocketFrame.self))
        let json = try JSONSerialization.jsonObject(with: Data(frame.data.readableBytesView.dropFirst(4))) as? [String: Any]
        #expect(json?["context"] as? Int == 7)
        #expect(json?["ended"] as? Bool == true)
        #expect(json?.count == 2)
        _ = try channel.finish()
    }

    @Test func isGreetedWithEverythingThoughThatFillsTheSocket() throws {
        let channel = EmbeddedChannel()
        try channel.pipeline.syncOperations.addHandlers([FullSocket(channel), PageSocketHandler(session: session)])
        #expect(try messages(channel) == ["device", "interface", "apps", "sounds", "elements", "log", "layers"])
        _ = try channel.finish()
    }
}

/// A socket that one message fills.
private final class FullSocket: ChannelOutboundHandler {
    typealias OutboundIn = WebSocketFrame
    private let channel: EmbeddedChannel

    init(_ channel: EmbeddedChannel) { self.channel = channel }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        channel.isWritable = false
        context.write(data, promise: promise)
    }
}

/// Keeps a channel in memory, which knows no half-closed connections, open until both directions are closed.
private final class HalfClosure: ChannelOutboundHandler {
    typealias OutboundIn = WebSocketFrame

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        if mode == .all { context.close(mode: mode, promise: promise) } else { promise?.succeed() }
    }
}
