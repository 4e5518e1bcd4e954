/// Tells a text the time whenever it has to say something else.
@MainActor final class TextClock {
    private let ticks = Attribute(0)
    private var timer: Timer?

    init(in scope: GraphScope) {
        scope.atEnd { [weak self] in MainActor.assumeIsolated { self?.timer?.invalidate() } }
    }

    /// The time, for the rule that makes what the text says; where the text changes with the time, the rule runs again then.
    func time(for text: Text) -> Date {
        let now = Date()
        timer?.invalidate()
        timer = nil
        guard let change = text.nextChange(after: now) else { return now }
        _ = ticks.value
        let timer = Timer(timeInterval: DeviceTime.wait(until: change, from: now), repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
        return now
    }

    private func tick() { ticks.replace(ticks.untrackedValue + 1) }
}
