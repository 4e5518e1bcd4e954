import ArgumentParser
import Foundation
import Simulator

/// Runs a command's parts at once, each as a program of its own, and makes one report of theirs.
struct ShardedRun {
    /// What a part writes, in a folder of its own.
    struct Place {
        var folder: URL

        var report: URL { folder.appendingPathComponent("report.xml") }
        var timings: URL { folder.appendingPathComponent("timings.json") }
    }

    /// The command line, without what the parts are told otherwise: `test App --scheme App`.
    let arguments: [String]
    let options: ShardOptions
    /// Options of the command besides the common ones that the parts are told otherwise.
    var replaced: Set<String> = []
    /// The arguments with which a part writes its report.
    let reporting: @Sendable (Place) -> [String]
    /// The name of a test or flow for `--only`.
    var nameOfOne: (JUnitReport.Case) -> String = \.identifier
    /// Called with the place of each part once it has ended.
    var collect: (Place) throws -> Void = { _ in }

    /// Options that the parts are told otherwise.
    private static let own: Set<String> = ["--shard", "--jobs", "--retry", "--junit"]

    /// The arguments without some options and their values; what stands behind `--` stays.
    static func without(_ names: Set<String>, _ arguments: [String]) -> [String] {
        var result: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" { return result + [argument] + rest }
            if names.contains(argument) {
                _ = rest.popFirst()
            } else if !names.contains(where: { argument.hasPrefix($0 + "=") }) {
                result.append(argument)
            }
        }
        return result
    }

    /// - Returns: The report, and whether every part has succeeded, or each of its failures has passed when it was repeated.
    /// - Throws: `SimulatorError` where a part cannot be started or leaves a damaged report.
    func run() throws -> (report: JUnitReport, isSuccess: Bool) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-parts-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let parts = options.parts
        let places = try parts.indices.map { try place("part-\($0)", in: folder) }
        let results = PartResults(count: parts.count)
        let group = DispatchGroup()
        for (index, part) in parts.enumerated() {
            let command = command(part, at: places[index])
            let prefix = parts.count > 1 ? "[\(part)] " : ""
            group.enter()
            Thread {
                results.set(index, Result { try command.run { Console.print(prefix + $0) } })
                group.leave()
            }.start()
        }
        group.wait()
        var report = JUnitReport(), timings = Timings()
        var isSuccess = true
        for (place, result) in zip(places, results.all) {
            let code = try result.get()
            let part = FileManager.default.fileExists(atPath: place.report.path) ? try JUnitReport(file: place.report) : nil
            if let part { report.merge(part) }
            // Tests that fail are in the report; another end is not.
            if code != 0, part?.failed.isEmpty ?? true { isSuccess = false }
            timings.merge(try Timings(file: place.timings))
            try collect(place)
        }
        try repeatNamed(&report, folder)
        try options.save(timings)
        return (report, isSuccess && report.failed.isEmpty)
    }

    private func place(_ name: String, in folder: URL) throws -> Place {
        let place = Place(folder: folder.appendingPathComponent(name, isDirectory: true))
        try FileManager.default.createDirectory(at: place.folder, withIntermediateDirectories: true)
        return place
    }

    private func command(_ part: Shard?, at place: Place, _ more: [String] = []) -> OwnCommand {
        var own = reporting(place) + ["--write-timings", place.timings.path] + more
        if let part, part.count > 1 { own += ["--shard", "\(part)"] }
        // Options go before the launch arguments of the app.
        let rest = Self.without(Self.own.union(replaced), arguments)
        let end = rest.firstIndex(of: "--") ?? rest.endIndex
        return OwnCommand(arguments: Array(rest[..<end]) + own + Array(rest[end...]))
    }

    /// Runs failed tests again, each by itself, that the user has named for it.
    private func repeatNamed(_ report: inout JUnitReport, _ folder: URL) throws {
        guard !options.retry.isEmpty else { return }
        let pattern = try Regex(TestPattern.pattern(ofNames: options.retry))
        for (index, test) in report.failed.enumerated() where test.identifier.contains(pattern) {
            Console.error("Running \(test.identifier) again, which has failed")
            let place = try place("again-\(index)", in: folder)
            _ = try command(nil, at: place, ["--only", nameOfOne(test)]).run { Console.print($0) }
            if FileManager.default.fileExists(atPath: place.report.path) { report.replace(with: try JUnitReport(file: place.report)) }
            try collect(place)
        }
    }
}

/// The exit codes of parts, set from their threads.
private final class PartResults: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Result<Int32, any Error>]

    init(count: Int) { results = Array(repeating: .success(1), count: count) }

    func set(_ index: Int, _ result: Result<Int32, any Error>) { lock.withLock { results[index] = result } }
    var all: [Result<Int32, any Error>] { lock.withLock { results } }
}

/// The end of a run in parts.
enum PartsSummary {
    /// What became of the tests that were repeated.
    static func repeated(_ report: JUnitReport) -> [String] {
        report.cases.filter { !$0.earlierFailures.isEmpty }
            .map { "\($0.identifier): \($0.failures.isEmpty ? "passed" : "failed again") when it was repeated" }
    }

    static func lines(_ report: JUnitReport) -> [String] {
        repeated(report) + report.failed.map { "failed: \($0.identifier)" } + [
            "\(report.cases.count) in all, \(report.failed.count) failed"
        ]
    }
}
