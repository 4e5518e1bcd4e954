/// State that lasts as long as a gesture goes on, and then is what it was at first.
///
/// Source: Apple's documentation of `GestureState`.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    let initialValue: Value
    let reset: (Value, inout Transaction) -> Void
    var location: StateLocation<Value>?

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    /// - Parameter resetTransaction: The transaction of the return to the initial value.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }
    /// - Parameter reset: Changes the transaction that the return to the initial value is done with.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        (initialValue, self.reset) = (wrappedValue, reset)
    }
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value now.
    public var wrappedValue: Value { location?.get() ?? initialValue }
    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil, resetTransaction: resetTransaction) }
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: WiredProperty, SelfComparing {
    mutating func wire(_ slot: inout AnyObject?, _ context: PropertyContext) -> UInt32 {
        let known = slot as? StateLocation<Value> ?? StateLocation(initialValue)
        slot = known
        location = known
        return known.attribute.version
    }

    /// The graph keeps the value; how it was written does not count.
    func isSame(as other: GestureState<Value>) -> Bool { location === other.location }
}

/// A gesture that keeps state while it goes on.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    public var base: Base
    public var state: GestureState<State>
    let change: (Base.Value, inout State, inout Transaction) -> Void

    init(base: Base, state: GestureState<State>, body: @escaping (Base.Value, inout State, inout Transaction) -> Void) {
        (self.base, self.state, change) = (base, state, body)
    }

    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Value> {
        let inner = Base._makeGesture(gesture: gesture.map(inputs.view.scope) { $0.base }, inputs: inputs).recognition
        let outer = Recognition<Value>(inner.recognizers)
        func update(_ value: Value) {
            let gesture = gesture.attribute.untrackedValue
            guard let location = gesture.state.location else { return }
            var state = AnyAttribute.untracked { location.get() }
            var transaction = Transaction()
            gesture.change(value, &state, &transaction)
            location.set(state, transaction)
        }
        func reset() {
            let state = gesture.attribute.untrackedValue.state
            var transaction = Transaction()
            state.reset(AnyAttribute.untracked { state.wrappedValue }, &transaction)
            state.location?.set(state.initialValue, transaction)
        }
        inner.onChange = { [unowned outer] value in
            update(value)
            outer.onChange(value)
        }
        inner.onEnd = { [unowned outer] value in
            outer.onEnd(value)
            reset()
        }
        inner.onCancel = { [unowned outer] in
            outer.onCancel()
            reset()
        }
        inputs.container.keep(inner)
        return _GestureOutputs(outer)
    }
}
