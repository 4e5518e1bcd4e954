/// Shows a view as one picture.
@MainActor struct CompositingGroupModifier: NodeModifier {
    typealias Body = Never
    nonisolated init() {}
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        GroupNode(node, inputs) { $0.isIsolated = true }
    }
}

/// Keeps what changes inside a view apart from what happens to its place and size.
@MainActor struct GeometryGroupModifier: NodeModifier {
    typealias Body = Never
    nonisolated init() {}
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        GroupNode(node, inputs) { _ in }
    }
}

/// Shows the part of a view within its bounds, whatever is done to what is inside.
@MainActor final class BoundsClipNode: ContainerNode {
    override func apply(to layer: CALayer) { layer.masksToBounds = true }
}

extension View {
    /// Shows the view as one picture: what is done to it from here on, as blending or opacity, is done to all of it at once.
    ///
    /// Source: Apple's documentation of `compositingGroup()`.
    nonisolated public func compositingGroup() -> some View { modifier(CompositingGroupModifier()) }

    /// Draws the view's content into one picture.
    ///
    /// - Parameters:
    ///   - opaque: Whether the picture has no transparent parts; it then has black behind it.
    ///   - colorMode: The colours the picture has room for; those of the screen are sRGB's.
    ///
    /// Source: Apple's documentation of `drawingGroup(opaque:colorMode:)`.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        modifier(DrawingGroupModifier(isOpaque: opaque))
    }

    /// Has what is inside take a changed place and size of the view at once, and moves and resizes it with the view.
    ///
    /// Source: Apple's documentation of `geometryGroup()`.
    nonisolated public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}

@MainActor struct DrawingGroupModifier: NodeModifier {
    typealias Body = Never
    let isOpaque: Bool
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        GroupNode(node, inputs) { layer in
            layer.isIsolated = true
            // A picture ends at its bounds.
            layer.masksToBounds = true
            layer.backgroundColor = modifier.untrackedValue.isOpaque ? CGColor(gray: 0, alpha: 1) : nil
        }
    }
}
