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

    /// The number of copies of the sublayers, including the original.
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
    /// By how much each instance's factor of red differs from that of the instance before.
    open var instanceRedOffset: Float {
        get { Float(number(.instanceRedOffset)) }
        set { setNumber(.instanceRedOffset, CGFloat(newValue)) }
    }
    open var instanceGreenOffset: Float {
        get { Float(number(.instanceGreenOffset)) }
        set { setNumber(.instanceGreenOffset, CGFloat(newValue)) }
    }
    open var instanceBlueOffset: Float {
        get { Float(number(.instanceBlueOffset)) }
        set { setNumber(.instanceBlueOffset, CGFloat(newValue)) }
    }
    open var instanceAlphaOffset: Float {
        get { Float(number(.instanceAlphaOffset)) }
        set { setNumber(.instanceAlphaOffset, CGFloat(newValue)) }
    }
    /// Whether the layer holds its sublayers in space, as `CATransformLayer` does, instead of flattening them into its plane.
    open var preservesDepth: Bool {
        get { bool(.preservesDepth) }
        set { set(.preservesDepth, .bool(newValue)) }
    }
}
