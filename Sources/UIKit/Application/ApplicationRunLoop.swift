import CoreText
import DeviceRuntime
import RenderProtocol

/// The main run loop's part in the update cycle: before it sleeps, what changed is laid out, drawn and committed.
@MainActor package final class ApplicationRunLoop {
    /// The layers of the whole display.
    private let context: LayerContext
    private var observer: CFRunLoopObserver?
    private var needsCommit = true
    /// `kCFRunLoopBeforeWaiting` and `kCFRunLoopExit`, which Swift does not import.
    private static let activities: CFOptionFlags = 1 << 5 | 1 << 7
    /// Called after each commit was sent.
    package var afterCommit: () -> Void = {}

    init(root: CALayer) {
        context = LayerContext(root: root)
        context.onChange = { [unowned self] in MainActor.assumeIsolated { self.changed() } }
        // While display links run, the app draws every frame itself: the device must not take it for idle.
        CADisplayLink.onActivityChange = { isActive in DeviceRuntime.current.link?.send(.activity(isAnimating: isActive)) }
    }

    /// Something changed: there is a turn to come, even if nothing else wakes the loop.
    private func changed() {
        needsCommit = true
        CFRunLoopWakeUp(CFRunLoopGetMain())
    }

    /// Lays out, draws and sends what changed since the last commit.
    package func commit() {
        for _ in 0..<4 where needsCommit {
            needsCommit = false
            let commits = context.makeCommits()
            guard !commits.isEmpty else { continue }
            for commit in commits { DeviceRuntime.current.link?.send(commit) }
            FrameStage.end()
            afterCommit()
        }
        FrameStage.events.begin()
        TextLayout.turnEnded()
    }

    /// Ends a turn: commits, and then sees to the work that waited for the commit.
    private func finishTurn() {
        commit()
        guard DeferredWork.isWaiting else { return }
        // A block of its own, not a part of this observer: the work may run a nested loop, which has to commit as well.
        RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated { DeferredWork.run() } }
        CFRunLoopWakeUp(CFRunLoopGetMain())
    }

    /// Handles events until the process ends.
    package func run() {
        // The order is that of Core Animation's observer: after those of apps.
        observer = CFRunLoopObserverCreateWithHandler(kCFAllocatorDefault, Self.activities, true, 2_000_000) {
            [unowned self] _, _ in MainActor.assumeIsolated { self.finishTurn() }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        while true { _ = RunLoop.main.run(mode: TrackingMode.current, before: .distantFuture) }
    }
}
