/// Which of the views that can have the keyboard has it.
///
/// Source: Apple's documentation of `FocusState`.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    /// Reads and changes which view has the keyboard.
    @propertyWrapper public struct Binding {
        let location: AnyLocation<Value>
        /// The value when no view has the keyboard.
        let none: Value
        public var wrappedValue: Value {
            get { location.get() }
            nonmutating set { location.set(newValue, .current) }
        }
        public var projectedValue: Binding { self }
    }

    private var storage: FocusStorage<Value>

    public init() where Value == Bool { storage = FocusStorage(none: false) }
    public init<T: Hashable>() where Value == T? { storage = FocusStorage(none: nil) }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    public var projectedValue: Binding { Binding(location: storage.anyLocation, none: storage.none) }
}

extension FocusState: WiredProperty {
    mutating func wire(_ slot: inout AnyObject?, _ context: PropertyContext) -> UInt32 { storage.wire(&slot) }
}

/// The storage of a focus state.
struct FocusStorage<Value: Hashable> {
    /// The value when no view has the focus.
    let none: Value
    private var location: StateLocation<Value>?

    init(none: Value) { self.none = none }

    var anyLocation: StateLocation<Value> { location ?? StateLocation(none) }

    var value: Value {
        get { location?.get() ?? none }
        nonmutating set { location?.set(newValue, .current) }
    }

    mutating func wire(_ slot: inout AnyObject?) -> UInt32 {
        let known = slot as? StateLocation<Value> ?? StateLocation(none)
        slot = known
        location = known
        return known.attribute.version
    }
}

/// The connection between a view's focus and a focus state.
struct FocusLink {
    /// Whether the view has the focus by the state.
    let isFocused: () -> Bool
    /// Tells the state that the view has got or lost the focus.
    let told: (Bool) -> Void

    /// The view has the focus while the state has `value`.
    ///
    /// - Parameter none: The state's value when no view has the focus.
    init<Value: Hashable>(_ location: AnyLocation<Value>, equals value: Value, none: Value) {
        isFocused = { location.get() == value }
        told = { isFocused in
            if isFocused {
                location.set(value, .current)
            } else if location.get() == value {
                location.set(none, .current)
            }
        }
    }
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
        environment(\.focusLink, FocusLink(binding.location, equals: value, none: binding.none))
    }
    /// Gives the field the keyboard while the state is true.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        focused(condition, equals: true)
    }
}

private struct SearchFocusKey: EnvironmentKey { static var defaultValue: FocusLink? { nil } }

extension EnvironmentValues {
    /// The binding of search fields inside to a focus state.
    var searchFocus: FocusLink? {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }
}

extension View {
    /// Gives search fields inside the keyboard while the state is true.
    ///
    /// Source: Apple's documentation of `searchFocused(_:)` (iOS 18).
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        environment(\.searchFocus, FocusLink(binding.location, equals: true, none: binding.none))
    }
    /// Gives search fields inside the keyboard while the state has `value`.
    nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        environment(\.searchFocus, FocusLink(binding.location, equals: value, none: binding.none))
    }
}
