/// A shape drawn in a style. Source of the name: SwiftUI's interface.
@MainActor @preconcurrency public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, PrimitiveView {
    public typealias Body = Never
    nonisolated(unsafe) public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let paint = Attribute<Paint>(in: inputs.scope) { view.value.style.paint(in: inputs.environment.value) }
        let node = ShapeNode(view.attribute.untrackedValue.shape, .fill(view.attribute.untrackedValue.fillStyle), paint, inputs)
        node.observeShape(view.map(inputs.scope) { $0.shape }.attribute, inputs)
        return _ViewOutputs(node)
    }
}
