import CoreFoundation
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
        CADisplayLink.onActivityChange = { isActive in DeviceLink.current?.send(.activity(isAnimating: isActive)) }
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
            guard let commit = context.makeCommit() else { continue }
            DeviceLink.current?.send(commit)
            afterCommit()
        }
    }

    /// Handles events until the process ends.
    func run() {
        // The order is that of Core Animation's observer: after those of apps.
        observer = CFRunLoopObserverCreateWithHandler(kCFAllocatorDefault, Self.activities, true, 2_000_000) {
            [unowned self] _, _ in MainActor.assumeIsolated { self.commit() }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
}
