import DeviceProtocol
import Foundation

/// A profile of an app's process: frame times, processor time by function, and live objects by class. Times are in seconds.
public struct ProfileReport: Codable, Sendable {
    /// The stages of the main thread's work for a frame.
    public enum Stage: String, Codable, Sendable, CaseIterable {
        /// The app's code between frames: events, timers, tasks.
        case events
        case layout
        /// Of layers and views that draw themselves.
        case drawing
        /// Collecting and sending what changed.
        case commit
    }

    /// Processor time of the main thread for a frame.
    public struct Frame: Codable, Sendable {
        /// Since the launch, on the device's clock.
        public var time: Double
        public var stages: [String: Double]
        /// The sum of the stages.
        public var duration: Double
        /// The stage that took the most.
        public var slowest: Stage
    }

    public struct Frames: Codable, Sendable {
        public var count: Int
        public var median, longest: Double
        /// Frames that exceed the budget of a 60 Hz display, longest first.
        public var slow: [Frame]
    }

    /// A function, and the place of source that its instructions are of, where that is known.
    public struct Function: Codable, Equatable, Hashable, Sendable {
        public var name: String
        /// The file of its code.
        public var image: String
        public var file: String?
        public var line: Int?
    }

    /// Processor time of a function on all threads.
    public struct FunctionTime: Codable, Sendable {
        public var function: Function
        /// In its own instructions, and in those of the functions that it called, too.
        public var own, total: Double
    }

    /// The objects of a class at the two marks.
    public struct ClassGrowth: Codable, Sendable {
        public var name: String
        public var before, after: Int
        /// Of those at the second mark.
        public var bytes: Int
        /// How many were made in between.
        public var allocated: Int
        public var growth: Int { after - before }

        enum CodingKeys: String, CodingKey { case name, before, after, bytes, allocated }
    }

    public var frames: Frames
    /// Processor time of the main thread and of all others.
    public var mainThreadTime, otherThreadsTime: Double
    /// Samples that did not fit in; the times are of those before.
    public var lostSamples: Int
    /// Sorted by self time, descending.
    public var functions: [FunctionTime]
    /// Sorted by growth, descending; nil where objects cannot be counted.
    public var objects: [ClassGrowth]?
    /// View controllers that have left and still live.
    public var leaks: [ViewReport.Leak]
    /// The stacks as flame graphs' tools read them: functions from the outermost, separated by semicolons, and the milliseconds.
    public var stacks: [String: Int] = [:]

    enum CodingKeys: String, CodingKey {
        case frames, mainThreadTime, otherThreadsTime, lostSamples, functions, objects, leaks
    }
}
