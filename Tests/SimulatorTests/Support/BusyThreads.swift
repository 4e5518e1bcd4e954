import Foundation
import Synchronization

/// Threads that do nothing but take the processors' time.
final class BusyThreads: Sendable {
    private let goOn = Atomic(true)

    init(count: Int) {
        for _ in 0..<count { Thread { [self] in while goOn.load(ordering: .relaxed) {} }.start() }
    }

    func stop() { goOn.store(false, ordering: .relaxed) }
}
