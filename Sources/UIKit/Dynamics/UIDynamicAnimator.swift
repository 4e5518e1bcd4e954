/// Moves items by physical behaviours, in the coordinates of a view or of a collection view's layout: *UIDynamicAnimator*.
///
/// It runs while something moves, a step of 1/120 s at a time, and pauses when all is at rest.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// The view whose coordinates the items are in, which they are subviews of.
    open private(set) weak var referenceView: UIView?
    open private(set) var behaviors: [UIDynamicBehavior] = []
    open private(set) var isRunning = false
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    let simulation = DynamicSimulation()
    private weak var layout: UICollectionViewLayout?
    private var ticker: FrameTicker?
    /// When the last frame was; nil before the first.
    private var lastFrame: CFTimeInterval?
    private var elapsed: TimeInterval = 0
    /// Seconds of frames that no whole step has been made for.
    private var rest: TimeInterval = 0

    /// Seconds of a step of the simulation.
    static let step: TimeInterval = 1.0 / 120
    /// The longest frame that the simulation catches up with, in seconds.
    private static let longestFrame: TimeInterval = 1.0 / 10

    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    public override init() { super.init() }

    // MARK: Behaviours

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.dynamicAnimator?.removeBehavior(behavior)
        behaviors.append(behavior)
        behavior.move(to: self)
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behaviors.remove(at: index)
        behavior.move(to: nil)
    }

    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    /// The items with behaviours whose frames touch `rect`.
    open func items(in rect: CGRect) -> [any UIDynamicItem] { simulation.items.filter { $0.placedBounds.meets(rect) } }

    /// Takes the item's place, size and turn as they are now.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        guard let body = simulation.body(of: item) else { return }
        body.readItem()
        simulationChanged()
    }

    /// Seconds the animator has run since it was made.
    open var elapsedTime: TimeInterval { elapsed }

    /// The bounds within which items collide: those of the reference view, or the content of the collection view; nil without either.
    var bounds: CGRect? { referenceView?.bounds ?? layout?.collectionView.map { CGRect(origin: .zero, size: $0.contentSize) } }

    // MARK: Time

    /// Something has changed that may move items.
    func simulationChanged() {
        simulation.wake()
        guard !isRunning, !simulation.isEmpty else { return }
        isRunning = true
        delegate?.dynamicAnimatorWillResume(self)
        lastFrame = nil
        let ticker = ticker ?? FrameTicker { [weak self] time in self?.frame(at: time) }
        self.ticker = ticker
        ticker.start()
    }

    private func frame(at time: CFTimeInterval) {
        let passed = lastFrame.map { min(time - $0, Self.longestFrame) } ?? 1.0 / 60
        lastFrame = time
        advance(passed)
    }

    /// Lets `seconds` pass for the items.
    func advance(_ seconds: TimeInterval) {
        elapsed += seconds
        rest += seconds
        // A frame is two steps, whatever sums of fractions come to.
        while rest > Self.step - 1e-6 {
            rest -= Self.step
            for behavior in behaviors { behavior.forEachBehavior { $0.exert(simulation) } }
            simulation.step(Self.step)
        }
        simulation.writeItems()
        for behavior in behaviors { behavior.forEachBehavior { $0.action?() } }
        simulation.reportContacts()
        layout?.invalidateLayout()
        if !simulation.isMoving { pause() }
    }

    private func pause() {
        guard isRunning else { return }
        isRunning = false
        ticker?.stop()
        rest = 0
        delegate?.dynamicAnimatorDidPause(self)
    }

    isolated deinit { ticker?.stop() }
}

extension UIDynamicAnimator {
    /// The attributes with behaviours of a cell of the layout.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(CollectionElementKey(category: .cell, kind: "", path: indexPath))
    }

    public func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(CollectionElementKey(category: .supplementaryView, kind: kind, path: indexPath))
    }

    public func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(CollectionElementKey(category: .decorationView, kind: decorationViewKind, path: indexPath))
    }

    private func attributes(_ key: CollectionElementKey) -> UICollectionViewLayoutAttributes? {
        simulation.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first { $0.key == key }
    }
}
