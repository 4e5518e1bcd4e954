import DeviceProtocol
import Foundation
import NIOCore
import NIOEmbedded
import NIOWebSocket
import PageEncoding

@testable import Simulator

/// Connections of pages: bytes as they arrive at the port, through the same handlers.
extension FuzzTarget {
    static let pages = [pageSockets, pageConnections]

    /// The bytes of a page's socket once it is one; the first byte says in pieces of how many.
    private static let pageSockets = FuzzTarget(
        name: "page-sockets", timeout: 10,
        words: [
            "{\"type\":\"", "touches", "samples", "setAppearance", "watchWidgets", "takeScreenshot", "openURL", "press",
        ],
        seeds: {
            let text = [UInt8](encoded(PageMessage.setSlowAnimations(true)))
            let message = SocketFrame.bytes(.text, text)
            let close = SocketFrame.bytes(.connectionClose, [0x03, 0xE8])
            return [
                [255] + message, [7] + SocketFrame.bytes(.ping, [1, 2]) + message + close,
                [1] + SocketFrame.bytes(.text, Array(text[..<9]), isLast: false) + SocketFrame.bytes(.continuation, Array(text[9...])),
                [255] + SocketFrame.bytes(.binary, [1]), [255] + SocketFrame.bytes(.text, text, isMasked: false) + message,
                [255] + SocketFrame.bytes(.text, [UInt8](repeating: 32, count: 300)),
                [9, 0x81, 0xFF, 0, 0, 0, 0, 0x7F, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0],
            ]
        },
        accepts: { bytes in
            guard let size = bytes.first else { return false }
            return PageWire.shared.takesSocket(bytes.dropFirst(), inPiecesOf: max(Int(size), 1))
        })

    /// The bytes of a connection from its start, which any page of the browser can open.
    private static let pageConnections = FuzzTarget(
        name: "page-connections", timeout: 10,
        words: [
            "GET ", " HTTP/1.1\r\n", "Host: 127.0.0.1:8080\r\n", "Upgrade: websocket\r\n", "Connection: Upgrade\r\n", "Content-Length: ",
            "Transfer-Encoding: chunked\r\n", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", "Sec-WebSocket-Version: 13\r\n",
            "Expect: 100-continue\r\n", "\r\n\r\n", "/previews/previews.css", "/devices/",
        ],
        seeds: {
            let device = "/devices/3F2504E0-4F89-11D3-9A0C-0305E82C3301", host = "Host: 127.0.0.1:8080\r\n"
            return [
                "GET / HTTP/1.1\r\n\(host)\r\n", "GET \(device)/index.html HTTP/1.1\r\n\(host)\r\n",
                "GET \(device)/socket HTTP/1.1\r\n\(host)Upgrade: websocket\r\nConnection: Upgrade\r\n"
                    + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
                "POST / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n0\r\n\r\nGET / HTTP/1.0\r\n\r\n",
            ].flatMap { [[255] + [UInt8]($0), [3] + [UInt8]($0)] }
        },
        accepts: { bytes in
            guard let size = bytes.first else { return false }
            return PageWire.shared.answers(bytes.dropFirst(), inPiecesOf: max(Int(size), 1))
        })
}

/// Frames as clients send them. The mask is zero, so that the bytes are readable in inputs.
enum SocketFrame {
    static func bytes(_ code: WebSocketOpcode, _ data: [UInt8], isLast: Bool = true, isMasked: Bool = true) -> [UInt8] {
        let mask: UInt8 = isMasked ? 0x80 : 0
        let length = data.count < 126 ? [UInt8(data.count)] : [126, UInt8(data.count >> 8 & 255), UInt8(data.count & 255)]
        return [(isLast ? 0x80 : 0) | UInt8(webSocketOpcode: code), mask | length[0]] + length.dropFirst() + (isMasked ? [0, 0, 0, 0] : [])
            + data
    }
}

/// A host with one device and no processes, which pages connect to in memory.
final class PageWire: @unchecked Sendable {
    static let shared = PageWire()

    private let folder: URL
    private let session: DeviceSession
    private let server: PageServer

    private init() {
        folder = StoreSeeds.base.appendingPathComponent("quince-pages-\(getpid())", isDirectory: true)
        let store = DeviceStore(folder: folder.appendingPathComponent("Devices", isDirectory: true))
        do { session = DeviceSession(device: try store.device("iPhone 15")) } catch { fatalError("no device: \(error)") }
        let access = PageAccess(token: AccessToken())
        access.port = 8080
        server = PageServer(host: SimulatorHost(store: store), access: access, limits: SimulatorServer.Limits())
        atexit { PageWire.shared.removeFolder() }
    }

    private func removeFolder() { try? FileManager.default.removeItem(at: folder) }

    /// Whether the page may go on after these bytes. What is sent to it is what RFC 6455 allows a server to send.
    func takesSocket(_ bytes: ArraySlice<UInt8>, inPiecesOf size: Int) -> Bool {
        let channel = EmbeddedChannel()
        let decoder = ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: PageServer.maximumFrameSize))
        do {
            try channel.pipeline.syncOperations.addHandlers(
                [WebSocketFrameEncoder(), decoder] + PageServer.socketHandlers(session))
        } catch { fatalError("no socket: \(error)") }
        Self.feed(bytes, size, channel)
        let sent = Self.sent(by: channel)
        var frames = ServerFrames(sent)
        let isOver = frames.check()
        _ = try? channel.finish(acceptAlreadyClosed: true)
        return !isOver
    }

    /// Whether a request is answered with a success.
    func answers(_ bytes: ArraySlice<UInt8>, inPiecesOf size: Int) -> Bool {
        let channel = EmbeddedChannel()
        do { try server.configure(channel) } catch { fatalError("no connection: \(error)") }
        Self.feed(bytes, size, channel)
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        let sent = Self.sent(by: channel)
        guard sent.isEmpty || sent.starts(with: Array("HTTP/1.1 ".utf8)) else { fatalError("no answer of HTTP: \(sent.prefix(100))") }
        // Without the token and a device nobody gets a socket.
        guard !sent.starts(with: Array("HTTP/1.1 101".utf8)) else { fatalError("a socket without the token") }
        _ = try? channel.finish(acceptAlreadyClosed: true)
        return sent.starts(with: Array("HTTP/1.1 2".utf8)) || sent.starts(with: Array("HTTP/1.1 3".utf8))
    }

    private static func feed(_ bytes: ArraySlice<UInt8>, _ size: Int, _ channel: EmbeddedChannel) {
        var rest = bytes
        do { try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 8080)).wait() } catch { fatalError("\(error)") }
        while !rest.isEmpty, channel.isActive {
            // An error that no handler takes would be the end of the connection at most.
            _ = try? channel.writeInbound(ByteBuffer(bytes: rest.prefix(size)))
            rest = rest.dropFirst(size)
        }
    }

    private static func sent(by channel: EmbeddedChannel) -> [UInt8] {
        var bytes: [UInt8] = []
        while let buffer = try? channel.readOutbound(as: ByteBuffer.self) { bytes += buffer.readableBytesView }
        return bytes
    }
}

/// Frames that a server sends, checked against RFC 6455: whole, not masked, none after the one that closes.
struct ServerFrames {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Whether the connection has been closed by a frame.
    mutating func check() -> Bool {
        var isClosed = false
        while position < bytes.count {
            guard !isClosed else { fatalError("frames after the one that closes") }
            guard position + 2 <= bytes.count, bytes[position] & 0x70 == 0, bytes[position + 1] & 0x80 == 0 else { fatalError("no frame") }
            isClosed = bytes[position] & 15 == 8
            var length = Int(bytes[position + 1])
            let size = length == 127 ? 8 : length == 126 ? 2 : 0
            if size > 0 { length = bytes[(position + 2)..<(position + 2 + size)].reduce(0) { $0 << 8 | Int($1) } }
            position += 2 + size + length
            guard position <= bytes.count else { fatalError("a frame that is cut off") }
        }
        return isClosed
    }
}
