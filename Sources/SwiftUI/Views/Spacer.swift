/// Room that grows along the stack it is in.
@MainActor @preconcurrency public struct Spacer: View, PrimitiveView {
    public typealias Body = Never
    public var minLength: CGFloat?
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = SpacerNode(inputs)
        node.observe(inputs) { [unowned node] in node.set(view.value.minLength, inputs.environment.value.stackAxis) }
        return _ViewOutputs(node)
    }
}

@MainActor final class SpacerNode: LayoutNode {
    override class var keepsState: Bool { false }
    private var minLength: CGFloat = ViewSpacing.standard
    private var axis: Axis?

    func set(_ minLength: CGFloat?, _ axis: Axis?) {
        (self.minLength, self.axis) = (minLength ?? ViewSpacing.standard, axis)
        invalidateLayout()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ axis: Axis) -> CGFloat {
            if let own = self.axis, own != axis { return 0 }
            return max(minLength, proposal[axis] ?? minLength)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    override var spacing: ViewSpacing { .zero }
    /// Room goes to others first.
    override var layoutPriority: Double { -.infinity }
}

/// A line between views of a stack.
@MainActor @preconcurrency public struct Divider: View, PrimitiveView {
    public typealias Body = Never
    nonisolated public init() {}

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = DividerNode(inputs)
        node.observe(inputs) { [unowned node] in node.set(inputs.environment.value) }
        return _ViewOutputs(node)
    }
}

@MainActor final class DividerNode: LayoutNode {
    override class var keepsState: Bool { false }
    private var isVertical = false
    private var thickness: CGFloat = 1

    func set(_ environment: EnvironmentValues) {
        isVertical = environment.stackAxis == .horizontal
        thickness = environment.pixelLength
        if displayLayer == nil { displayLayer = CALayer() }
        displayLayer?.backgroundColor = UIColor.separator.resolvedColor(with: environment.resolvedTraits).cgColor
        invalidateLayout()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        isVertical
            ? CGSize(width: thickness, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: thickness)
    }
}
