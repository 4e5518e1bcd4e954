// Tips show beside a pointer on the Mac. What concerns them can be set up as in iOS, where nothing comes of it either.

/// Says what a view is for while a pointer rests on it.
///
/// Source: Apple's “UIToolTipInteraction”.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    open var isEnabled = true
    /// The tip where the delegate gives none.
    open var defaultToolTip: String?

    @preconcurrency @MainActor public override init() { super.init() }

    public init(defaultToolTip: String) {
        self.defaultToolTip = defaultToolTip
        super.init()
    }

    open func willMove(to view: UIView?) { if view == nil { self.view = nil } }
    open func didMove(to view: UIView?) { self.view = view }
}

/// Gives tips by place. The method is optional.
///
/// Source: Apple's “UIToolTipInteractionDelegate”.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    public func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
        interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    }
}

/// A tip, and the part of a view it is for.
///
/// Source: Apple's “UIToolTipConfiguration”.
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
    public let toolTip: String
    /// In the view's coordinates; all of the view where it is null.
    public let sourceRect: CGRect

    public init(toolTip: String) {
        (self.toolTip, sourceRect) = (toolTip, .null)
        super.init()
    }

    public init(toolTip: String, in rect: CGRect) {
        (self.toolTip, sourceRect) = (toolTip, rect)
        super.init()
    }
}
