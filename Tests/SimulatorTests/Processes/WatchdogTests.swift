import Testing

@testable import Simulator

struct WatchdogTests {
    private var watchdog = Watchdog(isInFront: true)

    private mutating func tick(_ seconds: Double = 2, starved: Double = 0, isStopped: Bool = false) -> Watchdog.Decision {
        watchdog.handle(.tick(Watchdog.Interval(elapsed: seconds, starved: starved, isStopped: isStopped)))
    }

    private mutating func ticks(_ count: Int, starved: Double = 0, isStopped: Bool = false) -> [Watchdog.Decision] {
        (0..<count).map { _ in tick(starved: starved, isStopped: isStopped) }
    }

    private func asks(_ count: Int) -> [Watchdog.Decision] { Array(repeating: .ask, count: count) }
    private func waits(_ count: Int) -> [Watchdog.Decision] { Array(repeating: .wait, count: count) }

    private mutating func launch() { #expect(watchdog.handle(.ready) == .wait) }

    @Test mutating func aLaunchMayTakeTwentySeconds() {
        #expect(ticks(9) == waits(9))
        #expect(tick() == .end(.launch(limit: 20)))
        #expect(!watchdog.needsTicks)
        #expect(tick() == .wait)
    }

    @Test mutating func aLaunchBehindOtherAppsIsWatchedToo() {
        watchdog = Watchdog(isInFront: false)
        #expect(ticks(9) == waits(9))
        #expect(tick() == .end(.launch(limit: 20)))
    }

    @Test mutating func whatHasLaunchedIsAskedAndGoesOn() {
        #expect(ticks(9) == waits(9))
        launch()
        for _ in 0..<30 {
            #expect(tick() == .ask)
            #expect(watchdog.handle(.answer) == .wait)
        }
    }

    @Test mutating func anAnswerMayTakeTwentySeconds() {
        launch()
        #expect(ticks(10) == asks(10))
        #expect(tick() == .end(.answer(limit: 20)))
        #expect(!watchdog.needsTicks)
    }

    @Test mutating func aLateAnswerIsASignOfLife() {
        launch()
        #expect(ticks(10) == asks(10))
        _ = watchdog.handle(.answer)
        #expect(ticks(10) == asks(10))
        #expect(tick() == .end(.answer(limit: 20)))
    }

    @Test mutating func behindOtherAppsNothingHasToAnswer() {
        launch()
        #expect(ticks(9) == asks(9))
        _ = watchdog.handle(.front(false))
        #expect(!watchdog.needsTicks)
        #expect(ticks(20) == waits(20))
        _ = watchdog.handle(.front(true))
        #expect(ticks(10) == asks(10))
        #expect(tick() == .end(.answer(limit: 20)))
    }

    /// A laptop that slept, a host that was stopped: one tick, however long after the last.
    @Test mutating func timeInWhichTheHostDidNotRunDoesNotCount() {
        launch()
        #expect(ticks(2) == asks(2))
        #expect(tick(3600) == .ask)
        #expect(ticks(7) == asks(7))
        #expect(tick() == .end(.answer(limit: 20)))
    }

    @Test mutating func severalQuestionsHaveToBeUnanswered() {
        watchdog = Watchdog(limit: 1, period: 2, isInFront: true)
        launch()
        #expect(ticks(3) == asks(3))
        #expect(tick() == .end(.answer(limit: 1)))
    }

    @Test mutating func timeWithoutAProcessorDoesNotCount() {
        #expect(ticks(100, starved: 2) == waits(100))
        #expect(ticks(19, starved: 1) == waits(19))
        #expect(tick(starved: 1) == .end(.launch(limit: 20)))
    }

    @Test mutating func timeInADebuggerDoesNotCount() {
        launch()
        #expect(ticks(5) == asks(5))
        #expect(ticks(100, isStopped: true) == waits(100))
        #expect(ticks(5) == asks(5))
        #expect(tick() == .end(.answer(limit: 20)))
    }
}
