import FlyingFox
import Foundation

/// Answers with the files of the fixture. A first part of the path makes trouble:
///
/// - `/slow/FILE`: the answer comes after three seconds.
/// - `/mending/FILE`: every other answer, beginning with the first, is not JSON.
struct ProgrammeHandler: HTTPHandler {
    let fixture: URL
    private let mending = Counter()

    init(fixture: URL) {
        self.fixture = fixture
    }

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard request.method == .GET else { return HTTPResponse(statusCode: .methodNotAllowed) }
        let parts = request.path.split(separator: "/").map(String.init)
        let file = file(parts.dropFirst(), for: request)
        switch parts.first {
        case "slow":
            try await Task.sleep(nanoseconds: 3_000_000_000)
            return file
        case "mending":
            return await mending.next().isMultiple(of: 2) ? file : self.file(["broadcasts-broken.json"], for: request)
        default:
            return self.file(parts[...], for: request)
        }
    }

    /// The fixture's file; in JSON files `SERVICE` stands for the address by which the service was asked.
    private func file(_ parts: ArraySlice<String>, for request: HTTPRequest) -> HTTPResponse {
        let url = parts.reduce(fixture) { $0.appendingPathComponent($1) }.standardizedFileURL
        guard url.path.hasPrefix(fixture.standardizedFileURL.path + "/"), let data = try? Data(contentsOf: url) else {
            return HTTPResponse(statusCode: .notFound)
        }
        guard url.pathExtension == "json" else {
            return HTTPResponse(statusCode: .ok, headers: [.contentType: "image/jpeg"], body: data)
        }
        let address = "http://" + (request.headers[.host] ?? "127.0.0.1:\(ProgrammeService.usualPort)")
        let text = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "SERVICE/", with: address + "/")
        return HTTPResponse(statusCode: .ok, headers: [.contentType: "application/json"], body: Data(text.utf8))
    }
}

/// Counts from 1.
private actor Counter {
    private var count = 0

    func next() -> Int {
        count += 1
        return count
    }
}
