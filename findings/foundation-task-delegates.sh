#!/usr/bin/env bash
# Foundation on Linux (swift-corelibs-foundation, Swift 6.3.1): the delegate of a task is told of no data.
#
# `URLSessionTask.delegate` is documented to be told of the task's events before the session's delegate. On Linux a data task with a delegate of its own tells it
# of the end alone, or of nothing: neither the response nor the data reach it, in the shared session or in one without a delegate. The same object as the
# delegate of the whole session is told of all three. Who streams an answer has to make a session for it.
#
# Needs: swiftc 6.3.1, python3. Uses loopback only. Prints what it sees; exits with 1 when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "${server:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT
cat >"$folder/server.py" <<'PYTHON'
import http.server, sys

class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Length", "5")
        self.end_headers()
        self.wfile.write(b"hello")

    def log_message(self, *arguments):
        pass

server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
print(server.server_port, flush=True)
server.serve_forever()
PYTHON
python3 "$folder/server.py" >"$folder/port" &
server=$!
for _ in $(seq 50); do [ -s "$folder/port" ] && break || sleep 0.1; done
cat >"$folder/main.swift" <<'SWIFT'
import Foundation
import FoundationNetworking

final class Listener: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    let over = DispatchSemaphore(value: 0)
    var events: [String] = []

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        events.append("response")
        completionHandler(.allow)
    }
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { events.append("data") }
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        events.append("end")
        over.signal()
    }
}

let url = URL(string: "http://127.0.0.1:\(CommandLine.arguments[1])/")!
func told(_ name: String, _ makeTask: (Listener) -> URLSessionTask) {
    let listener = Listener()
    makeTask(listener).resume()
    _ = listener.over.wait(timeout: .now() + 3)
    print("\(name):", listener.events.isEmpty ? "nothing" : listener.events.joined(separator: ", "))
}

told("delegate of a task of the shared session") { listener in
    let task = URLSession.shared.dataTask(with: url)
    task.delegate = listener
    return task
}
told("delegate of a task of a session without one") { listener in
    let task = URLSession(configuration: .ephemeral).dataTask(with: url)
    task.delegate = listener
    return task
}
told("delegate of the session") { URLSession(configuration: .ephemeral, delegate: $0, delegateQueue: nil).dataTask(with: url) }
SWIFT
swiftc -swift-version 5 "$folder/main.swift" -o "$folder/main"
seen=$("$folder/main" "$(cat "$folder/port")" 2>/dev/null)
echo "$seen"
expected="delegate of a task of the shared session: nothing
delegate of a task of a session without one: nothing
delegate of the session: response, data, end"
[ "$seen" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
