import QuinceFoundation

/// Answers every HTTP request on a port of this machine with one text.
final class LoopbackServer: @unchecked Sendable {
    let url: URL
    private let listener: Int32

    init(answer: String, status: String = "200 OK") {
        listener = socket(AF_INET, SOCK_STREAM, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        withUnsafeMutableBytes(of: &address) { bytes in
            let address = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
            precondition(bind(listener, address, length) == 0 && listen(listener, 4) == 0, "no port of this machine is free")
            getsockname(listener, address, &length)
        }
        url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/")!
        let text = "HTTP/1.1 \(status)\r\nContent-Length: \(answer.utf8.count)\r\nConnection: close\r\n\r\n\(answer)"
        // A client that has gone is no reason to end.
        signal(SIGPIPE, SIG_IGN)
        Thread.detachNewThread {
            while case let connection = accept(listener, nil, nil), connection >= 0 {
                var request = [UInt8](repeating: 0, count: 4096)
                _ = read(connection, &request, request.count)
                _ = write(connection, text, text.utf8.count)
                close(connection)
            }
            // Closed here alone: a number that is free goes to the next server, whose connections this thread would take.
            close(listener)
        }
    }

    /// Ends it: from now on connections are refused.
    func stop() { shutdown(listener, SHUT_RDWR) }
}
