/// A shape, changed by a matrix.
///
/// Source: Apple's documentation of `TransformedShape`.
public struct TransformedShape<Content: Shape>: Shape {
    public var shape: Content
    public var transform: CGAffineTransform
    nonisolated public init(shape: Content, transform: CGAffineTransform) { (self.shape, self.transform) = (shape, transform) }
    nonisolated public static var role: ShapeRole { Content.role }
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// A shape of a size of its own. Source of the name: SwiftUI's interface.
public struct _SizedShape<S: Shape>: Shape {
    public var shape: S
    public var size: CGSize
    nonisolated public init(shape: S, size: CGSize) { (self.shape, self.size) = (shape, size) }
    nonisolated public static var role: ShapeRole { S.role }
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
    public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

/// Two shapes, put together.
private struct CombinedShape<First: Shape, Second: Shape>: Shape {
    var first: First
    var second: Second
    let eoFill: Bool
    let combine: @Sendable (CGPath, CGPath, CGPathFillRule) -> CGPath

    nonisolated static var role: ShapeRole { First.role }
    nonisolated func path(in rect: CGRect) -> Path {
        Path(combine(first.path(in: rect).cgPath, second.path(in: rect).cgPath, eoFill ? .evenOdd : .winding))
    }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    /// The shape, changed by a matrix.
    nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
    /// The shape in a size of its own, wherever it is drawn.
    nonisolated public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }
    /// The shape in a size of its own.
    ///
    /// - Parameter anchor: Which point of the shape stands at the same point of the room it has.
    nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape { AnchoredShape(shape: self, size: size, anchor: anchor) }
    nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }

    /// Returns a shape of the area in both shapes.
    ///
    /// - Parameter eoFill: Whether the even-odd rule applies: areas that a shape covers twice are holes.
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, eoFill: eoFill) { $0.intersection($1, using: $2) }
    }
    /// Returns a shape of the area in either shape.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, eoFill: eoFill) { $0.union($1, using: $2) }
    }
    /// Returns a shape of the area in this shape but not in the other.
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, eoFill: eoFill) { $0.subtracting($1, using: $2) }
    }
    /// Returns a shape of the area in exactly one of the shapes.
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, eoFill: eoFill) { $0.symmetricDifference($1, using: $2) }
    }
    /// The part of this shape's outline that lies in the other.
    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, eoFill: eoFill) { $0.lineIntersection($1, using: $2) }
    }
    /// The part of this shape's outline that does not lie in the other.
    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, eoFill: eoFill) { $0.lineSubtracting($1, using: $2) }
    }
}

extension Path {
    /// The path without overlaps with itself.
    public func normalized(eoFill: Bool = true) -> Path { Path(cgPath.normalized(using: rule(eoFill))) }
    /// Returns a path of the area in both paths.
    ///
    /// - Parameter eoFill: Whether the even-odd rule applies: areas that a path covers twice are holes.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { Path(cgPath.intersection(other.cgPath, using: rule(eoFill))) }
    /// Returns a path of the area in either path.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { Path(cgPath.union(other.cgPath, using: rule(eoFill))) }
    /// Returns a path of the area in this path but not in the other.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { Path(cgPath.subtracting(other.cgPath, using: rule(eoFill))) }
    /// Returns a path of the area in exactly one of the paths.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.symmetricDifference(other.cgPath, using: rule(eoFill)))
    }
    /// The part of this path's outline that lies in the other.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.lineIntersection(other.cgPath, using: rule(eoFill)))
    }
    /// The part of this path's outline that does not lie in the other.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.lineSubtracting(other.cgPath, using: rule(eoFill)))
    }

    private func rule(_ eoFill: Bool) -> CGPathFillRule { eoFill ? .evenOdd : .winding }
}

/// A shape in a size of its own, at a point of the room it has.
private struct AnchoredShape<Base: Shape>: Shape {
    var shape: Base
    let size: CGSize
    let anchor: UnitPoint

    var animatableData: Base.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
            x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
        return shape.path(in: CGRect(origin: origin, size: size))
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container around, inset.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == ButtonBorderShape {
    /// The shape of buttons' borders here.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}
