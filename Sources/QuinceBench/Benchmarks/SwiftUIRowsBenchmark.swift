/// SwiftUI's lists and lazy stacks of 10,000 rows against those of 100: nothing may grow with the number of rows.
struct SwiftUIRowsBenchmark: Benchmark {
    /// A quarter more is what a busy machine does.
    private static let asFast = Figure.Target.timesRival(0.8)

    let figures = [("list", "List"), ("stack", "LazyVStack")].flatMap { _, name in
        ["first frame", "scroll frame"].map {
            Figure(name: "\(name) of 10,000 rows, \($0)", unit: "ms", target: asFast, rival: "100 rows")
        } + [
            Figure(
                name: "\(name) of 10,000 rows, memory after 4,000 of them", unit: "MB", target: .timesRival(1 / 1.05), rival: "after 200")
        ]
    }

    func run(on bench: Workbench) throws -> [Reading] {
        let meter = try MeterApp(bench, name: "SwiftMeter")
        let found = try meter.figures("rows")
        return try ["list", "stack"].flatMap { kind in
            let times = try ["first", "scroll"].map { name in
                Reading(
                    value: try found.figure("\(kind) 10000 \(name)"), rivalValue: try found.figure("\(kind) 100 \(name)"))
            }
            let memory = try interleaved(runs: 3) {
                try meter.memoryAtRest("rest", kind, "4000")
            } _: {
                try meter.memoryAtRest("rest", kind, "200")
            }
            return times + [memory]
        }
    }
}
