extension Gesture {
    /// Calls `action` when the gesture has happened.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { _EndedGesture(content: self, action: action) }

    /// Tells other values.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { _MapGesture(content: self, transform: body) }

    /// Keeps state while the gesture goes on.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, body: body) }

    /// This gesture and another at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
    /// This gesture, and after it another.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
    /// This gesture, or, where it does not come about, another.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}

extension Gesture where Value: Equatable {
    /// Calls `action` with each new value while the gesture goes on.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> { _ChangedGesture(content: self, action: action) }
}

/// A gesture with an action for its end. Source of the name: SwiftUI's interface.
public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
    public typealias Value = Content.Value
    public typealias Body = Never
    let content: Content
    let action: (Value) -> Void

    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Value> {
        let inner = Content._makeGesture(gesture: gesture.map(inputs.view.scope) { $0.content }, inputs: inputs).recognition
        let outer = Recognition<Value>(inner.recognizers)
        inner.forward(to: outer) { $0 }
        inner.onEnd = { [unowned outer] value in
            gesture.attribute.untrackedValue.action(value)
            outer.onEnd(value)
        }
        inputs.container.keep(inner)
        return _GestureOutputs(outer)
    }
}

/// A gesture with an action for its changes. Source of the name: SwiftUI's interface.
public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
    public typealias Value = Content.Value
    public typealias Body = Never
    let content: Content
    let action: (Value) -> Void

    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Value> {
        let inner = Content._makeGesture(gesture: gesture.map(inputs.view.scope) { $0.content }, inputs: inputs).recognition
        let outer = Recognition<Value>(inner.recognizers)
        inner.forward(to: outer) { $0 }
        var last: Value?
        inner.onChange = { [unowned outer] value in
            if value != last {
                last = value
                gesture.attribute.untrackedValue.action(value)
            }
            outer.onChange(value)
        }
        inner.onEnd = { [unowned outer] value in
            last = nil
            outer.onEnd(value)
        }
        inner.onCancel = { [unowned outer] in
            last = nil
            outer.onCancel()
        }
        inputs.container.keep(inner)
        return _GestureOutputs(outer)
    }
}

/// A gesture that tells other values. Source of the name: SwiftUI's interface.
public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
    public typealias Body = Never
    let content: Content
    let transform: (Content.Value) -> Value

    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Value> {
        let inner = Content._makeGesture(gesture: gesture.map(inputs.view.scope) { $0.content }, inputs: inputs).recognition
        let outer = Recognition<Value>(inner.recognizers)
        inner.forward(to: outer) { gesture.attribute.untrackedValue.transform($0) }
        inputs.container.keep(inner)
        return _GestureOutputs(outer)
    }
}
