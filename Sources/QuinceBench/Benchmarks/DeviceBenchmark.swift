import Foundation

/// From nothing to a device: no host runs, no device exists, and at the end its page can be opened.
struct DeviceBenchmark: Benchmark {
    let figures = [Figure(name: "device ready, the host's start included", unit: "s", target: .value(1))]

    func run(on bench: Workbench) throws -> [Reading] {
        [
            try median(runs: 9) {
                bench.endHost()
                return try Stopwatch.time { try bench.quince("sim", "boot", "iPhone 15").finish() }
            }
        ]
    }
}
