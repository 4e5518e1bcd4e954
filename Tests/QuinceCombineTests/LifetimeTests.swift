import Combine
import QuinceFoundation
import Testing

/// How long subscriptions live, and what they keep alive.
@Suite struct LifetimeTests {
    final class Label {
        var text: String? = ""
        var log: [String] = [] { didSet { text = log.last } }
    }

    final class Form: ObservableObject {
        @Published var name = ""
        @Published private(set) var isValid = false
        var namePublisher: Published<String>.Publisher { $name }
        private var subscriptions: Set<AnyCancellable> = []

        init() {
            $name.map { !$0.isEmpty }.removeDuplicates().assign(to: &$isValid)
            $name.dropFirst().sink { [weak self] in self?.log.append($0) }.store(in: &subscriptions)
        }

        private(set) var log: [String] = []
    }

    @Test func aSubscriptionEndsWhenItsCancellableGoes() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [Int] = []
        var subscription: AnyCancellable? = subject.sink { log.append($0) }
        subject.send(1)
        subscription = nil
        subject.send(2)
        #expect(log == [1])
        #expect(subscription == nil)
    }

    @Test func subscriptionsAreKeptInCollections() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [Int] = []
        var (list, set): ([AnyCancellable], Set<AnyCancellable>) = ([], [])
        subject.sink { log.append($0) }.store(in: &list)
        subject.sink { log.append($0 * 10) }.store(in: &set)
        subject.send(1)
        list = []
        subject.send(2)
        set = []
        subject.send(3)
        #expect(log.sorted() == [1, 10, 20])
    }

    @Test func assigningToAnObjectKeepsItUntilCancelled() {
        let subject = CurrentValueSubject<String?, Never>("a")
        var label: Label? = Label()
        weak let known = label
        var subscription: AnyCancellable? = subject.assign(to: \.text, on: label!)
        label = nil
        subject.value = "b"
        #expect(known?.text == "b")
        subscription?.cancel()
        subscription = nil
        #expect(known == nil)
    }

    @Test func anObjectThatListensToItselfIsReleased() {
        var form: Form? = Form()
        weak let known = form
        form?.name = "Ada"
        #expect(form?.isValid == true)
        #expect(form?.log == ["Ada"])
        form = nil
        #expect(known == nil)
    }

    @Test func aPublishedPublisherHasANameOfItsOwn() {
        let form = Form()
        var log: [String] = []
        let subscription = form.namePublisher.sink { log.append($0) }
        form.name = "x"
        #expect(log == ["", "x"])
        subscription.cancel()
    }

    @Test func aPropertySetWhileItIsPublishedIsPublishedInTurn() {
        let form = Form()
        var log: [String] = []
        let subscription = form.$name.sink { name in
            log.append(name)
            if name == "a" { form.name = "b" }
        }
        form.name = "a"
        #expect(log == ["", "a", "b"])
        subscription.cancel()
    }

    @Test func aCurrentValueIsGivenFirstAndAFinishedSubjectNoMore() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var log: [String] = []
        func listen() -> AnyCancellable {
            subject.sink {
                log.append("\($0)")
            } receiveValue: {
                log.append("\($0)")
            }
        }
        let first = listen()
        subject.send(2)
        subject.send(completion: .finished)
        subject.send(3)
        let second = listen()
        #expect(log == ["1", "2", "finished", "finished"])
        withExtendedLifetime((first, second)) {}
    }

    @Test func sharedWorkIsDoneOnce() {
        var count = 0
        let source = Deferred {
            Future<Int, Never> { promise in
                count += 1
                promise(.success(count))
            }
        }
        let connectable = source.multicast { PassthroughSubject<Int, Never>() }
        var log: [Int] = []
        let subscriptions = [connectable.sink { log.append($0) }, connectable.sink { log.append($0) }]
        let connection = connectable.connect()
        #expect(log == [1, 1])
        #expect(count == 1)
        withExtendedLifetime((subscriptions, connection)) {}
    }
}
