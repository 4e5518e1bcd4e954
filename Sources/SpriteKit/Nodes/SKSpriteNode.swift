import UIKit

/// A node that shows a texture or a colour in a rectangle.
/// Source: Apple's documentation of `SKSpriteNode`.
open class SKSpriteNode: SKNode {
    open var texture: SKTexture?
    open var color = UIColor.white
    /// How much of the colour is multiplied into the texture, 0…1.
    open var colorBlendFactor: CGFloat = 0
    open var size = CGSize.zero
    /// The point of the rectangle that lies at the node's position, in units of the size.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The part of the texture that stretches, in units of its size; the y axis points upwards.
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var blendMode = SKBlendMode.alpha
    @available(*, unavailable, message: "not yet in Quince: lights")
    open var normalTexture: SKTexture? { nil }
    @available(*, unavailable, message: "not yet in Quince: lights")
    open var lightingBitMask: UInt32 { 0 }
    @available(*, unavailable, message: "not yet in Quince: lights")
    open var shadowCastBitMask: UInt32 { 0 }
    @available(*, unavailable, message: "not yet in Quince: lights")
    open var shadowedBitMask: UInt32 { 0 }
    @available(*, unavailable, message: "not yet in Quince: shaders")
    open var shader: Any? { nil }
    @available(*, unavailable, message: "not yet in Quince: warped geometry")
    open var warpGeometry: Any? { nil }

    public override convenience init() { self.init(texture: nil, color: .white, size: .zero) }

    /// - Parameter size: Points.
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        super.init()
        (self.texture, self.color, self.size) = (texture, color, size)
    }

    public convenience init(texture: SKTexture?) { self.init(texture: texture, color: .white, size: texture?.size() ?? .zero) }
    public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        readSprite(aDecoder)
    }

    /// Changes the scale so that the node fits a size.
    open func scale(to size: CGSize) {
        guard self.size.width > 0, self.size.height > 0 else { return }
        (xScale, yScale) = (size.width / self.size.width, size.height / self.size.height)
    }

    override var contentBounds: CGRect {
        CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height).standardized
    }

    override func makeContentLayer() -> CALayer? { CALayer() }

    override func updateContent(_ layer: CALayer, transform: CGAffineTransform) {
        layer.place(size: size, anchor: anchorPoint, transform: transform)
        layer.updateBlendMode(blendMode)
        guard let texture else {
            if layer.contents != nil { layer.contents = nil }
            layer.setIfChanged(\.backgroundColor, color.cgColor)
            return layer.updateTint(nil, factor: 0)
        }
        layer.setIfChanged(\.backgroundColor, nil)
        texture.show(in: layer)
        let center = CGRect(x: centerRect.minX, y: 1 - centerRect.maxY, width: centerRect.width, height: centerRect.height)
        layer.setIfChanged(\.contentsCenter, center)
        layer.updateTint(color, factor: colorBlendFactor)
    }

    override func makeCopy() -> SKNode { SKSpriteNode() }
    override func copyValues(to copy: SKNode) {
        super.copyValues(to: copy)
        guard let copy = copy as? SKSpriteNode else { return }
        (copy.texture, copy.color, copy.colorBlendFactor, copy.size) = (texture, color, colorBlendFactor, size)
        (copy.anchorPoint, copy.centerRect, copy.blendMode) = (anchorPoint, centerRect, blendMode)
    }
}
