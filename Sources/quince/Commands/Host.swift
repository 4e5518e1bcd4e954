import ArgumentParser
import Foundation
import Simulator

/// The background program that keeps devices running; other commands start it.
struct Host: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Keeps booted devices running.", shouldDisplay: false)

    func run() async throws {
        // Whatever devices and their apps write is their user's alone.
        umask(0o077)
        try await SimulatorServer(executable: Tool.executable).run()
    }
}
