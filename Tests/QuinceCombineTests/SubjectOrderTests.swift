import Combine
import QuinceFoundation
import Testing

/// Subscribers hear of values in the order they came, whatever the addresses of their subscriptions.
struct SubjectOrderTests {
    private static let count = 40

    private func order<P: Publisher<Int, Never>>(_ publisher: P, _ send: () -> Void) -> [Int] {
        var order: [Int] = []
        let subscriptions = (0..<Self.count).map { number in publisher.sink { _ in order.append(number) } }
        order = []
        send()
        withExtendedLifetime(subscriptions) {}
        return order
    }

    @Test func passthroughSubjectsKeepTheOrder() {
        let subject = PassthroughSubject<Int, Never>()
        #expect(order(subject) { subject.send(1) } == Array(0..<Self.count))
    }

    @Test func currentValueSubjectsKeepTheOrder() {
        let subject = CurrentValueSubject<Int, Never>(0)
        #expect(order(subject) { subject.send(1) } == Array(0..<Self.count))
    }

    @Test func publishedPropertiesKeepTheOrder() {
        final class Model { @Published var value = 0 }
        let model = Model()
        #expect(order(model.$value) { model.value = 1 } == Array(0..<Self.count))
    }

    @Test func theEndComesInTheSameOrder() {
        let subject = PassthroughSubject<Int, Never>()
        var ends: [Int] = []
        let subscriptions = (0..<Self.count).map { number in
            subject.sink(receiveCompletion: { _ in ends.append(number) }, receiveValue: { _ in })
        }
        subject.send(completion: .finished)
        #expect(ends == Array(0..<Self.count))
        subject.send(2)
        withExtendedLifetime(subscriptions) {}
    }

    // MARK: Subscriptions within a delivery

    @Test func whoSubscribesDuringADeliveryGetsTheNewestValue() {
        final class Model { @Published var value = 0 }
        let (model, subject) = (Model(), CurrentValueSubject<Int, Never>(0))
        var (inner, kept): ([Int], [AnyCancellable]) = ([], [])
        model.$value.dropFirst().first().sink { _ in kept.append(model.$value.sink { inner.append($0) }) }.store(in: &kept)
        model.value = 1
        model.value = 2
        #expect(inner == [1, 2])
        inner = []
        subject.dropFirst().first().sink { _ in kept.append(subject.sink { inner.append($0) }) }.store(in: &kept)
        subject.value = 1
        subject.value = 2
        #expect(inner == [1, 2])
    }

    @Test func aPropertyHasItsOldValueWhileTheNewOneIsAnnounced() {
        final class Model { @Published var value = 0 }
        let model = Model()
        var log: [String] = []
        let subscription = model.$value.sink { log.append("\($0) \(model.value)") }
        model.value = 1
        #expect(log == ["0 0", "1 0"])
        withExtendedLifetime(subscription) {}
    }

    @Test func optionalValuesAreAnnouncedAsWell() {
        final class Model { @Published var value: Int? = 1 }
        let model = Model()
        var (inner, kept): ([Int?], [AnyCancellable]) = ([], [])
        model.$value.dropFirst().first().sink { _ in kept.append(model.$value.sink { inner.append($0) }) }.store(in: &kept)
        model.value = nil
        #expect(inner == [nil])
    }

    @Test func aCancelledSubscriberHearsNothing() {
        let subject = PassthroughSubject<Int, Never>()
        var (heard, second): ([Int], AnyCancellable?) = ([], nil)
        let first = subject.sink { _ in second?.cancel() }
        second = subject.sink { heard.append($0) }
        subject.send(1)
        #expect(heard.isEmpty)
        withExtendedLifetime(first) {}
    }

    @Test func aSubjectThatHasEndedEndsNewSubscribersAtOnce() {
        let subject = CurrentValueSubject<Int, Never>(1)
        subject.send(completion: .finished)
        subject.value = 2
        var log: [String] = []
        let subscription = subject.sink(receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("\($0)") })
        #expect(log == ["end"])
        #expect(subject.value == 1)
        withExtendedLifetime(subscription) {}
    }

    @Test func demandIsKept() {
        let subject = CurrentValueSubject<Int, Never>(0)
        var (values, subscription): ([Int], (any Subscription)?) = ([], nil)
        subject.subscribe(
            AnySubscriber(
                receiveSubscription: { subscription = $0 },
                receiveValue: {
                    values.append($0)
                    return .none
                }))
        subject.send(1)
        subscription?.request(.max(1))
        subject.send(2)
        subject.send(3)
        subscription?.request(.max(1))
        #expect(values == [1, 3])
    }

    @Test func aSubjectSubscribesUpstreamWhenItIsWanted() {
        let (upstream, subject) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let link = upstream.subscribe(subject)
        var values: [Int] = []
        let subscription = subject.sink { values.append($0) }
        upstream.send(1)
        #expect(values == [1])
        withExtendedLifetime((link, subscription)) {}
    }

    // MARK: Throttling

    @Test func throttlingKeepsWhatComesWhileSubscribing() {
        var log: [String] = []
        let subscription = Just(7).throttle(for: .seconds(1), scheduler: ImmediateScheduler.shared, latest: true).sink(
            receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("\($0)") })
        #expect(log == ["7", "end"])
        withExtendedLifetime(subscription) {}
    }
}
