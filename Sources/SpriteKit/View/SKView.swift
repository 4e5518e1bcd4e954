import UIKit

/// A view that shows a scene and runs its frames.
/// Source: Apple's documentation of `SKView`.
@preconcurrency @MainActor open class SKView: UIView {
    open private(set) var scene: SKScene?
    /// Whether the scene stands still.
    open var isPaused = false { didSet { if isPaused != oldValue { updateLink() } } }
    open var preferredFramesPerSecond = 60 { didSet { link?.preferredFramesPerSecond = preferredFramesPerSecond } }
    /// Whether nodes of equal heights may be drawn in any order; they are drawn in the tree's.
    open var ignoresSiblingOrder = false
    /// Whether transparent backgrounds of scenes show what is behind the view; they are black otherwise.
    open var allowsTransparency = false
    open var shouldCullNonVisibleNodes = true
    open var isAsynchronous = true
    open var showsFPS = false
    open var showsDrawCount = false
    open var showsNodeCount = false
    open var showsQuadCount = false
    /// Whether outlines of bodies are drawn.
    open var showsPhysics: Bool {
        get { renderer.showsPhysics }
        set { renderer.showsPhysics = newValue }
    }
    @available(*, unavailable, message: "not yet in Quince: fields")
    open var showsFields: Bool { false }
    open weak var delegate: SKViewDelegate?

    private let renderer = SceneRenderer()
    private var link: CADisplayLink?
    private var lastTime: TimeInterval?
    private let statistics = UILabel()
    private var frames: [TimeInterval] = []
    private var touched: [ObjectIdentifier: SKNode] = [:]
    private var transition: RunningTransition?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isMultipleTouchEnabled = false
        clipsToBounds = true
        layer.addSublayer(renderer.root)
        statistics.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        statistics.textColor = .white
        addSubview(statistics)
    }

    // MARK: Scenes

    open func presentScene(_ scene: SKScene?) { presentScene(scene, after: nil) }

    open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene, after: transition) }

    private func presentScene(_ next: SKScene?, after transition: SKTransition?) {
        guard next !== scene else { return }
        let old = scene
        let picture = transition == nil || old == nil ? nil : renderer.root.snapshot(in: bounds)
        old?.detach(from: self)
        scene = next
        lastTime = nil
        self.transition?.end()
        self.transition = nil
        next?.attach(to: self)
        updateLink()
        showScene()
        guard let transition, let picture else { return }
        self.transition = RunningTransition(transition, picture: picture, below: statistics.layer, in: layer, root: renderer.root)
        layer.setNeedsLayout()
    }

    /// Draws a node and its descendants into a texture.
    open func texture(from node: SKNode) -> SKTexture? { texture(from: node, crop: node.calculateAccumulatedFrame()) }

    /// - Parameter crop: A rectangle of the node's parent's coordinates.
    open func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
        guard crop.width >= 1, crop.height >= 1, let copy = node.copy() as? SKNode else { return nil }
        let scene = SKScene(size: crop.size)
        scene.backgroundColor = .clear
        let content: SKNode
        if node is SKScene {
            content = SKNode()
            for child in copy.children { child.move(toParent: content) }
        } else {
            content = copy
        }
        content.removeFromParent()
        content.position = CGPoint(x: content.position.x - crop.minX, y: content.position.y - crop.minY)
        scene.addChild(content)
        let renderer = SceneRenderer()
        renderer.render(scene, size: crop.size)
        guard let image = renderer.root.snapshot(in: CGRect(origin: .zero, size: crop.size)) else { return nil }
        return SKTexture(image: image, points: crop.size)
    }

    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
        let transform = scene.viewTransform(bounds.size)
        return transform.a * transform.d == 0 && transform.b * transform.c == 0 ? point : point.applying(transform.inverted())
    }
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { point.applying(scene.viewTransform(bounds.size)) }

    // MARK: Frames

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateLink()
        showScene()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scene?.fit(into: bounds.size)
        showScene()
    }

    private func updateLink() {
        let runs = window != nil && scene != nil && !isPaused
        guard runs != (link != nil) else { return }
        lastTime = nil
        if runs {
            let frames = ActionTarget { [weak self] _ in self?.frame(at: CACurrentMediaTime()) }
            let link = CADisplayLink(target: frames, selector: ActionTarget.selector)
            link.preferredFramesPerSecond = preferredFramesPerSecond
            link.add(to: .main, forMode: .common)
            self.link = link
        } else {
            link?.invalidate()
            link = nil
        }
    }

    func frame(at time: TimeInterval) {
        guard let scene else { return }
        if delegate?.view(self, shouldRenderAtTime: time) == false { return }
        let seconds = lastTime.map { max(time - $0, 0) } ?? 0
        lastTime = time
        if transition?.pausesIncomingScene != true { scene.advance(to: time, by: seconds) }
        if transition?.advance(by: seconds) == true { transition = nil }
        countFrame(at: time)
        showScene()
    }

    private func showScene() {
        guard let scene else {
            renderer.root.sublayers = nil
            renderer.root.backgroundColor = nil
            return
        }
        renderer.render(scene, size: bounds.size, isTransparent: allowsTransparency)
        updateStatistics()
    }

    private func countFrame(at time: TimeInterval) {
        frames.append(time)
        if frames.count > 61 { frames.removeFirst() }
    }

    private func updateStatistics() {
        var parts: [String] = []
        if showsNodeCount { parts.append("nodes:\(renderer.nodeCount)") }
        if showsDrawCount { parts.append("draws:\(renderer.drawCount)") }
        if showsQuadCount { parts.append("quads:\(renderer.drawCount)") }
        if showsFPS, let first = frames.first, let last = frames.last, last > first {
            parts.append(String(format: "%.1f fps", Double(frames.count - 1) / (last - first)))
        }
        let text = parts.joined(separator: "  ")
        guard text != statistics.text ?? "" else { return }
        statistics.text = text
        statistics.sizeToFit()
        let size = statistics.bounds.size
        statistics.frame = CGRect(
            x: bounds.width - size.width - 8, y: bounds.height - safeAreaInsets.bottom - size.height - 4, width: size.width,
            height: size.height)
    }

    // MARK: Touches

    /// The topmost node at a point that takes touches.
    private func target(at point: CGPoint) -> SKNode? {
        guard let scene else { return nil }
        let place = scene.convertPoint(fromView: point)
        return scene.nodes(at: place).first { $0.isUserInteractionEnabled } ?? (scene.isUserInteractionEnabled ? scene : nil)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { touched[ObjectIdentifier(touch)] = target(at: touch.location(in: self)) }
        deliver(touches) { $0.touchesBegan($1, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { deliver(touches) { $0.touchesMoved($1, with: event) } }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        deliver(touches) { $0.touchesEnded($1, with: event) }
        forget(touches)
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        deliver(touches) { $0.touchesCancelled($1, with: event) }
        forget(touches)
    }

    private func forget(_ touches: Set<UITouch>) { for touch in touches { touched[ObjectIdentifier(touch)] = nil } }

    private func deliver(_ touches: Set<UITouch>, _ send: (SKNode, Set<UITouch>) -> Void) {
        var groups: [(node: SKNode, touches: Set<UITouch>)] = []
        for touch in touches {
            guard let node = touched[ObjectIdentifier(touch)], node.scene === scene else { continue }
            if let index = groups.firstIndex(where: { $0.node === node }) {
                groups[index].touches.insert(touch)
            } else {
                groups.append((node, [touch]))
            }
        }
        for group in groups { send(group.node, group.touches) }
    }
}

/// Decides when a view renders.
@MainActor public protocol SKViewDelegate: NSObjectProtocol {
    func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

extension SKViewDelegate {
    public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}
