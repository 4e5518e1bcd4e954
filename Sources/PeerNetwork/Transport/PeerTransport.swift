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
    /// What follows belongs to the event loop.
    private var channels: [LinkID: any Channel] = [:]
    private var server: (any Channel)?
    private var isListening = false
    private var tick: (deadline: UInt64, task: Scheduled<Void>)?
    private let start = DispatchTime.now().uptimeNanoseconds

    /// A network of phones that reaches other hosts.
    ///
    /// - Parameters:
    ///   - host: The address to listen at.
    ///   - discovery: Finds other hosts; nil = they are not looked for.
    public init(_ network: PeerNetwork, host: String = "::", discovery: (any PeerDiscovery)? = nil) {
        (self.network, self.host, self.discovery) = (network, host, discovery)
        loop = MultiThreadedEventLoopGroup.singleton.next()
        network.use(self) { [start] in DispatchTime.now().uptimeNanoseconds - start }
    }

    /// Closes everything.
    public func shutDown() {
        discovery?.stop()
        loop.execute {
            self.tick?.task.cancel()
            self.server?.close(promise: nil)
            for channel in self.channels.values { channel.close(promise: nil) }
        }
    }

    private var now: UInt64 { DispatchTime.now().uptimeNanoseconds - start }

    /// Opens the port others come to. Called with the first thing that concerns other hosts.
    private func listen() {
        guard !isListening, discovery != nil else { return }
        isListening = true
        let bootstrap = ServerBootstrap(group: loop).serverChannelOption(.backlog, value: 64)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1).childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelInitializer { channel in self.take(channel) }
        bootstrap.bind(host: host, port: 0).whenSuccess { channel in
            self.server = channel
            let (port, addresses) = (UInt16(channel.localAddress?.port ?? 0), Self.addresses())
            self.network.with {
                $0.port = port
                $0.addresses = addresses
            }
            self.discovery?.start(port: port, network: self.network)
        }
    }

    /// The addresses of this host that others can know.
    private static func addresses() -> [String] {
        let devices = (try? System.enumerateDevices()) ?? []
        return devices.compactMap(\.address?.ipAddress).filter { $0 != "127.0.0.1" && $0 != "::1" && !$0.hasPrefix("fe80") }
    }

    /// Another host has connected.
    private func take(_ channel: any Channel) -> EventLoopFuture<Void> {
        let id = network.with { $0.accepted(from: channel.remoteAddress?.ipAddress ?? "") }
        channels[id] = channel
        return channel.pipeline.addHandler(handler(id))
    }

    private func handler(_ id: LinkID) -> PeerLinkHandler {
        PeerLinkHandler(
            onFrame: { [network] frame in network.with { $0.received(frame, on: id) } },
            onViolation: { [network] in network.with { $0.violated(id) } },
            onClose: { [weak self, network] in
                self?.channels[id] = nil
                network.with { $0.closed(id) }
            })
    }

    // MARK: PeerCarrier

    func carry(_ outputs: [PeerOutput]) { loop.execute { for output in outputs { self.perform(output) } } }

    private func perform(_ output: PeerOutput) {
        switch output {
        case .event: break
        case .open(let id, let hosts, let port): open(id, hosts[...], port)
        case .send(let id, let frame):
            guard let channel = channels[id] else { return }
            channel.writeAndFlush(ByteBuffer(bytes: frame.encoded), promise: nil)
        case .secure(let id, _):
            // Never in the clear what was to be encrypted.
            channels.removeValue(forKey: id)?.close(promise: nil)
            network.with { $0.closed(id) }
        case .close(let id): if let channel = channels.removeValue(forKey: id) { close(channel) }
        case .publish(let record):
            listen()
            discovery?.publish(record)
        case .withdraw(let record): discovery?.withdraw(record)
        case .browse(let service):
            listen()
            discovery?.browse(service)
        case .stopBrowsing(let service): discovery?.stopBrowsing(service)
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
            .connect(host: host, port: Int(port)).whenComplete { result in
                switch result {
                case .failure: self.open(id, hosts.dropFirst(), port)
                case .success(let channel): self.begin(id, channel)
                }
            }
    }

    private func begin(_ id: LinkID, _ channel: any Channel) {
        channels[id] = channel
        channel.pipeline.addHandler(handler(id)).whenComplete { _ in
            self.network.with { $0.opened(id, at: channel.remoteAddress?.ipAddress ?? "") }
        }
    }

    func schedule(_ deadline: UInt64?) { loop.execute { self.setTick(deadline) } }

    private func setTick(_ deadline: UInt64?) {
        guard tick?.deadline != deadline else { return }
        tick?.task.cancel()
        tick = nil
        guard let deadline else { return }
        let time = now
        let delay = deadline > time ? deadline - time : 0
        let task = loop.scheduleTask(in: .nanoseconds(Int64(clamping: delay))) {
            self.tick = nil
            // Looking at the clock is enough: what is due happens.
            self.network.with { _ in }
        }
        tick = (deadline, task)
    }
}
