import FileFormats
import FileReplacement
import Foundation
import Simulator

/// The real seconds that tests and flows took when they last ran, a JSON object by their names.
struct Timings: Equatable, Sendable {
    var seconds: [String: Double] = [:]

    init(_ seconds: [String: Double] = [:]) { self.seconds = seconds }

    /// Reads a file; one that is not there is empty.
    ///
    /// - Throws: `SimulatorError` for a file that holds something else.
    init(file: URL) throws {
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        do {
            seconds = try JSONDecoder().decode([String: Double].self, from: RegularFile.read(file)).filter {
                $0.value.isFinite && $0.value >= 0
            }
        } catch {
            throw SimulatorError(
                "\(file.path) holds no times: \(error)", nextStep: "Remove it, or name a file that --timings has written.")
        }
    }

    /// Takes the times of another run in the place of those known.
    mutating func merge(_ other: Timings) { seconds.merge(other.seconds) { $1 } }

    func save(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try OutputFile(file.path).write(try encoder.encode(seconds.mapValues { ($0 * 1000).rounded() / 1000 }))
    }
}
