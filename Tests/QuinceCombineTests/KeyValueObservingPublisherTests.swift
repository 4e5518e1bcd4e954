import Combine
@_spi(Quince) import QuinceFoundation
import Testing

private final class Track: NSObject {
    var title = "" {
        willSet { KeyValueObserving.willChange(self, "title") }
        didSet { KeyValueObserving.didChange(self, "title") }
    }
}

struct KeyValueObservingPublisherTests {
    @Test func valuesArePublishedUntilCancelled() {
        let track = Track()
        var seen: [String] = []
        let subscription = track.publisher(for: __quinceKeyPath(\.title, "title")).sink { seen.append($0) }
        track.title = "a"
        track.title = "b"
        subscription.cancel()
        track.title = "c"
        #expect(seen == ["", "a", "b"])
    }

    @Test func optionsSayWhichValuesArePublished() {
        let track = Track()
        var seen: [String] = []
        let subscription = track.publisher(for: __quinceKeyPath(\.title, "title"), options: [.new]).sink { seen.append($0) }
        track.title = "a"
        #expect(seen == ["a"])
        subscription.cancel()
    }

    @Test func theLastValueWaitsForDemand() {
        let track = Track()
        var seen: [String] = []
        var held: (any Subscription)?
        let subscriber = AnySubscriber<String, Never>(
            receiveSubscription: { held = $0 },
            receiveValue: {
                seen.append($0)
                return .none
            })
        track.publisher(for: __quinceKeyPath(\.title, "title")).subscribe(subscriber)
        track.title = "a"
        track.title = "b"
        #expect(seen.isEmpty)
        held?.request(.max(1))
        #expect(seen == ["b"])
        track.title = "c"
        #expect(seen == ["b"])
        held?.cancel()
    }
}
