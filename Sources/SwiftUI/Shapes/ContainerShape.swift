/// The shape of a container, for shapes inside that follow it.
@MainActor struct ContainerShapeModifier<Container: InsettableShape>: NodeModifier {
    typealias Body = Never
    let shape: Container
    nonisolated init(shape: Container) { self.shape = shape }
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let result = ContainerShapeNode(node, inputs)
        result.observe(inputs) { [unowned result] in
            let shape = modifier.value.shape
            result.path = { rect, inset in
                inset == 0 ? shape.path(in: rect) : shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset))
            }
            result.invalidateTree()
        }
        return result
    }
}

/// A node whose rectangle has a shape.
@MainActor final class ContainerShapeNode: WrapperNode {
    override class var keepsState: Bool { false }
    /// The path of the shape in a rectangle that lies within it by a distance.
    var path: (CGRect, CGFloat) -> Path = { rect, _ in Path(rect) }
}

extension LayoutNode {
    /// The path that the nearest container's shape has around the node.
    func containerPath(in rect: CGRect) -> Path? {
        var origin = CGPoint.zero
        var node = self
        while let parent = node.parent {
            origin.x += node.position.x + parent.contentOffset.x
            origin.y += node.position.y + parent.contentOffset.y
            if let container = parent as? ContainerShapeNode {
                let distances = [
                    origin.x, origin.y, container.size.width - origin.x - size.width, container.size.height - origin.y - size.height,
                ]
                return container.path(rect, max(0, distances.min() ?? 0))
            }
            node = parent
        }
        return nil
    }
}

extension View {
    /// Sets the shape that `ContainerRelativeShape` inside the view follows.
    ///
    /// Source: Apple's documentation of `containerShape(_:)`.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}
