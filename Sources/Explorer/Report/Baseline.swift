import FileFormats
import FileReplacement
import Foundation
import Simulator

/// The findings of an app that are known: a file with the identifier of one on each line, and what it is.
public struct Baseline: Sendable {
    private var ids: Set<String> = []

    public init() {}

    /// Reads a baseline.
    ///
    /// - Throws: `SimulatorError` for a file that cannot be read.
    public init(_ file: URL) throws {
        let data: Data
        do { data = try RegularFile.read(file) } catch let problem {
            throw SimulatorError(
                problem == .missing ? "there is no baseline \(file.path)" : "the baseline \(file.path) \(problem.message)",
                nextStep: "Write it with --update-baseline.")
        }
        self.init(text: String(decoding: data, as: UTF8.self))
    }

    init(text: String) {
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
            if let id = line.split(whereSeparator: \.isWhitespace).first { ids.insert(String(id)) }
        }
    }

    public func contains(_ id: String) -> Bool { ids.contains(id) }

    /// The baseline that lists these findings.
    public static func text(_ findings: [Finding]) -> String {
        let lines = findings.sorted { $0.id < $1.id }.map { finding in
            "\(finding.id)  \(finding.message.shortened(to: 120))"
        }
        return (["# Findings of quince explore that are known; lines may be removed."] + lines).joined(separator: "\n") + "\n"
    }

    /// Writes the baseline whole, or not at all.
    ///
    /// - Throws: `SimulatorError` for a place that cannot be written.
    public static func write(_ findings: [Finding], to file: URL) throws {
        do { try Data(text(findings).utf8).replaceFile(at: file) } catch {
            throw SimulatorError(
                "\(file.path) cannot be written: \(error.localizedDescription)", nextStep: "Choose a place you may write to.")
        }
    }
}
