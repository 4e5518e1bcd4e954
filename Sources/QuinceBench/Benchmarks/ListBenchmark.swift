/// A list of 10,000 rows that size themselves, against the same list with 20 of them: nothing may grow with the number of rows.
struct ListBenchmark: Benchmark {
    /// A quarter more is what a busy machine does.
    private static let asFast = Figure.Target.timesRival(0.8)
    let kind: Kind

    enum Kind: String, CaseIterable {
        case table, list, flow

        var name: String {
            switch self {
            case .table: "table"
            case .list: "collection list"
            case .flow: "collection flow"
            }
        }
    }

    var figures: [Figure] {
        func figure(_ name: String, _ unit: String, _ target: Figure.Target = Self.asFast) -> Figure {
            Figure(name: "\(kind.name) of 10,000 rows, \(name)", unit: unit, target: target, rival: "20 rows")
        }
        return [
            figure("first frame", "ms"), figure("scroll frame", "ms"), figure("jump to its end", "ms", .value(16.6)),
            // A screen of them, and those that estimates brought in on the way.
            figure("cells for that", "cells", .value(40)), figure("memory", "MB", .timesRival(1 / 1.05)),
        ]
    }

    func run(on bench: Workbench) throws -> [Reading] {
        let meter = try MeterApp(bench)
        let found = try meter.figures("lists", kind.rawValue)
        func reading(_ name: String) throws -> Reading {
            Reading(value: try found.figure("\(kind.rawValue) 10000 \(name)"), rivalValue: try found.figure("\(kind.rawValue) 20 \(name)"))
        }
        let memory = try interleaved(runs: 3) {
            try meter.memoryAtRest("rest", kind.rawValue, "10000")
        } _: {
            try meter.memoryAtRest("rest", kind.rawValue, "20")
        }
        return [try reading("first"), try reading("scroll"), try reading("jump"), try reading("jump cells"), memory]
    }
}
