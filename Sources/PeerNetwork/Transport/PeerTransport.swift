import Foundation
import NIOCore
import NIOPosix
import PeerProtocol

/// Connections to other hosts over TCP, and the network's clock in real time.
///
/// It listens from when the first app asks for something on, and only where others can find it: who has no such app, opens no port.
/// Everything happens on one event loop.
public final class PeerTransport: PeerCarrier, @unchecked Sendable {
    private let network: PeerNetwork
    private let loop: any EventLoop
    private let host: String
    private let discovery: (any PeerDiscovery)?
    private let security: PeerSecurity
    /// The open connections, by link. The variables from here to `lock` may only be used in the event loop.
    private var connections: [LinkID: Connection] = [:]
    private var server: (any Channel)?
    private var isListening = false
    private var tick: Scheduled<Void>?
    /// Networks come and go.
    private var look: RepeatedTask?
    private let start = DispatchTime.now().uptimeNanoseconds

    private let lock = NSLock()
    /// The outputs that the event loop has not handled yet. This and `nextTick`, the time of the next update, are guarded by the lock.
    private var waiting: [PeerOutput] = []
    private var nextTick = UInt64.max

    private struct Connection {
        let channel: any Channel
        let handler: PeerLinkHandler
    }

    /// A network of phones that reaches other hosts.
    ///
    /// - Parameters:
    ///   - host: The address to listen at.
    ///   - discovery: Finds other hosts; nil = they are not looked for.
    public convenience init(_ network: PeerNetwork, host: String = "::", discovery: (any PeerDiscovery)? = nil) {
        self.init(network, host: host, discovery: discovery, security: .shared)
    }

    init(_ network: PeerNetwork, host: String, discovery: (any PeerDiscovery)?, security: PeerSecurity) {
        (self.network, self.host, self.discovery, self.security) = (network, host, discovery, security)
        loop = MultiThreadedEventLoopGroup.singleton.next()
        network.use(self) { [start] in DispatchTime.now().uptimeNanoseconds - start }
    }

    /// Closes everything, and says goodbye to other hosts, within some milliseconds.
    ///
    /// - Parameter done: Called when that is done.
    public func shutDown(done: @escaping @Sendable () -> Void = {}) {
        loop.execute {
            self.discovery?.stop()
            self.tick?.cancel()
            self.look?.cancel()
            self.server?.close(promise: nil)
            for connection in self.connections.values { connection.channel.close(promise: nil) }
            done()
        }
    }

    private var now: UInt64 { DispatchTime.now().uptimeNanoseconds - start }

    /// Opens the port others come to. Called with the first thing that concerns other hosts.
    private func listen() {
        guard !isListening, discovery != nil else { return }
        isListening = true
        listen(at: host == "::" ? [host, "0.0.0.0"] : [host])
    }

    /// Listens at the first of some addresses that works: hosts may lack IPv6.
    private func listen(at hosts: ArraySlice<String>) {
        guard let host = hosts.first else { return }
        let bootstrap = ServerBootstrap(group: loop).serverChannelOption(.backlog, value: 64)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1).childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelOption(.recvAllocator, value: Self.reading)
            .childChannelOption(.writeBufferWaterMark, value: Self.writing)
            .childChannelInitializer { channel in self.accept(channel) }
        bootstrap.bind(host: host, port: 0).whenComplete { result in
            switch result {
            case .failure: self.listen(at: hosts.dropFirst())
            case .success(let channel): self.announce(channel)
            }
        }
    }

    private func announce(_ channel: any Channel) {
        server = channel
        let port = UInt16(channel.localAddress?.port ?? 0)
        network.with { [security] in ($0.port, $0.key) = (port, security.key) }
        discovery?.start(port: port, network: network)
        look = loop.scheduleRepeatedTask(initialDelay: .zero, delay: .seconds(5)) { _ in
            let addresses = Self.addresses()
            self.network.with { $0.addresses = addresses }
            self.discovery?.lookAtAddresses()
        }
    }

    /// The addresses of this host that others can know.
    private static func addresses() -> [String] {
        let devices = (try? System.enumerateDevices()) ?? []
        return devices.compactMap(\.address?.ipAddress).filter { $0 != "127.0.0.1" && $0 != "::1" && !$0.hasPrefix("fe80") }
    }

    /// Another host has connected.
    private func accept(_ channel: any Channel) -> EventLoopFuture<Void> {
        let id = network.with { $0.accepted(from: channel.remoteAddress?.ipAddress ?? "") }
        return add(channel, to: id)
    }

    private func add(_ channel: any Channel, to id: LinkID) -> EventLoopFuture<Void> {
        let handler = handler(id)
        connections[id] = Connection(channel: channel, handler: handler)
        // What was lost in a network that was gone for a while is sent again within a second, where the kernel can (Linux 6.15): as long as
        // it takes to be missed. It does not matter to anything else.
        channel.setOption(Self.longestWait, value: 1000).whenComplete { _ in }
        return channel.pipeline.addHandler(handler)
    }

    /// The receive buffer's sizes, which adapt to the amount of incoming data.
    private static let reading = AdaptiveRecvByteBufferAllocator(minimum: 1 << 10, initial: 16 << 10, maximum: 512 << 10)

    /// The bytes that may wait for a peer to read: twice those that one that reads can have granted.
    private static let writing = ChannelOptions.Types.WriteBufferWaterMark(low: PeerLimits.window, high: 2 * PeerLimits.window)

    /// `TCP_RTO_MAX_MS`.
    private static let longestWait = ChannelOptions.Types.SocketOption(level: .tcp, name: NIOBSDSocket.Option(rawValue: 44))

    private func handler(_ id: LinkID) -> PeerLinkHandler {
        PeerLinkHandler(
            onFrame: { [network] frame in network.with { $0.received(frame, on: id) } },
            onViolation: { [network] in network.with { $0.violated(id) } },
            onClose: { [weak self, network] in
                self?.connections[id] = nil
                network.with { $0.closed(id) }
            })
    }

    // MARK: PeerCarrier

    func carry(_ outputs: [PeerOutput]) {
        let isFirst = lock.withLock {
            defer { waiting += outputs }
            return waiting.isEmpty
        }
        if isFirst { loop.execute { self.performWaiting() } }
    }

    /// Does everything that has come together; what goes over one connection goes at once.
    private func performWaiting() {
        let outputs = lock.withLock {
            defer { waiting = [] }
            return waiting
        }
        var written: [LinkID: any Channel] = [:]
        for output in outputs {
            if case .send(let id, let frame) = output {
                guard let channel = connections[id]?.channel else { continue }
                channel.write(frame.buffer(from: channel.allocator), promise: nil)
                written[id] = channel
            } else {
                perform(output)
            }
        }
        for channel in written.values { channel.flush() }
    }

    private func perform(_ output: PeerOutput) {
        switch output {
        case .event, .send: break
        case .open(let id, let hosts, let port): open(id, hosts[...], port)
        case .secure(let id, let asServer, let key): secure(id, asServer, key)
        case .close(let id): if let connection = connections.removeValue(forKey: id) { close(connection.channel) }
        case .publish(let record):
            listen()
            var record = record
            record.key = security.key
            discovery?.publish(record)
        case .withdraw(let record): discovery?.withdraw(record)
        case .browse(let service):
            listen()
            discovery?.browse(service)
        case .stopBrowsing(let service): discovery?.stopBrowsing(service)
        }
    }

    /// Encrypts what follows on a link.
    private func secure(_ id: LinkID, _ asServer: Bool, _ key: [UInt8]) {
        guard let connection = connections[id] else { return }
        do {
            guard connection.handler.isAtFrameEnd else { throw PeerSecurityHandler.Failure() }
            let handler = try PeerSecurityHandler(security, asServer: asServer, key: key) { [network] key in
                network.with { $0.secured(id, key: key) }
            }
            try connection.channel.pipeline.syncOperations.addHandler(handler, position: .first)
        } catch {
            // Never in the clear what was to be encrypted.
            connections[id] = nil
            connection.channel.close(promise: nil)
            network.with { $0.violated(id) }
        }
    }

    /// Closes a connection once what has been written is on its way; one that does not take it is closed all the same.
    private func close(_ channel: any Channel) {
        channel.writeAndFlush(ByteBuffer()).whenComplete { _ in channel.close(promise: nil) }
        loop.scheduleTask(in: .seconds(3)) { channel.close(promise: nil) }
    }

    /// Connects to the first of some addresses that answers.
    private func open(_ id: LinkID, _ hosts: ArraySlice<String>, _ port: UInt16) {
        guard let host = hosts.first else { return network.with { $0.closed(id) } }
        ClientBootstrap(group: loop).connectTimeout(.seconds(3)).channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .channelOption(.recvAllocator, value: Self.reading)
            .channelOption(.writeBufferWaterMark, value: Self.writing)
            .connect(host: host, port: Int(port)).whenComplete { result in
                switch result {
                case .failure: self.open(id, hosts.dropFirst(), port)
                case .success(let channel): self.begin(id, channel)
                }
            }
    }

    private func begin(_ id: LinkID, _ channel: any Channel) {
        add(channel, to: id).whenComplete { _ in self.network.with { $0.opened(id, at: channel.remoteAddress?.ipAddress ?? "") } }
    }

    /// A deadline that is later than the one before needs nothing: then the clock is looked at once too often.
    func schedule(_ deadline: UInt64?) {
        guard let deadline else { return }
        let isSooner = lock.withLock {
            guard deadline < nextTick else { return false }
            nextTick = deadline
            return true
        }
        if isSooner { loop.execute { self.setTick(deadline) } }
    }

    private func setTick(_ deadline: UInt64) {
        tick?.cancel()
        let time = now
        let delay = deadline > time ? deadline - time : 0
        tick = loop.scheduleTask(in: .nanoseconds(Int64(clamping: delay))) {
            self.lock.withLock { self.nextTick = .max }
            // Looking at the clock is enough: what is due happens.
            self.network.with { _ in }
        }
    }
}
