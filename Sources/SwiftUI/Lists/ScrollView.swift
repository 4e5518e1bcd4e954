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
        inner.environment =
            inputs.changingEnvironment {
                $0.stackAxis = first.axes == .horizontal ? .horizontal : .vertical
                // What scrolls inside a row is not the row: a link there is a button.
                $0.isInListRow = false
            }.environment
        let list = Content._makeViewList(view: view.map(inputs.scope) { $0.content }, inputs: _ViewListInputs(inner)).list
        let horizontal = first.axes == .horizontal
        let stack = StackNode(
            axis: horizontal ? .horizontal : .vertical,
            alignment: horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key, spacing: nil, list, inputs)
        let node = ScrollNode(stack, inputs)
        inputs.environment.untrackedValue.scrollTargets?.add(node)
        node.observe(inputs) { [unowned node] in
            let (environment, axes, showsIndicators) = (inputs.environment.value, view.value.axes, view.value.showsIndicators)
            let position = environment.scrollPosition
            // What the position is tied to is followed, too.
            let wanted = position?.get()
            let command = environment.scrollCommands?.get()
            AnyAttribute.untracked {
                node.set(axes, showsIndicators, environment)
                node.update(position, wanted, isAnimated: inputs.animation != nil)
                node.update(environment.scrollCommands, command, isAnimated: inputs.animation != nil)
            }
        }
        return _ViewOutputs(node)
    }
}

/// Shows its content in a scroll view, which goes over the edges of the safe area and insets its content there.
@MainActor final class ScrollNode: WrapperNode, PositionDependent {
    private(set) var axes: Axis.Set = .vertical
    let scroll = ContentScrollView(frame: .zero)
    private var shownRoom: CGRect?
    private let observer = ScrollObserver()
    private(set) var environment = EnvironmentValues()
    private var margins = ScrollMargins()
    private var positionLink: ScrollPositionLink?
    let notifier = ScrollNotifier()
    let commander = ScrollCommander()
    private var shownIdentity: AnyHashable?
    private var anchoring: (anchor: UnitPoint, size: CGSize)?
    private var hasFlashed = false
    private var shownCover: CGFloat = 0

    override init(_ content: LayoutNode, _ inputs: _ViewInputs) {
        super.init(content, inputs)
        scroll.content.node = self
        scroll.node = self
        displayView = scroll
        observer.node = self
        scroll.delegate = observer
        host.positionDependents.append(WeakPositionDependent(node: self))
    }

    /// The behaviour that adjusts where scrolling comes to rest; nil for plain deceleration.
    var behavior: (any ScrollTargetBehavior)? { environment.scrollSettings.behavior }

    func set(_ axes: Axis.Set, _ showsIndicators: Bool, _ environment: EnvironmentValues) {
        let (settings, old) = (environment.scrollSettings, self.environment.scrollSettings)
        self.environment = environment
        notifier.watches = environment.scrollWatches
        if let flash = settings.flash, let before = old.flash, flash != before { scroll.flashScrollIndicators() }
        scroll.decelerationRate = settings.decelerationRate(environment, axes)
        if margins != settings.margins {
            margins = settings.margins
            invalidateLayout()
        }
        settings.apply(to: scroll, axes: axes, showsIndicators: showsIndicators)
        scroll.contentInsetAdjustmentBehavior = .always
        guard axes != self.axes else { return }
        self.axes = axes
        invalidateLayout()
    }

    /// Scrolls to the view that the position is tied to, where that is another one than is in sight.
    func update(_ position: ScrollPositionLink?, _ wanted: AnyHashable?, isAnimated: Bool) {
        positionLink = position
        guard let position, let wanted, wanted != shownIdentity else { return }
        shownIdentity = wanted
        host.graph.afterUpdate { [weak self] in
            MainActor.assumeIsolated { _ = self?.scroll(to: wanted, position.anchor ?? .topLeading, isAnimated) }
        }
    }

    /// Reports the identity that the user has scrolled to.
    private func reportPosition() {
        guard let positionLink, scroll.isTracking || scroll.isDragging || scroll.isDecelerating else { return }
        guard let found = identityInSight(positionLink.anchor), found != shownIdentity else { return }
        shownIdentity = found
        host.graph.afterUpdate { positionLink.set(found) }
    }

    /// Margins across the directions of scrolling make the content narrower; those along them are insets of the scroll view.
    private var crossMargins: EdgeInsets {
        var result = margins.content
        if axes.contains(.vertical) { (result.top, result.bottom) = (0, 0) }
        if axes.contains(.horizontal) { (result.leading, result.trailing) = (0, 0) }
        return result
    }
    private var alongMargins: EdgeInsets {
        var result = margins.content
        if !axes.contains(.vertical) { (result.top, result.bottom) = (0, 0) }
        if !axes.contains(.horizontal) { (result.leading, result.trailing) = (0, 0) }
        return result
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let margins = crossMargins
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width.map { max(0, $0 - margins.width) },
            height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.height) })
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        var size = content.sizeThatFits(inner(proposal))
        (size.width, size.height) = (size.width + crossMargins.width, size.height + crossMargins.height)
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let inner = inner(proposal)
        let taken = content.sizeThatFits(inner)
        let margins = crossMargins
        content.place(at: CGPoint(x: margins.leading, y: margins.top), inner)
        scroll.wantedSize = CGSize(width: max(taken.width, 0) + margins.width, height: max(taken.height, 0) + margins.height)
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
        reportPosition()
        commander.scrolled(self)
        notifyWatches()
        return false
    }

    /// Notifies modifiers around of where the content stands now.
    private func notifyWatches() {
        guard !notifier.watches.isEmpty else { return }
        notifier.update(scroll, host.graph, isRightToLeft: host.isRightToLeft)
        let (places, visible) = (targetPlaces, visibleRect)
        for watch in notifier.watches { watch.targetsChanged(places, in: visible, host.graph) }
    }

    func phaseChanged(_ phase: ScrollPhase) { notifier.show(phase, scroll, host.graph, isRightToLeft: host.isRightToLeft) }

    /// Scrolls to where a position says, where it says another place than before.
    func update(_ link: ScrollCommandLink?, _ position: ScrollPosition?, isAnimated: Bool) {
        commander.update(link, position, self, isAnimated: isAnimated)
    }

    override var edgeScrollView: UIScrollView? { scroll }
    override func isCoordinateSpace(_ name: AnyHashable) -> Bool {
        guard let asked = name.base as? ScrollSpaceName else { return false }
        return asked.axis.map { axes.contains($0) } ?? true
    }

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
        let insets = InsetNode.insets(beyond: CGRect(origin: .zero, size: size), of: self)
        scroll.applyInsets(insets.adding(alongMargins), indicators: insets.adding(margins.indicators), isRightToLeft: host.isRightToLeft)
        super.display(in: room.offsetBy(dx: frame.minX, dy: frame.minY))
        scroll.updateKeyboard(host.keyboardCover(room, of: self))
    }
    override func didDisplayChildren() {
        scroll.updateContentSize()
        keepAnchor()
        commander.laidOut(self)
        if !notifier.watches.isEmpty { notifier.update(scroll, host.graph, isRightToLeft: host.isRightToLeft) }
        if environment.scrollSettings.flashesOnAppear, !hasFlashed, scroll.window != nil {
            hasFlashed = true
            scroll.flashScrollIndicators()
        }
        scroll.content.collectItems()
    }

    /// Brings the anchors of content and scroll view together at first, and again when the content has another size and they were.
    private func keepAnchor() {
        let role: ScrollAnchorRole.Kind = anchoring == nil ? .initialOffset : .sizeChanges
        guard scroll.bounds.width > 0 else { return }
        let size = scroll.contentSize
        guard let anchor = environment.scrollSettings.anchor(for: role) else {
            if anchoring == nil, environment.scrollSettings.anchor(for: .sizeChanges) != nil { anchoring = (.topLeading, size) }
            return
        }
        if let anchoring, anchoring.anchor == anchor || role == .sizeChanges {
            guard anchoring.size != size, !scroll.isTracking else { return }
            let place = anchoredOffset(anchor, anchoring.size)
            guard abs(scroll.contentOffset.x - place.x) < 1, abs(scroll.contentOffset.y - place.y) < 1 else {
                self.anchoring = (anchor, size)
                return
            }
        }
        anchoring = (anchor, size)
        scroll.contentOffset = anchoredOffset(anchor, size)
    }

    private func anchoredOffset(_ anchor: UnitPoint, _ size: CGSize) -> CGPoint {
        let insets = scroll.adjustedContentInset, bounds = scroll.bounds.size
        func offset(_ content: CGFloat, _ view: CGFloat, _ start: CGFloat, _ end: CGFloat, _ share: CGFloat) -> CGFloat {
            max(0, content - (view - start - end)) * share - start
        }
        return CGPoint(
            x: offset(size.width, bounds.width, insets.left, insets.right, axes.contains(.horizontal) ? anchor.x : 0),
            y: offset(size.height, bounds.height, insets.top, insets.bottom, axes.contains(.vertical) ? anchor.y : 0))
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

    /// The visible part of the content. A new origin schedules layout for the views that depend on their position.
    override var bounds: CGRect {
        didSet { if oldValue.origin != bounds.origin { node?.host.needsLayout() } }
    }

    func updateContentSize() {
        if contentSize != wantedSize { contentSize = wantedSize }
        content.frame = CGRect(origin: .zero, size: wantedSize)
    }

    var needsCollection: Bool {
        get { content.needsCollection }
        set { content.needsCollection = newValue }
    }
    func collectItems() { content.collectItems() }
}

/// The container of the scrolled content.
final class ScrollContent: DisplayContainer {
    override init(frame: CGRect) {
        super.init(frame: frame)
        lendsSafeArea = false
    }

    required init?(coder: NSCoder) { nil }

    override func collectItems() { collectChildren() }
    override var accessibilityElements: [Any]? {
        get { node.map { elements(below: $0) } }
        set {}
    }
}
