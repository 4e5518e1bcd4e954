/// Which of the views that can have the keyboard has it.
///
/// Source: Apple's documentation of `FocusState`.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    /// Reads and changes which view has the keyboard.
    @propertyWrapper public struct Binding {
        let location: AnyLocation<Value>
        /// The value when no view has the keyboard.
        let none: Value
        func reset() { wrappedValue = none }
        public var wrappedValue: Value {
            get { location.get() }
            nonmutating set { location.set(newValue, .current) }
        }
        public var projectedValue: Binding { self }
    }

    private let initialValue: Value
    private var location: StateLocation<Value>?

    public init() where Value == Bool { initialValue = false }
    public init<T: Hashable>() where Value == T? { initialValue = nil }

    public var wrappedValue: Value {
        get { location?.get() ?? initialValue }
        nonmutating set { location?.set(newValue, .current) }
    }

    public var projectedValue: Binding { Binding(location: location ?? StateLocation(initialValue), none: initialValue) }
}

extension FocusState: WiredProperty {
    mutating func wire(_ slot: inout AnyObject?, _ context: PropertyContext) -> UInt32 {
        let known = slot as? StateLocation<Value> ?? StateLocation(initialValue)
        slot = known
        location = known
        return known.attribute.version
    }
}

/// What ties a field to a focus state.
struct FocusLink {
    /// Whether the field has the keyboard by the state.
    let isFocused: () -> Bool
    /// Tells the state that the field has got or lost the keyboard.
    let told: (Bool) -> Void
}

private struct FocusLinkKey: EnvironmentKey { static var defaultValue: FocusLink? { nil } }

extension EnvironmentValues {
    var focusLink: FocusLink? {
        get { self[FocusLinkKey.self] }
        set { self[FocusLinkKey.self] = newValue }
    }
}

extension View {
    /// Gives the field the keyboard while the state has `value`.
    nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        environment(
            \.focusLink,
            FocusLink(
                isFocused: { binding.wrappedValue == value },
                told: { isFocused in
                    if isFocused {
                        binding.wrappedValue = value
                    } else if binding.wrappedValue == value {
                        binding.reset()
                    }
                }))
    }
    /// Gives the field the keyboard while the state is true.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        environment(\.focusLink, FocusLink(isFocused: { condition.wrappedValue }, told: { condition.wrappedValue = $0 }))
    }
}
