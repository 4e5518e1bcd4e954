/// A size that a display can show.
///
/// Source: UIKit, `UIScreenMode`.
@preconcurrency @MainActor open class UIScreenMode: NSObject {
    /// In pixels.
    public let size: CGSize
    /// The width of a pixel divided by its height.
    open var pixelAspectRatio: CGFloat { 1 }

    init(size: CGSize) { self.size = size }
}

extension UIScreen {
    /// How a display of its own is brought onto edges that its case hides.
    ///
    /// Source: UIKit, `UIScreen.OverscanCompensation`.
    public enum OverscanCompensation: Int, Sendable { case scale = 0, insetBounds, none }
    public enum ReferenceDisplayModeStatus: Int, Sendable { case notSupported = 0, notEnabled, limited, enabled }

    /// The sizes the display can show: one.
    public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
    /// The size the display shows.
    public var currentMode: UIScreenMode? { availableModes.first }
    public var preferredMode: UIScreenMode? { availableModes.first }
    /// The insets of the display's invisible edges; always zero.
    public var overscanCompensationInsets: UIEdgeInsets { .zero }
    /// How much brighter than white the display is now: not at all.
    public var currentEDRHeadroom: CGFloat { 1 }
    public var potentialEDRHeadroom: CGFloat { 1 }
    public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
    /// Seconds between a touch and its report.
    public var calibratedLatency: CFTimeInterval { 0 }

    /// A link that calls `sel` of `target` before each of this display's frames, once it is added to a run loop.
    ///
    /// Source: UIKit, `displayLink(withTarget:selector:)`.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
}
