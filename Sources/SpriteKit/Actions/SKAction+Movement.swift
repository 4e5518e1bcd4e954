import UIKit

extension SKAction {
    /// An action that adds a share of a change in each frame, so that several at a time add up.
    private static func by(
        _ duration: TimeInterval, reversed: @escaping () -> SKAction, _ add: @escaping @MainActor (SKNode, CGFloat) -> Void
    ) -> SKAction {
        SKAction(.interval { node in { [unowned node] in add(node, $0 - $1) } }, duration: duration, reversed: reversed)
    }

    /// An action that goes from the value at its start to `end`.
    private static func to(
        _ duration: TimeInterval, _ key: ReferenceWritableKeyPath<SKNode, CGFloat>, _ end: @escaping @MainActor (SKNode) -> CGFloat
    ) -> SKAction {
        SKAction(
            .interval { node in
                let (start, end) = (node[keyPath: key], end(node))
                return { [unowned node] progress, _ in node[keyPath: key] = start + (end - start) * progress }
            }, duration: duration)
    }

    // MARK: Position

    public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        by(duration, reversed: { moveBy(x: -deltaX, y: -deltaY, duration: duration) }) { node, share in
            node.position.x += deltaX * share
            node.position.y += deltaY * share
        }
    }
    public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { moveBy(x: delta.dx, y: delta.dy, duration: duration) }
    public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
        group([moveTo(x: location.x, duration: duration), moveTo(y: location.y, duration: duration)], timedAs: duration)
    }
    public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { to(duration, \.position.x) { _ in x } }
    public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { to(duration, \.position.y) { _ in y } }

    /// One interval that runs several together, so that its timing applies to all.
    private static func group(_ actions: [SKAction], timedAs duration: TimeInterval) -> SKAction {
        SKAction(
            .interval { node in
                let updates = actions.compactMap { action -> Update? in
                    if case .interval(let start) = action.kind { start(node) } else { nil }
                }
                return { progress, previous in for update in updates { update(progress, previous) } }
            }, duration: duration)
    }

    /// Moves along a path whose points are relative to the node, turned to its direction.
    public class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, duration: sec)
    }
    public class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval) -> SKAction {
        follow(FlatPath(path), offset, orient, duration, isReversed: false)
    }
    /// - Parameter speed: Points per second.
    public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { follow(path, asOffset: true, orientToPath: true, speed: speed) }
    public class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat) -> SKAction {
        let flat = FlatPath(path)
        return follow(flat, offset, orient, speed > 0 ? TimeInterval(flat.length / speed) : 0, isReversed: false)
    }

    private static func follow(_ path: FlatPath, _ offset: Bool, _ orient: Bool, _ duration: TimeInterval, isReversed: Bool) -> SKAction {
        let again = { follow(path, offset, orient, duration, isReversed: !isReversed) }
        return SKAction(
            .interval { node in
                let first = path.place(at: isReversed ? 1 : 0).point
                let origin = offset ? CGPoint(x: node.position.x - first.x, y: node.position.y - first.y) : .zero
                let base = offset && !isReversed ? node.position : origin
                return { [unowned node] progress, _ in
                    let place = path.place(at: isReversed ? 1 - progress : progress)
                    let start = offset && !isReversed ? base : origin
                    node.position = CGPoint(x: start.x + place.point.x, y: start.y + place.point.y)
                    if orient { node.zRotation = isReversed ? place.angle + .pi : place.angle }
                }
            }, duration: duration, reversed: again)
    }

    // MARK: Rotation

    public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        by(duration, reversed: { rotate(byAngle: -radians, duration: duration) }) { $0.zRotation += radians * $1 }
    }
    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { to(duration, \.zRotation) { _ in radians } }
    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction {
        guard shortestUnitArc else { return rotate(toAngle: radians, duration: duration) }
        return to(duration, \.zRotation) { $0.zRotation + (radians - $0.zRotation).remainder(dividingBy: 2 * .pi) }
    }

    // MARK: Scale

    public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { scaleX(by: scale, y: scale, duration: duration) }
    public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        let action = group(
            [to(duration, \.xScale) { $0.xScale * xScale }, to(duration, \.yScale) { $0.yScale * yScale }], timedAs: duration)
        return SKAction(action.kind, duration: duration) {
            scaleX(by: xScale == 0 ? 0 : 1 / xScale, y: yScale == 0 ? 0 : 1 / yScale, duration: duration)
        }
    }
    public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { scaleX(to: scale, y: scale, duration: duration) }
    public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        group([scaleX(to: xScale, duration: duration), scaleY(to: yScale, duration: duration)], timedAs: duration)
    }
    public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction { to(duration, \.xScale) { _ in scale } }
    public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { to(duration, \.yScale) { _ in scale } }
    /// Scales a sprite so that it fits a size.
    public class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
        group(
            [
                to(duration, \.xScale) { ($0 as? SKSpriteNode).map { $0.size.width == 0 ? 1 : size.width / $0.size.width } ?? $0.xScale },
                to(duration, \.yScale) {
                    ($0 as? SKSpriteNode).map { $0.size.height == 0 ? 1 : size.height / $0.size.height } ?? $0.yScale
                },
            ], timedAs: duration)
    }

    // MARK: Size of sprites

    public class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        by(duration, reversed: { resize(byWidth: -width, height: -height, duration: duration) }) { node, share in
            guard let sprite = node as? SKSpriteNode else { return }
            sprite.size = CGSize(width: sprite.size.width + width * share, height: sprite.size.height + height * share)
        }
    }
    public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        resize(duration) { _ in CGSize(width: width, height: height) }
    }
    public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
        resize(duration) { CGSize(width: width, height: $0.height) }
    }
    public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
        resize(duration) { CGSize(width: $0.width, height: height) }
    }
    private static func resize(_ duration: TimeInterval, _ end: @escaping @MainActor (CGSize) -> CGSize) -> SKAction {
        SKAction(
            .interval { node in
                guard let sprite = node as? SKSpriteNode else { return { _, _ in } }
                let start = sprite.size
                let end = end(start)
                return { [unowned sprite] progress, _ in
                    sprite.size = CGSize(
                        width: start.width + (end.width - start.width) * progress,
                        height: start.height + (end.height - start.height) * progress)
                }
            }, duration: duration)
    }

    // MARK: Opacity

    public class func fadeIn(withDuration sec: TimeInterval) -> SKAction {
        SKAction(fadeAlpha(to: 1, duration: sec).kind, duration: sec) { fadeOut(withDuration: sec) }
    }
    public class func fadeOut(withDuration sec: TimeInterval) -> SKAction {
        SKAction(fadeAlpha(to: 0, duration: sec).kind, duration: sec) { fadeIn(withDuration: sec) }
    }
    public class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
        by(duration, reversed: { fadeAlpha(by: -factor, duration: duration) }) { $0.alpha += factor * $1 }
    }
    public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { to(duration, \.alpha) { _ in alpha } }

    /// Changes the speed of the node's actions.
    public class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction {
        by(duration, reversed: { self.speed(by: -speed, duration: duration) }) { $0.speed += speed * $1 }
    }
    public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { to(duration, \.speed) { _ in speed } }
}
