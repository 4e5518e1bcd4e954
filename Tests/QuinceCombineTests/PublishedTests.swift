import Combine
import QuinceFoundation
import Testing

@Suite struct PublishedTests {
    class Base: ObservableObject {
        @Published var name = "a"
    }

    final class Derived: Base {
        @Published var count = 0
    }

    final class Native: NSObject, ObservableObject {
        @Published var text = ""
    }

    final class ByHand: ObservableObject {
        var score = 0 { willSet { objectWillChange.send() } }
    }

    final class Model: ObservableObject {
        @Published var last = 0
        init(_ source: some Publisher<Int, Never>) { source.assign(to: &$last) }
    }

    @Test func aPropertyPublishesItsValueAndThenEachNewOneBeforeItIsSet() {
        let object = Base()
        var log: [String] = []
        let subscription = object.$name.sink { log.append("\($0) over \(object.name)") }
        object.name = "b"
        subscription.cancel()
        object.name = "c"
        #expect(log == ["a over a", "b over a"])
        #expect(object.name == "c")
    }

    @Test func anObjectSpeaksBeforeOwnAndInheritedPropertiesChange() {
        let object = Derived()
        var log: [String] = []
        let subscription = object.objectWillChange.sink { log.append("\(object.name) \(object.count)") }
        object.name = "b"
        object.count = 1
        object.objectWillChange.send()
        #expect(log == ["a 0", "b 0", "b 1"])
        subscription.cancel()
        object.count = 2
        #expect(log.count == 3)
    }

    @Test func objectsOfFoundationSpeakToo() {
        let object = Native()
        var count = 0
        let subscription = object.objectWillChange.sink { count += 1 }
        object.text = "x"
        #expect(count == 1)
        subscription.cancel()
    }

    @Test func anObjectWithoutPublishedPropertiesKeepsItsPublisher() {
        let object = ByHand()
        var scores: [Int] = []
        let subscription = object.objectWillChange.sink { scores.append(object.score) }
        object.score = 5
        object.score = 6
        #expect(scores == [0, 5])
        subscription.cancel()
    }

    @Test func subscribersHearInTheOrderTheyCame() {
        let object = Base()
        var log: [Int] = []
        let subscriptions = (0..<20).map { number in object.objectWillChange.sink { log.append(number) } }
        object.name = "b"
        #expect(log == Array(0..<20))
        withExtendedLifetime(subscriptions) {}
    }

    @Test func assigningEndsWithTheObject() {
        let source = PassthroughSubject<Int, Never>()
        var cancelled = false
        var model: Model? = Model(source.handleEvents(receiveCancel: { cancelled = true }))
        source.send(3)
        #expect(model?.last == 3)
        weak let gone = model
        model = nil
        #expect(gone == nil)
        #expect(cancelled)
    }

    @Test func aSubscriberGetsNoMoreThanItAskedFor() {
        let object = Base()
        var log: [String] = []
        let subscriber = AnySubscriber<String, Never>(
            receiveSubscription: { $0.request(.max(2)) },
            receiveValue: {
                log.append($0)
                return .none
            })
        object.$name.subscribe(subscriber)
        for name in ["b", "c", "d"] { object.name = name }
        #expect(log == ["a", "b"])
    }
}
