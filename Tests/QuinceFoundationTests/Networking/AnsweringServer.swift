import QuinceFoundation

/// Answers HTTP requests on a port of this machine, each with its method, its path and its body; one for `/moved` is sent on to `/`.
final class AnsweringServer: @unchecked Sendable {
    let url: URL
    private let listener: Int32
    private let gate = DispatchSemaphore(value: 1)

    init() {
        listener = socket(AF_INET, SOCK_STREAM, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let (listener, gate) = (listener, gate)
        withUnsafeMutableBytes(of: &address) { bytes in
            let address = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
            precondition(bind(listener, address, length) == 0 && listen(listener, 4) == 0, "no port of this machine is free")
            getsockname(listener, address, &length)
        }
        url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/")!
        signal(SIGPIPE, SIG_IGN)
        Thread.detachNewThread {
            while case let connection = accept(listener, nil, nil), connection >= 0 {
                let text = Self.answer(to: Self.request(connection))
                gate.wait()
                gate.signal()
                _ = write(connection, text, text.utf8.count)
                close(connection)
            }
            // Closed here alone: a number that is free goes to the next server, whose connections this thread would take.
            close(listener)
        }
    }

    /// The head, and as much after it as it announces.
    private static func request(_ connection: Int32) -> String {
        var text = ""
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let parts = text.components(separatedBy: "\r\n\r\n")
            if parts.count > 1 {
                let length = parts[0].lowercased().components(separatedBy: "content-length: ").dropFirst().first.flatMap {
                    Int($0.prefix { $0.isNumber })
                }
                if parts[1].utf8.count >= length ?? 0 { return text }
            }
            let count = read(connection, &buffer, buffer.count)
            guard count > 0 else { return text }
            text += String(decoding: buffer[..<count], as: UTF8.self)
        }
    }

    private static func answer(to request: String) -> String {
        let line = request.prefix { $0 != "\r\n" }.split(separator: " ")
        if line.dropFirst().first == "/moved" {
            return "HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        }
        let body = request.components(separatedBy: "\r\n\r\n").dropFirst().joined()
        let text = "\(line.prefix(2).joined(separator: " ")) \(body)"
        return "HTTP/1.1 200 OK\r\nContent-Length: \(text.utf8.count)\r\nConnection: close\r\n\r\n\(text)"
    }

    /// Answers nobody while `body` runs.
    func holdingAnswers(_ body: () -> Void) {
        gate.wait()
        body()
        gate.signal()
    }

    func stop() { shutdown(listener, SHUT_RDWR) }
}
