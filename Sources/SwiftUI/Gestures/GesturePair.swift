/// A gesture made of two.
@MainActor @preconcurrency protocol GesturePair: PrimitiveGesture {
    associatedtype First: Gesture
    associatedtype Second: Gesture
    var first: First { get }
    var second: Second { get }
}

extension GesturePair {
    /// Makes both, which live as long as what they are added to.
    static func makeParts(_ gesture: _GraphValue<Self>, _ inputs: _GestureInputs) -> (
        first: Recognition<First.Value>, second: Recognition<Second.Value>
    ) {
        let scope = inputs.view.scope
        let first = First._makeGesture(gesture: gesture.map(scope) { $0.first }, inputs: inputs).recognition
        let second = Second._makeGesture(gesture: gesture.map(scope) { $0.second }, inputs: inputs).recognition
        inputs.container.keep(first)
        inputs.container.keep(second)
        return (first, second)
    }
}
