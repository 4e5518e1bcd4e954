// Loads from a server of its own that sends it on: to an address that App Transport Security forbids, and to one that it allows.
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
let server = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))"

func answer(to request: String) -> String {
    let targets = ["/forbidden": "http://tv.invalid/", "/allowed": "\(server)/end"]
    guard let target = targets.first(where: { request.hasPrefix("GET \($0.key) ") })?.value else {
        return "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
    }
    return "HTTP/1.1 302 Found\r\nLocation: \(target)\r\nContent-Length: 0\r\n\r\n"
}

Thread.detachNewThread {
    while true {
        // Only what waits by `poll` counts as at rest.
        var poller = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
        guard poll(&poller, 1, -1) == 1 else { continue }
        let connection = accept(listener, nil, nil)
        Thread.detachNewThread {
            var request = [UInt8](repeating: 0, count: 4096)
            var poller = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
            while poll(&poller, 1, -1) == 1, case let count = read(connection, &request, request.count), count > 0 {
                let text = answer(to: String(decoding: request[..<count], as: UTF8.self))
                _ = write(connection, text, text.utf8.count)
            }
            close(connection)
        }
    }
}

func load(_ path: String, then next: @escaping () -> Void) {
    URLSession.shared.dataTask(with: URL(string: server + path)!) { data, _, error in
        let failure = error as? URLError
        print(
            path, data.map { String(decoding: $0, as: UTF8.self) } ?? "-", failure?.code.rawValue ?? 0,
            failure?.failingURL?.absoluteString ?? "-")
        next()
    }.resume()
}
load("/forbidden") { load("/allowed") { exit(0) } }
RunLoop.main.run()
