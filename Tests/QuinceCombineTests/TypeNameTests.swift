import Combine
import QuinceFoundation
import Testing

/// Types of publishers as apps write them out, in Apple's spelling.
@Suite struct TypeNameTests {
    protocol Store {
        var items: AnyPublisher<[Int], Never> { get }
        func save(_ item: Int) -> Future<Int, any Error>
    }

    final class MemoryStore: Store {
        private let subject = CurrentValueSubject<[Int], Never>([])
        var items: AnyPublisher<[Int], Never> { subject.eraseToAnyPublisher() }
        func save(_ item: Int) -> Future<Int, any Error> {
            Future { [subject] promise in
                subject.value.append(item)
                promise(.success(subject.value.count))
            }
        }
    }

    enum Problem: Error, Equatable { case missing }

    @Test func chainsHaveTypes() {
        let sequence: Publishers.Sequence<[Int], Never> = [1, 2].publisher
        let received: Publishers.ReceiveOn<Publishers.Sequence<[Int], Never>, ImmediateScheduler> = sequence.receive(on: .shared)
        let mapped: Publishers.Map<Publishers.ReceiveOn<Publishers.Sequence<[Int], Never>, ImmediateScheduler>, String> = received.map {
            "\($0)"
        }
        let either: Publishers.Merge<Just<Int>, Empty<Int, Never>> = Just(1).merge(with: Empty())
        let failing: Publishers.SetFailureType<Just<Int>, Problem> = Just(1).setFailureType(to: Problem.self)
        let zipped: Publishers.Zip<Just<Int>, Just<String>> = Publishers.Zip(Just(1), Just("a"))
        let typed: NotificationCenter.Publisher = NotificationCenter.default.publisher(for: .init("name"))
        let timer: Timer.TimerPublisher = Timer.publish(every: 1, on: .main, in: .common)
        let ticks: Publishers.Autoconnect<Timer.TimerPublisher> = timer.autoconnect()
        let task: URLSession.DataTaskPublisher = URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/"))
        #expect(typed.name.rawValue == "name")
        #expect(ticks.upstream === timer)
        #expect(task.request.url?.path == "/")
        var log: [String] = []
        _ = mapped.sink { log.append($0) }
        _ = either.sink { log.append("\($0)") }
        _ = failing.sink { _ in
        } receiveValue: {
            log.append("\($0)")
        }
        _ = zipped.sink { log.append("\($0)\($1)") }
        #expect(log == ["1", "2", "1", "1", "1a"])
    }

    @Test func publishersAreErasedBehindProtocols() {
        let store: any Store = MemoryStore()
        var log: [String] = []
        let subscription = store.items.map(\.count).sink { log.append("\($0)") }
        let saved = store.save(7).sink {
            log.append("\($0)")
        } receiveValue: {
            log.append("saved \($0)")
        }
        #expect(log == ["0", "1", "saved 1", "finished"])
        withExtendedLifetime((subscription, saved)) {}
    }

    @Test func failuresAreCaughtRetriedAndReplaced() {
        var attempts = 0
        let broken = Deferred { () -> Fail<Int, Problem> in
            attempts += 1
            return Fail(error: .missing)
        }
        var log: [Int] = []
        _ = broken.retry(2).catch { _ in Just(-1) }.sink { log.append($0) }
        _ = broken.replaceError(with: -2).sink { log.append($0) }
        _ = broken.mapError { $0 as any Error }.tryCatch { _ in Just(-3) }.assertNoFailure().sink { log.append($0) }
        #expect(log == [-1, -2, -3])
        #expect(attempts == 5)
    }

    @Test func newestRequestsWin() {
        let searches = PassthroughSubject<String, Never>()
        let answers = ["a": PassthroughSubject<String, Never>(), "b": PassthroughSubject<String, Never>()]
        var log: [String] = []
        let subscription = searches.map { answers[$0]!.prepend("…\($0)") }.switchToLatest().sink { log.append($0) }
        searches.send("a")
        searches.send("b")
        answers["a"]?.send("late")
        answers["b"]?.send("found")
        #expect(log == ["…a", "…b", "found"])
        withExtendedLifetime(subscription) {}
    }

    @Test func aFutureIsAwaited() async throws {
        #expect(try await MemoryStore().save(1).value == 1)
        await #expect(throws: Problem.missing) { try await Future<Int, any Error> { $0(.failure(Problem.missing)) }.value }
        var values: [Int] = []
        for try await value in [1, 2, 3].publisher.tryMap({ $0 == 3 ? -1 : $0 }).values { values.append(value) }
        #expect(values == [1, 2, -1])
    }
}
