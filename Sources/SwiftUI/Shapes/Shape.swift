/// A shape that fills whatever room it has.
///
/// Shapes are on no actor, although they are views: they are drawn on any.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path
    /// The role of the shape, which determines how a style paints it. The default is `.fill`.
    nonisolated static var role: ShapeRole { get }
    /// The size the shape takes of a proposal.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// The role of a shape: filled area, stroke, or separator.
public enum ShapeRole: Sendable { case fill, stroke, separator }

extension Shape {
    nonisolated public static var role: ShapeRole { .fill }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    /// Drawn in the foreground style.
    @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true)
        -> StrokeBorderShapeView<Self, S, EmptyView>
    {
        StrokeBorderShapeView(shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> StrokeBorderShapeView<Self, S, EmptyView>
    {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
