// Loads from a server of its own that sends the beginning of an answer and then nothing more, and says when that ended and how.
import QuinceFoundation

let listener = socket(AF_INET, SOCK_STREAM, 0)
var address = sockaddr_in()
address.sin_family = sa_family_t(AF_INET)
address.sin_addr.s_addr = inet_addr("127.0.0.1")
var length = socklen_t(MemoryLayout<sockaddr_in>.size)
withUnsafeMutableBytes(of: &address) { bytes in
    let address = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
    precondition(bind(listener, address, length) == 0 && listen(listener, 4) == 0, "no port of this machine is free")
    getsockname(listener, address, &length)
}

Thread.detachNewThread {
    while true {
        // Only what waits by `poll` counts as at rest.
        var poller = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
        guard poll(&poller, 1, -1) == 1 else { continue }
        let connection = accept(listener, nil, nil)
        var request = [UInt8](repeating: 0, count: 4096)
        _ = read(connection, &request, request.count)
        let beginning = "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"
        _ = write(connection, beginning, beginning.utf8.count)
    }
}

let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/")!
let start = Date()
URLSession.shared.dataTask(with: url) { _, _, error in
    let seconds = Int(Date().timeIntervalSince(start).rounded())
    print("\(seconds) s: \((error as? URLError)?.code.rawValue ?? 0)")
    exit(0)
}.resume()
RunLoop.main.run()
