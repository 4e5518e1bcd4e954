import ChromiumSupport
import Foundation

/// A view of an app of 300 files is changed and saved while `quince run` watches, up to the frame of the page that shows it.
struct LargeAppEditBenchmark: Benchmark {
    let figures = [
        Figure(name: "one view's body changed in a 300-file app → new frame", unit: "s", target: .value(3.5)),
        Figure(name: "one stored property added in a 300-file app → new frame", unit: "s", target: .value(3.5)),
    ]

    func run(on bench: Workbench) throws -> [Reading] {
        let folder = bench.folder.appendingPathComponent("LargeApp", isDirectory: true)
        let app = try LargeApp(files: 300, from: bench.materials, in: folder)
        let run = try bench.quince("run", app.folder.path, "--no-open")
        defer { run.end() }
        // The page is there before the app is.
        _ = try run.line(within: 1200) { $0.hasPrefix("Watching for changes") }
        let browser = try Chromium()
        defer { browser.close() }
        let page = try browser.openPage(width: 600, height: 1000)
        try page.open(bench.pageAddress())
        var shade = 100
        func frame(after save: (Int) throws -> Void) throws -> Double {
            shade += 1
            let watch = Stopwatch()
            try save(shade)
            try page.evaluate(EditBenchmark.frame(showing: shade))
            return watch.seconds
        }
        do {
            try page.evaluate(EditBenchmark.frame(showing: 30))
            return [
                try median(runs: 7) { try frame { try app.save(shade: $0) } },
                try median(runs: 5) { try frame { try app.save(shade: $0, property: "added\($0)") } },
            ]
        } catch { throw MeasuringFailure("\(error) “quince run” says: \(run.lastWords)") }
    }
}

/// A view of an app of 300 files is changed and saved while `quince preview` shows it, up to the frame of the page that shows it.
struct LargePreviewBenchmark: Benchmark {
    let figures = [
        Figure(name: "preview in a 300-file app: a body changed → new frame", unit: "s", target: .value(1)),
        Figure(name: "preview in a 300-file app: a stored property added → new frame", unit: "s", target: .value(3.5)),
    ]

    func run(on bench: Workbench) throws -> [Reading] {
        let folder = bench.folder.appendingPathComponent("LargePreview", isDirectory: true)
        let app = try LargeApp(files: 300, hasPreview: true, from: bench.materials, in: folder)
        let run = try bench.quince("preview", app.folder.path, "--no-open")
        defer { run.end() }
        _ = try run.line(within: 1200) { $0 == "1 preview" }
        let browser = try Chromium()
        defer { browser.close() }
        let page = try browser.openPage(width: 900, height: 1200)
        try page.open(bench.pageAddress("--previews"))
        var shade = 100
        func frame(after save: (Int) throws -> Void) throws -> Double {
            shade += 1
            let watch = Stopwatch()
            try save(shade)
            try page.evaluate(LivePreviewBenchmark.frame(showing: "rgb(10, 20, \(shade))"))
            return watch.seconds
        }
        do {
            try page.evaluate(LivePreviewBenchmark.frame(showing: "rgb(10, 20, 30)"))
            return [
                try median(runs: 7) { try frame { try app.save(shade: $0) } },
                try median(runs: 3) { try frame { try app.save(shade: $0, property: "added\($0)") } },
            ]
        } catch { throw MeasuringFailure("\(error) “quince preview” says: \(run.lastWords)") }
    }
}
