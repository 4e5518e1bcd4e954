import NIOCore
import NIOWebSocket

extension Channel {
    /// Sends a close frame and closes the connection.
    ///
    /// The connection is closed once the page has closed it, or a second after the page was sent why: closing it while the page still sends would
    /// have the kernel reset it, and the page might never read why (RFC 6455, section 7.1.1). A page that reads nothing has 30 seconds.
    ///
    /// - Parameter reason: The code of the close frame, and a text.
    func endWebSocket(_ reason: ByteBuffer) {
        let unread = eventLoop.scheduleTask(in: .seconds(30)) { self.close(promise: nil) }
        writeAndFlush(WebSocketFrame(fin: true, opcode: .connectionClose, data: reason)).whenComplete { _ in
            unread.cancel()
            self.close(mode: .output, promise: nil)
            self.eventLoop.scheduleTask(in: .seconds(1)) { self.close(promise: nil) }
        }
    }
}
