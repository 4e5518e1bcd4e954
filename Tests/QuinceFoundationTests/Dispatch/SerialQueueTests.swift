import QuinceFoundation
import Testing

/// Queues as the executors of actors.
struct SerialQueueTests {
    private actor Camera {
        private let queue = DispatchSerialQueue(label: "camera", qos: .userInitiated)
        nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

        func label() -> String {
            dispatchPrecondition(condition: .onQueue(queue))
            return queue.label
        }
    }

    @Test func anActorRunsOnItsQueue() async { #expect(await Camera().label() == "camera") }
}
