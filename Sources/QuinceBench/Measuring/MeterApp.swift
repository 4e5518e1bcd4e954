import DeviceProtocol
import Foundation
import Simulator

/// The app that measures itself (`Materials/Meter`), as a device runs it: in real time, its commits taken in by this process.
struct MeterApp {
    private let bundle: AppBundle
    private let container: URL

    /// - Parameter name: The folder of materials the app is made of.
    init(_ bench: Workbench, name: String = "Meter") throws {
        let source = try bench.app(name, sharing: name == "Meter" ? [] : ["Meter/Turns.swift", "Meter/Pairs.swift"])
        try self.init(bench, bundle: bench.bundle(source), name: name)
    }

    /// The app that measures Core Data (`Materials/Records`), compiled as one is for the App Store: its rivals are.
    init(records bench: Workbench) throws {
        let source = try bench.app("Records", sharing: ["Meter/Turns.swift", "Meter/Pairs.swift"])
        try self.init(bench, bundle: bench.bundle(source, configuration: "release"), name: "Records")
    }

    private init(_ bench: Workbench, bundle: URL, name: String) throws {
        self.bundle = try AppBundle(folder: bundle)
        container = bench.folder.appendingPathComponent(name, isDirectory: true)
        try FileManager.default.createDirectory(at: container.appendingPathComponent("tmp"), withIntermediateDirectories: true)
    }

    /// The figures it prints until it ends, by their names.
    func figures(_ arguments: String...) throws -> [String: Double] {
        var figures: [String: Double] = [:]
        try run(arguments) { line, _ in
            let parts = line.components(separatedBy: ": ")
            guard parts.count == 2, let value = Double(parts[1]) else { throw MeasuringFailure("the app says “\(line)”") }
            figures[parts[0]] = value
            return false
        }
        return figures
    }

    /// Returns the memory of the app when it is quiescent, in MB.
    func memoryAtRest(_ arguments: String...) throws -> Double {
        var memory: Double?
        try run(arguments) { line, process in
            guard line == "resting" else { throw MeasuringFailure("the app says “\(line)”") }
            memory = try MemoryUse.ofProcess(process)
            return true
        }
        guard let memory else { throw MeasuringFailure("the app does not come to rest") }
        return memory
    }

    /// Hands on each line of output until the app has ended or it was enough.
    private func run(_ arguments: [String], _ take: (_ line: String, _ process: pid_t) throws -> Bool) throws {
        let configuration = LaunchConfiguration(device: try DeviceCatalogue.model("iPhone 15"), state: DeviceState())
        let process = try AppProcess(.init(bundle: bundle, dataContainer: container, configuration: configuration, arguments: arguments))
        defer { process.terminate() }
        let watch = Stopwatch()
        var isOver = false
        var problem: (any Error)?
        while !isOver, problem == nil {
            guard watch.seconds < 120 else { throw MeasuringFailure("“\(arguments.joined(separator: " "))” takes too long") }
            process.pump(timeout: 1000) { event in
                do {
                    switch event {
                    case .output(let lines, isError: _):
                        for line in lines where !isOver { isOver = try take(line, process.processIdentifier) }
                    case .ended(_, let failure):
                        isOver = true
                        if let failure { throw MeasuringFailure("\(failure)") }
                    case .commit, .message, .archive, .peers: break
                    }
                } catch { problem = error }
            }
        }
        if let problem { throw problem }
    }
}

extension [String: Double] {
    func figure(_ name: String) throws -> Double {
        guard let value = self[name] else { throw MeasuringFailure("the app does not say “\(name)”") }
        return value
    }
}
