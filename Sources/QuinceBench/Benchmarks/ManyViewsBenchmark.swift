import Compositor
import DeviceProtocol
import Foundation
import Simulator

/// A screen of 200 views that constraints place: laid out and committed by the app, and put together into a frame by the device.
struct ManyViewsBenchmark: Benchmark {
    let figures = [
        Figure(name: "200-view screen, layout and commit when it appears", unit: "ms", target: .value(4)),
        Figure(name: "200-view screen, layout and commit when all of it moves", unit: "ms", target: .value(4)),
        Figure(name: "composite of the 200-view screen", unit: "ms", target: .value(3)),
    ]

    func run(on bench: Workbench) throws -> [Reading] {
        let meter = try MeterApp(bench)
        let times = try (0..<3).map { _ in try meter.figures("views") }
        let session = try bench.headlessSession(of: "Meter")
        try session.launch(arguments: ["screen"])
        let tree = session.tree
        guard tree.layers.count >= 200 else { throw MeasuringFailure("the screen has only \(tree.layers.count) layers") }
        let device = session.deviceDescription
        let compositor = Compositor(scale: device.scale)
        let size = CGSize(width: device.width, height: device.height)
        let composite = try median(runs: 31) { Stopwatch.time { _ = compositor.render(tree, at: tree.time, size: size) } * 1000 }
        return [
            Reading(value: try times.map { try $0.figure("views first") }.median),
            Reading(value: try times.map { try $0.figure("views again") }.median), composite,
        ]
    }
}
