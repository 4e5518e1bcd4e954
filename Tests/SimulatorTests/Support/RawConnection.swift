import Foundation
import Glibc
import ProcessSupport
import Testing

@testable import Simulator

/// A connection to the host that sends any bytes.
final class RawConnection {
    private let socket: OwnedDescriptor

    /// Has a connection that is there already.
    init(_ socket: OwnedDescriptor) {
        self.socket = socket
        // A host that neither answers nor hangs up fails the test instead of holding it up.
        var limit = timeval(tv_sec: 30, tv_usec: 0)
        setsockopt(socket.number, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    /// Connects to the pages' server.
    convenience init(port: Int) throws {
        self.init(OwnedDescriptor(Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port)).bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket.number, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        try #require(result == 0, "the host does not answer: \(systemErrorText())")
    }

    /// Sends all of it, or as much as the host takes before it hangs up.
    func send(_ bytes: Data) {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(socket.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// The first of some connections on which the host says something, or hangs up, within 30 s.
    static func firstToHear(_ connections: [RawConnection]) -> RawConnection? {
        var list = connections.map { pollfd(fd: $0.socket.number, events: Int16(POLLIN), revents: 0) }
        poll(&list, nfds_t(list.count), 30_000)
        return zip(connections, list).first { $1.revents != 0 }?.0
    }

    func endSending() { shutdown(socket.number, Int32(SHUT_WR)) }

    /// What the host sends up to `end`, or until it hangs up.
    func receive(upTo end: Data? = nil) throws -> Data {
        var received = Data()
        var buffer = [UInt8](repeating: 0, count: end == nil ? 65536 : 1)
        while end == nil || !received.suffix(end!.count).elementsEqual(end!) {
            let count = read(socket.number, &buffer, buffer.count)
            if count < 0, errno == ECONNRESET { break }
            try #require(count >= 0, "the host neither answers nor hangs up")
            if count == 0 { break }
            received.append(contentsOf: buffer[..<count])
        }
        return received
    }
}

/// Frames of the WebSocket protocol (RFC 6455, section 5.2), as a page sends them.
enum PageFrame {
    static let continuation: UInt8 = 0, text: UInt8 = 1, binary: UInt8 = 2, close: UInt8 = 8, ping: UInt8 = 9

    /// - Parameters:
    ///   - length: What the frame says of its length; nil = the truth.
    ///   - isMasked: As all frames of clients must be.
    ///   - reserved: The reserved bits, RSV1 being 0x40.
    static func encoded(
        _ opcode: UInt8, _ payload: Data, isFinal: Bool = true, length: UInt64? = nil, isMasked: Bool = true, reserved: UInt8 = 0
    ) -> Data {
        let mask: [UInt8] = isMasked ? [1, 2, 3, 4] : [0, 0, 0, 0], bit: UInt8 = isMasked ? 0x80 : 0,
            length = length ?? UInt64(payload.count)
        var frame = Data([(isFinal ? opcode | 0x80 : opcode) | reserved])
        if length < 126 {
            frame.append(UInt8(length) | bit)
        } else if length < 65536 {
            frame.append(126 | bit)
            withUnsafeBytes(of: UInt16(length).bigEndian) { frame.append(contentsOf: $0) }
        } else {
            frame.append(127 | bit)
            withUnsafeBytes(of: length.bigEndian) { frame.append(contentsOf: $0) }
        }
        if isMasked { frame.append(contentsOf: mask) }
        frame.append(contentsOf: payload.enumerated().map { $1 ^ mask[$0 % 4] })
        return frame
    }

    static func encoded(_ text: String) -> Data { encoded(Self.text, Data(text.utf8)) }

    /// The code of the close frame among frames of the host; nil without one.
    static func closeCode(in frames: Data) -> Int? {
        var rest = frames
        while rest.count >= 2 {
            let opcode = rest[rest.startIndex] & 15, short = Int(rest[rest.startIndex + 1] & 127)
            let size = short == 126 ? 2 : short == 127 ? 8 : 0
            guard rest.count >= 2 + size else { return nil }
            let length = size == 0 ? short : rest.dropFirst(2).prefix(size).reduce(0) { $0 << 8 | Int($1) }
            let payload = rest.dropFirst(2 + size).prefix(length)
            if opcode == close { return payload.count >= 2 ? payload.prefix(2).reduce(0) { $0 << 8 | Int($1) } : nil }
            rest = rest.dropFirst(2 + size + length)
        }
        return nil
    }
}
