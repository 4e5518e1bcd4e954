import ArgumentParser
import Foundation
import Simulator

/// Which part of the tests or flows a command runs, and how many of them at once.
struct ShardOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Run one of several parts of all that is to run, such as 2/5.", valueName: "i/n"))
    var shard: Shard?

    @Option(help: ArgumentHelp("Run in so many devices at once on this computer.", valueName: "number"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "A file with the times of the last run, which balance the parts; it is read, and written with the new times.",
            discussion: "All parts have to read the same one.", valueName: "file.json"))
    var timings: String?

    @Option(
        help: ArgumentHelp(
            "A test or flow that is run again if it fails, which the report says; may be repeated. No other is.", valueName: "name"))
    var retry: [String] = []

    /// What a coordinating Quince tells its parts: where the new times go, and which tests alone run.
    @Option(help: .hidden) var writeTimings: String?
    @Option(help: .hidden) var only: [String] = []

    func validate() throws {
        if let jobs, !(1...64).contains(jobs) { throw ValidationError("--jobs is 1 to 64.") }
    }

    /// Whether the command runs itself in parts, and reads their reports.
    var isCoordinated: Bool { (jobs ?? 1) > 1 || !retry.isEmpty }
    /// Whether not everything runs.
    var isPartial: Bool { (shard?.count ?? 1) > 1 || !only.isEmpty }

    /// The parts that are run here at once.
    var parts: [Shard] { (shard ?? Shard(1, of: 1)).split(jobs ?? 1) }

    /// - Throws: `SimulatorError` for a file that holds something else.
    func knownTimings() throws -> Timings { try timings.map { try Timings(file: URL(fileURLWithPath: $0)) } ?? Timings() }

    /// Keeps the times of a run.
    func save(_ new: Timings) throws {
        if let writeTimings { return try new.save(to: URL(fileURLWithPath: writeTimings)) }
        guard let timings else { return }
        var all = try knownTimings()
        all.merge(new)
        try all.save(to: URL(fileURLWithPath: timings))
    }

    /// The expression for the tests that run.
    ///
    /// - Parameter base: The one that chooses among all; nil = all.
    func pattern(_ base: String?) throws -> String? {
        if !only.isEmpty { return TestPattern.pattern(only, of: base) }
        guard let shard, shard.count > 1 else { return base }
        return TestPattern.pattern(shard, of: base, times: try knownTimings().seconds)
    }

    /// The flows that run, of all in their order.
    func choose(_ files: [URL]) throws -> [URL] {
        if !only.isEmpty { return files.filter { only.contains($0.lastPathComponent) } }
        guard let shard, shard.count > 1 else { return files }
        let names = files.map(\.lastPathComponent)
        let own = Set(ShardPlan(names, times: try knownTimings().seconds, count: shard.count).shards[shard.index - 1])
        return files.filter { own.contains($0.lastPathComponent) }
    }
}
