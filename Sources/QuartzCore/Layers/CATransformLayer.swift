import Foundation
import RenderProtocol

/// Holds its sublayers in one 3-D space instead of flattening them into its plane; it shows nothing itself.
open class CATransformLayer: CALayer {
    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var kindKeyword: String { "transform" }
    override func copyForPresentation() -> CALayer { CATransformLayer(layer: self) }
    open override func contains(_ p: CGPoint) -> Bool { false }
}
