import Foundation
import NIOCore
import NIOPosix

/// A TCP connection of SwiftNIO and nothing else, over which bytes go one way.
final class PlainSocket {
    /// Counts what comes.
    private final class Counter: ChannelInboundHandler, @unchecked Sendable {
        typealias InboundIn = ByteBuffer
        private let condition = NSCondition()
        private var count = 0

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            condition.lock()
            count += unwrapInboundIn(data).readableBytes
            condition.broadcast()
            condition.unlock()
        }

        func wait(for total: Int) throws {
            let limit = Date(timeIntervalSinceNow: 20)
            condition.lock()
            defer { condition.unlock() }
            while count < total { guard condition.wait(until: limit) else { throw MeasuringFailure("plain bytes did not arrive") } }
            count = 0
        }
    }

    private let server, client: any Channel
    private let counter = Counter()

    init() throws {
        let group = MultiThreadedEventLoopGroup.singleton
        server = try ServerBootstrap(group: group.next())
            .childChannelInitializer { [counter] channel in channel.pipeline.addHandler(counter) }.bind(host: "127.0.0.1", port: 0).wait()
        client = try ClientBootstrap(group: group.next()).connect(host: "127.0.0.1", port: server.localAddress?.port ?? 0).wait()
    }

    func close() {
        client.close(promise: nil)
        server.close(promise: nil)
    }

    /// Sends so many bytes in pieces, with at most 2 MiB on the way, and waits until they are there.
    func send(_ total: Int, inPiecesOf size: Int) throws {
        let window = DispatchSemaphore(value: (2 << 20) / size)
        let piece = [UInt8](repeating: 7, count: size)
        for _ in 0..<total / size {
            window.wait()
            client.writeAndFlush(ByteBuffer(bytes: piece)).whenComplete { _ in window.signal() }
        }
        try counter.wait(for: total / size * size)
    }
}
