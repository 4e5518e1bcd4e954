import CProfileMemory
import Foundation
import Glibc
import ProcessSupport

/// The memory that a measured process shares with the host.
///
/// The library `libQuinceProfile.so`, preloaded into the process, writes it. The process may write anything there at any time: what is read is
/// copied, and counts beyond the lists are cut.
public final class ProfileMemory: @unchecked Sendable {
    /// The objects of a class that live.
    public struct ClassCount: Equatable, Sendable {
        /// With the module, as Swift names it.
        public var name: String
        public var live, bytes: Int
        /// How many were made since the launch.
        public var allocated: Int
    }

    /// Processor time of the main thread between two commits, in seconds.
    public struct Frame: Equatable, Sendable {
        /// When it was sent, in the process's media time.
        public var time: Double
        public var events, layout, drawing, commit: Double
    }

    /// The functions that ran on a thread at one moment, from the innermost.
    struct Sample {
        var isMainThread: Bool
        /// The processor time that it stands for, in seconds.
        var time: Double
        var addresses: [UInt64]
    }

    /// The library that measures.
    let library: URL
    let descriptor: OwnedDescriptor
    private let memory: UnsafeMutablePointer<profile_memory>
    /// The classes at the mark from which the growth of objects counts: when the app has launched.
    private(set) var mark: [ClassCount] = []

    /// Seconds of processor time from sample to sample.
    static let interval = 0.001

    /// - Parameter library: `libQuinceProfile.so`.
    /// - Throws: `SimulatorError` where it is missing, or there is no memory.
    public init(library: URL) throws {
        guard FileManager.default.fileExists(atPath: library.path) else {
            throw SimulatorError(
                "the library that measures apps is not built: \(library.path) is missing",
                nextStep: "Build it: swift build --product QuinceProfile")
        }
        let number = profile_memory_create()
        guard number >= 0 else { throw Self.failure() }
        descriptor = OwnedDescriptor(number)
        guard let address = mmap(nil, profile_memory_size(), PROT_READ | PROT_WRITE, MAP_SHARED, number, 0), address != MAP_FAILED
        else { throw Self.failure() }
        self.library = library
        memory = address.bindMemory(to: profile_memory.self, capacity: 1)
        clear()
    }

    deinit { munmap(memory, profile_memory_size()) }

    /// `libQuinceProfile.so` beside the tool.
    public static func library(besideExecutable executable: URL) -> URL {
        executable.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("libQuinceProfile.so")
    }

    private static func failure() -> SimulatorError {
        SimulatorError(
            "memory to measure the app with cannot be had: \(String(cString: strerror(errno)))", nextStep: "Close other programs.")
    }

    /// Forgets what was measured: another process begins.
    func clear() {
        madvise(memory, profile_memory_size(), MADV_REMOVE)
        memory.pointee = profile_memory()
        mark = []
        memory.pointee.interval = UInt64(Self.interval * 1e9)
    }

    /// The environment variable with the number of the inherited descriptor.
    static let variable = PROFILE_VARIABLE

    /// Sets the mark.
    func setMark() { mark = classes }

    // MARK: Reading

    /// Whether objects are counted: the processor's kind is one whose code the library can change.
    public var countsObjects: Bool { memory.pointee.counts_objects == 1 }

    /// Samples beyond what is kept.
    public var lostSamples: Int { Self.excess(memory.pointee.samples, PROFILE_SAMPLE_COUNT) }

    private static func excess(_ count: UInt64, _ limit: Int32) -> Int {
        let limit = UInt64(limit)
        return count > limit ? Int(clamping: count - limit) : 0
    }

    /// The commits since the process's start, each with the time that its stages took.
    public var frames: [Frame] {
        let list = profile_frame_list(memory)
        return (0..<Int(min(memory.pointee.frames, UInt64(PROFILE_FRAME_COUNT)))).map { index in
            let stages = profile_stages(list! + index)!
            func seconds(_ stage: profile_stage) -> Double { Double(stages[Int(stage.rawValue)]) / 1e9 }
            return Frame(
                time: Double(list![index].time) / 1e9, events: seconds(PROFILE_EVENTS), layout: seconds(PROFILE_LAYOUT),
                drawing: seconds(PROFILE_DRAWING), commit: seconds(PROFILE_COMMIT))
        }
    }

    /// The classes of which there has been an object since the process's start.
    public var classes: [ClassCount] {
        let list = profile_class_list(memory)
        return (0..<Int(min(memory.pointee.classes, UInt64(PROFILE_CLASS_COUNT)))).map { index in
            let entry = list![index]
            return ClassCount(
                name: Self.name(list! + index), live: Int(entry.live), bytes: Int(entry.live_bytes), allocated: Int(entry.allocated))
        }
    }

    private static func name(_ entry: UnsafePointer<profile_class>) -> String {
        let bytes = UnsafeRawBufferPointer(start: profile_name(entry), count: Int(PROFILE_NAME_SIZE))
        return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }

    var samples: [Sample] {
        let list = profile_sample_list(memory)
        let main = memory.pointee.main_thread
        return (0..<Int(min(memory.pointee.samples, UInt64(PROFILE_SAMPLE_COUNT)))).map { index in
            let entry = list! + index
            let depth = Int(min(entry.pointee.depth, UInt32(PROFILE_STACK_DEPTH)))
            return Sample(
                isMainThread: UInt64(entry.pointee.thread) == main, time: Double(entry.pointee.weight) * Self.interval,
                addresses: Array(UnsafeBufferPointer(start: profile_addresses(entry), count: depth)))
        }
    }
}
