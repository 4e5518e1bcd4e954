/// Work for a later turn of the run loop, on the clock that animations follow.
@MainActor enum DeferredWork {
    static func schedule(after delay: TimeInterval = 0, _ body: @escaping @MainActor () -> Void) {
        let timer = Timer(fire: Date(timeIntervalSinceNow: max(delay, 0)), interval: 0, repeats: false) { _ in
            MainActor.assumeIsolated { body() }
        }
        RunLoop.main.add(timer, forMode: .common)
    }
}
