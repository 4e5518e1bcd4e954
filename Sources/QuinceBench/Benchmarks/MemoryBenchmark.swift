import ChromiumSupport
import Foundation

/// The memory used for drawing a screen, against that of a browser showing it.
struct MemoryBenchmark: Benchmark {
    let figures = [
        Figure(name: "memory of the drawing process", unit: "MB", target: .value(60), rival: "Chromium's processes with the page")
    ]

    func run(on bench: Workbench) throws -> [Reading] {
        let lines = try bench.drawingProcess(output: bench.folder.appendingPathComponent("memory.png")).finish()
        let value = try MemoryUse.peak(in: lines.last ?? "")
        let browser = try Chromium()
        defer { browser.close() }
        let page = try browser.openPage(width: 393, height: 852, pixelRatio: 3)
        try page.open(bench.screenPage)
        _ = try page.screenshot()
        return [Reading(value: value, rivalValue: try MemoryUse.ofGroup(browser.processGroup))]
    }
}
