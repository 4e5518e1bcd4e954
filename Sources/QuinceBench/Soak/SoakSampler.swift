import Foundation

/// Reads what processes hold, again and again; one reading alone says little, as memory comes and goes with what is just drawn.
final class SoakSampler {
    private let processes: [(name: String, process: pid_t)]
    private var samples: [[SoakPeriod.Process]] = []

    init(_ processes: [(name: String, process: pid_t)]) { self.processes = processes }

    func sample() throws { samples.append(try processes.map { try Self.read($0.process) }) }

    private static func read(_ process: pid_t) throws -> SoakPeriod.Process {
        func count(_ folder: String) throws -> Double {
            Double(try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/\(folder)").count)
        }
        let memory = try MemoryUse.shares(of: process)
        return SoakPeriod.Process(
            dirty: memory.dirty, proportional: memory.proportional, descriptors: try count("fd"), threads: try count("task"))
    }

    /// For each process, the median of each figure.
    var medians: [(name: String, figures: SoakPeriod.Process)] {
        processes.indices.map { index in
            func median(_ figure: (SoakPeriod.Process) -> Double) -> Double { samples.map { figure($0[index]) }.median }
            return (
                processes[index].name,
                SoakPeriod.Process(
                    dirty: median(\.dirty), proportional: median(\.proportional), descriptors: median(\.descriptors),
                    threads: median(\.threads))
            )
        }
    }
}
