import CoreGraphics
import Foundation
import RenderProtocol

/// A transition between a layer's old and new look: what it showed before the changes of this turn, and after them.
///
/// The motions are those Apple documents for `CATransition`; without a subtype the new look enters from the left.
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    /// The progress at which the transition begins and ends, 0…1.
    open var startProgress: Float = 0
    open var endProgress: Float = 1

    /// The old look and its motion, while the transition runs.
    var stage: TransitionStage?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copied = CATransition()
        copyProperties(to: copied)
        return copied
    }

    override func copyProperties(to other: CAAnimation) {
        super.copyProperties(to: other)
        guard let other = other as? CATransition else { return }
        (other.type, other.subtype, other.startProgress, other.endProgress) = (type, subtype, startProgress, endProgress)
    }

    override func render(on layer: CALayer, key: String, timing: AnimationTiming) -> [RenderAnimation] {
        guard let stage else { return [] }
        return stage.motions(of: layer).map { property, motion, isAdditive in
            RenderAnimation(
                key: "\(key).\(property)", property: property, motion: motion, timing: timing, curve: curve, isAdditive: isAdditive)
        }
    }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
