import Foundation
import Glibc
import Testing

@testable import WebDriverServer

/// The stream of pictures, read by a client over loopback.
struct ScreenStreamTests {
    /// Sends a request and reads until the response holds a text so many times, or ends.
    private func response(_ port: Int, _ request: String, until text: String, times: Int) -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard connected == 0 else { return "not connected" }
        _ = request.withCString { send(descriptor, $0, strlen($0), 0) }
        var bytes = Data(), buffer = [UInt8](repeating: 0, count: 4096)
        while String(decoding: bytes, as: UTF8.self).components(separatedBy: text).count <= times {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes.append(contentsOf: buffer[..<count])
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func answer(_ request: String, until text: String = "\0", times: Int = 1) async throws -> String {
        let counter = Counter()
        let server = ScreenStreamServer(token: nil) { done in
            let number = counter.next()
            // The second answer has none, as while a command runs.
            done(number == 2 ? nil : Data("picture \(number)".utf8), 0.001)
        }
        let (address, stop) = try await server.start(port: 0)
        defer { stop() }
        let port = try #require(URL(string: address)?.port)
        return await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: response(port, request, until: text, times: times)) }
        }
    }

    private final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var count = 0
        func next() -> Int {
            lock.withLock {
                count += 1
                return count
            }
        }
    }

    @Test func picturesAreParts() async throws {
        let text = try await answer("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", until: "picture", times: 3)
        #expect(text.hasPrefix("HTTP/1.0 200 OK\r\n"))
        #expect(text.contains("Content-Type: multipart/x-mixed-replace; boundary=--BoundaryString\r\n"))
        #expect(!text.lowercased().contains("chunked"))
        #expect(text.contains("\r\n\r\n--BoundaryString\r\nContent-type: image/jpeg\r\nContent-Length: 9\r\n\r\npicture 1\r\n\r\n"))
        #expect(!text.contains("picture 2"))
        #expect(text.contains("picture 3"))
    }

    @Test func pagesAndOtherMethodsAreRefused() async throws {
        let page = try await answer("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nSec-Fetch-Site: none\r\n\r\n")
        #expect(page.hasPrefix("HTTP/1.1 403"))
        let post = try await answer("POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\n\r\n")
        #expect(post.hasPrefix("HTTP/1.1 405"))
        let other = try await answer("GET / HTTP/1.1\r\nHost: example.com\r\n\r\n")
        #expect(other.hasPrefix("HTTP/1.1 403"))
    }
}
