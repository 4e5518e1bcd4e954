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

/// Redirections by path: a status and where it leads. Everything else is answered by the request's method and body.
let redirections = [
    "/forbidden": (302, "http://tv.invalid/"), "/allowed": (302, "\(server)/end"), "/found": (302, "/end"), "/moved": (301, "/end"),
    "/other": (303, "/end"), "/temporary": (307, "/end"), "/permanent": (308, "\(server)/end"), "/twice": (307, "/temporary"),
]

func answer(to request: String) -> String {
    let words = request.prefix { $0 != "\r\n" }.split(separator: " ")
    if let (status, target) = redirections[String(words[1])] {
        return "HTTP/1.1 \(status) Elsewhere\r\nLocation: \(target)\r\nContent-Length: 0\r\n\r\n"
    }
    let parts = request.components(separatedBy: "\r\n\r\n"), body = parts[1]
    // Whoever expects something waits for an answer to the head alone, which does not come.
    let expectation = parts[0].lowercased().contains("\r\nexpect:") ? "expects " : ""
    let text = "\(expectation)\(words[0]) \(body.count > 20 ? "\(body.count) bytes" : body)"
    return "HTTP/1.1 200 OK\r\nContent-Length: \(text.utf8.count)\r\n\r\n\(text)"
}

/// Whether all of a request is there: its head, and as much after it as the head announces.
func isComplete(_ request: String) -> Bool {
    let parts = request.components(separatedBy: "\r\n\r\n")
    guard parts.count > 1 else { return false }
    if parts[0].lowercased().contains("transfer-encoding: chunked") { return request.hasSuffix("0\r\n\r\n") }
    let length = parts[0].lowercased().components(separatedBy: "content-length: ").dropFirst().first.map { $0.prefix { $0.isNumber } }
    return parts[1].utf8.count >= length.flatMap { Int($0) } ?? 0
}

Thread.detachNewThread {
    while true {
        // Only what waits by `poll` counts as at rest.
        var poller = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
        guard poll(&poller, 1, -1) == 1 else { continue }
        let connection = accept(listener, nil, nil)
        Thread.detachNewThread {
            var buffer = [UInt8](repeating: 0, count: 65536)
            var request = ""
            var poller = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
            while poll(&poller, 1, -1) == 1, case let count = read(connection, &buffer, buffer.count), count > 0 {
                request += String(decoding: buffer[..<count], as: UTF8.self)
                guard isComplete(request) else { continue }
                let text = answer(to: request)
                _ = write(connection, text, text.utf8.count)
                request = ""
            }
            close(connection)
        }
    }
}

/// Loads one after the other, and says what came of each.
func load(_ requests: ArraySlice<(method: String, path: String, body: String)>) {
    guard let (method, path, body) = requests.first else { exit(0) }
    var request = URLRequest(url: URL(string: server + path)!)
    request.httpMethod = method
    if !body.isEmpty { request.httpBody = Data(body.utf8) }
    URLSession.shared.dataTask(with: request) { data, _, error in
        let failure = error as? URLError
        print(
            path, data.map { String(decoding: $0, as: UTF8.self) } ?? "-", failure?.code.rawValue ?? 0,
            failure?.failingURL?.absoluteString ?? "-")
        load(requests.dropFirst())
    }.resume()
}

load([
    ("GET", "/forbidden", ""), ("GET", "/allowed", ""), ("POST", "/temporary", "a=1"), ("POST", "/permanent", "b=2"),
    ("POST", "/twice", "c=3"),
    ("PUT", "/temporary", String(repeating: "x", count: 200_000)), ("PUT", "/moved", "d=4"), ("POST", "/found", "e=5"),
    ("POST", "/other", "f=6"),
    ("POST", "/temporary", ""),
])
RunLoop.main.run()
