import Foundation

/// `quince build` of an app of 300 files, from nothing and after changes, beside Swift's own incremental build of the same files.
struct LargeAppBenchmark: Benchmark {
    private static let rival = "swiftc -incremental"

    let figures = [
        Figure(name: "app of 300 files, built from nothing", unit: "s", target: .timesRival(1 / 1.1), rival: Self.rival),
        Figure(name: "… lowering, as a share of compiling", unit: "%", target: .value(5)),
        Figure(name: "app of 300 files, nothing changed", unit: "s", target: .value(0.2)),
        Figure(name: "app of 300 files, one body changed", unit: "s", target: .timesRival(1 / 1.2), rival: Self.rival),
        Figure(name: "app of 300 files, one stored property added", unit: "s", target: .timesRival(1 / 1.2), rival: Self.rival),
    ]

    func run(on bench: Workbench) throws -> [Reading] {
        let app = try MeasuredApp(files: 300, of: "PartView.swift", on: bench)
        return [
            Reading(value: app.cold.total, rivalValue: app.coldRival),
            Reading(value: app.cold.lowering / app.cold.compiling * 100),
            try median(runs: 7) { try app.build() },
            try app.changes(runs: 7) { try app.sources.save(shade: $0) },
            try app.changes(runs: 7) { try app.sources.save(shade: $0, property: "added\($0)") },
        ]
    }
}

/// The growth of build times with the number of an app's files.
struct AppGrowthBenchmark: Benchmark {
    private static let sizes = [30, 300, 1000]

    let figures = Self.sizes.flatMap { size in
        [
            Figure(name: "one body changed in \(size) small files", unit: "s", target: .timesRival(1 / 1.2), rival: "swiftc -incremental"),
            Figure(name: "… nothing changed", unit: "s", target: .value(0.2)),
            Figure(name: "… lowering from nothing, each file", unit: "ms", target: .value(2)),
        ]
    }

    func run(on bench: Workbench) throws -> [Reading] {
        try Self.sizes.flatMap { size in
            let app = try MeasuredApp(files: size, of: "SmallPartView.swift", on: bench)
            return [
                try app.changes(runs: 5) { try app.sources.save(shade: $0) },
                try median(runs: 5) { try app.build() },
                Reading(value: app.cold.lowering * 1000 / Double(size)),
            ]
        }
    }
}

/// A large app that has been built from nothing, by Quince and by its rival.
private final class MeasuredApp {
    let sources: LargeApp
    let cold: (lowering: Double, compiling: Double, total: Double)
    let coldRival: Double
    private let bench: Workbench
    private let driver: DriverBuild
    private var shade = 100

    init(files: Int, of part: String, on bench: Workbench) throws {
        self.bench = bench
        let name = "\(URL(fileURLWithPath: part).deletingPathExtension().lastPathComponent)\(files)"
        sources = try LargeApp(
            files: files, of: part, from: bench.materials, in: bench.folder.appendingPathComponent("Sources/\(name)", isDirectory: true))
        // The modules of the frameworks are read once, whichever app comes first.
        _ = try bench.screenBundle()
        let watch = Stopwatch()
        let build = try bench.quince("build", sources.folder.path, "--verbose")
        func time(until step: String) throws -> Double {
            _ = try build.line(within: 3000) { $0.hasPrefix(step) }
            return watch.seconds
        }
        let lowering = try time(until: "Preparing "), compiling = try time(until: "Compiling "), linking = try time(until: "Linking")
        let lines = try build.finish()
        cold = (compiling - lowering, linking - compiling, watch.seconds)
        driver = try DriverBuild(lines, in: bench.folder.appendingPathComponent("Driver/\(name)", isDirectory: true))
        coldRival = try driver.run()
    }

    func build() throws -> Double { try Stopwatch.time { try bench.quince("build", sources.folder.path).finish() } }

    /// The time that a build takes after a change, and that of the rival after the same one.
    ///
    /// - Parameter change: Saves a change that shows this shade, never the same one.
    func changes(runs: Int, _ change: @escaping (_ shade: Int) throws -> Void) throws -> Reading {
        try interleaved(runs: runs) {
            self.shade += 1
            try change(self.shade)
            return try self.build()
        } _: {
            try self.driver.run()
        }
    }
}
