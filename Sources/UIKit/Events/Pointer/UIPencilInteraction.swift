/// Learns of what a pencil does besides drawing. The simulated device has fingers only.
///
/// Source: Apple's “UIPencilInteraction”.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open weak var delegate: (any UIPencilInteractionDelegate)?
    open var isEnabled = true

    @preconcurrency @MainActor public override init() { super.init() }

    public init(delegate: any UIPencilInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { if view == nil { self.view = nil } }
    open func didMove(to view: UIView?) { self.view = view }

    /// The user's preferred action of a double tap. Always `ignore` here.
    open class var preferredTapAction: UIPencilPreferredAction { .ignore }
    open class var prefersPencilOnlyDrawing: Bool { false }
}

/// The action of a double tap on a pencil.
public enum UIPencilPreferredAction: Int, Sendable {
    case ignore = 0
    case switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette, runSystemShortcut
}

/// Learns of double taps. The method is optional.
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
