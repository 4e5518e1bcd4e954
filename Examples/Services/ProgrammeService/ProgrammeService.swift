import FlyingFox
import Foundation

/// The web service of the example app TVProgram, on loopback only: programme-service [PORT]
@main
struct ProgrammeService {
    /// The port in the app's Info.plist.
    static let usualPort: UInt16 = 8190

    static func main() async throws {
        let port = CommandLine.arguments.dropFirst().first.map { UInt16($0) } ?? usualPort
        guard let port, let fixture = Bundle.module.url(forResource: "Fixture", withExtension: nil) else {
            FileHandle.standardError.write(Data("usage: programme-service [PORT]\n".utf8))
            exit(64)
        }
        let handler = ProgrammeHandler(fixture: fixture)
        do {
            let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled, handler: handler)
            let running = Task { try await server.run() }
            try await server.waitUntilListening(timeout: 10)
            FileHandle.standardOutput.write(Data("The programme service is at http://127.0.0.1:\(port)/broadcasts.json\n".utf8))
            try await running.value
        } catch {
            FileHandle.standardError.write(Data("programme-service: port \(port) of loopback cannot be used: \(error)\n".utf8))
            exit(1)
        }
    }
}
