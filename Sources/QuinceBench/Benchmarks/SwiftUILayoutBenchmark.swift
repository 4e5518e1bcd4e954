/// SwiftUI's layout by itself, and what one change among many rows costs.
struct SwiftUILayoutBenchmark: Benchmark {
    let figures = [
        Figure(name: "SwiftUI stack layout of 1,000 nodes", unit: "ms", target: .value(1)),
        Figure(name: "SwiftUI stack layout of 10,000 nodes", unit: "ms", target: .value(10)),
        Figure(name: "SwiftUI grid of 2,500 text cells, laid out cold", unit: "ms", target: .value(100)),
        Figure(name: "SwiftUI chat of 1,000 wrapped messages, laid out cold", unit: "ms", target: .value(100)),
        Figure(name: "chart of 10,000 points, laid out cold", unit: "ms", target: .value(100)),
        Figure(name: "SwiftUI list of 1,000 rows, rows evaluated for one change", unit: "rows", target: .value(1)),
    ]

    func run(on bench: Workbench) throws -> [Reading] {
        let meter = try MeterApp(bench, name: "SwiftMeter")
        let layouts = try (0..<3).map { _ in try meter.figures("layout") }
        let change = try meter.figures("change")
        func reading(_ name: String) throws -> Reading { Reading(value: try layouts.map { try $0.figure(name) }.median) }
        return [
            try reading("stack 1000"), try reading("stack 10000"), try reading("grid 2500"), try reading("chat 1000"),
            try reading("chart 10000"), Reading(value: try change.figure("rows evaluated")),
        ]
    }
}
