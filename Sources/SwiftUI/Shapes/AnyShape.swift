/// A shape whose type is not told: one that is chosen while the app runs.
///
/// Source: Apple's documentation of `AnyShape`.
@frozen public struct AnyShape: Shape {
    private let shape: any Shape

    nonisolated public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
