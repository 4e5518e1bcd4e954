/// A gesture, and after it another.
///
/// Source: Apple's documentation of `SequenceGesture`.
public struct SequenceGesture<First: Gesture, Second: Gesture>: GesturePair {
    /// How far the sequence has come.
    @frozen public enum Value {
        /// The first gesture goes on.
        case first(First.Value)
        /// The first gesture has happened; the second may have told something.
        case second(First.Value, Second.Value?)
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
        first.onChange = { [unowned outer] in outer.onChange(.first($0)) }
        first.onEnd = { [unowned outer] value in
            progress.first = value
            outer.onChange(.second(value, nil))
        }
        first.onCancel = { [unowned outer] in
            // A first gesture that has happened is not undone when its fingers go.
            if progress.first == nil { outer.onCancel() }
        }
        second.onChange = { [unowned outer] value in
            if let first = progress.first { outer.onChange(.second(first, value)) }
        }
        second.onEnd = { [unowned outer] value in
            guard let first = progress.first else { return }
            progress.first = nil
            outer.onEnd(.second(first, value))
        }
        second.onCancel = { [unowned outer] in
            guard progress.first != nil else { return }
            progress.first = nil
            outer.onCancel()
        }
        inputs.container.onTouchesOver { [unowned outer] in
            guard progress.first != nil else { return }
            progress.first = nil
            outer.onCancel()
        }
        return _GestureOutputs(outer)
    }

    private final class Progress {
        /// The first gesture's final value; nil until it has ended.
        var first: First.Value?
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
