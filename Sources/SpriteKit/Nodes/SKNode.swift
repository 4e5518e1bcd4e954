import UIKit

/// How a node's pixels are laid over what is behind it.
public enum SKBlendMode: Int, Sendable {
    case alpha = 0
    case add = 1
    case subtract = 2
    case multiply = 3
    case multiplyX2 = 4
    case screen = 5
    case replace = 6
    case multiplyAlpha = 7
}

/// Where a node takes the focus of directional input; the phone has none.
public enum SKNodeFocusBehavior: Int, Sendable {
    case none = 0
    case occluding = 1
    case focusable = 2
}

/// A place in a scene's tree, with a transform, actions and a physics body, that shows nothing itself.
/// Source: Apple's documentation of `SKNode`.
@preconcurrency @MainActor open class SKNode: UIResponder, NSCopying {
    // MARK: Transform

    /// The position in the parent's coordinates, whose y axis points upwards.
    open var position = CGPoint.zero
    /// The turn in radians, counterclockwise.
    open var zRotation: CGFloat = 0
    open var xScale: CGFloat = 1
    open var yScale: CGFloat = 1
    /// The height above the parent; nodes of greater accumulated heights are drawn later.
    open var zPosition: CGFloat = 0
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

    // MARK: Look and time

    /// The opacity, 0…1, which multiplies that of the descendants.
    open var alpha: CGFloat = 1
    open var isHidden = false
    /// How fast the actions of the node and its descendants run.
    open var speed: CGFloat = 1
    /// Whether the actions of the node and its descendants stand still.
    open var isPaused = false

    // MARK: Identity

    open var name: String?
    open var userData: NSMutableDictionary?
    open var isUserInteractionEnabled = false
    open var focusBehavior = SKNodeFocusBehavior.none
    open var constraints: [SKConstraint]?
    /// The body that the physics world moves the node with.
    open var physicsBody: SKPhysicsBody? {
        didSet {
            guard physicsBody !== oldValue else { return }
            oldValue?.leave()
            physicsBody?.node?.physicsBody = nil
            physicsBody?.node = self
        }
    }
    /// Values for the attributes of the node's shader.
    @available(*, unavailable, message: "not yet in Quince: shaders")
    open var attributeValues: [String: Any] { [:] }
    @available(*, unavailable, message: "not yet in Quince: reach constraints")
    open var reachConstraints: Any? { nil }

    // MARK: Tree

    open internal(set) var children: [SKNode] = []
    open internal(set) weak var parent: SKNode?
    open var scene: SKScene? {
        var node: SKNode? = self
        while let current = node {
            if let scene = current as? SKScene { return scene }
            node = current.parent
        }
        return nil
    }
    var running: [RunningAction] = []
    /// The layer that shows the node's own content.
    var contentLayer: CALayer?

    public override init() { super.init() }

    /// Reads a node of a file of Xcode's editors.
    public required init?(coder aDecoder: NSCoder) {
        super.init()
        readNode(aDecoder)
    }

    // MARK: Methods that games override

    /// Adds `node` after the other children. A node that has a parent already raises, as on iOS.
    open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
    open func removeFromParent() { leaveParent() }
    /// The rectangle around the content of the node and its descendants, in the parent's coordinates.
    open func calculateAccumulatedFrame() -> CGRect { accumulatedFrame }
    /// Whether a point in the parent's coordinates lies within the accumulated frame.
    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }

    open override var next: UIResponder? { parent }

    // MARK: Content

    /// The rectangle of the node's own content in the parent's coordinates.
    open var frame: CGRect { contentBounds.isNull ? CGRect(origin: position, size: .zero) : contentBounds.applying(localTransform) }
    /// The rectangle of the node's own content in its own coordinates; null where it has none.
    var contentBounds: CGRect { .null }
    /// Makes the layer of the node's content; nil where it has none.
    func makeContentLayer() -> CALayer? { nil }
    /// Brings the layer up to date; `transform` maps the node's coordinates to those of the layer's superlayer.
    func updateContent(_ layer: CALayer, transform: CGAffineTransform) {}
    /// The height of the content above the node.
    var contentHeight: CGFloat { 0 }
    /// Advances what the node animates itself.
    func advanceContent(by seconds: TimeInterval) {}
    /// Ends what goes on only while the node is in a scene that is shown.
    func leftScene() {}

    // MARK: Copies

    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var made: Any?
        MainActor.assumeIsolated {
            let copy = makeCopy()
            copyValues(to: copy)
            made = copy
        }
        return made!
    }

    nonisolated open override func copy() -> Any { copy(with: nil) }

    /// Makes an empty node of the class to copy into.
    func makeCopy() -> SKNode { SKNode() }

    /// Copies the node's values and descendants.
    func copyValues(to copy: SKNode) {
        (copy.position, copy.zRotation, copy.xScale, copy.yScale) = (position, zRotation, xScale, yScale)
        (copy.zPosition, copy.alpha, copy.isHidden, copy.speed, copy.isPaused) = (zPosition, alpha, isHidden, speed, isPaused)
        (copy.name, copy.isUserInteractionEnabled, copy.constraints) = (name, isUserInteractionEnabled, constraints)
        copy.userData = userData.map { NSMutableDictionary(dictionary: $0 as! [AnyHashable: Any]) }
        copy.physicsBody = physicsBody?.copy() as? SKPhysicsBody
        copy.running = running.map { RunningAction(action: $0.action, key: $0.key, completion: $0.completion) }
        for child in children { copy.addChild(child.copy() as! SKNode) }
    }
}
