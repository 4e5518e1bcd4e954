/// One hosted view: its graph, its layout tree, and the container that shows it.
@MainActor final class ViewGraph {
    let graph = Graph()
    let scope: GraphScope
    /// The root environment, supplied by the hosting view.
    let environment: Attribute<EnvironmentValues>
    private(set) var root: LayoutNode!
    private(set) weak var container: DisplayContainer?
    /// The part of the container that bars and the device's edges take.
    private(set) var safeArea = EdgeInsets()
    /// How much of the container's lower part the keyboard covers, in points; it is part of the safe area.
    private(set) var keyboard: CGFloat = 0
    /// How much of the bottom bars and edges take, beside the keyboard.
    private(set) var bottomInset: CGFloat = 0
    var isRightToLeft = false
    /// Pixels per point.
    var scale: CGFloat = 1
    let preferences = PreferenceHub()
    let lifetimes = LifetimeList()
    /// The node of another host that this one's container belongs to.
    weak var outerNode: LayoutNode?
    /// Nodes whose layout hangs on where they are in the container.
    var positionDependents: [WeakPositionDependent] = []
    private var preferenceObservers: [(node: WeakNode, read: () -> Void)] = []
    private struct WeakNode { weak var value: LayoutNode? }
    private var retired: [Retired] = []
    private struct Retired {
        let scope: GraphScope
        /// The owner of the nodes that the scope's sinks access; retained until the scope ends.
        let owner: AnyObject
    }
    /// The transaction scope of the subtree that is being displayed.
    var transactions: TransactionScope?
    private var displayActions: [() -> Void] = []
    /// Whether the root stands at the leading edge instead of in the middle.
    var alignsLeading = false
    /// Whether the layout of the root goes over the whole container, the safe area left to its content.
    var usesSafeArea = true

    init(
        container: DisplayContainer, environment: Attribute<EnvironmentValues>, scope: GraphScope,
        _ make: (ViewGraph, GraphScope) -> LayoutNode
    ) {
        (self.scope, self.environment, self.container) = (scope, environment, container)
        graph.onInvalidate = { [weak self] in MainActor.assumeIsolated { self?.needsLayout() } }
        root = AnyAttribute.untracked { make(self, scope) }
        container.node = root
    }

    /// Hosts a view with an environment of its own.
    convenience init<Content: View>(
        _ content: Attribute<Content>, environment: EnvironmentValues, container: DisplayContainer, parent: GraphScope? = nil
    ) {
        let environment = Attribute(environment)
        self.init(container: container, environment: environment, scope: GraphScope(parent: parent)) { host, scope in
            Content._makeView(
                view: _GraphValue(content), inputs: _ViewInputs(host: host, scope: scope, environment: environment)
            ).node
        }
    }

    /// Updates the direction and scale that all of layout and display depend on.
    func updateSurroundings(_ values: EnvironmentValues) {
        let direction = values.layoutDirection == .rightToLeft
        guard direction != isRightToLeft || values.displayScale != scale else { return }
        (isRightToLeft, scale) = (direction, values.displayScale)
        root.invalidateTree()
    }

    /// Updates the insets that bars and edges leave of the container.
    func updateSafeArea(_ insets: UIEdgeInsets) {
        let insets = regions.contains(.container) ? insets : .zero
        let keyboard = regions.contains(.keyboard) ? self.keyboard : 0
        bottomInset = insets.bottom
        safeArea = EdgeInsets(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: max(insets.bottom, keyboard),
            trailing: isRightToLeft ? insets.left : insets.right)
        root.invalidateLayout()
    }

    /// The regions of the safe area that the content avoids.
    var regions = SafeAreaRegions.all { didSet { if regions != oldValue { updateSafeArea(container?.safeAreaInsets ?? .zero) } } }

    /// Updates the height of the container that the keyboard covers, in points.
    func updateKeyboard(_ overlap: CGFloat) {
        // What lies behind something presented stays where it is.
        let overlap = container?.nearestController?.isBehindOthers == true ? 0 : overlap
        guard overlap != keyboard, let container else { return }
        keyboard = overlap
        let duration = UIView.inheritedAnimationDuration
        if duration > 0 { graph.pendingTransaction = Transaction(animation: .easeInOut(duration: duration)) }
        updateSafeArea(container.safeAreaInsets)
    }

    /// How much of a node's rectangle the keyboard covers, in points.
    ///
    /// - Parameter rect: In the node's coordinates.
    func keyboardCover(_ rect: CGRect, of node: LayoutNode) -> CGFloat {
        guard regions.contains(.keyboard), keyboard > bottomInset, let container, !node.ignoresKeyboard else { return 0 }
        let end = node.frameInHost.minY + rect.maxY
        return min(max(0, end - (container.bounds.height - keyboard)), rect.height)
    }

    /// The controller that presents what the content asks for.
    var presentingController: UIViewController? {
        let controller = preferences.controller ?? container?.nearestController
        return controller?.presentedViewController == nil ? controller : nil
    }

    /// The presentation of the content that is being dismissed.
    var leavingController: ElementController? {
        let presented = (preferences.controller ?? container?.nearestController)?.presentedViewController as? ElementController
        return presented?.isBeingDismissed == true ? presented : nil
    }

    /// Runs `action` after the update, or, for content that is in no window yet, after the first one in a window.
    ///
    /// Content that another screen covers has left its window, and still presents and dismisses: a full-screen cover ends when its binding says so.
    ///
    /// - Parameter source: The attribute that the action is for. A new action replaces one that still waits.
    func whenInWindow(for source: AnyAttribute, _ action: @escaping @MainActor () -> Void) {
        let id = ObjectIdentifier(source)
        graph.afterUpdate { [weak self] in
            MainActor.assumeIsolated {
                self?.waiting.removeAll { $0.source == id }
                self?.waiting.append((id, action))
                self?.runWaiting()
            }
        }
    }

    private var waiting: [(source: ObjectIdentifier, action: @MainActor () -> Void)] = []

    private func runWaiting() {
        guard !waiting.isEmpty, container?.window != nil || lifetimes.hasBegun else { return }
        let due = waiting
        waiting = []
        for entry in due { entry.action() }
    }

    /// Calls `read` when views may tell something else.
    func observePreferences(_ node: LayoutNode, _ read: @escaping () -> Void) {
        preferenceObservers.append((WeakNode(value: node), read))
        preferencesAreStale = true
        needsLayout()
    }

    private var preferencesAreStale = false

    func preferencesChanged() {
        preferencesAreStale = true
        needsLayout()
        // Rows and pages tell those around them, too.
        outerNode?.host.preferencesChanged()
    }

    private func readPreferences() {
        guard preferencesAreStale, !preferenceObservers.isEmpty else { return }
        preferencesAreStale = false
        preferenceObservers.removeAll { $0.node.value == nil }
        for observer in preferenceObservers { AnyAttribute.untracked { observer.read() } }
    }

    func needsLayout() {
        container?.setNeedsLayout()
        if lifetimes.hasBegun, let container, container.window == nil { scheduleUnseenUpdate() }
    }

    private var isUnseenUpdateScheduled = false

    /// Schedules an update of content that another screen covers: nothing lays it out, and it reacts to changes all the same.
    private func scheduleUnseenUpdate() {
        guard graph.needsUpdate, !isUnseenUpdateScheduled else { return }
        isUnseenUpdateScheduled = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.isUnseenUpdateScheduled = false
                if self.root != nil, self.container?.window == nil { self.update(size: nil) }
            }
        }
    }

    func needsCollection() { container?.needsCollection = true }

    /// Ends the content.
    func destroy() {
        lifetimes.setVisible(false)
        scope.destroy()
    }

    /// Ends the content when nothing shows it any more: nodes and what waits for them hold the graph as the graph holds them.
    func letGo() {
        destroy()
        endRetired()
        graph.letGo()
        preferences.letGo()
        (root, leaving, kept, positionDependents, preferenceObservers) = (nil, [], [], [], [])
        (waiting, displayActions, transactions) = ([], [], nil)
    }

    // MARK: Update

    /// Ends what an app no longer shows, once this update is over.
    ///
    /// - Parameter owner: The owner of the nodes that the scope's sinks access; retained until the scope ends, as sinks may run until then.
    func retire(_ scope: GraphScope, of owner: AnyObject) { retired.append(Retired(scope: scope, owner: owner)) }

    /// Brings everything up to date with what has changed.
    ///
    /// - Parameter size: The container's size; nil updates without laying out.
    func update(size: CGSize?) {
        guard !graph.isUpdating else {
            // What the content changes around it may lay out the container it is in.
            if size != nil { missedLayout = true }
            return
        }
        graph.update(isShown: size != nil) {
            MainActor.assumeIsolated {
                if let size { AnyAttribute.untracked { layOut(size) } }
                readPreferences()
            }
        }
        endRetired()
        leaving = []
        if size != nil { runWaiting() }
        if missedLayout {
            missedLayout = false
            needsLayout()
        }
    }

    /// Whether the container was laid out while an update ran, which is to be done again.
    private var missedLayout = false

    /// Nodes that have left the tree in this update: what follows the graph for them may run until their part of it ends.
    private var leaving: [LayoutNode] = []

    func keepUntilUpdated(_ nodes: [LayoutNode]) { leaving += nodes }

    /// Parts of the graph that are shown on their way out.
    private var kept: [GraphScope] = []

    /// Lets a part of the graph live on, though it may be retired, until it is released.
    func keep(_ scope: GraphScope) { kept.append(scope) }

    func release(_ scope: GraphScope) {
        if let index = kept.firstIndex(where: { $0 === scope }) { kept.remove(at: index) }
        endRetired()
    }

    private func endRetired() {
        let ended = retired.filter { retired in !kept.contains { $0.isInside(retired.scope) } }
        retired.removeAll { retired in ended.contains { $0.scope === retired.scope } }
        for retired in ended { retired.scope.destroy() }
        if graph.needsUpdate { needsLayout() }
    }

    /// Whether the container has been laid out with any area.
    private(set) var hasSize = false

    /// How many rounds of placing one layout has at most: what depends on its position may change the layout, and is inside of what does, too.
    private static let roundLimit = 8

    private func layOut(_ size: CGSize) {
        hasSize = size.width > 0 && size.height > 0
        let insets = usesSafeArea ? safeArea : EdgeInsets()
        let room = CGSize(width: max(0, size.width - insets.width), height: max(0, size.height - insets.height))
        for _ in 0..<Self.roundLimit {
            let proposal = ProposedViewSize(room)
            let taken = root.sizeThatFits(proposal)
            root.place(
                at: CGPoint(x: insets.leading + rootOffset(room.width - taken.width), y: insets.top + (room.height - taken.height) / 2),
                proposal)
            guard positionsChanged() else { break }
        }
        display()
    }

    /// How far the root stands from the left edge of the room it leaves free.
    private func rootOffset(_ free: CGFloat) -> CGFloat {
        guard alignsLeading else { return free / 2 }
        return isRightToLeft ? free : 0
    }

    /// Tells the nodes that care where they are now; says whether one of them changed its layout.
    private func positionsChanged() -> Bool {
        positionDependents.removeAll { $0.node == nil }
        var isChanged = false
        for dependent in positionDependents where dependent.node?.positionChanged() == true { isChanged = true }
        return isChanged
    }

    private func display() {
        guard let container else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        UIView.performWithoutAnimation {
            root.updateDisplay(at: root.position)
            container.collectItems()
        }
        CATransaction.commit()
        let told = displayActions
        displayActions = []
        for action in told { action() }
    }

    /// Runs `action` when what waits for being shown is.
    func afterDisplay(_ action: @escaping () -> Void) {
        displayActions.append(action)
        needsLayout()
    }

    /// The size the content takes of a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if graph.needsUpdate, !graph.isUpdating { update(size: nil) }
        return root.sizeThatFits(proposal)
    }

    /// A rectangle on whole pixels.
    func snapped(_ frame: CGRect) -> CGRect {
        let (left, top) = (PixelGrid.snap(frame.minX, scale), PixelGrid.snap(frame.minY, scale))
        return CGRect(
            x: left, y: top, width: PixelGrid.snap(frame.maxX, scale) - left, height: PixelGrid.snap(frame.maxY, scale) - top)
    }
}

/// Rounding to device pixels.
enum PixelGrid {
    static func snap(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
        value.isFinite ? (value * scale).rounded() / scale : value
    }
    /// Up to a whole pixel; what exceeds one by less than a thousandth is a rounding error.
    static func roundUp(_ value: CGFloat, _ scale: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }
}

/// A node whose layout hangs on where it is in its host.
@MainActor protocol PositionDependent: LayoutNode {
    /// Called when everything has its place; says whether the node changed its layout.
    func positionChanged() -> Bool
}

struct WeakPositionDependent {
    weak var node: (any PositionDependent)?
}

extension UIViewController {
    /// Whether something is presented over the controller or one it is in.
    fileprivate var isBehindOthers: Bool {
        sequence(first: self, next: { $0.parent }).contains { controller in
            controller.presentedViewController.map { !($0 is UIAlertController) } ?? false
        }
    }
}
