import Foundation
import NIOCore
import NIOWebSocket
import PageEncoding
import RenderProtocol

/// A page that shows a device.
final class PageConnection: @unchecked Sendable {
    private let channel: any Channel
    /// The encoders of the page's pictures. The variables from here on are guarded by the session's lock.
    private var encoders: [Int: PageEncoder] = [:]
    private let scale: Double
    /// Whether the page has missed something because it did not keep up: it is told everything anew once it does.
    private(set) var isBehind = false

    init(channel: any Channel, scale: Double) {
        (self.channel, self.scale) = (channel, scale)
    }

    func send(_ message: HostMessage) {
        if keepsUp { write(message) }
    }

    /// Shows a tree that the page does not know yet, with those it hosts, and with what else it says.
    ///
    /// They go out as one: large pictures fill the socket, and what is told about them must not be lost for that.
    func show(_ tree: RenderTree, hosting hosted: [Int: RenderTree] = [:], at time: Double, with messages: [HostMessage]) {
        guard keepsUp else { return }
        for message in messages { write(message) }
        encoders = [:]
        // What is hosted first: the page shows both in one frame.
        for (context, tree) in hosted.sorted(by: { $0.key < $1.key }) { writeSnapshot(of: tree, context, at: time) }
        writeSnapshot(of: tree, 0, at: time)
    }

    private func writeSnapshot(of tree: RenderTree, _ context: Int, at time: Double) {
        var encoder = PageEncoder(scale: scale, context: context)
        write(.binary, encoder.snapshot(tree, at: time))
        encoders[context] = encoder
    }

    /// Shows what a process has changed.
    ///
    /// - Parameter context: The number by which layers host the process's tree; 0 for the tree that is the display's.
    func show(_ commit: Commit, tree: RenderTree, of context: Int = 0, at time: Double) {
        guard keepsUp else { return }
        guard let message = encoders[context]?.encode(commit, tree: tree) else { return writeSnapshot(of: tree, context, at: time) }
        write(.binary, message)
    }

    /// Has the page forget a process that has ended, one that has drawn nothing, too: the home screen may have hosted it.
    func forget(_ context: Int) {
        encoders[context] = nil
        guard keepsUp else { return }
        write(.binary, PageEncoder.end(context: context))
    }

    /// Whether the page can be told more; otherwise notes that it has missed something.
    private var keepsUp: Bool {
        if !channel.isWritable { isBehind = true }
        return !isBehind
    }

    /// The page has read what it was sent.
    func catchUp() { isBehind = false }

    /// Ends the connection; 4001 = the device was shut down.
    func close(code: UInt16) {
        var buffer = channel.allocator.buffer(capacity: 2)
        buffer.writeInteger(code)
        channel.endWebSocket(buffer)
    }

    private func write(_ message: HostMessage) {
        if let data = try? JSONEncoder().encode(message) { write(.text, data) }
    }

    private func write(_ opcode: WebSocketOpcode, _ data: Data) {
        var buffer = channel.allocator.buffer(capacity: data.count)
        buffer.writeBytes(data)
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: opcode, data: buffer), promise: nil)
    }
}
