import Foundation
import Simulator

/// The report of a measurement as people read it.
struct ProfileText {
    let report: ProfileReport
    /// How many entries of each list.
    let top: Int

    var lines: [String] { frames + [""] + functions + [""] + objects + leaks }

    private var frames: [String] {
        let frames = report.frames
        var lines = [
            "Frames: \(frames.count), median \(Self.milliseconds(frames.median)), longest \(Self.milliseconds(frames.longest)), "
                + "\(frames.slow.count) over 16.7 ms"
        ]
        for frame in frames.slow.prefix(top) {
            let stages = ProfileReport.Stage.allCases.map { "\($0.rawValue) \(Self.milliseconds(frame.stages[$0.rawValue] ?? 0))" }
            lines.append(
                "  at \(Self.seconds(frame.time))  \(Self.padded(Self.milliseconds(frame.duration), 9))  slow in \(frame.slowest.rawValue)"
                    + "  (\(stages.joined(separator: ", ")))")
        }
        return lines
    }

    private var functions: [String] {
        let all = report.mainThreadTime + report.otherThreadsTime
        var lines = [
            "Processor time: \(Self.milliseconds(report.mainThreadTime)) on the main thread, "
                + "\(Self.milliseconds(report.otherThreadsTime)) on others" + (report.lostSamples > 0 ? " (the first minute)" : "")
        ]
        guard all > 0 else { return lines }
        lines.append("     own    total  function")
        for entry in report.functions.prefix(top) { lines.append(line(entry, of: all)) }
        let own = report.functions.filter { $0.function.file != nil && $0.own == 0 }.sorted { $0.total > $1.total }
        if !own.isEmpty { lines.append("  of those that call them:") }
        for entry in own.prefix(top) { lines.append(line(entry, of: all)) }
        return lines
    }

    private func line(_ entry: ProfileReport.FunctionTime, of all: Double) -> String {
        let function = entry.function
        let place = function.file.map { "\(URL(fileURLWithPath: $0).lastPathComponent)\(function.line.map { ":\($0)" } ?? "")" }
        return
            "  \(Self.percent(entry.own / all))  \(Self.percent(entry.total / all))  \(Self.shortened(function.name)) — \(place ?? function.image)"
    }

    /// Names of functions of generic types may be longer than a page.
    private static func shortened(_ name: String) -> String { name.count > 100 ? name.prefix(99) + "…" : name }

    private var objects: [String] {
        guard let all = report.objects else { return ["Objects: they cannot be counted on this kind of processor"] }
        let grown = all.filter { $0.growth > 0 }
        var lines = [grown.isEmpty ? "Objects: no class has more than after the launch" : "Objects: more than after the launch"]
        for entry in grown.prefix(top) {
            lines.append("  \(Self.padded("+\(entry.growth)", 8))  \(Self.padded("\(entry.after) now", 12))  \(entry.name)")
        }
        return lines
    }

    private var leaks: [String] {
        report.leaks.flatMap { leak in
            let title = leak.title.map { " “\($0)”" } ?? ""
            return ["", "Left behind: \(leak.className)\(title)"] + (leak.holders ?? []).map { "  \($0)" }
        }
    }

    private static func padded(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
    private static func percent(_ part: Double) -> String { padded(String(format: "%.1f %%", part * 100), 7) }
    private static func milliseconds(_ seconds: Double) -> String { String(format: "%.1f ms", seconds * 1000) }
    private static func seconds(_ seconds: Double) -> String { padded(String(format: "%.2f s", seconds), 8) }
}
