import Testing

@testable import QuinceFoundation

/// What apps put a session behind in their tests: the forms without a delegate are methods of their own.
private protocol Loading: Sendable {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
    func data(from url: URL) async throws -> (Data, URLResponse)
    func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)?) async throws -> (Data, URLResponse)
    func data(from url: URL, delegate: (any URLSessionTaskDelegate)?) async throws -> (Data, URLResponse)
    func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
    func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse)
    func upload(for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)?) async throws -> (Data, URLResponse)
    func upload(for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)?) async throws -> (Data, URLResponse)
    func download(for request: URLRequest) async throws -> (URL, URLResponse)
    func download(from url: URL) async throws -> (URL, URLResponse)
    func download(for request: URLRequest, delegate: (any URLSessionTaskDelegate)?) async throws -> (URL, URLResponse)
    func download(from url: URL, delegate: (any URLSessionTaskDelegate)?) async throws -> (URL, URLResponse)
    func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)?) async throws -> (URLSession.AsyncBytes, URLResponse)
    func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)?) async throws -> (URLSession.AsyncBytes, URLResponse)
}

extension URLSession: Loading {}

/// Loads that are awaited.
@Suite(.timeLimit(.minutes(10)))
struct SessionLoadingTests {
    private let server = AnsweringServer()
    private let loading: any Loading = URLSession(configuration: .ephemeral)

    private final class Delegate: NSObject, URLSessionTaskDelegate {}

    private func request(_ method: String = "GET") -> URLRequest {
        var request = URLRequest(url: server.url)
        request.httpMethod = method
        return request
    }

    private func text(_ answer: (Data, URLResponse)) -> String { String(decoding: answer.0, as: UTF8.self) }

    @Test func dataIsLoaded() async throws {
        defer { server.stop() }
        #expect(text(try await loading.data(for: request())) == "GET / ")
        #expect(text(try await loading.data(from: server.url)) == "GET / ")
        #expect(text(try await loading.data(from: server.url, delegate: Delegate())) == "GET / ")
        #expect(text(try await loading.data(for: request(), delegate: nil)) == "GET / ")
    }

    @Test func dataAndFilesAreSent() async throws {
        defer { server.stop() }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data("file".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(text(try await loading.upload(for: request("POST"), from: Data("hello".utf8))) == "POST / hello")
        #expect(text(try await loading.upload(for: request("POST"), fromFile: file, delegate: nil)) == "POST / file")
    }

    @Test func filesAreLoaded() async throws {
        defer { server.stop() }
        let (file, response) = try await loading.download(from: server.url)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try String(contentsOf: file, encoding: .utf8) == "GET / ")
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
    }

    @Test func bytesComeInAfterTheResponse() async throws {
        defer { server.stop() }
        let (bytes, response) = try await URLSession.shared.bytes(for: request())
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
        var all: [UInt8] = []
        for try await byte in bytes { all.append(byte) }
        #expect(String(decoding: all, as: UTF8.self) == "GET / ")
        var lines: [String] = []
        for try await line in server.url.lines { lines.append(line) }
        #expect(lines == ["GET / "])
    }

    @Test func bytesFollowRedirections() async throws {
        defer { server.stop() }
        let (bytes, response) = try await URLSession.shared.bytes(from: server.url.appendingPathComponent("moved"))
        #expect(response.url?.path == "/")
        var lines: [String] = []
        for try await line in bytes.lines { lines.append(line) }
        #expect(lines == ["GET / "])
    }

    @Test func bytesOfNobodyThrow() async throws {
        server.stop()
        let closed = URL(string: "http://127.0.0.1:1/")!
        await #expect(throws: URLError.self) { try await URLSession.shared.bytes(from: closed) }
    }

    @Test func aCancelledTaskEndsItsBytes() async throws {
        defer { server.stop() }
        let (bytes, _) = try await URLSession.shared.bytes(from: server.url)
        bytes.task.cancel()
        var count = 0
        do { for try await _ in bytes { count += 1 } } catch let error as URLError { #expect(error.code == .cancelled) }
        #expect(count <= 6)
    }
}
