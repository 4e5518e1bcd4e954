/// One of two gestures: the second where the first does not come about.
///
/// Source: Apple's documentation of `ExclusiveGesture`.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: GesturePair {
    /// The value of whichever gesture was recognized.
    @frozen public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    public typealias Body = Never
    nonisolated(unsafe) public var first: First
    nonisolated(unsafe) public var second: Second

    nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Value> {
        let (first, second) = makeParts(gesture, inputs)
        for later in second.recognizers { for earlier in first.recognizers { later.require(toFail: earlier) } }
        let outer = Recognition<Value>(first.recognizers + second.recognizers)
        first.forward(to: outer) { .first($0) }
        second.forward(to: outer) { .second($0) }
        return _GestureOutputs(outer)
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
