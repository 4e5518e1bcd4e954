/// A modifier that changes nothing, for choosing between modifiers.
///
/// Source: Apple's documentation of `EmptyModifier`.
@MainActor @preconcurrency public struct EmptyModifier: ViewModifier, Sendable {
    nonisolated public static let identity = EmptyModifier()
    nonisolated public init() {}
    public func body(content: Content) -> some View { content }
}
