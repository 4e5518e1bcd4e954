import Foundation
import Glibc
import NIOCore

/// The user at the other end of a connection on this machine, as the kernel's tables of sockets have it.
enum PeerUser {
    /// Whether the client is a process of this user's, or of root's.
    static func isOwn(_ channel: any Channel) -> Bool {
        guard let client = channel.remoteAddress?.port, let server = channel.localAddress?.port else { return false }
        let tables = ["/proc/net/tcp", "/proc/net/tcp6"].map(contents)
        guard let user = tables.lazy.compactMap({ user(client: client, server: server, table: $0) }).first else { return false }
        return user == geteuid() || user == 0
    }

    /// The text of a file of the kernel's, which has no size of its own; empty where it cannot be read.
    private static func contents(_ path: String) -> String {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return "" }
        defer { close(descriptor) }
        var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 64 << 10))
        while bytes.count < longestTable {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let longestTable = 64 << 20

    /// The user of a client's socket on loopback; nil where the table has no such socket.
    ///
    /// - Parameters:
    ///   - client: The port of the client's end, as `server` of the server's.
    ///   - table: The text of `/proc/net/tcp` or `/proc/net/tcp6`.
    static func user(client: Int, server: Int, table: String) -> UInt32? {
        let loopback = ["0100007F", "0000000000000000FFFF00000100007F", "00000000000000000000000001000000"]
        for line in table.split(separator: "\n").dropFirst() {
            let fields = line.split(separator: " ", omittingEmptySubsequences: true)
            guard fields.count > 7 else { continue }
            let (local, remote) = (fields[1].split(separator: ":"), fields[2].split(separator: ":"))
            guard local.count == 2, remote.count == 2, loopback.contains(String(local[0])), loopback.contains(String(remote[0])),
                Int(local[1], radix: 16) == client, Int(remote[1], radix: 16) == server
            else { continue }
            return UInt32(fields[7])
        }
        return nil
    }
}
