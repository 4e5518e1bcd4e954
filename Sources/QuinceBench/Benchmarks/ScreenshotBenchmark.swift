import ChromiumSupport
import Foundation

/// A picture from nothing: of a built app, and by drawing alone; against the browser's of an equivalent page.
struct ScreenshotBenchmark: Benchmark {
    let figures = [
        Figure(
            name: "quince screenshot, process start → PNG on disk", unit: "ms", target: .timesRival(3),
            rival: "headless Chromium, new process"),
        Figure(
            name: "drawing alone, process start → PNG on disk", unit: "ms", target: .value(40), rival: "headless Chromium, new process"),
    ]

    func run(on bench: Workbench) throws -> [Reading] {
        let bundle = try bench.screenBundle()
        let picture = bench.folder.appendingPathComponent("picture.png")
        let values = try interleaved(
            runs: 9,
            [
                { try Self.time(picture) { try bench.quince("screenshot", bundle.path, "--output", picture.path) } * 1000 },
                { try Self.time(picture) { try bench.drawingProcess(output: picture) } * 1000 },
                { try Self.time(picture) { try Self.chromium(bench, picture) } * 1000 },
            ])
        return [Reading(value: values[0], rivalValue: values[2]), Reading(value: values[1], rivalValue: values[2])]
    }

    /// The browser with a profile it has used before, as only its first start makes one.
    private static func chromium(_ bench: Workbench, _ picture: URL) throws -> Program {
        var arguments = [
            "--headless=new", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-background-networking",
            "--disable-dev-shm-usage", "--allow-file-access-from-files", "--window-size=393,852", "--force-device-scale-factor=3",
            "--user-data-dir=\(bench.folder.appendingPathComponent("Profile").path)", "--screenshot=\(picture.path)",
        ]
        // Its sandbox refuses to run as root, as containers do.
        if getuid() == 0 { arguments.append("--no-sandbox") }
        guard FileManager.default.isExecutableFile(atPath: Chromium.path) else { throw ChromiumError.notInstalled(path: Chromium.path) }
        return try Program(Chromium.path, arguments + [bench.screenPage.absoluteString], environment: bench.environment)
    }

    private static func time(_ file: URL, _ start: () throws -> Program) throws -> Double {
        let picture = PictureFile(file)
        let watch = Stopwatch()
        let program = try start()
        defer { program.end(SIGKILL) }
        try picture.wait(within: 60)
        return watch.seconds
    }
}
