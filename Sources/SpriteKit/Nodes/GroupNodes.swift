import UIKit

/// A node whose descendants are drawn as a group.
/// Source: Apple's documentation of `SKEffectNode`.
open class SKEffectNode: SKNode {
    @available(*, unavailable, message: "not yet in Quince: filters of SpriteKit")
    open var filter: Any? { nil }
    @available(*, unavailable, message: "not yet in Quince: filters of SpriteKit")
    open var shouldCenterFilter: Bool { true }
    @available(*, unavailable, message: "not yet in Quince: shaders")
    open var shader: Any? { nil }
    open var shouldEnableEffects = true
    /// Whether the picture is kept; it looks the same either way.
    open var shouldRasterize = false
    open var blendMode = SKBlendMode.alpha

    override func makeCopy() -> SKNode { SKEffectNode() }
    override func copyValues(to copy: SKNode) {
        super.copyValues(to: copy)
        guard let copy = copy as? SKEffectNode else { return }
        (copy.shouldEnableEffects, copy.shouldRasterize, copy.blendMode) = (shouldEnableEffects, shouldRasterize, blendMode)
    }
}

/// A node whose descendants show through the alpha of another.
/// Source: Apple's documentation of `SKCropNode`.
open class SKCropNode: SKNode {
    /// A node without a parent, in the coordinates of the crop node; nil crops nothing.
    open var maskNode: SKNode?

    override func makeCopy() -> SKNode { SKCropNode() }
    override func copyValues(to copy: SKNode) {
        super.copyValues(to: copy)
        (copy as? SKCropNode)?.maskNode = maskNode?.copy() as? SKNode
    }
}
