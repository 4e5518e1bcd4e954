@_spi(Quince) import QuinceFoundation
import Testing

/// Timers of the test's own thread. An hour never comes here: what has a date that far away fires only if something is wrong.
@Suite struct TimerTests {
    private static let hour: TimeInterval = 3600

    private final class Log: NSObject, @unchecked Sendable {
        var entries: [String] = []

        static let register: Void = ObjectRuntime.register(Log.self) { type in
            type.method("note:") { object, arguments in
                (object as! Log).entries.append((arguments[0] as? Timer)?.userInfo as? String ?? arguments[0] as? String ?? "-")
                return nil
            }
        }

        override init() {
            super.init()
            Self.register
        }
    }

    /// Turns the run loop until `condition` holds; fails after a minute.
    private func turn(in mode: RunLoop.Mode = .default, until condition: () -> Bool) {
        let limit = Date(timeIntervalSinceNow: 60)
        while !condition(), Date() < limit { _ = RunLoop.current.run(mode: mode, before: Date(timeIntervalSinceNow: 0.005)) }
        #expect(condition(), "nothing came within a minute")
    }

    /// Lets a timer that is due now fire, and with it everything that was due before.
    private func turn() {
        let log = Log()
        RunLoop.current.add(Timer(fire: Date(), interval: 0, repeats: false) { _ in log.entries.append("now") }, forMode: .default)
        turn { log.entries == ["now"] }
    }

    @Test func anIntervalIsTheTimeBeforeTheFirstFiring() {
        let log = Log(), before = Date()
        let timers = [
            Timer(timeInterval: Self.hour, repeats: false) { _ in log.entries.append("once") },
            Timer(timeInterval: Self.hour, repeats: true) { _ in log.entries.append("again") },
            Timer(timeInterval: Self.hour, target: log, selector: Selector("note:"), userInfo: "sent", repeats: false),
        ]
        for timer in timers {
            #expect(timer.fireDate >= before.addingTimeInterval(Self.hour))
            #expect(timer.fireDate <= Date(timeIntervalSinceNow: Self.hour))
            RunLoop.current.add(timer, forMode: .default)
        }
        #expect(timers.map(\.timeInterval) == [0, Self.hour, 0])
        turn()
        #expect(log.entries == [])
        for timer in timers { timer.invalidate() }
    }

    @Test func scheduledTimersAreInTheRunLoop() {
        let log = Log()
        let timers = [
            Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in log.entries.append("block") },
            Timer.scheduledTimer(timeInterval: 0.002, target: log, selector: Selector("note:"), userInfo: "message", repeats: false),
        ]
        turn { log.entries.count == 2 }
        #expect(log.entries == ["block", "message"])
        #expect(timers.allSatisfy { !$0.isValid })
    }

    @Test(arguments: [0.001, 0, -5]) func repeatedTimersGoOnUntilTheyAreInvalidated(interval: TimeInterval) {
        let log = Log()
        let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { timer in
            log.entries.append("fire")
            if log.entries.count == 3 { timer.invalidate() }
        }
        #expect(timer.timeInterval == (interval > 0 ? interval : 0.0001))
        turn { log.entries.count == 3 }
        #expect(!timer.isValid)
        turn()
        #expect(log.entries.count == 3)
    }

    @Test func aNewDateMovesTheSchedule() {
        let log = Log()
        let timer = Timer.scheduledTimer(withTimeInterval: Self.hour, repeats: true) { _ in log.entries.append("fire") }
        let date = Date()
        timer.fireDate = date
        #expect(timer.fireDate == date)
        turn { log.entries == ["fire"] }
        // Core Foundation reads two clocks one after the other; the next date is as far off as the time between.
        #expect(timer.isValid)
        #expect(abs(timer.fireDate.timeIntervalSince(date) - Self.hour) < 10)
        let last = Date(timeIntervalSinceNow: 2 * Self.hour)
        timer.fireDate = last
        timer.invalidate()
        #expect(timer.fireDate == last)
    }

    @Test func firingByHandKeepsTheScheduleOfARepeatedTimerAndEndsAnother() {
        let log = Log()
        let repeated = Timer(timeInterval: Self.hour, repeats: true) { _ in log.entries.append("repeated") }
        let date = repeated.fireDate
        repeated.fire()
        #expect(repeated.isValid)
        #expect(repeated.fireDate == date)
        let single = Timer(timeInterval: Self.hour, repeats: false) { timer in log.entries.append("single \(timer.isValid)") }
        single.fire()
        single.fire()
        #expect(!single.isValid)
        repeated.invalidate()
        repeated.fire()
        #expect(log.entries == ["repeated", "single true"])
    }

    @Test func toleranceIsKept() {
        let timer = Timer(timeInterval: 1, repeats: true) { _ in }
        #expect(timer.tolerance == 0)
        timer.tolerance = 0.2
        #expect(timer.tolerance == 0.2)
    }

    /// The loop keeps a timer and the timer its target, until the timer has ended; then both go.
    @Test func endedTimersLetGo() {
        weak var target: Log?
        weak var block: Log?
        weak var repeated: Timer?
        autoreleasepool {
            let first = Log(), second = Log()
            (target, block) = (first, second)
            repeated = .scheduledTimer(timeInterval: Self.hour, target: first, selector: Selector("note:"), userInfo: nil, repeats: true)
            Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in second.entries.append("fired") }
        }
        #expect(target != nil)
        #expect(block != nil)
        #expect(repeated?.isValid == true)
        turn { block == nil }
        repeated?.invalidate()
        #expect(target == nil)
        #expect(repeated == nil)
    }

    @Test func modesDecideWhenATimerFires() {
        let log = Log(), mode = RunLoop.Mode("TimerTests.mode")
        let timer = Timer(timeInterval: 0.001, repeats: false) { _ in log.entries.append("in mode") }
        RunLoop.current.add(timer, forMode: mode)
        turn()
        #expect(log.entries == [])
        turn(in: mode) { log.entries == ["in mode"] }
        let common = Timer(timeInterval: 0.001, repeats: false) { _ in log.entries.append("common") }
        RunLoop.current.add(common, forMode: .common)
        turn { log.entries.last == "common" }
    }

    // MARK: Messages with a delay

    @Test func delayedMessagesComeInOrderWithTheirArguments() {
        let log = Log()
        log.perform(Selector("note:"), with: "late", afterDelay: Self.hour)
        log.perform(Selector("note:"), with: "second", afterDelay: 0.002)
        log.perform(Selector("note:"), with: "first", afterDelay: 0)
        #expect(log.entries == [])
        turn { log.entries.count == 2 }
        #expect(log.entries == ["first", "second"])
        NSObject.cancelPreviousPerformRequests(withTarget: log)
    }

    @Test func cancellingTakesSelectorAndArgument() {
        let log = Log(), other = Log()
        for argument in ["a", "b", nil] { log.perform(Selector("note:"), with: argument, afterDelay: 0) }
        other.perform(Selector("note:"), with: "a", afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: log, selector: Selector("note:"), object: "a")
        NSObject.cancelPreviousPerformRequests(withTarget: log, selector: Selector("note:"), object: nil)
        turn { other.entries == ["a"] }
        #expect(log.entries == ["b"])
        log.perform(Selector("note:"), with: "c", afterDelay: 0)
        log.perform(Selector("other:"), with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: log)
        turn()
        #expect(log.entries == ["b"])
    }

    @Test func receiversAreKeptUntilTheirMessageWasSent() {
        weak var receiver: Log?
        autoreleasepool {
            let log = Log()
            receiver = log
            log.perform(Selector("note:"), with: nil, afterDelay: 0)
        }
        #expect(receiver != nil)
        turn { receiver == nil }
    }
}
