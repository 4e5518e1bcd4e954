internal import CPeerSecurity
import NIOCore
import PeerProtocol

/// The state shared by all encrypted links of a host: its key, created for the first link.
final class PeerSecurity: @unchecked Sendable {
    static let shared = PeerSecurity()

    fileprivate let context = security_context_new()

    /// The digest of the key, by which other hosts identify it; empty if the key could not be created.
    let key: [UInt8]

    /// Makes a key.
    init() {
        var digest = [UInt8](repeating: 0, count: PeerLimits.key)
        key = context.map { security_context_key($0, &digest) } == true ? digest : []
    }
}

/// Encrypts one link by TLS 1.3. What is written before the handshake is done waits for it.
final class PeerSecurityHandler: ChannelDuplexHandler, @unchecked Sendable {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    struct Failure: Error {}

    private let connection: OpaquePointer
    /// The key that the other side must have; empty = any.
    private let key: [UInt8]
    private let onReady: ([UInt8]) -> Void
    private var isReady = false
    private var isOver = false
    private var waiting: [(bytes: ByteBuffer, promise: EventLoopPromise<Void>?)] = []

    /// - Parameters:
    ///   - key: The key that the other side must have; empty = any.
    ///   - onReady: Told the key that it has, before anything it says.
    init(_ security: PeerSecurity = .shared, asServer: Bool, key: [UInt8] = [], onReady: @escaping ([UInt8]) -> Void = { _ in }) throws {
        guard let context = security.context, let connection = secured_connection_new(context, asServer) else { throw Failure() }
        (self.connection, self.key, self.onReady) = (connection, key, onReady)
    }

    /// Whether the other side is the one that was meant: who is only in between cannot show that it has the other's key.
    private func isRight() -> Bool {
        var digest = [UInt8](repeating: 0, count: PeerLimits.key)
        guard secured_connection_peer_key(connection, &digest), key.isEmpty || key == digest else { return false }
        onReady(digest)
        return true
    }

    deinit { secured_connection_free(connection) }

    func handlerAdded(context: ChannelHandlerContext) { if context.channel.isActive { shakeHands(context) } }

    func handlerRemoved(context: ChannelHandlerContext) { drop() }

    func channelInactive(context: ChannelHandlerContext) {
        drop()
        context.fireChannelInactive()
    }

    private func drop() {
        isOver = true
        for (_, promise) in waiting { promise?.fail(ChannelError.ioOnClosedChannel) }
        waiting = []
    }

    private func fail(_ context: ChannelHandlerContext) {
        // The other side is told why, if there is anything to tell.
        send(context)
        context.flush()
        drop()
        context.fireErrorCaught(Failure())
    }

    private func shakeHands(_ context: ChannelHandlerContext) {
        let progress = secured_connection_shake_hands(connection)
        guard progress != SECURITY_FAILED else { return fail(context) }
        guard progress != SECURITY_READY || isRight() else { return fail(context) }
        isReady = progress == SECURITY_READY
        if isReady {
            let all = waiting
            waiting = []
            for (bytes, promise) in all { encrypt(bytes, promise, context) }
        }
        send(context)
        context.flush()
    }

    // MARK: Reading

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isOver else { return }
        let bytes = unwrapInboundIn(data)
        let taken = bytes.withUnsafeReadableBytes {
            secured_connection_receive(connection, $0.bindMemory(to: UInt8.self).baseAddress, $0.count)
        }
        guard taken else { return fail(context) }
        if !isReady { shakeHands(context) }
        if isReady, !isOver { decrypt(context, bytes.readableBytes) }
    }

    /// One record of TLS at a time: it holds 16 KiB at most.
    private static let recordSize = 16 << 10

    /// - Parameter count: The number of bytes received; their plaintext is hardly longer.
    private func decrypt(_ context: ChannelHandlerContext, _ count: Int) {
        var buffer = context.channel.allocator.buffer(capacity: count + Self.recordSize)
        var last = 1
        while last > 0 {
            buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: Self.recordSize) { target in
                last = secured_connection_read(connection, target.bindMemory(to: UInt8.self).baseAddress, target.count)
                return max(last, 0)
            }
        }
        // What was whole before damage was sent by the other side.
        if buffer.readableBytes > 0 { context.fireChannelRead(wrapInboundOut(buffer)) }
        guard last == 0 else { return fail(context) }
        guard !isOver else { return }
        send(context)
        context.flush()
    }

    // MARK: Writing

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard !isOver else {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return
        }
        let bytes = unwrapOutboundIn(data)
        if isReady { encrypt(bytes, promise, context) } else { waiting.append((bytes, promise)) }
    }

    private func encrypt(_ bytes: ByteBuffer, _ promise: EventLoopPromise<Void>?, _ context: ChannelHandlerContext) {
        let done = bytes.withUnsafeReadableBytes {
            secured_connection_write(connection, $0.bindMemory(to: UInt8.self).baseAddress, $0.count)
        }
        guard done else {
            promise?.fail(Failure())
            return fail(context)
        }
        send(context, promise)
    }

    /// Hands on what is encrypted.
    private func send(_ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>? = nil) {
        let count = secured_connection_pending(connection)
        guard count > 0 || promise != nil else { return }
        var buffer = context.channel.allocator.buffer(capacity: count)
        buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: count) {
            secured_connection_take(connection, $0.bindMemory(to: UInt8.self).baseAddress, $0.count)
        }
        context.write(wrapOutboundOut(buffer), promise: promise)
    }
}
