import CoreGraphics
import Foundation
import RenderProtocol

/// Shows what another process draws on the device's display, as the home screen does with apps.
package final class HostLayer: CALayer {
    package override init() { super.init() }
    package override init(layer: Any) { super.init(layer: layer) }
    package required init?(coder: NSCoder) { super.init(coder: coder) }

    override func copyForPresentation() -> CALayer { HostLayer(layer: self) }

    /// The number of the process as the device counts them; 0 shows none.
    package var contextNumber: Int {
        get { Int(number(.hostedContext)) }
        // It has no action: nothing lies between two processes.
        set { if newValue != contextNumber { store(.number(Double(newValue)), for: .hostedContext) } }
    }
}
