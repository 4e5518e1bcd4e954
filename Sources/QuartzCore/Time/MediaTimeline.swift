import Foundation

/// The time of one connection to a host: a clock, and the animations that run by it.
///
/// A layer context has a timeline. Layers that are in no context, and `CACurrentMediaTime()`, follow the current one: that of the process,
/// or of the task in a test with time of its own.
package final class MediaTimeline: @unchecked Sendable {
    /// The process's timeline, by the system's clock.
    nonisolated(unsafe) package static var ofProcess = MediaTimeline()
    @TaskLocal private static var ofTask: MediaTimeline?
    package static var current: MediaTimeline { ofTask ?? ofProcess }

    /// Steps time instead of the system's clock; whoever steps it also ends what is over, by the scheduler's `finish(at:)`.
    package var steppedClock: (() -> CFTimeInterval)?
    /// The factor on the duration of animations ("slow animations" of the simulator); 1 is normal.
    package var dragCoefficient: Double = 1
    package private(set) lazy var scheduler = AnimationScheduler(self)
    /// The contexts that follow this timeline.
    private var contexts: [Weak] = []

    private struct Weak { weak var context: LayerContext? }

    package init() {}

    /// Runs `body`, and tasks that belong to it, on a timeline of their own.
    package static func withOwn(_ body: () async throws -> Void) async throws {
        try await $ofTask.withValue(MediaTimeline()) { try await body() }
    }

    package var now: CFTimeInterval { steppedClock?() ?? MediaClock.now }

    func add(_ context: LayerContext) {
        contexts.removeAll { $0.context == nil }
        contexts.append(Weak(context: context))
    }

    /// Begins the animations added since the last commit, and asks all owners of contexts to commit.
    func flush(closing close: () -> Void) {
        scheduler.begin(at: now)
        close()
        scheduler.runCompletions()
        for entry in contexts { entry.context?.needsTurn() }
    }
}
