import DeviceProtocol
import Foundation
import Simulator

/// An app, started as a device starts it, up to its first commit.
struct LaunchBenchmark: Benchmark {
    /// A storyboard with a controller that draws; and SwiftUI with a list of pictures and texts, which is read from a file.
    enum App: CaseIterable { case storyboard, swiftUI }

    let app: App

    var figures: [Figure] {
        switch app {
        case .storyboard: [Figure(name: "app process start → first commit", unit: "ms", target: .value(100))]
        case .swiftUI: [Figure(name: "Recipes, process start → first frame", unit: "ms", target: .value(150))]
        }
    }

    func run(on bench: Workbench) throws -> [Reading] {
        let launch = try launch(on: bench)
        return [try median(runs: 21) { try Self.time(launch) * 1000 }]
    }

    /// The app in a container of its own.
    func launch(on bench: Workbench) throws -> AppProcess.Launch {
        let example = app == .storyboard ? "RightOnTarget" : "Recipes"
        let bundle = try AppBundle(folder: bench.bundle(bench.root.appendingPathComponent("Examples/\(example)")))
        let container = bench.folder.appendingPathComponent("Container-\(example)", isDirectory: true)
        try FileManager.default.createDirectory(at: container.appendingPathComponent("tmp"), withIntermediateDirectories: true)
        let state = DeviceState(orientation: app == .storyboard ? .landscapeLeft : .portrait)
        let configuration = LaunchConfiguration(device: try DeviceCatalogue.model(DeviceCatalogue.defaultModel), state: state)
        return AppProcess.Launch(bundle: bundle, dataContainer: container, configuration: configuration)
    }

    /// Seconds from the process's start to its first commit.
    static func time(_ launch: AppProcess.Launch) throws -> Double {
        let watch = Stopwatch()
        let process = try AppProcess(launch)
        defer { process.terminate() }
        var result: Double?
        var end: String?
        while result == nil, end == nil, watch.seconds < 30 {
            process.pump(timeout: 1000) { event in
                switch event {
                case .commit: result = result ?? watch.seconds
                case .ended(let status, let failure): end = failure?.description ?? "\(status)"
                case .message, .output, .archive, .peers: break
                }
            }
        }
        guard let result else { throw MeasuringFailure(end.map { "the app ended: \($0)" } ?? "the app commits nothing") }
        return result
    }
}
