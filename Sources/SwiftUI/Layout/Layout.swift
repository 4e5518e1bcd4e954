/// A container that measures and places its views as an app says.
///
/// Source: Apple's documentation of `Layout`.
public protocol Layout: Animatable {
    static var layoutProperties: LayoutProperties { get }
    /// The data that the layout keeps between passes. The default is `Void`.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
}

/// The traits of a layout type, such as the axis along which it stacks its views.
public struct LayoutProperties: Sendable {
    /// The direction in which spacers grow.
    public var stackOrientation: Axis?
    public init() {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(ViewSpacing.zero) { $0.union($1.spacing) }
    }
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }

    /// Lays out the views of a closure.
    @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// Views laid out by a layout.
struct _LayoutView<L: Layout, Content: View>: PrimitiveView {
    typealias Body = Never
    let layout: L
    let content: Content

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        var inner = inputs
        inner.environment =
            inputs.changingEnvironment {
                $0.stackAxis = (view.value.layout as? AnyLayout)?.orientation ?? L.layoutProperties.stackOrientation
            }.environment
        let list = Content._makeViewList(view: view.map(inputs.scope) { $0.content }, inputs: _ViewListInputs(inner)).list
        let node = CustomLayoutNode(view.attribute.untrackedValue.layout, list, inputs)
        node.observe(inputs) { [unowned node] in node.set(view.value.layout) }
        return _ViewOutputs(node)
    }
}

/// Asks an app's layout.
@MainActor final class CustomLayoutNode<L: Layout>: ListNode {
    private var layout: L
    private var cache: L.Cache?
    private var isCacheStale = true

    init(_ layout: L, _ list: ViewList, _ inputs: _ViewInputs) {
        self.layout = layout
        super.init(list, inputs)
    }

    func set(_ new: L) {
        guard !ValueComparison.areEqual(layout, new) else { return }
        layout = new
        invalidateLayout()
    }

    override func forgetLayout() { isCacheStale = true }

    private var subviews: LayoutSubviews {
        LayoutSubviews(nodes: children, layoutDirection: host.isRightToLeft ? .rightToLeft : .leftToRight)
    }

    private func with<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result {
        let subviews = subviews
        var current = cache ?? layout.makeCache(subviews: subviews)
        if isCacheStale, cache != nil { layout.updateCache(&current, subviews: subviews) }
        isCacheStale = false
        defer { cache = current }
        return body(layout, subviews, &current)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        with { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let bounds = CGRect(origin: .zero, size: size)
        // What the layout leaves out stands in the middle.
        for child in children {
            let taken = child.sizeThatFits(proposal)
            child.place(at: CGPoint(x: (size.width - taken.width) / 2, y: (size.height - taken.height) / 2), proposal)
        }
        with { $0.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$2) }
    }

    override var spacing: ViewSpacing { with { $0.spacing(subviews: $1, cache: &$2) } }

    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: sizeThatFits(proposal))
        return with { layout, subviews, cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }
}
