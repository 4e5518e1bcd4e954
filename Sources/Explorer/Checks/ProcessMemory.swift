import Foundation

/// The memory of a process.
enum ProcessMemory {
    /// The bytes that are the process's alone and not its files'; nil where the kernel does not say.
    static func privateBytes(of process: Int32) -> Int? {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8) else { return nil }
        for line in text.split(separator: "\n") where line.hasPrefix("Private_Dirty:") {
            return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
        }
        return nil
    }

    /// Whether samples taken at equal distances go up all the time: each step at least half of the mean one, and the mean at least `least` bytes.
    static func growth(of samples: [Int], least: Int) -> Int? {
        guard samples.count >= 3, let first = samples.first, let last = samples.last else { return nil }
        let mean = (last - first) / (samples.count - 1)
        guard mean >= least, zip(samples, samples.dropFirst()).allSatisfy({ $1 - $0 >= mean / 2 }) else { return nil }
        return mean
    }
}
