import ChromiumSupport
import Compositor
import DeviceProtocol
import Foundation
import RenderProtocol
import Simulator

/// The layers of the reference screen, as the app has committed them, put together into a whole frame.
struct CompositingBenchmark: Benchmark {
    let figures = [
        Figure(name: "composite of the screen's 60 layers", unit: "ms", target: .value(3), rival: "Chromium's canvas on the CPU")
    ]

    func run(on bench: Workbench) throws -> [Reading] {
        let session = try bench.headlessSession()
        try session.launch()
        let tree = session.tree
        guard tree.layers.count >= 60 else { throw MeasuringFailure("the reference screen has only \(tree.layers.count) layers") }
        let device = session.deviceDescription
        let browser = try Chromium()
        defer { browser.close() }
        let page = try browser.openPage(width: 393, height: 852, pixelRatio: 3)
        try page.open(bench.materials.appendingPathComponent("Layers.html"))
        let layers = try JSONEncoder().encode(CanvasLayers(tree, scale: device.scale))
        try page.evaluate("prepare(\(String(decoding: layers, as: UTF8.self)))")
        let compositor = Compositor(scale: device.scale)
        let size = CGSize(width: device.width, height: device.height)
        return [
            try interleaved(runs: 15, batch: 5) {
                Stopwatch.time { _ = compositor.render(tree, at: tree.time, size: size) } * 1000
            } _: {
                try page.number("composite()")
            }
        ]
    }
}
