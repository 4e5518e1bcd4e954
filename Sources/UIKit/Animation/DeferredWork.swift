/// Work for a later turn of the run loop, on the clock that animations follow.
@MainActor enum DeferredWork {
    private static var queue: [@MainActor () -> Void] = []

    /// Whether work waits for the end of this turn.
    static var isWaiting: Bool { !queue.isEmpty }

    /// Runs `body` once this turn's commit has been made, in the order of the calls; with a delay in seconds, as late as that.
    static func schedule(after delay: TimeInterval = 0, _ body: @escaping @MainActor () -> Void) {
        guard delay > 0 else {
            queue.append(body)
            return CFRunLoopWakeUp(CFRunLoopGetMain())
        }
        let timer = Timer(fire: Date(timeIntervalSinceNow: delay), interval: 0, repeats: false) { _ in
            MainActor.assumeIsolated { body() }
        }
        RunLoop.main.add(timer, forMode: .common)
    }

    /// Runs what waits now; what that schedules waits for the next turn.
    static func run() {
        let bodies = queue
        queue = []
        for body in bodies { body() }
    }

    /// Forgets what waits.
    static func reset() { queue = [] }
}
