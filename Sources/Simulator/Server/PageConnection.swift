import Foundation
import NIOCore
import NIOWebSocket
import PageEncoding
import RenderProtocol

/// A page that shows a device.
final class PageConnection: @unchecked Sendable {
    private let channel: any Channel
    /// What follows belongs to the device's session and its lock.
    private var encoder: PageEncoder
    private let scale: Double
    /// Whether the page has missed commits because it could not keep up.
    private var needsSnapshot = true

    init(channel: any Channel, scale: Double) {
        (self.channel, self.scale) = (channel, scale)
        encoder = PageEncoder(scale: scale)
    }

    func send(_ message: HostMessage) {
        guard let data = try? JSONEncoder().encode(message) else { return }
        write(.text, data)
    }

    /// Shows a tree that the page does not know yet.
    func show(_ tree: RenderTree, at time: Double) {
        encoder = PageEncoder(scale: scale)
        needsSnapshot = false
        write(.binary, encoder.snapshot(tree, at: time))
    }

    func show(_ commit: Commit, tree: RenderTree, at time: Double) {
        guard channel.isWritable else { return needsSnapshot = true }
        if needsSnapshot { return show(tree, at: time) }
        write(.binary, encoder.encode(commit, tree: tree))
    }

    /// Ends the connection; 4001 = the device was shut down, 4003 = the token is not valid.
    func close(code: UInt16) {
        var buffer = channel.allocator.buffer(capacity: 2)
        buffer.writeInteger(code)
        let channel = channel
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .connectionClose, data: buffer)).whenComplete { _ in
            channel.close(promise: nil)
        }
    }

    private func write(_ opcode: WebSocketOpcode, _ data: Data) {
        var buffer = channel.allocator.buffer(capacity: data.count)
        buffer.writeBytes(data)
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: opcode, data: buffer), promise: nil)
    }
}
