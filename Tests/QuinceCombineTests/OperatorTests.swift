import Combine
import QuinceFoundation
import Testing

@Suite struct OperatorTests {
    enum Failure: Error { case broken }

    @Test func combineLatestGivesTheLatestOfAll() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var log: [String] = []
        let subscription = first.combineLatest(second).sink { _ in
            log.append("end")
        } receiveValue: {
            log.append("\($0)\($1)")
        }
        first.send(1)
        first.send(2)
        second.send("a")
        first.send(3)
        first.send(completion: .finished)
        second.send("b")
        second.send(completion: .finished)
        #expect(log == ["2a", "3a", "3b", "end"])
        withExtendedLifetime(subscription) {}
    }

    @Test func combineLatestOfFourTransforms() {
        let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
        var sums: [Int] = []
        let subscription = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]) { $0 + $1 + $2 + $3 }.sink { sums.append($0) }
        subjects[2].value = 10
        #expect(sums == [6, 14])
        withExtendedLifetime(subscription) {}
    }

    @Test func optionalValuesCombineToo() {
        let (first, second) = (CurrentValueSubject<Int?, Never>(nil), CurrentValueSubject<Int?, Never>(1))
        var log: [String] = []
        let subscription = Publishers.CombineLatest(first, second).sink { log.append("\($0.map(String.init) ?? "-")\($1 ?? 0)") }
        first.value = 2
        #expect(log == ["-1", "21"])
        withExtendedLifetime(subscription) {}
    }

    @Test func aFailureEndsAllAtOnce() {
        let (first, second) = (PassthroughSubject<Int, Failure>(), PassthroughSubject<Int, Failure>())
        var cancelled = false
        var log: [String] = []
        let subscription = first.merge(with: second.handleEvents(receiveCancel: { cancelled = true }))
            .sink {
                log.append("\($0)")
            } receiveValue: {
                log.append("\($0)")
            }
        second.send(1)
        first.send(completion: .failure(.broken))
        second.send(2)
        #expect(log == ["1", "failure(QuinceCombineTests.OperatorTests.Failure.broken)"])
        #expect(cancelled)
        withExtendedLifetime(subscription) {}
    }

    @Test func mergingGivesEveryValueAsItComes() {
        let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
        var log: [Int] = []
        let eight = subjects[0].merge(
            with: subjects[1], subjects[2], subjects[3], subjects[4], subjects[5], subjects[6], subjects[7])
        let many = Publishers.MergeMany(subjects)
        let subscriptions = [
            eight.sink { _ in
                log.append(-1)
            } receiveValue: {
                log.append($0)
            },
            many.sink { _ in
                log.append(-2)
            } receiveValue: {
                log.append($0 * 10)
            },
        ]
        for (index, subject) in subjects.enumerated().reversed() {
            log = []
            subject.send(index)
            #expect(log.sorted() == [index, index * 10])
        }
        for subject in subjects { subject.send(completion: .finished) }
        #expect(log.suffix(2).sorted() == [-2, -1])
        withExtendedLifetime(subscriptions) {}
    }

    @Test func aMergeKeepsWhatNobodyHasAskedForYet() {
        var log: [String] = []
        var subscription: (any Subscription)?
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: {
                subscription = $0
                $0.request(.max(1))
            },
            receiveValue: {
                log.append("\($0)")
                return .none
            },
            receiveCompletion: { _ in log.append("end") })
        Publishers.MergeMany([1, 2].publisher, [10, 20].publisher).subscribe(subscriber)
        #expect(log.count == 1)
        subscription?.request(.max(2))
        #expect(log.count == 3)
        subscription?.request(.unlimited)
        #expect(log.count == 5)
        #expect(log.last == "end")
        #expect(Set(log) == ["1", "2", "10", "20", "end"])
    }

    @Test func optionalsAndResultsArePublishers() {
        var log: [String] = []
        _ = Optional(1).publisher.sink { log.append("\($0)") }
        _ = Optional<Int>.none.publisher.sink { log.append("\($0)") }
        _ = Result<Int, Failure>.success(2).publisher.sink { _ in
            log.append("end")
        } receiveValue: {
            log.append("\($0)")
        }
        #expect(log == ["1", "2", "end"])
    }

    @Test func jsonIsDecodedAndEncoded() throws {
        var words: [String] = []
        _ = Just(["a", "b"]).encode(encoder: JSONEncoder()).decode(type: [String].self, decoder: JSONDecoder())
            .sink { _ in
            } receiveValue: {
                words = $0
            }
        #expect(words == ["a", "b"])
    }

    @Test func valuesAreASequence() async {
        var sum = 0
        for await value in [1, 2, 3].publisher.values { sum += value }
        #expect(sum == 6)
    }
}
