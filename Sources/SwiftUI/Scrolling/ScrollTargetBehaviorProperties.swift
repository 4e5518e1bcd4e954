/// The properties of the scroll view that a scroll target behaviour applies to.
///
/// Source: Apple's documentation of `ScrollTargetBehaviorProperties`.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
    /// Whether scrolling goes less far by itself; false by default.
    public var limitsScrolls = false

    /// Makes the default properties.
    public init() {}
}

/// The scroll view whose properties a scroll target behaviour decides.
///
/// Source: Apple's documentation of `ScrollTargetBehaviorPropertiesContext`.
@dynamicMemberLookup public struct ScrollTargetBehaviorPropertiesContext {
    /// The environment of the scroll view.
    public let environment: EnvironmentValues
    /// The directions the scroll view scrolls in.
    public let axes: Axis.Set

    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}
