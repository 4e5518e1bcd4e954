import FlyingFox
import Foundation

/// Answers with the files of the fixture. A first part of the path makes trouble:
///
/// - `/slow/FILE`: the answer comes after three seconds.
/// - `/mending/NAME/FILE`: every other answer to those who ask under the same name, beginning with the first, is not JSON.
struct ProgrammeHandler: HTTPHandler {
    let fixture: URL
    private let mending = Counters()

    init(fixture: URL) {
        self.fixture = fixture
    }

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard request.method == .GET else { return HTTPResponse(statusCode: .methodNotAllowed) }
        let parts = request.path.split(separator: "/").map(String.init)
        switch parts.first {
        case "slow":
            try await Task.sleep(nanoseconds: 3_000_000_000)
            return file(parts.dropFirst(), for: request)
        case "mending":
            let isMended = await mending.next(parts.dropFirst().first ?? "").isMultiple(of: 2)
            return file(isMended ? parts.dropFirst(2) : ["broadcasts-broken.json"], for: request)
        default:
            return file(parts[...], for: request)
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

/// Counts from 1 for each name.
private actor Counters {
    private var counts: [String: Int] = [:]

    func next(_ name: String) -> Int {
        counts[name, default: 0] += 1
        return counts[name, default: 0]
    }
}
