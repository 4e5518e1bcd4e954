/// A scroll target behaviour of any type.
///
/// Source: Apple's documentation of `AnyScrollTargetBehavior`.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    let base: any ScrollTargetBehavior

    /// Wraps a behaviour; one that is wrapped already is not wrapped again.
    public init(_ base: some ScrollTargetBehavior) { self.base = (base as? AnyScrollTargetBehavior)?.base ?? base }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { base.updateTarget(&target, context: context) }
    public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}
