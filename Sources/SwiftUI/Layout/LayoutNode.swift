/// A node of the layout tree: what one primitive view or one layout modifier has made.
///
/// Layout runs in two passes. The first computes: a parent proposes sizes, its children answer (`sizeThatFits`), and answers are kept until
/// something below changes. The second places: from the root down each node is told where it is (`place`), and a subtree that has not
/// changed and is proposed the same is skipped. Then the display pass brings layers and views to where their nodes are.
@MainActor class LayoutNode {
    final let host: ViewGraph
    /// Cleared by the parent when it goes. (A weak reference would cost each use of a parent more than what is done with it.)
    nonisolated(unsafe) final private(set) unowned(unsafe) var parent: LayoutNode?
    final private(set) var children: [LayoutNode] = []

    /// The upper left corner in the parent's coordinates.
    final private(set) var position = CGPoint.zero
    final private(set) var size = CGSize.zero
    final private(set) var placedProposal = ProposedViewSize.unspecified
    final private var needsPlacement = true
    final private var answers: ContiguousArray<Answer> = []

    private struct Answer {
        let proposal: ProposedViewSize
        let size: CGSize
    }

    /// The layer with the node's own drawing, below those of its children; nil for nodes that draw nothing.
    final var displayLayer: CALayer?
    /// A view the node shows: it contains its children where the node is a container, else it stands for itself.
    final var displayView: UIView?
    /// Whether something in the subtree has to be brought to where it is.
    final private(set) var needsDisplayPass = true
    /// The node's origin in its container as of the last display pass, in points; nil before the first one.
    final private var displayedOrigin: CGPoint?
    /// The values that modifiers attach to the view for its containers, by key.
    final var traits: [ObjectIdentifier: AnyObject] = [:]
    /// The actions for the node's appearance and disappearance; nil for none.
    final var lifetime: NodeLifetime?

    init(_ inputs: _ViewInputs) {
        host = inputs.host
        if type(of: self).keepsState { inputs.scope.noteState() }
    }

    deinit {
        for child in children where child.parent === self { child.parent = nil }
        for ghost in ghosts where ghost.parent === self { ghost.parent = nil }
    }

    /// Whether nodes of the class know more than views and modifiers have told them: what people did with a control, for one.
    class var keepsState: Bool { true }

    // MARK: Tree

    final func setChildren(_ new: [LayoutNode]) {
        for child in children where child.parent === self { child.parent = nil }
        if !children.isEmpty { host.keepUntilUpdated(children) }
        children = new
        for child in new { child.parent = self }
        structureChanged()
        invalidateLayout()
        host.preferencesChanged()
    }

    /// The nodes whose views tell something to those around.
    var preferenceChildren: [LayoutNode] { displayedChildren }

    /// The children that are shown: all of them, unless a subclass chooses.
    var displayedChildren: [LayoutNode] { children }

    // MARK: Ghosts

    /// Nodes that are shown on their way out and take no part in layout.
    final private var ghosts: [LayoutNode] = []

    final func addGhost(_ node: LayoutNode) {
        node.parent = self
        ghosts.append(node)
        structureChanged()
    }

    final func removeGhost(_ node: LayoutNode) {
        ghosts.removeAll { $0 === node }
        if node.parent === self, !children.contains(where: { $0 === node }) { node.parent = nil }
        structureChanged()
    }

    private final var shownChildren: [LayoutNode] { ghosts.isEmpty ? displayedChildren : displayedChildren + ghosts }

    /// Calls `body` with each layer the subtree shows, those inside other such layers left out.
    final func forEachShownLayer(_ body: (CALayer) -> Void) {
        if let displayView {
            body(displayView.layer)
            if isContainer { return }
        }
        if let displayLayer { body(displayLayer) }
        for child in displayedChildren { child.forEachShownLayer(body) }
    }

    /// Has the container look again at what is shown in it.
    final func structureChanged() {
        var node: LayoutNode? = self
        while let current = node {
            if let container = current.displayView as? any CollectingView, current.isContainer {
                container.needsCollection = true
                break
            }
            node = current.parent
        }
        if node == nil { host.needsCollection() }
        markDisplay()
    }

    // MARK: First pass

    /// The size the view takes of a proposal.
    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        for answer in answers where answer.proposal == proposal { return answer.size }
        let size = computeSize(proposal)
        if answers.count >= 6 { answers.removeFirst() }
        answers.append(Answer(proposal: proposal, size: size))
        return size
    }

    func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Returns the length that the view takes of a proposal along one axis, in points. Stacks measure flexibility with it, and texts answer
    /// without laying out lines.
    func length(_ proposal: ProposedViewSize, along axis: Axis) -> CGFloat { sizeThatFits(proposal)[axis] }

    /// Drops the cached measurements of the node and its ancestors.
    final func invalidateLayout() {
        var node = self
        while true {
            let isKnown = node.answers.isEmpty && node.needsPlacement
            node.answers.removeAll(keepingCapacity: true)
            node.needsPlacement = true
            node.forgetLayout()
            node.markDisplay(stopping: true)
            guard let parent = node.parent else { return node.host.needsLayout() }
            if isKnown, parent.needsPlacement, parent.answers.isEmpty { return }
            node = parent
        }
    }

    /// The same for all below: everything is placed anew.
    final func invalidateTree() {
        for child in children { child.invalidateTree() }
        invalidateLayout()
    }

    /// Called when what subclasses keep from measuring no longer holds.
    func forgetLayout() {}

    var layoutPriority: Double { 0 }
    /// The distances in points that the view prefers from its neighbours.
    var spacing: ViewSpacing { ViewSpacing() }
    /// The place of a guide where the view or a part of it has set one, for the size it takes of `proposal`.
    func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }

    final func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat {
        explicitGuide(key, proposal) ?? defaultGuide(key, proposal)
    }

    private final func defaultGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat {
        let size = sizeThatFits(proposal)
        if let fraction = HorizontalAlignment.fraction(key.id) { return size[key.axis] * fraction }
        return key.id.defaultValue(in: dimensions(proposal))
    }

    final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        return ViewDimensions(width: size.width, height: size.height) { [unowned self] in explicitGuide($0, proposal) }
    }

    // MARK: Second pass

    /// Tells the node where it is in its parent, and its subtree where it then is.
    final func place(at position: CGPoint, _ proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        place(at: position, size, proposal)
    }

    /// The same for nodes that take the size they are given.
    final func place(at leadingPosition: CGPoint, _ size: CGSize, _ proposal: ProposedViewSize) {
        var position = leadingPosition
        // Layout counts from the leading edge.
        if host.isRightToLeft, let parent { position.x = parent.size.width - position.x - size.width }
        if position != self.position {
            self.position = position
            markDisplay()
        }
        guard needsPlacement || placedProposal != proposal || self.size != size else { return }
        (needsPlacement, placedProposal, self.size) = (false, proposal, size)
        placeChildren(in: size, proposal)
        markDisplay()
    }

    func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {}

    /// Whether the node has a place in the layout that is current.
    final var isPlaced: Bool { !needsPlacement }

    /// The node's rectangle in the hosting view.
    final var frameInHost: CGRect {
        var origin = position
        var node = parent
        while let current = node {
            origin.x += current.position.x + current.contentOffset.x
            origin.y += current.position.y + current.contentOffset.y
            node = current.parent
        }
        return CGRect(origin: origin, size: size)
    }

    /// The name under which views inside may ask for the node's coordinates.
    func isCoordinateSpace(_ name: AnyHashable) -> Bool { false }

    /// How far the node shows its children from where they were placed.
    var contentOffset: CGPoint { .zero }

    /// The rectangle of the view in the subtree that the app gave an identity, in the node's coordinates.
    func frame(of id: AnyHashable) -> CGRect? {
        for child in displayedChildren {
            guard let frame = child.frame(of: id) else { continue }
            return frame.offsetBy(dx: child.position.x + contentOffset.x, dy: child.position.y + contentOffset.y)
        }
        return nil
    }

    // MARK: Display

    /// Whether the children are shown inside `displayView`.
    var isContainer: Bool { false }

    final func markDisplay() { markDisplay(stopping: false) }

    private final func markDisplay(stopping: Bool) {
        var node: LayoutNode? = self
        while let current = node, !current.needsDisplayPass {
            current.needsDisplayPass = true
            if stopping { return }
            node = current.parent
        }
        if node == nil { host.needsLayout() }
    }

    /// Brings what the subtree shows to where it is.
    ///
    /// - Parameter origin: The node's origin in its container, in points.
    final func updateDisplay(at origin: CGPoint, isForced: Bool = false) {
        let isMoved = displayedOrigin != origin || isForced
        guard isMoved || needsDisplayPass else { return }
        (needsDisplayPass, displayedOrigin) = (false, origin)
        willDisplay()
        display(in: CGRect(origin: origin, size: size))
        let base = isContainer ? .zero : origin
        for child in shownChildren {
            child.updateDisplay(
                at: CGPoint(x: base.x + child.position.x + contentOffset.x, y: base.y + child.position.y + contentOffset.y),
                isForced: isContainer ? false : isMoved)
        }
        didDisplayChildren()
    }

    /// Brings the node's own layer or view to where it is.
    func display(in frame: CGRect) {
        if let displayLayer { Display.place(displayLayer, frame, host) }
        if let displayView { Display.place(displayView, frame, host) }
    }

    func willDisplay() {}
    func didDisplayChildren() {}

    /// The children from back to front.
    final var childrenInOrder: [LayoutNode] {
        let children = shownChildren
        guard children.contains(where: { $0.zIndex != 0 }) else { return children }
        return children.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
    }

    var zIndex: Double { 0 }

    /// The scroll view the bars around follow: the first in the subtree.
    var edgeScrollView: UIScrollView? { displayedChildren.lazy.compactMap(\.edgeScrollView).first }

    // MARK: Interaction

    /// Whether a touch at `point`, in the node's coordinates, hits what the view shows.
    func isHit(at point: CGPoint) -> Bool {
        displayedChildren.contains { child in
            child.isHit(at: CGPoint(x: point.x - child.position.x - contentOffset.x, y: point.y - child.position.y - contentOffset.y))
        }
    }

    /// Appends the accessibility elements of the subtree.
    func collectAccessibility(into elements: inout [AccessibilityItem]) {
        for child in displayedChildren { child.collectAccessibility(into: &elements) }
    }
}
