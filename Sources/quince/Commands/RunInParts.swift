import ArgumentParser
import Foundation
import Simulator

extension TestCommand {
    /// Runs the tests in parts at once, and failed ones again that may be.
    func runInParts() async throws {
        // Built once: the parts find that nothing has changed.
        _ = try await building.buildTests(app)
        let files = TestReportFiles(junit: junit, html: html)
        let arguments = ShardedRun.without(["--html"], Array(CommandLine.arguments.dropFirst()))
        let run = ShardedRun(
            arguments: arguments, options: sharding, reporting: { ["--junit", $0.report.path] }, collect: { try files.collect($0) })
        let (report, isSuccess) = try run.run()
        try files.write(report)
        for line in PartsSummary.lines(report) { Console.error(line) }
        if !isSuccess { throw ExitCode(1) }
    }
}

extension PlayFlow {
    /// Plays the flows in parts at once, and failed ones again that may be.
    func runInParts() async throws {
        let bundle = try await building.bundle(app)
        // The parts play the built app, which says itself which iOS it is for.
        let arguments = ShardedRun.without(["--app", "--os"], Array(CommandLine.arguments.dropFirst()))
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        let whole = Array(arguments[..<end]) + ["--app", bundle.folder.path] + Array(arguments[end...])
        let folder = URL(fileURLWithPath: output ?? ".", isDirectory: true)
        let run = ShardedRun(
            arguments: whole, options: sharding, replaced: ["--output"], reporting: { ["--output", $0.folder.path] },
            nameOfOne: { URL(fileURLWithPath: $0.classname).lastPathComponent }, collect: { try Self.movePictures(of: $0, to: folder) })
        let (report, isSuccess) = try run.run()
        if output != nil { try OutputFile(folder.appendingPathComponent("report.xml").path).write(Data(report.xml.utf8)) }
        for line in PartsSummary.lines(report) { Console.error(line) }
        if !isSuccess { throw ExitCode(1) }
    }

    private static func movePictures(of place: ShardedRun.Place, to folder: URL) throws {
        let own = [place.report, place.timings].map(\.lastPathComponent)
        for name in try FileManager.default.contentsOfDirectory(atPath: place.folder.path) where !own.contains(name) {
            let target = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            if FileManager.default.fileExists(atPath: target.path) { try FileManager.default.removeItem(at: target) }
            try FileManager.default.moveItem(at: place.folder.appendingPathComponent(name), to: target)
        }
    }
}

extension PreviewCommand {
    /// Takes the pictures in parts at once, and failed ones again that may be.
    func takeInParts(_ place: PreviewPlace, into folder: URL) async throws -> PreviewResults {
        // Built once: the parts find that nothing has changed.
        _ = try await building.bundle(place.app)
        var merged = try PreviewParts(folder: folder)
        func pictures(_ place: ShardedRun.Place) -> URL { place.folder.appendingPathComponent("pictures", isDirectory: true) }
        let run = ShardedRun(
            arguments: Array(CommandLine.arguments.dropFirst()), options: sharding, replaced: ["--snapshot", "--compare", "--report"],
            reporting: { ["--snapshot", $0.folder.appendingPathComponent("pictures").path, "--junit", $0.report.path] },
            nameOfOne: \.name,
            collect: { part in
                // A part that could not begin has said why.
                if FileManager.default.fileExists(atPath: pictures(part).path) { try merged.add(pictures(part)) }
            })
        let (report, isSuccess) = try run.run()
        let isPart = (sharding.shard?.count ?? 1) > 1
        let manifest = try merged.finish(isWhole: place.file == nil, isPart: isPart)
        return PreviewResults(manifest: manifest, parts: report, areComplete: isSuccess || !report.failed.isEmpty)
    }
}
