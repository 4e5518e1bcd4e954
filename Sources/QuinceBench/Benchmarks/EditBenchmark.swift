import ChromiumSupport
import Foundation

/// A method's body is changed and saved while `quince run` watches, up to the frame of the page that shows it.
struct EditBenchmark: Benchmark {
    let figures = [Figure(name: "one method body changed in a 1,000-line app → new frame", unit: "s", target: .value(1))]

    func run(on bench: Workbench) throws -> [Reading] {
        let app = try LongApp(from: bench.materials, in: bench.folder.appendingPathComponent("LongApp", isDirectory: true))
        let run = try bench.quince("run", app.folder.path, "--no-open")
        defer { run.end() }
        _ = try run.line(within: 120) { $0.hasPrefix("http://") }
        let browser = try Chromium()
        defer { browser.close() }
        let page = try browser.openPage(width: 600, height: 1000)
        try page.open(bench.pageAddress())
        do {
            try page.evaluate(Self.frame(showing: 30))
            return [try measure(app, page)]
        } catch { throw MeasuringFailure("\(error) “quince run” says: \(run.lastWords)") }
    }

    private func measure(_ app: LongApp, _ page: ChromiumPage) throws -> Reading {
        var shade = 100
        return try median(runs: 11) {
            shade += 1
            let watch = Stopwatch()
            try app.save(shade: shade)
            try page.evaluate(Self.frame(showing: shade))
            return watch.seconds
        }
    }

    /// A promise that is kept with the first frame that shows a layer of this shade.
    static func frame(showing shade: Int) -> String {
        """
        new Promise((done) => {
          const isThere = () => [...document.querySelectorAll('.layer')].some((each) => each.style.backgroundColor === 'rgb(10, 20, \(shade))');
          const presented = () => requestAnimationFrame(() => setTimeout(done));
          if (isThere()) return presented();
          const observer = new MutationObserver(() => { if (isThere()) { observer.disconnect(); presented(); } });
          observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        })
        """
    }
}
