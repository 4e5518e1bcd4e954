import CoreGraphics
import Foundation
import RenderProtocol

/// Shows its sublayers several times, each instance moved, coloured and delayed in relation to the one before.
open class CAReplicatorLayer: CALayer {
    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var kindKeyword: String { "replicator" }
    override func copyForPresentation() -> CALayer { CAReplicatorLayer(layer: self) }

    /// How often the sublayers show, the original included.
    open var instanceCount: Int {
        get { Int(number(.instanceCount)) }
        set { setNumber(.instanceCount, CGFloat(newValue)) }
    }
    /// Seconds by which each instance's animations lag behind.
    open var instanceDelay: CFTimeInterval {
        get { Double(number(.instanceDelay)) }
        set { setNumber(.instanceDelay, CGFloat(newValue)) }
    }
    /// From one instance to the next, about the layer's centre.
    open var instanceTransform: CATransform3D {
        get { transform(.instanceTransform) }
        set { set(.instanceTransform, .transform(newValue.rendered)) }
    }
    /// Multiplies the colours of the first instance.
    open var instanceColor: CGColor? {
        get { color(.instanceColor) }
        set { setColor(.instanceColor, newValue) }
    }
    @available(*, unavailable, message: "not yet in Quince: colour offsets of replicator instances")
    open var instanceRedOffset: Float {
        get { 0 }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: colour offsets of replicator instances")
    open var instanceGreenOffset: Float {
        get { 0 }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: colour offsets of replicator instances")
    open var instanceBlueOffset: Float {
        get { 0 }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: alpha offsets of replicator instances")
    open var instanceAlphaOffset: Float {
        get { 0 }
        set {}
    }
}
