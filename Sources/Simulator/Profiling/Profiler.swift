import DeviceProtocol
import Foundation

/// Measures an app that runs headless: `HeadlessConfiguration.profile` starts its process with the library that does.
public final class Profiler {
    private let memory: ProfileMemory
    private let session: HeadlessSession
    private let finder: FunctionFinder

    /// - Parameters:
    ///   - session: One whose configuration has `memory`.
    ///   - toolchain: The folder of the toolchain's programs.
    public init(_ session: HeadlessSession, memory: ProfileMemory, toolchain: URL) {
        (self.session, self.memory, finder) = (session, memory, FunctionFinder(toolchain: toolchain))
    }

    /// Ends the measurement.
    ///
    /// - Throws: `SimulatorError` where the app does not run any more, or the toolchain cannot name functions.
    public func report() throws -> ProfileReport {
        guard session.isRunning, let process = session.processIdentifier else {
            throw SimulatorError("the app has ended before it was measured", nextStep: "Run it with quince run to see why.")
        }
        let (all, classes) = (memory.samples, memory.classes)
        let functions = try functions(of: all, in: ProcessImages(process: process))
        let samples = all.compactMap { own($0, functions) }
        func time(_ isMainThread: Bool) -> Double {
            samples.reduce(0) { $0 + ($1.isMainThread == isMainThread ? $1.time : 0) }
        }
        var report = ProfileReport(
            frames: .init(memory.frames, start: VirtualClock.monotonicStart), mainThreadTime: time(true), otherThreadsTime: time(false),
            lostSamples: memory.lostSamples, functions: [],
            objects: memory.countsObjects ? ProfileReport.growth(from: memory.mark, to: classes) : nil, leaks: try session.views().leaks)
        report.add(samples, named: functions)
        return report
    }

    /// A sample without the library's own functions; nil for one of the virtual clock's thread, which sees whether all others wait.
    private func own(_ sample: ProfileMemory.Sample, _ functions: [UInt64: ProfileReport.Function]) -> ProfileMemory.Sample? {
        let isOfClock = sample.addresses.contains { functions[$0].map { $0.name == "idle_wait" && $0.image == Self.clock } ?? false }
        guard !isOfClock else { return nil }
        var sample = sample
        sample.addresses.removeAll { functions[$0]?.image == memory.library.lastPathComponent }
        return sample
    }

    private static let clock = "libQuinceClock.so"

    /// The functions of all addresses in samples.
    private func functions(of samples: [ProfileMemory.Sample], in images: ProcessImages) throws -> [UInt64: ProfileReport.Function] {
        // An address after a call may be the beginning of the next function: the call's is that of the byte before.
        var calls: [UInt64: UInt64] = [:]
        for sample in samples {
            for (depth, address) in sample.addresses.enumerated() { calls[address] = depth == 0 ? address : address &- 1 }
        }
        var places: [String: [UInt64: [UInt64]]] = [:]
        for (address, call) in calls {
            guard let place = images.place(of: call) else { continue }
            places[place.file, default: [:]][place.address, default: []].append(address)
        }
        var found: [UInt64: ProfileReport.Function] = [:]
        for (file, addresses) in places {
            let functions = try finder.functions(at: Set(addresses.keys), in: file)
            for (place, function) in functions { for address in addresses[place] ?? [] { found[address] = function } }
        }
        return found
    }
}
