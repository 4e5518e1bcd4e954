import Combine
import QuinceFoundation
import Testing

/// Run loops as schedulers. The loop is that of the test's own thread: the main one runs in apps only, where flows try it.
@Suite struct RunLoopSchedulerTests {
    /// Turns the thread's run loop until `isDone`, a minute at most.
    private func turn(until isDone: () -> Bool) {
        let end = Date(timeIntervalSinceNow: 60)
        while !isDone(), Date() < end { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005)) }
        #expect(isDone(), "nothing came within a minute")
    }

    @Test func valuesArriveWithTheLoopsNextTurn() {
        var log: [String] = []
        let subject = PassthroughSubject<String, Never>()
        let subscription = subject.receive(on: RunLoop.current).sink { log.append($0) }
        subject.send("x")
        #expect(log.isEmpty)
        turn { !log.isEmpty }
        #expect(log == ["x"])
        withExtendedLifetime(subscription) {}
    }

    @Test func aDebouncedValueIsTheLastOne() {
        var log: [Int] = []
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.debounce(for: .milliseconds(20), scheduler: RunLoop.current).sink { log.append($0) }
        for value in 1...3 { subject.send(value) }
        turn { !log.isEmpty }
        #expect(log == [3])
        withExtendedLifetime(subscription) {}
    }

    @Test func throttlingGivesTheLatestOfAnInterval() {
        var log: [Int] = []
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.throttle(for: .milliseconds(200), scheduler: RunLoop.current, latest: true).sink { log.append($0) }
        for value in 1...3 { subject.send(value) }
        turn { log.last == 3 }
        #expect(!log.contains(2))
        withExtendedLifetime(subscription) {}
    }

    @Test(arguments: [(true, [1, 3]), (false, [1, 2])]) func throttlingPublishesTheFirstValueAtOnce(_ latest: Bool, _ expected: [Int]) {
        var (log, isOver) = ([Int](), false)
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.throttle(for: .milliseconds(50), scheduler: RunLoop.current, latest: latest).sink(
            receiveCompletion: { _ in isOver = true }, receiveValue: { log.append($0) })
        subject.send(1)
        turn { log == [1] }
        subject.send(2)
        subject.send(3)
        turn { log.count == 2 }
        subject.send(completion: .finished)
        turn { isOver }
        #expect(log == expected)
        withExtendedLifetime(subscription) {}
    }

    @Test func aTimerPublishesDatesUntilItIsCancelled() {
        var dates: [Date] = []
        let start = Date()
        let subscription = Timer.publish(every: 0.01, on: .current, in: .common).autoconnect().sink { dates.append($0) }
        // One turn may bring several ticks on a busy machine.
        turn { dates.count >= 3 }
        subscription.cancel()
        let count = dates.count
        var isOver = false
        RunLoop.current.schedule(after: .init(Date(timeIntervalSinceNow: 0.05))) { isOver = true }
        turn { isOver }
        #expect(dates.count == count && dates[0] > start && dates == dates.sorted())
    }
}

/// Queues as schedulers.
@MainActor @Suite struct QueueSchedulerTests {
    /// Gives the main queue turns until `isDone`, a minute at most: this test is itself one of its blocks.
    private func turn(until isDone: () -> Bool) async {
        let end = Date(timeIntervalSinceNow: 60)
        while !isDone(), Date() < end { await Task.yield() }
        #expect(isDone(), "nothing came within a minute")
    }

    @Test func valuesArriveOnTheMainQueueAndOperationQueue() async {
        var log: [String] = []
        let subject = PassthroughSubject<String, Never>()
        let subscriptions = [
            subject.receive(on: DispatchQueue.main).sink { log.append("queue \($0)") },
            subject.receive(on: OperationQueue.main).sink { log.append("operations \($0)") },
        ]
        subject.send("x")
        #expect(log.isEmpty)
        await turn { log.count == 2 }
        #expect(Set(log) == ["queue x", "operations x"])
        withExtendedLifetime(subscriptions) {}
    }

    @Test func aDebouncedValueIsTheLastOne() async {
        var log: [Int] = []
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.debounce(for: 0.02, scheduler: DispatchQueue.main).sink { log.append($0) }
        for value in 1...3 { subject.send(value) }
        await turn { !log.isEmpty }
        #expect(log == [3])
        withExtendedLifetime(subscription) {}
    }

    @Test func delaysPassAndTimeoutsEnd() async {
        var log: [String] = []
        let subject = PassthroughSubject<Int, Never>()
        let subscriptions = [
            subject.delay(for: .seconds(0.01), scheduler: DispatchQueue.main).sink { log.append("delayed \($0)") },
            subject.timeout(.milliseconds(20), scheduler: OperationQueue.main).sink { _ in
                log.append("timeout")
            } receiveValue: {
                log.append("\($0)")
            },
        ]
        subject.send(1)
        await turn { log.count == 3 }
        #expect(log.sorted() == ["1", "delayed 1", "timeout"])
        withExtendedLifetime(subscriptions) {}
    }

    @Test func notificationsAreValues() {
        let center = NotificationCenter()
        let name = Notification.Name("test")
        let sender = NSObject()
        var log: [Bool] = []
        var subscriptions: Set<AnyCancellable> = []
        center.publisher(for: name, object: sender).sink { log.append($0.object as AnyObject === sender) }.store(in: &subscriptions)
        center.post(name: name, object: nil)
        center.post(name: name, object: sender)
        subscriptions.removeAll()
        center.post(name: name, object: sender)
        #expect(log == [true])
    }

    @Test func valuesAreCollectedByTimeAndCount() async {
        var groups: [[Int]] = []
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.collect(.byTimeOrCount(DispatchQueue.main, .milliseconds(20), 2)).sink { groups.append($0) }
        for value in 1...3 { subject.send(value) }
        #expect(groups == [[1, 2]])
        await turn { groups.count == 2 }
        #expect(groups == [[1, 2], [3]])
        withExtendedLifetime(subscription) {}
    }
}

/// Dispatch queues as schedulers.
@Suite struct DispatchQueueSchedulerTests {
    @Test func actionsForOneMomentHappenInTheirOrder() {
        let queue = DispatchQueue(label: "scheduler"), group = DispatchGroup(), count = 200
        nonisolated(unsafe) var log: [Int] = []
        let date = queue.now.advanced(by: .milliseconds(50))
        for number in 0..<count {
            group.enter()
            queue.schedule(after: date, tolerance: .zero, options: nil) {
                log.append(number)
                group.leave()
            }
        }
        #expect(group.wait(timeout: .now() + 60) == .success)
        #expect(log == Array(0..<count))
    }
}
