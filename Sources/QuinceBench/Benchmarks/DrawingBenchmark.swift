import ChromiumSupport
import CoreGraphics
import Foundation
import QuinceBenchScreen

/// The reference screen drawn into one bitmap, against a canvas that the processor draws.
struct DrawingBenchmark: Benchmark {
    let figures = [Figure(name: "full-screen raster", unit: "ms", target: .value(3), rival: "Chromium's canvas on the CPU")]

    func run(on bench: Workbench) throws -> [Reading] {
        let browser = try Chromium()
        defer { browser.close() }
        let page = try browser.openPage(width: 393, height: 852, pixelRatio: 3)
        try page.open(bench.materials.appendingPathComponent("Canvas.html"))
        guard let screen = ReferenceScreen(materials: bench.materials), let context = ReferenceScreen.makeContext() else {
            throw MeasuringFailure("the reference screen cannot be drawn")
        }
        return [
            try interleaved(runs: 15, batch: 5) {
                Stopwatch.time { screen.draw(in: context) } * 1000
            } _: {
                try page.number("drawScreen()")
            }
        ]
    }
}
