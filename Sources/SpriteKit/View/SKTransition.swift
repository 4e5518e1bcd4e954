import UIKit

public enum SKTransitionDirection: Int, Sendable {
    case up = 0
    case down = 1
    case right = 2
    case left = 3
}

/// How a view goes from one scene to the next.
/// Source: Apple's documentation of `SKTransition`.
open class SKTransition: NSObject, @unchecked Sendable {
    enum Effect {
        case crossFade
        case fade(UIColor)
        case push(SKTransitionDirection)
        case moveIn(SKTransitionDirection)
        case reveal(SKTransitionDirection)
    }
    let effect: Effect
    let duration: TimeInterval
    /// Whether the scene that comes stands still until the end.
    open var pausesIncomingScene = true
    /// Whether the scene that goes stands still; its last picture is shown.
    open var pausesOutgoingScene: Bool {
        get { true }
        @available(*, unavailable, message: "not yet in Quince: scenes that run while they go")
        set {}
    }

    init(_ effect: Effect, _ duration: TimeInterval) { (self.effect, self.duration) = (effect, max(duration, 0)) }

    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.crossFade, sec) }
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade(.black), sec) }
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition(.fade(color), sec) }
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.push(direction), sec)
    }
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.moveIn(direction), sec)
    }
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.reveal(direction), sec)
    }

    @available(*, unavailable, message: "not yet in Quince: flips; crossFade, fade, push, moveIn and reveal are there")
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { crossFade(withDuration: sec) }
    @available(*, unavailable, message: "not yet in Quince: flips; crossFade, fade, push, moveIn and reveal are there")
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { crossFade(withDuration: sec) }
    @available(*, unavailable, message: "not yet in Quince: doors; crossFade, fade, push, moveIn and reveal are there")
    open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { crossFade(withDuration: sec) }
    @available(*, unavailable, message: "not yet in Quince: doors; crossFade, fade, push, moveIn and reveal are there")
    open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { crossFade(withDuration: sec) }
    @available(*, unavailable, message: "not yet in Quince: doors; crossFade, fade, push, moveIn and reveal are there")
    open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { crossFade(withDuration: sec) }
    @available(*, unavailable, message: "not yet in Quince: doors; crossFade, fade, push, moveIn and reveal are there")
    open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { crossFade(withDuration: sec) }
    @available(*, unavailable, message: "not yet in Quince: doorways; crossFade, fade, push, moveIn and reveal are there")
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { crossFade(withDuration: sec) }
}

/// A transition under way: the picture of the old scene, and the layers of the new one.
@MainActor final class RunningTransition {
    private let transition: SKTransition
    private let picture = CALayer()
    private let cover = CALayer()
    private let root: CALayer
    private let size: CGSize
    private var elapsed: TimeInterval = 0

    init(_ transition: SKTransition, picture image: CGImage, below front: CALayer, in parent: CALayer, root: CALayer) {
        (self.transition, self.root, size) = (transition, root, parent.bounds.size)
        picture.frame = CGRect(origin: .zero, size: size)
        picture.contents = image
        cover.frame = picture.frame
        cover.opacity = 0
        if case .moveIn = transition.effect {
            parent.insertSublayer(picture, below: root)
        } else {
            parent.insertSublayer(picture, above: root)
        }
        parent.insertSublayer(cover, below: front)
        update(0)
    }

    var pausesIncomingScene: Bool { transition.pausesIncomingScene }

    /// Whether the transition has ended.
    func advance(by seconds: TimeInterval) -> Bool {
        elapsed += seconds
        guard elapsed < transition.duration else {
            end()
            return true
        }
        update(CGFloat(elapsed / transition.duration))
        return false
    }

    func end() {
        picture.removeFromSuperlayer()
        cover.removeFromSuperlayer()
        root.transform = CATransform3DIdentity
    }

    private func update(_ progress: CGFloat) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        switch transition.effect {
        case .crossFade: picture.opacity = Float(1 - progress)
        case .fade(let color):
            cover.backgroundColor = color.cgColor
            cover.opacity = Float(1 - abs(1 - 2 * progress))
            picture.opacity = progress < 0.5 ? 1 : 0
        case .push(let direction):
            shift(picture, direction, progress)
            shift(root, direction, progress - 1)
        case .moveIn(let direction): shift(root, direction, progress - 1)
        case .reveal(let direction): shift(picture, direction, progress)
        }
        CATransaction.commit()
    }

    private func shift(_ layer: CALayer, _ direction: SKTransitionDirection, _ part: CGFloat) {
        let (x, y): (CGFloat, CGFloat) =
            switch direction {
            case .up: (0, -part)
            case .down: (0, part)
            case .right: (part, 0)
            case .left: (-part, 0)
            }
        layer.transform = CATransform3DMakeTranslation(x * size.width, y * size.height, 0)
    }
}

extension CALayer {
    /// The layer's picture at the screen's scale.
    @MainActor func snapshot(in rect: CGRect) -> CGImage? {
        guard rect.width >= 1, rect.height >= 1 else { return nil }
        return UIGraphicsImageRenderer(bounds: rect).image { render(in: $0.cgContext) }.cgImage
    }
}
