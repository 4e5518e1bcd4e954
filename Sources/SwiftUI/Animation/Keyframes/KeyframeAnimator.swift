/// Shows its content with a value that follows tracks of keyframes.
///
/// Source: Apple's documentation of `KeyframeAnimator`.
@MainActor @preconcurrency public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where Value == KeyframePath.Value {
    nonisolated(unsafe) private let initialValue: Value
    private let repeats: Bool
    private let trigger: AnyEquatable?
    nonisolated(unsafe) private let content: (Value) -> Content
    nonisolated(unsafe) private let keyframes: (Value) -> KeyframePath
    @State private var time: Double?
    @State private var player = KeyframePlayer<Value>()

    /// Follows the keyframes from the beginning.
    ///
    /// - Parameter repeating: Whether they begin again when they are over.
    nonisolated public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(initialValue, repeating, nil, content, keyframes)
    }

    /// Follows the keyframes once, whenever `trigger` changes.
    nonisolated public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(initialValue, false, AnyEquatable(trigger), content, keyframes)
    }

    nonisolated private init(
        _ initialValue: Value, _ repeats: Bool, _ trigger: AnyEquatable?, _ content: @escaping (Value) -> Content,
        _ keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.repeats = repeats
        self.trigger = trigger
        self.content = content
        self.keyframes = keyframes
    }

    public var body: some View {
        content(time.flatMap { player.value(at: $0) } ?? initialValue)
            .onAppear { if trigger == nil { play() } }
            .onDisappear { player.stop() }
            .onChange(of: trigger) { _, new in if new != nil { play() } }
    }

    private func play() {
        let from = time.flatMap { player.value(at: $0) } ?? initialValue
        player.play(KeyframeTimeline(initialValue: from) { keyframes(from) }, repeats: repeats) { time = $0 }
    }
}

/// Takes a timeline from frame to frame.
@MainActor final class KeyframePlayer<Value>: FrameRun {
    private var timeline: KeyframeTimeline<Value>?
    private var repeats = false
    private var start: CFTimeInterval = 0
    private var show: (Double) -> Void = { _ in }
    nonisolated init() {}

    func value(at time: Double) -> Value? { timeline?.value(time: time) }

    /// - Parameter show: Takes the time from the beginning, in seconds, of each frame.
    func play(_ timeline: KeyframeTimeline<Value>, repeats: Bool, _ show: @escaping (Double) -> Void) {
        (self.timeline, self.repeats, self.show) = (timeline, repeats, show)
        start = FrameClock.shared.now
        show(0)
        if timeline.duration > 0 { FrameClock.shared.add(self) } else { FrameClock.shared.remove(self) }
    }

    func stop() { FrameClock.shared.remove(self) }

    func tick(_ now: CFTimeInterval) -> Bool {
        guard let timeline else { return false }
        let (elapsed, duration) = (now - start, timeline.duration)
        guard elapsed >= duration else {
            show(elapsed)
            return true
        }
        guard repeats else {
            show(duration)
            return false
        }
        start += (elapsed / duration).rounded(.down) * duration
        show(now - start)
        return true
    }
}

extension View {
    /// Shows the view with a value that follows tracks of keyframes.
    ///
    /// Source: Apple's documentation of `keyframeAnimator(initialValue:repeating:content:keyframes:)`.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        MainActor.assumeIsolated {
            let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
            return KeyframeAnimator(
                initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) }, keyframes: keyframes)
        }
    }
    /// Shows the view with a value that follows tracks of keyframes, once whenever `trigger` changes.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        MainActor.assumeIsolated {
            let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
            return KeyframeAnimator(
                initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) }, keyframes: keyframes)
        }
    }
}
