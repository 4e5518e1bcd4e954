/// A timer of a recognizer, on the clock that animations follow.
@MainActor final class GestureTimer {
    private var timer: Timer?

    var isRunning: Bool { timer != nil }

    func start(_ interval: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        cancel()
        let timer = Timer(fire: Date(timeIntervalSinceNow: interval), interval: 0, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.timer = nil
                body()
            }
        }
        self.timer = timer
        RunLoop.main.add(timer, forMode: .common)
    }

    func cancel() {
        timer?.invalidate()
        timer = nil
    }
}
