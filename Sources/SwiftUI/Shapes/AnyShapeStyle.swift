/// A style whose type is not told.
public struct AnyShapeStyle: ShapeStyle, @unchecked Sendable {
    let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }
    public func _apply(to shape: inout _ShapeStyle_Shape) { style._apply(to: &shape) }
    public typealias Resolved = Never
}
