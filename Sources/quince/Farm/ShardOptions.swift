import ArgumentParser
import Foundation
import Simulator

/// Which part of the tests, flows or previews a command runs, and how many of them at once.
struct ShardOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Run one of several parts of all that is to run, such as 2/5.", valueName: "i/n"))
    var shard: Shard?

    @Option(help: ArgumentHelp("Run in so many devices at once on this computer.", valueName: "number"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "A file with the times of the last run, which balance the parts; it is read, and written with the new times.",
            discussion:
                "All parts have to read the same one, so a part (--shard) writes a file of its own beside it: times.part-2-of-5.json.",
            valueName: "file.json"))
    var timings: String?

    @Option(
        help: ArgumentHelp(
            "A test, flow or preview that is run again if it fails, which the report says; may be repeated. No other is.", valueName: "name"
        ))
    var retry: [String] = []

    /// What a coordinating Quince tells its parts: where the new times go, and which tests alone run.
    @Option(help: .hidden) var writeTimings: String?
    @Option(help: .hidden) var only: [String] = []

    func validate() throws {
        if let jobs, !(1...64).contains(jobs) { throw ValidationError("--jobs is 1 to 64.") }
    }

    /// Whether the command runs itself in parts, and reads their reports.
    var isCoordinated: Bool { (jobs ?? 1) > 1 || !retry.isEmpty }
    /// Whether any of the options is given.
    var isUsed: Bool { isCoordinated || isPartial || jobs != nil || shard != nil || keepsTimes }
    /// Whether the times of the run are written.
    var keepsTimes: Bool { timings != nil || writeTimings != nil }
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
        let file = URL(fileURLWithPath: timings)
        // The other parts have to read what this one has read, and what is not new belongs to them.
        if let shard, shard.count > 1 { return try new.save(to: Self.file(of: shard, beside: file)) }
        var all = try knownTimings()
        all.merge(new)
        try all.save(to: file)
    }

    /// `times.part-2-of-5.json`
    static func file(of shard: Shard, beside file: URL) -> URL {
        let type = file.pathExtension.isEmpty ? "" : "." + file.pathExtension
        let name = "\(file.deletingPathExtension().lastPathComponent).part-\(shard.index)-of-\(shard.count)\(type)"
        return file.deletingLastPathComponent().appendingPathComponent(name)
    }

    /// The expression for the tests that run.
    ///
    /// - Parameter base: The one that chooses among all; nil = all.
    func pattern(_ base: String?) throws -> String? {
        if !only.isEmpty { return TestPattern.pattern(only, of: base) }
        guard let shard, shard.count > 1 else { return base }
        return TestPattern.pattern(shard, of: base, times: try knownTimings().seconds)
    }

    /// The flows or pictures that are this run's, of all in their order.
    func choose(_ names: [String]) throws -> [String] {
        if !only.isEmpty { return names.filter(only.contains) }
        guard let shard, shard.count > 1 else { return names }
        return ShardPlan(names, times: try knownTimings().seconds, count: shard.count).shards[shard.index - 1]
    }
}
