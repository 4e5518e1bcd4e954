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
        case flip(NSLayoutConstraint.Axis)
        case doorsOpen(NSLayoutConstraint.Axis)
        case doorsClose(NSLayoutConstraint.Axis)
        case doorway

        /// The direction in which the old scene parts in two; nil where it stays whole.
        var parting: NSLayoutConstraint.Axis? {
            switch self {
            case .doorsOpen(let axis): axis
            case .doorway: .horizontal
            default: nil
            }
        }
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

    /// The scenes are the sides of a card that turns about a horizontal line.
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.flip(.horizontal), sec) }
    /// The scenes are the sides of a card that turns about a vertical line.
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.flip(.vertical), sec) }
    /// The old scene parts in the middle, to the left and the right.
    open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doorsOpen(.horizontal), sec) }
    open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doorsOpen(.vertical), sec) }
    /// The new scene closes over the old one, from the left and the right to the middle.
    open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doorsClose(.horizontal), sec) }
    open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doorsClose(.vertical), sec) }
    /// The old scene parts like doors, and the new one comes near behind them.
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doorway, sec) }
}

/// A transition under way: the picture of the old scene, and the layers of the new one.
@MainActor final class RunningTransition {
    private let transition: SKTransition
    private let picture = CALayer()
    /// The right or lower part of a picture that parts.
    private let otherHalf = CALayer()
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
        otherHalf.contents = image
        if case .moveIn = transition.effect {
            parent.insertSublayer(picture, below: root)
        } else {
            parent.insertSublayer(picture, above: root)
        }
        if let axis = transition.effect.parting {
            part(along: axis)
            parent.insertSublayer(otherHalf, above: picture)
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
        otherHalf.removeFromSuperlayer()
        cover.removeFromSuperlayer()
        root.transform = CATransform3DIdentity
        root.isHidden = false
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
        case .flip(let axis): flip(about: axis, progress)
        case .doorsOpen(let axis): open(along: axis, progress)
        case .doorsClose(let axis): close(along: axis, progress)
        case .doorway:
            open(along: .horizontal, progress)
            root.transform = CATransform3DMakeScale(0.5 + progress / 2, 0.5 + progress / 2, 1)
        }
        CATransaction.commit()
    }

    // MARK: Cards and doors

    /// Gives each half of the picture a layer of its own.
    private func part(along axis: NSLayoutConstraint.Axis) {
        let isAcross = axis == .horizontal
        let half = CGSize(width: isAcross ? size.width / 2 : size.width, height: isAcross ? size.height : size.height / 2)
        let start = CGPoint(x: isAcross ? half.width : 0, y: isAcross ? 0 : half.height)
        picture.frame = CGRect(origin: .zero, size: half)
        otherHalf.frame = CGRect(origin: start, size: half)
        let unit = CGSize(width: isAcross ? 0.5 : 1, height: isAcross ? 1 : 0.5)
        picture.contentsRect = CGRect(origin: .zero, size: unit)
        otherHalf.contentsRect = CGRect(origin: CGPoint(x: isAcross ? 0.5 : 0, y: isAcross ? 0 : 0.5), size: unit)
    }

    private func open(along axis: NSLayoutConstraint.Axis, _ progress: CGFloat) {
        shift(picture, axis == .horizontal ? .left : .up, progress / 2)
        shift(otherHalf, axis == .horizontal ? .right : .down, progress / 2)
    }

    /// The old picture is in sight between the doors only.
    private func close(along axis: NSLayoutConstraint.Axis, _ progress: CGFloat) {
        let rest = 1 - progress
        let part = CGRect(
            x: axis == .horizontal ? progress / 2 : 0, y: axis == .horizontal ? 0 : progress / 2, width: axis == .horizontal ? rest : 1,
            height: axis == .horizontal ? 1 : rest)
        picture.contentsRect = part
        picture.frame = CGRect(
            x: part.minX * size.width, y: part.minY * size.height, width: part.width * size.width, height: part.height * size.height)
    }

    /// The old scene in the first half, the new one in the second, each as wide or high as a turning card looks.
    private func flip(about axis: NSLayoutConstraint.Axis, _ progress: CGFloat) {
        let look = max(abs(cos(progress * .pi)), 0.001)
        let transform = axis == .horizontal ? CATransform3DMakeScale(1, look, 1) : CATransform3DMakeScale(look, 1, 1)
        picture.opacity = progress < 0.5 ? 1 : 0
        root.isHidden = progress < 0.5
        picture.transform = transform
        root.transform = transform
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
