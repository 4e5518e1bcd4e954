import Foundation
import NIOCore
import PageEncoding

/// One command of the command line, a connection of its own.
final class CommandHandler: ChannelInboundHandler, @unchecked Sendable {
    typealias InboundIn = ByteBuffer

    private let host: SimulatorHost
    private let key: AccessToken
    private let patience: Double
    private var line = Data()
    private var isComplete = false
    private var deadline: Scheduled<Void>?
    /// Ends the log that this connection follows.
    private var stopFollowing: (() -> Void)?

    private static let maximumLine = 16 << 20

    init(host: SimulatorHost, key: AccessToken, patience: Double) { (self.host, self.key, self.patience) = (host, key, patience) }

    func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        deadline = channel.eventLoop.scheduleTask(in: .milliseconds(Int64(patience * 1000))) { channel.close(promise: nil) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isComplete else { return }
        let bytes = unwrapInboundIn(data).readableBytesView
        let part = bytes.prefix { $0 != UInt8(ascii: "\n") }
        guard line.count + part.count <= Self.maximumLine else { return context.close(promise: nil) }
        line.append(contentsOf: part)
        guard part.count < bytes.count else { return }
        isComplete = true
        deadline?.cancel()
        answer(context.channel)
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        stopFollowing?()
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private func answer(_ channel: any Channel) {
        guard let call = try? JSONDecoder().decode(HostCall.self, from: line) else {
            return Self.refuse("the host does not understand the command", "Update Quince.", channel)
        }
        line = Data()
        guard key.matches(call.key) else {
            return Self.refuse(
                "the host does not know this command line", "Remove host.json from Quince's data folder and try again.", channel)
        }
        guard call.request.verb != .followLog else { return followLog(call.request, channel) }
        let host = host
        // Commands touch the disk; the event loop goes on meanwhile.
        DispatchQueue.global().async { Self.send(host.perform(call.request), channel) }
    }

    private static func refuse(_ problem: String, _ nextStep: String, _ channel: any Channel) {
        var reply = HostReply()
        (reply.problem, reply.nextStep) = (problem, nextStep)
        send(reply, channel)
    }

    private static func send(_ reply: HostReply, _ channel: any Channel) {
        let data = (try? JSONEncoder().encode(reply)) ?? Data()
        channel.writeAndFlush(ByteBuffer(bytes: data + Data("\n".utf8))).whenComplete { _ in channel.close(promise: nil) }
    }

    private func followLog(_ request: HostRequest, _ channel: any Channel) {
        do {
            let session = try host.booted(request.device)
            let log = FollowedLog(channel: channel)
            let id = session.addFollower(run: request.run) { log.add($0) }
            stopFollowing = { session.removeFollower(id) }
        } catch {
            let error = error as? SimulatorError
            Self.refuse(error?.message ?? "the log cannot be read", error?.nextStep ?? "Try again.", channel)
        }
    }
}

/// A log that somebody reads as it grows.
///
/// Called by one thread at a time. What the reader is too slow for is left out, so that no app fills the host's memory.
private final class FollowedLog: @unchecked Sendable {
    private let channel: any Channel
    private var missedLines = 0

    init(channel: any Channel) { self.channel = channel }

    func add(_ line: String) {
        guard channel.isWritable else { return missedLines += 1 }
        if missedLines > 0 {
            let note = LogLine(source: .quince, text: "… \(missedLines) lines are left out: what reads them is too slow")
            missedLines = 0
            if let data = try? JSONEncoder().encode(note) { send(String(decoding: data, as: UTF8.self)) }
        }
        send(line)
    }

    private func send(_ line: String) { channel.writeAndFlush(ByteBuffer(string: line + "\n"), promise: nil) }
}
