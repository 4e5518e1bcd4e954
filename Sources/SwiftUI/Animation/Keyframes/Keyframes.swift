/// Tracks of keyframes for the parts of a value.
///
/// Source: Apple's documentation of `Keyframes`.
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes
    @KeyframesBuilder<Self.Value> var body: Self.Body { get }
    /// Adds the tracks. Source of the kind: SwiftUI's interface has such requirements, too.
    func _resolve(from initial: Value, into tracks: inout [_KeyframeTrackCourse<Value>])
}

extension Keyframes where Body.Value == Value {
    public func _resolve(from initial: Value, into tracks: inout [_KeyframeTrackCourse<Value>]) {
        body._resolve(from: initial, into: &tracks)
    }
}

/// The way of a part of a value. Source of the kind: SwiftUI's interface has such types, too.
public struct _KeyframeTrackCourse<Value> {
    let duration: Double
    /// Puts what the part is at a time into the value.
    let apply: (inout Value, Double) -> Void
}

/// The keyframes of one part of a value.
///
/// Source: Apple's documentation of `KeyframeTrack`.
public struct KeyframeTrack<Root, TrackValue: Animatable, Content: KeyframeTrackContent>: Keyframes where TrackValue == Content.Value {
    public typealias Value = Root
    public typealias Body = KeyframeTrack<Root, TrackValue, Content>
    let keyPath: WritableKeyPath<Root, TrackValue>
    let content: Content

    /// The keyframes of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == TrackValue {
        (keyPath, self.content) = (\.self, content())
    }
    /// The keyframes of a part.
    public init(_ keyPath: WritableKeyPath<Root, TrackValue>, @KeyframeTrackContentBuilder<TrackValue> content: () -> Content) {
        (self.keyPath, self.content) = (keyPath, content())
    }

    public var body: KeyframeTrack<Root, TrackValue, Content> { self }

    public func _resolve(from initial: Root, into tracks: inout [_KeyframeTrackCourse<Root>]) {
        var segments: [_KeyframeSegment<TrackValue.AnimatableData>] = []
        content._resolve(into: &segments)
        let course = KeyframeCourse(from: initial[keyPath: keyPath].animatableData, segments)
        tracks.append(
            _KeyframeTrackCourse(duration: course.duration) { [keyPath] root, time in
                root[keyPath: keyPath].animatableData = course.value(at: time)
            })
    }
}

/// Puts tracks of keyframes together.
///
/// Source: Apple's documentation of `KeyframesBuilder`.
@resultBuilder public struct KeyframesBuilder<Value> {
    public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content where Value == Content.Value { expression }
    public static func buildExpression<Content: KeyframeTrackContent>(_ expression: Content) -> Content where Value == Content.Value {
        expression
    }
    public static func buildBlock() -> some Keyframes<Value> { TrackList<Value>(parts: []) }
    public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content where Value == Content.Value { first }
    public static func buildPartialBlock(accumulated: some Keyframes<Value>, next: some Keyframes<Value>) -> some Keyframes<Value> {
        TrackList<Value>(parts: [{ accumulated._resolve(from: $0, into: &$1) }, { next._resolve(from: $0, into: &$1) }])
    }
    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content where Value == Content.Value { component }

    // Keyframes without a track are those of the whole value.

    public static func buildPartialBlock<Content: KeyframeTrackContent>(first: Content) -> Content where Value == Content.Value { first }
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        _KeyframeList<Value>(parts: [{ accumulated._resolve(into: &$0) }, { next._resolve(into: &$0) }])
    }
    public static func buildFinalResult<Content: KeyframeTrackContent>(_ component: Content) -> KeyframeTrack<Value, Value, Content>
    where Value == Content.Value { KeyframeTrack(\.self) { component } }
}

/// Tracks of several types.
private struct TrackList<Value>: Keyframes {
    typealias Body = TrackList<Value>
    let parts: [(Value, inout [_KeyframeTrackCourse<Value>]) -> Void]
    var body: TrackList<Value> { self }
    func _resolve(from initial: Value, into tracks: inout [_KeyframeTrackCourse<Value>]) { for part in parts { part(initial, &tracks) } }
}

/// The values that a set of keyframe tracks produces over time.
///
/// Source: Apple's documentation of `KeyframeTimeline`.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let tracks: [_KeyframeTrackCourse<Value>]

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        initial = initialValue
        var tracks: [_KeyframeTrackCourse<Value>] = []
        content()._resolve(from: initialValue, into: &tracks)
        self.tracks = tracks
    }

    /// The length of the longest track, in seconds.
    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

    /// The value at a time from the beginning, in seconds.
    public func value(time: Double) -> Value {
        var result = initial
        for track in tracks { track.apply(&result, time) }
        return result
    }
    /// The value when `progress`, 0…1, of the time has passed.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
