import ChromiumSupport
import Foundation

/// A picture of a built app from nothing, against the browser's of an equivalent page.
struct ScreenshotBenchmark: Benchmark {
    let figures = [
        Figure(
            name: "quince screenshot, process start → PNG on disk", unit: "ms", target: .timesRival(3),
            rival: "headless Chromium, new process")
    ]

    func run(on bench: Workbench) throws -> [Reading] {
        let bundle = try bench.screenBundle()
        let picture = bench.folder.appendingPathComponent("picture.png")
        let rivalPicture = bench.folder.appendingPathComponent("rival.png")
        return [
            try interleaved(runs: 9) {
                try Self.time(picture) { try bench.quince("screenshot", bundle.path, "--output", picture.path) } * 1000
            } _: {
                try Self.time(rivalPicture) { try Self.chromium(bench, rivalPicture) } * 1000
            }
        ]
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
