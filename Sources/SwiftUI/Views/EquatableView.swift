/// A view that is asked for its body again only when it is no longer equal to what it was.
///
/// Source: Apple's documentation of `EquatableView`.
@MainActor @preconcurrency public struct EquatableView<Content: Equatable & View>: View {
    nonisolated(unsafe) public var content: Content
    nonisolated public init(content: Content) { self.content = content }
    public var body: some View { content }
}

extension View where Self: Equatable {
    /// Asks the view for its body again only when it is no longer equal to what it was.
    ///
    /// Source: Apple's documentation of `equatable()`.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
