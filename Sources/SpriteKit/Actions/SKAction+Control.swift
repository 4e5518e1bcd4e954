import UIKit

extension SKAction {
    // MARK: Order

    public class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(.sequence(actions), duration: actions.reduce(0) { $0 + $1.duration })
    }
    public class func group(_ actions: [SKAction]) -> SKAction { SKAction(.group(actions), duration: actions.map(\.duration).max() ?? 0) }
    public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(.repetition(action, count: max(count, 0)), duration: action.duration * Double(max(count, 0)))
    }
    public class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.repetition(action, count: nil), duration: .infinity) }
    public class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(.interval { _ in { _, _ in } }, duration: sec) }

    /// Waits for a random time of `sec` ± half of `durationRange`, chosen anew whenever the action begins.
    public class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
        let half = abs(durationRange) / 2
        let range = max(sec - half, 0)...max(sec + half, 0)
        return SKAction(.pause(range), duration: sec)
    }

    // MARK: Code and nodes

    public class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(.instant { _ in block() }) }
    public class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
        nonisolated(unsafe) let block = block
        return SKAction(.instant { _ in queue.async { block() } })
    }
    public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { SKAction(.child(name: name, action)) }

    /// Calls the block in each frame with the seconds since the action began.
    public class func customAction(withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void) -> SKAction
    {
        SKAction(
            .interval { node in { [unowned node] progress, _ in block(node, progress * CGFloat(duration)) } }, duration: duration)
    }

    public class func removeFromParent() -> SKAction { SKAction(.instant { $0.removeFromParent() }) }
    public class func hide() -> SKAction { SKAction(.instant { $0.isHidden = true }, reversed: { unhide() }) }
    public class func unhide() -> SKAction { SKAction(.instant { $0.isHidden = false }, reversed: { hide() }) }

    /// Sends a message without arguments to an object, which is kept.
    public class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
        SKAction(.instant { _ in _ = (target as? any NSObjectProtocol)?.perform(selector) })
    }
    @available(*, unavailable, message: "not yet in Quince: inverse kinematics")
    public class func reach(to position: CGPoint, rootNode root: SKNode, duration sec: TimeInterval) -> SKAction { run {} }

    // MARK: Textures and colours

    public class func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }
    public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
        SKAction(
            .instant { node in
                (node as? SKSpriteNode)?.texture = texture
                if resize { (node as? SKSpriteNode)?.size = texture.size() }
            })
    }
    public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        animate(with: textures, timePerFrame: sec, resize: false, restore: true)
    }
    public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool) -> SKAction {
        let count = textures.count
        return SKAction(
            .interval { node in
                guard let sprite = node as? SKSpriteNode, count > 0 else { return { _, _ in } }
                let (texture, size) = (sprite.texture, sprite.size)
                return { [unowned sprite] progress, _ in
                    if progress >= 1, restore {
                        (sprite.texture, sprite.size) = (texture, size)
                        return
                    }
                    let shown = textures[min(max(Int(progress * CGFloat(count)), 0), count - 1)]
                    guard sprite.texture !== shown else { return }
                    sprite.texture = shown
                    if resize { sprite.size = shown.size() }
                }
            }, duration: sec * Double(count),
            reversed: { animate(with: textures.reversed(), timePerFrame: sec, resize: resize, restore: restore) })
    }

    public class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        colorize(duration) { _, _ in (color, colorBlendFactor) }
    }
    public class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        colorize(duration) { color, _ in (color, colorBlendFactor) }
    }

    private static func colorize(
        _ duration: TimeInterval, _ end: @escaping @MainActor (UIColor, CGFloat) -> (UIColor, CGFloat)
    ) -> SKAction {
        SKAction(
            .interval { node in
                guard let sprite = node as? SKSpriteNode else { return { _, _ in } }
                let start = (sprite.color, sprite.colorBlendFactor)
                let end = end(start.0, start.1)
                return { [unowned sprite] progress, _ in
                    sprite.color = start.0.mixed(with: end.0, progress)
                    sprite.colorBlendFactor = start.1 + (end.1 - start.1) * progress
                }
            }, duration: duration)
    }

    // MARK: Forces

    public class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction { push(sec) { $0.applyForce(force) } }
    public class func applyTorque(_ torque: CGFloat, duration sec: TimeInterval) -> SKAction { push(sec) { $0.applyTorque(torque) } }
    public class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction {
        share(sec) { $0.applyImpulse(CGVector(dx: impulse.dx * $1, dy: impulse.dy * $1)) }
    }
    public class func applyAngularImpulse(_ impulse: CGFloat, duration sec: TimeInterval) -> SKAction {
        share(sec) { $0.applyAngularImpulse(impulse * $1) }
    }
    private static func push(_ seconds: TimeInterval, _ body: @escaping @MainActor (SKPhysicsBody) -> Void) -> SKAction {
        share(seconds) { target, _ in body(target) }
    }
    private static func share(_ seconds: TimeInterval, _ body: @escaping @MainActor (SKPhysicsBody, CGFloat) -> Void) -> SKAction {
        SKAction(
            .interval { node in
                { [unowned node] progress, previous in if let target = node.physicsBody { body(target, progress - previous) } }
            },
            duration: seconds)
    }
}

extension UIColor {
    func mixed(with other: UIColor, _ part: CGFloat) -> UIColor {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        var (r2, g2, b2, a2): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard getRed(&r, green: &g, blue: &b, alpha: &a), other.getRed(&r2, green: &g2, blue: &b2, alpha: &a2) else { return other }
        return UIColor(red: r + (r2 - r) * part, green: g + (g2 - g) * part, blue: b + (b2 - b) * part, alpha: a + (a2 - a) * part)
    }
}
