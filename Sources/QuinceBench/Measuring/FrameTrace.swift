import ChromiumSupport
import Foundation

/// The frames of a page as the browser traces them (“PipelineReporter”), exact to the microsecond; the page's own clock is exact to tenths of a
/// millisecond.
struct FrameTrace {
    /// Milliseconds from the beginning of a frame in which the page's script ran to that of the next such frame: whole frames of the display.
    private(set) var spans: [Double] = []
    /// Milliseconds from the beginning of each of these frames until script, style, layout, paint and raster were done, and for drawing it. Not what it
    /// then waits for the display.
    private(set) var latencies: [Double] = []
    /// Milliseconds of each frame's longest stage. Stages work side by side on frames that follow each other, as those of a processor's pipeline do: a
    /// frame is late where one of them takes longer than the display shows a frame, whatever their sum is.
    private(set) var stages: [Double] = []

    init(of browser: Chromium, while body: () throws -> Void) throws {
        self.init(try browser.trace(["disabled-by-default-devtools.timeline.frame"], while: body))
    }

    private init(_ events: [[String: Any]]) {
        let frames = Self.frames(events).filter(\.ranScript).sorted { $0.begin < $1.begin }
        spans = zip(frames, frames.dropFirst()).map { ($1.begin - $0.begin) / 1000 }
        latencies = frames.map { $0.latency / 1000 }
        stages = frames.map { $0.longestStage / 1000 }
    }

    /// One frame's times, in microseconds.
    private struct Frame {
        let begin: Double
        var stages: [String: (begin: Double, end: Double)] = [:]

        /// Frames that the browser only splits off for its own thread, or counts as missed, have no such stage.
        var ranScript: Bool { stages["SendBeginMainFrameToCommit"] != nil }

        var latency: Double {
            let ready = ["SendBeginMainFrameToCommit", "Commit", "EndCommitToActivation", "Activation"].compactMap { stages[$0]?.end }.max()
            return (ready ?? begin) - begin + duration("StartDrawToSwapStart")
        }

        /// The page's thread; then taking over and raster; then drawing.
        var longestStage: Double {
            max(
                duration("SendBeginMainFrameToCommit", "Commit"), duration("EndCommitToActivation", "Activation"),
                duration("StartDrawToSwapStart"))
        }

        private func duration(_ names: String...) -> Double { names.compactMap { stages[$0] }.reduce(0) { $0 + $1.end - $1.begin } }
    }

    private static func frames(_ events: [[String: Any]]) -> [Frame] {
        let steps = events.compactMap(Step.init).sorted { $0.time < $1.time }
        var open: [String: Frame] = [:]
        var done: [Frame] = []
        for step in steps {
            switch (step.name == "PipelineReporter", step.isBegin) {
            case (true, true): open[step.frame] = Frame(begin: step.time)
            case (true, false): open.removeValue(forKey: step.frame).map { done.append($0) }
            case (false, true): open[step.frame]?.stages[step.name] = (step.time, step.time)
            case (false, false): open[step.frame]?.stages[step.name]?.end = step.time
            }
        }
        return done
    }

    /// The beginning or the end of a frame or of one of its stages.
    private struct Step {
        let name: String
        let frame: String
        let time: Double
        let isBegin: Bool

        init?(_ event: [String: Any]) {
            guard let phase = event["ph"] as? String, phase == "b" || phase == "e", let name = event["name"] as? String,
                let time = (event["ts"] as? NSNumber)?.doubleValue, let process = event["pid"] as? Int,
                let frame = (event["id2"] as? [String: Any])?["local"] as? String
            else { return nil }
            (self.name, self.frame, self.time, isBegin) = (name, "\(process) \(frame)", time, phase == "b")
        }
    }
}
