import DeviceProtocol
import Foundation

extension ProfileReport.Frames {
    /// Seconds that a display of 60 frames a second leaves for one.
    static let limit = 1.0 / 60

    /// - Parameter start: The media time of the launch.
    init(_ frames: [ProfileMemory.Frame], start: Double) {
        let all = frames.map { ProfileReport.Frame($0, start: start) }
        let durations = all.map(\.duration).sorted()
        self.init(
            count: all.count, median: durations.isEmpty ? 0 : durations[durations.count / 2], longest: durations.last ?? 0,
            slow: all.filter { $0.duration > Self.limit }.sorted { $0.duration > $1.duration })
    }
}

extension ProfileReport.Frame {
    fileprivate init(_ frame: ProfileMemory.Frame, start: Double) {
        let stages: [(ProfileReport.Stage, Double)] = [
            (.events, frame.events), (.layout, frame.layout), (.drawing, frame.drawing), (.commit, frame.commit),
        ]
        self.init(
            time: max(frame.time - start, 0), stages: Dictionary(uniqueKeysWithValues: stages.map { ($0.0.rawValue, $0.1) }),
            duration: stages.reduce(0) { $0 + $1.1 }, slowest: stages.max { $0.1 < $1.1 }!.0)
    }
}

extension ProfileReport {
    /// The classes that had objects at either mark, the most grown first.
    static func growth(from first: [ProfileMemory.ClassCount], to last: [ProfileMemory.ClassCount]) -> [ClassGrowth] {
        func summed(_ list: [ProfileMemory.ClassCount]) -> [String: ProfileMemory.ClassCount] {
            // Several types share a name: closures, those of functions.
            Dictionary(list.map { ($0.name, $0) }) { a, b in
                .init(name: a.name, live: a.live + b.live, bytes: a.bytes + b.bytes, allocated: a.allocated + b.allocated)
            }
        }
        let (before, after) = (summed(first), summed(last))
        return after.values.map { now in
            let then = before[now.name]
            return ClassGrowth(
                name: now.name, before: then?.live ?? 0, after: now.live, bytes: now.bytes,
                allocated: now.allocated - (then?.allocated ?? 0))
        }
        .filter { $0.before != 0 || $0.after != 0 || $0.allocated != 0 }
        .sorted { ($0.growth, $0.bytes, $1.name) > ($1.growth, $1.bytes, $0.name) }
    }

    /// Adds the times of functions and the stacks.
    mutating func add(_ samples: [ProfileMemory.Sample], named functions: [UInt64: Function]) {
        var (own, total): ([Function: Double], [Function: Double]) = ([:], [:])
        for sample in samples {
            let stack = sample.addresses.compactMap { functions[$0] }
            if let first = stack.first { own[first, default: 0] += sample.time }
            for function in Set(stack) { total[function, default: 0] += sample.time }
            let text = stack.reversed().map { $0.name.replacingOccurrences(of: ";", with: ",") }.joined(separator: ";")
            stacks[text, default: 0] += Int((sample.time / ProfileMemory.interval).rounded())
        }
        stacks[""] = nil
        self.functions = total.map { FunctionTime(function: $0, own: own[$0] ?? 0, total: $1) }
            .sorted { ($0.own, $0.total, $1.function.name) > ($1.own, $1.total, $0.function.name) }
    }
}
