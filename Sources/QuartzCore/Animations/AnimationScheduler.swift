import QuinceFoundation
import RenderProtocol

/// Begins added animations with the commit and reports their ends from the run loop, whether or not their layers are still in a tree.
package final class AnimationScheduler {
    private unowned let timeline: MediaTimeline
    private var waiting: [LayerAnimation] = []
    private var running: [LayerAnimation] = []
    private var finishedGroups: [CompletionGroup] = []
    private var timer: Timer?
    /// The resolution of timers' dates, in seconds: a `Double` of the present seconds since 2001 is exact to a tenth of a microsecond.
    private static let timerResolution = 0.000_002

    init(_ timeline: MediaTimeline) { self.timeline = timeline }

    func add(_ animation: LayerAnimation, groups: [CompletionGroup]) {
        animation.groups = groups
        for group in groups { group.enter() }
        waiting.append(animation)
    }

    /// Ends an animation before its time.
    func cancel(_ animation: LayerAnimation) {
        guard !animation.hasEnded else { return }
        waiting.removeAll { $0 === animation }
        running.removeAll { $0 === animation }
        stop(animation, finished: false)
        reschedule()
    }

    /// Begins all animations added since the last commit.
    func begin(at time: Double) {
        guard !waiting.isEmpty else { return }
        // A transition adds animations of its own to the picture of the old look.
        while !waiting.isEmpty {
            let added = waiting
            waiting = []
            running.append(contentsOf: added)
            for animation in added { animation.begin(at: time) }
        }
        reschedule()
    }

    /// Ends what is over at `time` and runs completion blocks that waited for it.
    package func finish(at now: Double) {
        // Timers round; one that fires a hair early must not wait for time that only passes while it sleeps.
        let time = now + Self.timerResolution
        let ended = running.filter { $0.endTime <= time }.sorted { $0.endTime < $1.endTime }
        running.removeAll { $0.endTime <= time }
        for animation in ended {
            if animation.animation.isRemovedOnCompletion, let layer = animation.layer { layer.running.removeAll { $0 === animation } }
            stop(animation, finished: true)
        }
        for animation in running { animation.redraw(at: time) }
        runCompletions()
        reschedule()
    }

    private func stop(_ animation: LayerAnimation, finished: Bool) {
        animation.end()
        animation.redraw(at: timeline.now)
        animation.animation.delegate?.animationDidStop(animation.animation, finished: finished)
        for group in animation.groups { group.leave() }
    }

    // MARK: Completion blocks

    /// Takes a block whose animations have all ended; it runs with the next turn.
    func complete(_ group: CompletionGroup) {
        finishedGroups.append(group)
        reschedule()
    }

    /// Runs the blocks that are due.
    package func runCompletions() {
        while !finishedGroups.isEmpty {
            let groups = finishedGroups
            finishedGroups = []
            for group in groups { group.run() }
        }
    }

    /// Whether an animation runs that will end.
    package var hasFiniteAnimations: Bool { !waiting.isEmpty || running.contains { $0.endTime < .infinity } }

    /// When a layer is to be drawn again that draws what animations make of its properties, in media time.
    private var nextFrame: Double? {
        let now = timeline.now
        return running.lazy.compactMap { $0.nextFrame(after: now) }.min()
    }

    /// When the next animation ends, in media time.
    package var nextEnd: Double? {
        if !finishedGroups.isEmpty { return timeline.now }
        return running.map(\.endTime).min().flatMap { $0 < .infinity ? $0 : nil }
    }

    func reschedule() {
        timer?.invalidate()
        timer = nil
        guard timeline.steppedClock == nil, let next = [nextEnd, nextFrame].compactMap({ $0 }).min() else { return }
        let timer = Timer(fire: Date(timeIntervalSinceNow: max(next - timeline.now, 0)), interval: 0, repeats: false) { [weak self] _ in
            guard let self else { return }
            self.timer = nil
            self.finish(at: self.timeline.now)
        }
        self.timer = timer
        RunLoop.main.add(timer, forMode: .common)
    }
}
