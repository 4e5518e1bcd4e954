import ChromiumSupport
import Foundation
import Simulator

/// The page with an app of 66 layers that all move, at three pixels per point and without a graphics processor.
struct PageBenchmark: Benchmark {
    let figures = [
        Figure(name: "page with 66 moving layers at pixel ratio 3", unit: "fps", target: .value(60), higherIsBetter: true),
        Figure(name: "processors that takes of the browser", unit: "cores", target: .value(1)),
    ]

    private static let seconds = 3.0

    func run(on bench: Workbench) throws -> [Reading] {
        let bundle = try AppBundle(folder: bench.bundle(bench.app("Motion")))
        // A phone of its own: one that is booted cannot be booted.
        bench.endHost()
        try bench.quince("sim", "boot", "iPhone 15").finish()
        try bench.quince("sim", "install", "booted", bundle.folder.path).finish()
        try bench.quince("sim", "launch", "booted", bundle.identifier).finish()
        let browser = try Chromium()
        defer { browser.close() }
        let page = try browser.openPage(width: 600, height: 1000, pixelRatio: 3)
        try page.open(bench.pageAddress())
        try page.evaluate(Self.arrival)
        var frames: [Double] = []
        var cores: [Double] = []
        for _ in 0..<5 {
            let group = ProcessGroup(browser.processGroup)
            let before = group.processorSeconds
            let watch = Stopwatch()
            frames.append(try page.number(Self.frames(in: Self.seconds)))
            cores.append((group.processorSeconds - before) / watch.seconds)
        }
        try bench.quince("sim", "shutdown", "booted").finish()
        return [Reading(value: frames.median.rounded()), Reading(value: cores.median)]
    }

    /// A promise that is kept when the app's 66 layers move.
    private static let arrival = """
        new Promise((done, fail) => {
          let left = 600;
          const look = () => {
            if (document.getAnimations().length >= 66) done();
            else if (left-- > 0) requestAnimationFrame(look);
            else fail(new Error(`only ${document.getAnimations().length} of 66 layers move`));
          };
          look();
        })
        """

    /// Frames per second over some seconds.
    private static func frames(in seconds: Double) -> String {
        """
        new Promise((done) => requestAnimationFrame((start) => {
          let frames = 0;
          const count = (now) => {
            frames++;
            if (now - start >= \(seconds * 1000)) done(frames / (now - start) * 1000);
            else requestAnimationFrame(count);
          };
          requestAnimationFrame(count);
        }))
        """
    }
}
