@_spi(Quince) @testable import QuinceFoundation
import Testing

/// A class as lowering leaves it.
private final class Track: NSObject {
    var title = "" {
        willSet { KeyValueObserving.willChange(self, "title") }
        didSet { KeyValueObserving.didChange(self, "title") }
    }
    var next: Track? {
        willSet { KeyValueObserving.willChange(self, "next") }
        didSet { KeyValueObserving.didChange(self, "next") }
    }
    var label: String { "<\(title)>" }
}

private final class Listener: NSObject {
    var heard: [String] = []
    var changes: [[NSKeyValueChangeKey: Any]] = []
}

@Suite(.serialized) struct KeyValueObservingTests {
    init() {
        ObjectRuntime.register(Track.self) { type in
            type.getter("title") { ($0 as! Track).title }
            type.getter("next") { ($0 as! Track).next }
            type.getter("label") { ($0 as! Track).label }
            type.classMethod("keyPathsForValuesAffectingValueForKey:") { _, arguments in
                arguments.first as? String == "label" ? ["title"] as Set<String> : [] as Set<String>
            }
        }
        ObjectRuntime.register(Listener.self) { type in
            type.method("observeValueForKeyPath:of:change:context:") { object, arguments in
                let listener = object as! Listener
                let change = arguments[2] as! [NSKeyValueChangeKey: Any]
                listener.heard.append("\(arguments[0] as! String)=\(change[.newKey].map { "\($0)" } ?? "-")")
                listener.changes.append(change)
                return nil
            }
        }
    }

    @Test func keyPathsAreObservedUntilTheirObservationGoes() {
        let track = Track()
        var seen: [String] = []
        var observation: NSKeyValueObservation? = track.observe(__quinceKeyPath(\.title, "title"), options: [.old, .new]) { track, change in
            seen.append("\(change.oldValue ?? "-")>\(change.newValue ?? "-") \(track.title)")
        }
        track.title = "a"
        track.title = "b"
        #expect(seen == [">a a", "a>b b"])
        withExtendedLifetime(observation) {}
        observation = nil
        track.title = "c"
        #expect(seen.count == 2)
    }

    @Test func optionsSayWhatIsTold() {
        let track = Track()
        var seen: [String] = []
        let observation = track.observe(__quinceKeyPath(\.title, "title"), options: [.initial, .prior, .new]) { _, change in
            seen.append("\(change.isPrior) \(change.oldValue ?? "-") \(change.newValue ?? "-")")
        }
        track.title = "a"
        #expect(seen == ["false - ", "true - -", "false - a"])
        observation.invalidate()
        track.title = "b"
        #expect(seen.count == 3)
    }

    @Test func pathsAndComputedPropertiesAreFollowed() {
        let (first, second, third) = (Track(), Track(), Track())
        first.next = second
        var seen: [String] = []
        let nested = first.observe(__quinceKeyPath(\.next?.title, "next.title"), options: [.new]) { _, change in
            seen.append("next \((change.newValue ?? nil) ?? "nil")")
        }
        let computed = first.observe(__quinceKeyPath(\.label, "label"), options: [.new]) { _, change in seen.append(change.newValue ?? "-")
        }
        second.title = "two"
        first.next = third
        second.title = "gone"
        third.title = "three"
        first.title = "one"
        #expect(seen == ["next two", "next ", "next three", "<one>"])
        withExtendedLifetime((nested, computed)) {}
    }

    @Test func observersByNameAreCalled() {
        let (track, listener) = (Track(), Listener())
        track.addObserver(listener, forKeyPath: "title", options: [.new, .old, .initial], context: nil)
        track.title = "x"
        #expect(listener.heard == ["title=", "title=x"])
        #expect(listener.changes[0][.oldKey] == nil)
        #expect(listener.changes[1][.oldKey] as? String == "")
        #expect(listener.changes[1][.kindKey] as? UInt == NSKeyValueChange.setting.rawValue)
        track.removeObserver(listener, forKeyPath: "title")
        track.title = "y"
        #expect(listener.heard.count == 2)
    }

    @Test func changesCanBeReportedByHand() {
        let (track, listener) = (Track(), Listener())
        track.addObserver(listener, forKeyPath: "label", options: [], context: nil)
        track.willChangeValue(forKey: "label")
        track.didChangeValue(forKey: "label")
        #expect(listener.heard == ["label=-"])
        track.removeObserver(listener, forKeyPath: "label", context: nil)
    }

    @Test func defaultsReportTheirKeys() throws {
        let suite = TemporaryDefaults("KeyValueObservingTests")
        defer { withExtendedLifetime(suite) {} }
        let defaults = try #require(suite.defaults)
        let listener = Listener()
        defaults.addObserver(listener, forKeyPath: "volume", options: .new, context: nil)
        defaults.set(3, forKey: "volume")
        defaults.set(4, forKey: "other")
        defaults.removeObject(forKey: "volume")
        #expect(listener.heard == ["volume=3", "volume=<null>"])
        defaults.removeObserver(listener, forKeyPath: "volume")
    }

    @Test func propertiesThatDoNotReportAreKnown() {
        #expect(KeyValueObserving.reports("title", in: Track()))
        #expect(KeyValueObserving.reports("anything", in: UserDefaults.standard))
        #expect(!KeyValueObserving.reports("fractionCompleted", in: Progress(totalUnitCount: 1)))
    }

    @Test func objectsThatGoLeaveNothingBehind() {
        var seen = 0
        var observations: [NSKeyValueObservation] = []
        for _ in 0..<200 {
            let track = Track()
            observations.append(track.observe(__quinceKeyPath(\.title, "title")) { _, _ in seen += 1 })
            track.title = "a"
        }
        #expect(seen == 200)
        observations = []
    }
}
