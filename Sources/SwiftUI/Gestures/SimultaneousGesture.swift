/// Two gestures at the same time.
///
/// Source: Apple's documentation of `SimultaneousGesture`.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: GesturePair {
    /// The values of both gestures; each one is nil until its gesture reports.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
    public typealias Body = Never
    nonisolated(unsafe) public var first: First
    nonisolated(unsafe) public var second: Second

    nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Value> {
        let (first, second) = makeParts(gesture, inputs)
        inputs.container.allowTogether(first.recognizers, second.recognizers)
        let outer = Recognition<Value>(first.recognizers + second.recognizers)
        let progress = Progress()
        func observe<Part>(_ part: Recognition<Part>, _ index: Int, _ set: @escaping (Part) -> Void) {
            part.onChange = { [unowned outer] value in
                set(value)
                progress.running.insert(index)
                outer.onChange(progress.value)
            }
            part.onEnd = { [unowned outer] value in
                set(value)
                progress.running.remove(index)
                // Over when both are.
                guard progress.running.isEmpty else { return outer.onChange(progress.value) }
                outer.onEnd(progress.value)
                progress.value = Value()
            }
            part.onCancel = { [unowned outer] in
                progress.running.remove(index)
                guard progress.running.isEmpty else { return }
                progress.value = Value()
                outer.onCancel()
            }
        }
        observe(first, 0) { progress.value.first = $0 }
        observe(second, 1) { progress.value.second = $0 }
        return _GestureOutputs(outer)
    }

    private final class Progress {
        var value = Value()
        /// Which of the gestures have begun and are not over.
        var running: Set<Int> = []
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
