/// A completion block and the number of animations it waits for.
final class CompletionGroup {
    let block: () -> Void
    private var pending = 0
    private var isClosed = false
    private var isDone = false
    private let timeline = MediaTimeline.current

    init(block: @escaping () -> Void) { self.block = block }

    func enter() { pending += 1 }

    func leave() {
        pending -= 1
        completeIfDone()
    }

    /// No further animations will join.
    func close() {
        isClosed = true
        completeIfDone()
    }

    func run() { block() }

    private func completeIfDone() {
        guard isClosed, pending == 0, !isDone else { return }
        isDone = true
        timeline.scheduler.complete(self)
    }
}
