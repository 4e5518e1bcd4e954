/// The display as the app's scenes share it: one fills it, two stand side by side (Split View, on iPads).
///
/// Source: “Multitasking” of Apple's Human Interface Guidelines; where iPadOS offers other apps' windows, there are those of this one.
@MainActor final class SceneStage {
    /// How long windows move, in seconds.
    static let duration: TimeInterval = 0.4

    /// The scenes on the display, from left to right.
    private(set) var visible: [UIWindowScene] = []
    private(set) var share = SplitShare.half
    /// The width to the left of the divider while it is dragged, in points; nil otherwise.
    private var draggedWidth: CGFloat?
    /// The scene above all others; created with the first scene that may share the display.
    private(set) var displayScene: DisplayScene?

    var isSplit: Bool { visible.count > 1 }
    func isSplit(_ scene: UIWindowScene) -> Bool { isSplit && contains(scene) }
    func contains(_ scene: UIScene) -> Bool { visible.contains { $0 === scene } }

    /// The scene whose windows, the keyboard's among them, cover the whole display beside `scene`'s own.
    func coveringScene(for scene: UIWindowScene) -> UIWindowScene { isSplit(scene) ? displayScene ?? scene : scene }

    /// Returns the parts of the status bar that a scene shows.
    func statusBarParts(of scene: UIWindowScene) -> StatusBarView.Parts {
        isSplit(scene) ? (scene === visible[0] ? .time : .signals) : .all
    }

    // MARK: Geometry

    /// A scene's frame on the display as the interface stands.
    func frame(of scene: UIWindowScene, in orientation: UIInterfaceOrientation) -> CGRect {
        let full = UIScreen.main.bounds(in: orientation)
        guard isSplit(scene) else { return full }
        let layout = SplitLayout(size: full.size)
        let frames = draggedWidth.map(layout.frames(leftWidth:)) ?? layout.frames(share)
        return scene === visible[0] ? frames.left : frames.right
    }

    // MARK: Arranging

    /// Gives `scene` the whole display, or the half at the right of what is there; the scene it takes the place of is returned.
    func add(_ scene: UIWindowScene, beside neighbour: UIWindowScene? = nil) -> UIWindowScene? {
        guard !contains(scene) else { return nil }
        guard let neighbour, contains(neighbour), displayScene != nil else {
            let gone = visible.first
            putOnDisplay(scene)
            visible = [scene]
            return gone
        }
        putOnDisplay(scene)
        guard isSplit else {
            (visible, share) = ([neighbour, scene], .half)
            return nil
        }
        let gone = visible.first { $0 !== neighbour }
        visible = visible.map { $0 === neighbour ? $0 : scene }
        return gone
    }

    /// Takes a scene off; what is left fills the display.
    func remove(_ scene: UIWindowScene) { visible.removeAll { $0 === scene } }

    /// Puts the layer of a scene in front of other scenes', behind what stands above all.
    func putOnDisplay(_ scene: UIWindowScene) {
        if let display = displayScene {
            UIScreen.main.displayLayer.insertSublayer(scene.rootLayer, below: display.rootLayer)
        } else {
            UIScreen.main.displayLayer.addSublayer(scene.rootLayer)
        }
    }

    func setShare(_ share: SplitShare) { self.share = share }

    // MARK: Showing

    /// Makes what covers all scenes where the app may have several at a time.
    func prepare() {
        guard displayScene == nil, UIApplication.shared.supportsMultipleScenes else { return }
        displayScene = DisplayScene.make()
    }

    /// Lets everything take the place it has now.
    func update(animated: Bool) {
        for scene in visible { scene.followStage(animated: animated) }
        KeyboardController.shared.stageChanged()
        displayScene?.show(isSplit: isSplit, animated: animated)
        SystemBars.shared.update(animated: false)
    }

    /// Rotates the scene above all others along with them.
    func displayTurned() {
        guard let displayScene, let orientation = visible.first?.currentOrientation else { return }
        displayScene.rotate(to: orientation, animated: true)
        displayScene.placeDivider()
    }

    /// Lets a scene that has just been added come from the right.
    func slideIn(_ scene: UIWindowScene) {
        guard UIView.areAnimationsEnabled, isSplit(scene) else { return }
        let frame = frame(of: scene, in: scene.currentOrientation)
        scene.slide(from: frame.offsetBy(dx: frame.width + SplitLayout.gap, dy: 0), to: frame)
    }

    // MARK: Dragging the divider

    func drag(leftWidth width: CGFloat) {
        guard isSplit else { return }
        draggedWidth = width
        for scene in visible { scene.placeRootLayer() }
        displayScene?.placeDivider()
    }

    /// - Returns: The outcome of the drag; nil if there was none.
    func endDrag() -> SplitOutcome? {
        guard let width = draggedWidth else { return nil }
        draggedWidth = nil
        return SplitLayout(size: UIScreen.main.bounds.size).outcome(leftWidth: width)
    }
}
