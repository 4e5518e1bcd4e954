import Foundation

/// A server of one page on this machine; asks for a user and a password where it has them.
final class LoopbackServer: @unchecked Sendable {
    let url: URL
    private let socket: Int32

    /// - Parameter credential: `user:password`.
    init(html: String, credential: String? = nil) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in(), length = socklen_t(MemoryLayout<sockaddr_in>.size)
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let socket = socket
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, length) == 0 && listen(socket, 8) == 0 && getsockname(socket, $0, &length) == 0
            }
        }
        guard isListening else { throw POSIXError(.EADDRNOTAVAIL) }
        url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/")!
        let expected = credential.map { "Authorization: Basic " + Data($0.utf8).base64EncodedString() }
        Thread.detachNewThread {
            while case let client = accept(socket, nil, nil), client >= 0 { Self.serve(client, html, expected) }
        }
    }

    deinit {
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }

    private static func serve(_ client: Int32, _ html: String, _ expected: String?) {
        defer { close(client) }
        var request = Data(), buffer = [UInt8](repeating: 0, count: 4096)
        while request.range(of: Data("\r\n\r\n".utf8)) == nil {
            let count = read(client, &buffer, buffer.count)
            guard count > 0 else { return }
            request += buffer[..<count]
        }
        let isAllowed = expected.map { String(decoding: request, as: UTF8.self).contains($0) } ?? true
        let body = isAllowed ? html : "<title>refused</title>"
        let head =
            "HTTP/1.1 \(isAllowed ? "200 OK" : "401 Unauthorized")\r\nContent-Type: text/html\r\nContent-Length: \(body.utf8.count)\r\n"
            + (isAllowed ? "" : "WWW-Authenticate: Basic realm=\"Area\"\r\n") + "Connection: close\r\n\r\n"
        let answer = Array((head + body).utf8)
        _ = write(client, answer, answer.count)
    }
}
