import ArgumentParser
import Foundation
import Glibc

@main
struct QuinceBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench",
        abstract: "Measures what Quince promises of its speed, against its rivals in the same run.",
        discussion: "Values are medians. The exit code is 1 when a figure cannot be measured, and with --check when a target is missed.",
        subcommands: [Measure.self, Soak.self], defaultSubcommand: Measure.self)
}

struct Measure: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Measures, which is what happens without a subcommand, too.")

    @Option(help: ArgumentHelp("Measure only figures whose name holds this text; may be repeated.", valueName: "text"))
    var only: [String] = []
    @Option(help: ArgumentHelp("The file for the figures.", valueName: "file")) var output = ".build/bench.json"
    @Flag(help: "Fail when a target is missed, too.") var check = false
    @Flag(help: "Measure from a fresh clone to the phone, too; this takes minutes.") var clone = false

    private var benchmarks: [any Benchmark] {
        var all: [any Benchmark] = [
            EditBenchmark(), LivePreviewBenchmark(), PreviewPicturesBenchmark(), DeviceBenchmark(), LaunchBenchmark(app: .storyboard),
            LaunchBenchmark(app: .swiftUI), ConfinementBenchmark(), ScreenshotBenchmark(),
            WarmScreenshotBenchmark(), DrawingBenchmark(),
            CompositingBenchmark(), CommitBenchmark(), TextBenchmark(), MemoryBenchmark(), PageBenchmark(), AutoLayoutBenchmark(),
            ManyViewsBenchmark(),
            ScreenshotSeriesBenchmark(), PhoneBenchmark(), SwiftUILayoutBenchmark(), SwiftUIRowsBenchmark(),
            PeerBenchmark(), PeerThroughputBenchmark(), ManyPhonesBenchmark(),
        ]
        all += ListBenchmark.Kind.allCases.map { ListBenchmark(kind: $0) }
        all += [
            WidgetBenchmark(), HomeScreenBenchmark(), SecondRunBenchmark(), LargeAppEditBenchmark(), LargePreviewBenchmark(),
            LargeAppBenchmark(), AppGrowthBenchmark(), PackageEditBenchmark(), FetchedListBenchmark(), RecordsBenchmark(),
        ]
        if clone { all.append(CloneBenchmark()) }
        guard !only.isEmpty else { return all }
        return all.filter { benchmark in
            benchmark.figures.contains { figure in only.contains { figure.name.localizedCaseInsensitiveContains($0) } }
        }
    }

    func run() throws {
        signal(SIGPIPE, SIG_IGN)
        let bench = try Workbench()
        let results = benchmarks.flatMap { measure($0, on: bench) }
        print("\n\(ResultTable(results: results))\n\(Self.machine)")
        try ResultFile(results).write(to: URL(fileURLWithPath: output))
        let isMissed = results.contains { $0.failure != nil || (check && !$0.isMet) }
        if isMissed { throw ExitCode(1) }
    }

    private func measure(_ benchmark: any Benchmark, on bench: Workbench) -> [Result] {
        let watch = Stopwatch()
        let names = benchmark.figures.map(\.name).joined(separator: "; ")
        Self.show("Measuring \(names)")
        defer { Self.show("    in \(ResultTable.number(watch.seconds)) s") }
        do {
            let readings = try benchmark.run(on: bench)
            return zip(benchmark.figures, readings).map { Result(figure: $0, reading: .success($1)) }
        } catch {
            let failure = error as? MeasuringFailure ?? MeasuringFailure("\(error)")
            return benchmark.figures.map { Result(figure: $0, reading: .failure(failure)) }
        }
    }

    /// Progress, apart from the results.
    private static func show(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

    /// Figures of a busy machine mean little: say how busy it is.
    private static var machine: String {
        var load = [0.0, 0.0, 0.0]
        getloadavg(&load, 3)
        let cores = ProcessInfo.processInfo.activeProcessorCount
        return "Medians on \(cores) cores; load average of the last minute \(ResultTable.number(load[0]))."
    }
}
