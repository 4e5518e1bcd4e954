/// A value that belongs to a view and outlives its values: the graph keeps it as long as the view's identity lasts.
@propertyWrapper public struct State<Value>: DynamicProperty {
    var initialValue: Value
    var location: AnyLocation<Value>?

    /// Makes state with the value it has at first.
    public init(wrappedValue value: Value) { initialValue = value }
    /// Makes state with the value it has at first.
    public init(initialValue value: Value) { initialValue = value }

    /// The value. Views whose bodies have read it are updated when it changes.
    public var wrappedValue: Value {
        get { location?.get() ?? initialValue }
        nonmutating set { location?.set(newValue, .current) }
    }

    /// Reads and changes the value from elsewhere.
    public var projectedValue: Binding<Value> {
        Binding(location: location ?? ConstantLocation(initialValue))
    }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
    /// Makes state without a value.
    public init() { self.init(wrappedValue: nil) }
}

extension State: WiredProperty {
    mutating func wire(_ slot: inout AnyObject?, _ context: PropertyContext) -> UInt32 {
        let known: StateLocation<Value>
        if let kept = slot as? StateLocation<Value> {
            known = kept
        } else {
            known = StateLocation(initialValue)
            slot = known
        }
        location = known
        return known.attribute.version
    }
}
