/// A view that people scroll.
@MainActor @preconcurrency public struct ScrollView<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    nonisolated(unsafe) public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        var inner = inputs
        let first = view.attribute.untrackedValue
        inner.environment = inputs.changingEnvironment { $0.stackAxis = first.axes == .horizontal ? .horizontal : .vertical }.environment
        let list = Content._makeViewList(view: view.map(inputs.scope) { $0.content }, inputs: _ViewListInputs(inner)).list
        let horizontal = first.axes == .horizontal
        let stack = StackNode(
            axis: horizontal ? .horizontal : .vertical,
            alignment: horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key, spacing: nil, list, inputs)
        let node = ScrollNode(stack, inputs)
        inputs.environment.untrackedValue.scrollTargets?.add(node)
        node.follow(inputs) { [unowned node] in
            node.set(view.value.axes, view.value.showsIndicators, inputs.environment.value.scrollSettings)
        }
        return _ViewOutputs(node)
    }
}

/// Shows its content in a scroll view, which goes over the edges of the safe area and insets its content there.
@MainActor final class ScrollNode: WrapperNode, PositionDependent {
    private(set) var axes: Axis.Set = .vertical
    let scroll = ContentScrollView(frame: .zero)
    private var shownRoom: CGRect?
    private var shownCover: CGFloat = 0

    override init(_ content: LayoutNode, _ inputs: _ViewInputs) {
        super.init(content, inputs)
        scroll.content.node = self
        scroll.node = self
        displayView = scroll
        host.positionDependents.append(WeakPositionDependent(node: self))
    }

    func set(_ axes: Axis.Set, _ showsIndicators: Bool, _ settings: ScrollSettings) {
        settings.apply(to: scroll, axes: axes, showsIndicators: showsIndicators)
        scroll.contentInsetAdjustmentBehavior = .always
        guard axes != self.axes else { return }
        self.axes = axes
        invalidateLayout()
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.sizeThatFits(inner(proposal))
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let inner = inner(proposal)
        let taken = content.sizeThatFits(inner)
        content.place(at: .zero, inner)
        scroll.wantedSize = CGSize(width: max(taken.width, 0), height: max(taken.height, 0))
    }

    override var layoutPriority: Double { 0 }
    override var spacing: ViewSpacing { ViewSpacing() }
    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }
    override var isContainer: Bool { true }

    func positionChanged() -> Bool {
        let (room, cover) = (room, host.keyboardCover(room, of: self))
        if room != shownRoom || cover != shownCover {
            (shownRoom, shownCover) = (room, cover)
            markDisplay()
        }
        return false
    }

    override var edgeScrollView: UIScrollView? { scroll }
    override var coordinateSpaceName: AnyHashable? { AnyHashable(ScrollSpaceName()) }

    /// The part of the content in sight.
    var visibleRect: CGRect {
        let shown = scroll.bounds.size == .zero ? room.size : scroll.bounds.size
        return CGRect(origin: scroll.contentOffset, size: shown)
    }

    private var room: CGRect {
        let edges: Edge.Set = axes.contains(.vertical) ? (axes.contains(.horizontal) ? .all : .vertical) : .horizontal
        return SafeAreaRoom.extended(CGRect(origin: .zero, size: size), of: self, over: edges)
    }

    override func display(in frame: CGRect) {
        scroll.takeInsets(InsetNode.insets(beyond: CGRect(origin: .zero, size: size), of: self), isRightToLeft: host.isRightToLeft)
        super.display(in: room.offsetBy(dx: frame.minX, dy: frame.minY))
        scroll.takeKeyboard(host.keyboardCover(room, of: self))
    }
    override func didDisplayChildren() {
        scroll.takeSize()
        scroll.content.collectItems()
    }
    override func isHit(at point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

    override func collectAccessibility(into elements: inout [AccessibilityItem]) { elements.append(AccessibilityItem(self, view: scroll)) }
}

/// The scroll view of a scroll node.
final class ContentScrollView: UIScrollView, CollectingView {
    let content = ScrollContent(frame: .zero)
    weak var node: LayoutNode?
    var wantedSize = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    /// Where the content stands has changed for what asks for it.
    override var bounds: CGRect {
        didSet { if oldValue.origin != bounds.origin { node?.host.needsLayout() } }
    }

    func takeSize() {
        if contentSize != wantedSize { contentSize = wantedSize }
        content.frame = CGRect(origin: .zero, size: wantedSize)
    }

    var needsCollection: Bool {
        get { content.needsCollection }
        set { content.needsCollection = newValue }
    }
    func collectItems() { content.collectItems() }
}

/// What is scrolled.
final class ScrollContent: DisplayContainer {
    override func collectItems() { collectChildren() }
    override var accessibilityElements: [Any]? {
        get { node.map { elements(below: $0) } }
        set {}
    }
}
