import Foundation

/// `make run` where everything is built, up to the example apps on the phone.
struct SecondRunBenchmark: Benchmark {
    let figures = [Figure(name: "second make run → phone on the page", unit: "s", target: .value(5))]

    func run(on bench: Workbench) throws -> [Reading] {
        [
            try median(runs: 3) {
                bench.endHost()
                return try MakeRun.seconds(in: bench.root, on: bench, patience: 300)
            }
        ]
    }
}

/// `make run` in a fresh clone, with caches that are as empty as the checkout.
struct CloneBenchmark: Benchmark {
    let figures = [Figure(name: "fresh clone → phone on the page", unit: "min", target: .value(8))]

    func run(on bench: Workbench) throws -> [Reading] {
        bench.endHost()
        let clone = bench.folder.appendingPathComponent("Clone", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: clone) }
        let watch = Stopwatch()
        try Program("/usr/bin/env", ["git", "clone", "--quiet", bench.root.path, clone.path], environment: bench.environment).finish()
        _ = try MakeRun.seconds(in: clone, on: bench, patience: 3600)
        return [Reading(value: watch.seconds / 60)]
    }
}

enum MakeRun {
    /// Seconds from the start of `make run` until the page is there and the example apps are on its phone; ends what it started.
    static func seconds(in checkout: URL, on bench: Workbench, patience: Double) throws -> Double {
        let watch = Stopwatch()
        let make = try Program("/usr/bin/env", ["make", "run"], environment: bench.environment, folder: checkout)
        defer { make.end() }
        _ = try make.line(within: patience) { $0.hasPrefix("On the phone: ") }
        return watch.seconds
    }
}
