import CoreGraphics
import Foundation
import RenderProtocol

/// Blurs and saturates what lies behind it: the material of bars and sheets.
package final class BackdropLayer: CALayer {
    package override init() { super.init() }
    package override init(layer: Any) { super.init(layer: layer) }
    package required init?(coder: NSCoder) { super.init(coder: coder) }

    override var kindKeyword: String { "backdrop" }
    override func copyForPresentation() -> CALayer { BackdropLayer(layer: self) }

    /// Radius of the blur in points.
    package var blurRadius: CGFloat {
        get { number(.backdropBlurRadius) }
        set { setNumber(.backdropBlurRadius, newValue) }
    }
    /// Factor of the saturation, 1 leaves colours as they are.
    package var saturation: CGFloat {
        get { number(.backdropSaturation) }
        set { setNumber(.backdropSaturation, newValue) }
    }
}
