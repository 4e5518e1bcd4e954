import UIKit

/// How a scene is fitted into its view.
public enum SKSceneScaleMode: Int, Sendable {
    case fill = 0
    case aspectFill = 1
    case aspectFit = 2
    /// The scene takes the view's size.
    case resizeFill = 3
}

/// Handles the steps of a scene's frames.
@preconcurrency @MainActor public protocol SKSceneDelegate: NSObjectProtocol {
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    func didEvaluateActions(for scene: SKScene)
    func didSimulatePhysics(for scene: SKScene)
    func didApplyConstraints(for scene: SKScene)
    func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
    public func didEvaluateActions(for scene: SKScene) {}
    public func didSimulatePhysics(for scene: SKScene) {}
    public func didApplyConstraints(for scene: SKScene) {}
    public func didFinishUpdate(for scene: SKScene) {}
}

/// The root of what a view shows.
/// Source: Apple's documentation of `SKScene`.
open class SKScene: SKEffectNode {
    /// The size of the visible part, in points of the scene.
    open var size: CGSize { didSet { if size != oldValue { didChangeSize(oldValue) } } }
    open var scaleMode = SKSceneScaleMode.fill
    /// The point of the view, in units of its size, where the scene's origin lies.
    open var anchorPoint = CGPoint.zero
    open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
    /// The node of the scene whose position is in the middle of the view.
    open weak var camera: SKCameraNode?
    open weak var delegate: SKSceneDelegate?
    open private(set) weak var view: SKView?
    public let physicsWorld = SKPhysicsWorld()
    /// The node that hears the sounds of positional audio nodes; nil hears all from the middle.
    open weak var listener: SKNode?

    public init(size: CGSize) {
        self.size = size
        super.init()
        isUserInteractionEnabled = true
        physicsWorld.scene = self
        sceneDidLoad()
    }

    public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }

    public required init?(coder aDecoder: NSCoder) {
        size = CGSize(width: 1, height: 1)
        super.init(coder: aDecoder)
        isUserInteractionEnabled = true
        physicsWorld.scene = self
        readScene(aDecoder)
        sceneDidLoad()
    }

    // MARK: Callbacks

    open func sceneDidLoad() {}
    open func didMove(to view: SKView) {}
    open func willMove(from view: SKView) {}
    open func didChangeSize(_ oldSize: CGSize) {}
    open func update(_ currentTime: TimeInterval) {}
    open func didEvaluateActions() {}
    open func didSimulatePhysics() {}
    open func didApplyConstraints() {}
    open func didFinishUpdate() {}

    open override var next: UIResponder? { view }
    open override var frame: CGRect {
        CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }

    func attach(to view: SKView) {
        self.view = view
        fit(into: view.bounds.size)
        didMove(to: view)
    }

    func detach(from view: SKView) {
        willMove(from: view)
        forEachDescendantAndSelf { $0.leftScene() }
        self.view = nil
    }

    func fit(into viewSize: CGSize) { if scaleMode == .resizeFill, viewSize != .zero { size = viewSize } }

    // MARK: Coordinates

    /// Maps the scene's coordinates to the view's, whose y axis points downwards.
    func viewTransform(_ viewSize: CGSize) -> CGAffineTransform {
        guard size.width > 0, size.height > 0 else { return .identity }
        var (x, y) = (viewSize.width / size.width, viewSize.height / size.height)
        switch scaleMode {
        case .fill: break
        case .aspectFill: (x, y) = (max(x, y), max(x, y))
        case .aspectFit: (x, y) = (min(x, y), min(x, y))
        case .resizeFill: (x, y) = (1, 1)
        }
        var transform = CGAffineTransform.identity
        var anchor = CGPoint(x: (anchorPoint.x - 0.5) * size.width, y: (anchorPoint.y - 0.5) * size.height)
        if let camera, camera.scene === self {
            let place = camera.rootTransform
            if place.a * place.d != place.b * place.c { transform = place.inverted() }
            anchor = .zero
        }
        let fit = CGAffineTransform(a: x, b: 0, c: 0, d: -y, tx: viewSize.width / 2 + anchor.x * x, ty: viewSize.height / 2 - anchor.y * y)
        return transform.concatenating(fit)
    }

    open func convertPoint(fromView point: CGPoint) -> CGPoint {
        let transform = viewTransform(view?.bounds.size ?? size)
        return transform.a * transform.d == transform.b * transform.c ? point : point.applying(transform.inverted())
    }

    open func convertPoint(toView point: CGPoint) -> CGPoint { point.applying(viewTransform(view?.bounds.size ?? size)) }

    // MARK: Frames

    /// Runs one frame in the documented order: update, actions, physics, constraints.
    func advance(to time: TimeInterval, by seconds: TimeInterval) {
        if let delegate { delegate.update(time, for: self) } else { update(time) }
        guard !isPaused else { return }
        advanceActions(by: seconds)
        delegate?.didEvaluateActions(for: self)
        didEvaluateActions()
        physicsWorld.step(by: seconds)
        delegate?.didSimulatePhysics(for: self)
        didSimulatePhysics()
        applyConstraints()
        delegate?.didApplyConstraints(for: self)
        didApplyConstraints()
        delegate?.didFinishUpdate(for: self)
        didFinishUpdate()
    }

    override func makeCopy() -> SKNode { SKScene(size: size) }
}
