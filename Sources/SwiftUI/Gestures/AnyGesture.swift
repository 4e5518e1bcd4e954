/// A gesture whose type is not told.
///
/// Source: Apple's documentation of `AnyGesture`.
public struct AnyGesture<Value>: PrimitiveGesture {
    public typealias Body = Never
    nonisolated(unsafe) private let make: @MainActor (Attribute<AnyGesture<Value>>, _GestureInputs) -> Recognition<Value>
    nonisolated(unsafe) private let gesture: Any

    nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        self.gesture = gesture
        make = { attribute, inputs in
            let known = attribute.map(in: inputs.view.scope) { $0.gesture as? T ?? gesture }
            return T._makeGesture(gesture: _GraphValue(known), inputs: inputs).recognition
        }
    }

    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Value> {
        _GestureOutputs(gesture.attribute.untrackedValue.make(gesture.attribute, inputs))
    }
}
