/// A view that draws a shape, over which the shape can be drawn again in other ways.
///
/// Source: Apple's documentation of `ShapeView`.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A filled shape over what was drawn before.
///
/// Source: Apple's documentation of `FillShapeView`.
@MainActor @preconcurrency public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, PrimitiveView {
    public typealias Body = Never
    nonisolated(unsafe) public var shape: Content
    nonisolated(unsafe) public var style: Style
    nonisolated(unsafe) public var fillStyle: FillStyle
    nonisolated(unsafe) public var background: Background
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        (self.shape, self.style, self.fillStyle, self.background) = (shape, style, fillStyle, background)
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        LayeredShape.make(view, inputs) {
            _ShapeView(shape: $0.shape, style: $0.style, fillStyle: $0.fillStyle)
        } over: {
            $0.background
        }
    }
}

/// The outline of a shape, drawn as a line over what was drawn before.
///
/// Source: Apple's documentation of `StrokeShapeView`.
@MainActor @preconcurrency public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, PrimitiveView {
    public typealias Body = Never
    nonisolated(unsafe) public var shape: Content
    nonisolated(unsafe) public var style: Style
    nonisolated(unsafe) public var strokeStyle: StrokeStyle
    nonisolated(unsafe) public var isAntialiased: Bool
    nonisolated(unsafe) public var background: Background
    nonisolated public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        LayeredShape.make(view, inputs) {
            _ShapeView(
                shape: _StrokedShape(shape: $0.shape, style: $0.strokeStyle), style: $0.style,
                fillStyle: FillStyle(antialiased: $0.isAntialiased))
        } over: {
            $0.background
        }
    }
}

/// A line within the outline of a shape, over what was drawn before.
///
/// Source: Apple's documentation of `StrokeBorderShapeView`.
@MainActor @preconcurrency
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView,
    PrimitiveView
{
    public typealias Body = Never
    nonisolated(unsafe) public var shape: Content
    nonisolated(unsafe) public var style: Style
    nonisolated(unsafe) public var strokeStyle: StrokeStyle
    nonisolated(unsafe) public var isAntialiased: Bool
    nonisolated(unsafe) public var background: Background
    nonisolated public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        LayeredShape.make(view, inputs) {
            _ShapeView(
                shape: _StrokedShape(shape: $0.shape.inset(by: $0.strokeStyle.lineWidth / 2), style: $0.strokeStyle), style: $0.style,
                fillStyle: FillStyle(antialiased: $0.isAntialiased))
        } over: {
            $0.background
        }
    }
}

@MainActor private enum LayeredShape {
    /// Makes what is drawn, over a background where there is one.
    static func make<Whole, Drawn: View, Background: View>(
        _ view: _GraphValue<Whole>, _ inputs: _ViewInputs, _ drawn: @escaping (Whole) -> Drawn,
        over background: @escaping (Whole) -> Background
    ) -> _ViewOutputs {
        guard Background.self != EmptyView.self else { return make(view.map(inputs.scope) { drawn($0) }, inputs) }
        return make(view.map(inputs.scope) { whole in drawn(whole).background { background(whole) } }, inputs)
    }

    private static func make<Content: View>(_ view: _GraphValue<Content>, _ inputs: _ViewInputs) -> _ViewOutputs {
        Content._makeView(view: view, inputs: inputs)
    }
}

extension ShapeView {
    /// Fills the shape over what is drawn.
    nonisolated public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle())
        -> FillShapeView<Content, S, Self>
    { FillShapeView(shape: shape, style: content, fillStyle: style, background: self) }
    /// Draws the shape's outline over what is drawn.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
        -> StrokeShapeView<Content, S, Self>
    { StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self) }
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> StrokeShapeView<Content, S, Self>
    { stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased) }
}

extension ShapeView where Content: InsettableShape {
    /// Draws a line within the shape's outline over what is drawn.
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true)
        -> StrokeBorderShapeView<Content, S, Self>
    { StrokeBorderShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self) }
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> StrokeBorderShapeView<Content, S, Self>
    { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased) }
}
