import ArgumentParser
import Foundation
import Simulator

/// The background program that keeps devices running; other commands start it.
struct Host: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Keeps booted devices running.", shouldDisplay: false)

    func run() async throws { try await SimulatorServer(executable: Tool.executable).run() }
}
