/// A column of views, each placed by the one before it, against another Cassowary solver on the same constraints.
///
/// Ours is the whole of it: constraints are activated, solved, and the views take up their frames.
struct AutoLayoutBenchmark: Benchmark {
    let figures = [
        Figure(
            name: "Auto Layout of 600 views in a column", unit: "ms", target: .valueAndTimesRival(50, 1), rival: "kiwisolver's C++ core"),
        // Four times the views in four times the time, with a quarter for what a busy machine does. Both columns are larger than a processor's own
        // cache: between 300 views, which are not, and 1,200 that step would be measured, too.
        Figure(name: "Auto Layout, growth from 1,200 to 4,800 views", unit: "times", target: .value(5)),
    ]

    func run(on bench: Workbench) throws -> [Reading] {
        let meter = try MeterApp(bench)
        let kiwi = try KiwiSolver(bench)
        var growth: [Double] = []
        let column = try interleaved(runs: 3) {
            let times = try meter.figures("column", "600", "1200", "4800")
            growth.append(try times.figure("column 4800") / times.figure("column 1200"))
            return try times.figure("column 600")
        } _: {
            try kiwi.column(600)
        }
        return [column, Reading(value: growth.median)]
    }
}
