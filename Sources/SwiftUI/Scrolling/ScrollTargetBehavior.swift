/// A rule that adjusts where scrolling comes to rest.
///
/// Source: Apple's documentation of `ScrollTargetBehavior`.
public protocol ScrollTargetBehavior {
    /// The context in which a behaviour adjusts a target.
    typealias TargetContext = ScrollTargetBehaviorContext
    /// The context in which a behaviour decides its properties.
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
    /// What a behaviour asks of the scroll view it applies to.
    typealias Properties = ScrollTargetBehaviorProperties

    /// Changes where scrolling comes to rest when the finger has been lifted.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    /// The properties of the scroll view that this behaviour applies to; by default those of `Properties()`.
    func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
    /// The default properties.
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// The rectangle of the content that is visible where scrolling comes to rest.
///
/// Source: Apple's documentation of `ScrollTarget`.
public struct ScrollTarget: Hashable, Sendable {
    /// The part of the content in sight.
    public var rect: CGRect
    /// The point of it that counts; nil for the nearest.
    public var anchor: UnitPoint?
}

/// The state of the scroll view that a behaviour adjusts.
///
/// Source: Apple's documentation of `ScrollTargetBehaviorContext`.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
    /// The target that was visible when scrolling began.
    public let originalTarget: ScrollTarget
    /// How fast the finger was, in points per second.
    public let velocity: CGVector
    public let contentSize: CGSize
    /// The size of what is in sight, the insets left out.
    public let containerSize: CGSize
    /// The directions the scroll view scrolls in.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// The views that scrolling may rest at.
    let targets: [CGRect]
    /// The content's leading and top margins, in points.
    let start: CGPoint

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

extension View {
    /// Sets where scrolling of scroll views inside comes to rest.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        let rule = (behavior as? AnyScrollTargetBehavior)?.base ?? behavior
        return transformEnvironment(\.scrollSettings) { settings in
            // UIKit's own pages do.
            settings.pages = rule is PagingScrollTargetBehavior
            settings.behavior = settings.pages ? nil : rule
        }
    }
}
