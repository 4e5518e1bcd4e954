import UIKit

#if canImport(CoreFoundation)
    import CoreFoundation
#endif

/// Measures turns of the main run loop: from a change to the end of the commit that shows it, in milliseconds.
@MainActor final class Turns {
    private var waiting: (start: Double, continuation: CheckedContinuation<Double, Never>)?

    init() {
        // `kCFRunLoopBeforeWaiting`, after Core Animation's own observer, whose order is 2,000,000.
        let observer = CFRunLoopObserverCreateWithHandler(kCFAllocatorDefault, 1 << 5, true, 2_000_001) { [weak self] _, _ in
            MainActor.assumeIsolated { self?.turnEnded() }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    func time(_ change: () -> Void) async -> Double {
        let start = CACurrentMediaTime()
        change()
        return await withCheckedContinuation { waiting = (start, $0) }
    }

    private func turnEnded() {
        guard let (start, continuation) = waiting else { return }
        waiting = nil
        continuation.resume(returning: (CACurrentMediaTime() - start) * 1000)
    }
}
