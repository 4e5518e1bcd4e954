import Foundation
import ProcessSupport
import Simulator

/// Processes that start confined, against the same ones unconfined.
struct ConfinementBenchmark: Benchmark {
    /// At most 1.02 times as long.
    private static let target = Figure.Target.timesRival(1 / 1.02)

    let figures = [
        Figure(name: "confinement of a process, added to its start", unit: "ms", target: .value(2)),
        Figure(name: "confined app, process start → first commit", unit: "ms", target: target, rival: "the same unconfined"),
        Figure(name: "confined Recipes, process start → first frame", unit: "ms", target: target, rival: "the same unconfined"),
        Figure(name: "confined quince screenshot, process start → end", unit: "ms", target: target, rival: "the same unconfined"),
    ]

    func run(on bench: Workbench) throws -> [Reading] {
        let starts = try interleaved(runs: 21, batch: 5, { try Self.start(.system) * 1000 }, { try Self.start(nil) * 1000 })
        let added = Reading(value: max(starts.value - (starts.rivalValue ?? 0), 0))
        return [added] + (try LaunchBenchmark.App.allCases.map { try Self.app($0, bench) }) + [try Self.screenshot(bench)]
    }

    /// Seconds to start a program that does nothing, and to its end.
    private static func start(_ confinement: Confinement?) throws -> Double {
        let program = URL(fileURLWithPath: "/bin/true")
        var launch = ChildProcess.Launch(executable: program)
        launch.confinement = confinement
        launch.confinement?.executable.append(program)
        return try Stopwatch.time { _ = try ChildProcess(launch).waitForEnd() }
    }

    private static func app(_ app: LaunchBenchmark.App, _ bench: Workbench) throws -> Reading {
        let launch = try LaunchBenchmark(app: app).launch(on: bench)
        var unconfined = launch
        unconfined.isConfined = false
        return try interleaved(
            runs: 31, { try LaunchBenchmark.time(launch) * 1000 }, { [unconfined] in try LaunchBenchmark.time(unconfined) * 1000 })
    }

    private static func screenshot(_ bench: Workbench) throws -> Reading {
        let bundle = try bench.screenBundle(), picture = bench.folder.appendingPathComponent("picture.png")
        return try interleaved(
            runs: 31,
            { try Stopwatch.time { try bench.quince("screenshot", bundle.path, "--output", picture.path).finish() } * 1000 },
            {
                try Stopwatch.time {
                    try bench.quince("screenshot", bundle.path, "--output", picture.path, "--no-sandbox").finish()
                } * 1000
            })
    }
}
